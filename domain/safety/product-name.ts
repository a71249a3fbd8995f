import { fold } from '../text/fold.ts';
import { asRead } from './as-read.ts';

/** Whether readers may think that a pen name is ours: 'Tale Lantern Support' is, 'Fairy Tale Lantern' is not. */
export function hasProductName(penName: string): boolean {
  const folded = fold(asRead(penName));
  return folded.includes('talelantern') || /^(?:the)?talelantern/.test(folded.replace(/\P{L}/gu, ''));
}
