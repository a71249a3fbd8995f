const SIGNS_OF_A_PATTERN = /[.*+?^${}()|[\]\\]/g;

/** `words` as a pattern that matches nothing else. */
export const escapePattern = (words: string): string => words.replace(SIGNS_OF_A_PATTERN, '\\$&');

/** Matches `words` where they stand alone, whatever the case: nobody is called Ember in “remember”. */
export const wholeWords = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(words)}(?![\\p{L}\\p{N}])`, 'iu');
