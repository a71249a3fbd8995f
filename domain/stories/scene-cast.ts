import { wholeWords } from '../text/whole-words.ts';

/** 'Ember the Bold' and 'Lyra of the Lake' are called Ember and Lyra in a story. */
const BYNAME = /\s+(?:the|of|from|von|van|de)\s.*$/i;

export const isNamedIn = (passage: string, name: string): boolean =>
  [name, name.replace(BYNAME, '')].some((known) => known !== '' && wholeWords(known).test(passage));
