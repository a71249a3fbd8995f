import { fold } from '../text/fold.ts';
import { asRead } from './as-read.ts';

/** Folded characters that look like an 'l' in many fonts: 'TaIelantern' has a capital 'i'. */
const LOOKS_LIKE_L = /[i1|]/g;
/** Words, with 'l' for 'i', that make two common words our name. */
const OUR_STAFF = /offlclal|team|support|help|staff/;

/** Whether readers may think that a pen name is ours: 'Team Tale Lantern' is, 'Fairy Tale Lantern' is not. */
export function hasProductName(penName: string): boolean {
  const read = fold(asRead(penName)).replace(LOOKS_LIKE_L, 'l');
  const letters = read.replace(/\P{L}/gu, '');
  if (read.includes('talelantern') || /^(?:the)?talelantern/.test(letters)) return true;
  return letters.includes('talelantern') && OUR_STAFF.test(letters);
}
