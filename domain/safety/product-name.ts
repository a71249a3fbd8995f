import { fold } from '../text/fold.ts';
import { asRead } from './as-read.ts';

/** Whether readers may take a pen name for us. 'Fairy Tale Lantern' is a name, 'Tale Lantern Support' is not. */
export function hasProductName(penName: string): boolean {
  const folded = fold(asRead(penName));
  return folded.includes('talelantern') || /^(?:the)?talelantern/.test(folded.replace(/\P{L}/gu, ''));
}
