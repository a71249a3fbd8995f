import { isNameIn } from '../text/same-name.ts';

/** 'Ember the Bold' and 'Lyra of the Lake' are called Ember and Lyra in a story. */
const BYNAME = /\s+(?:the|of|from|von|van|de)\s.*$/i;

export const isNamedIn = (passage: string, name: string): boolean =>
  [name, name.replace(BYNAME, '')].some((known) => isNameIn(passage, known));
