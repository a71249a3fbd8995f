const PATTERN_CHARACTERS = /[.*+?^${}()|[\]\\]/g;

export const escapePattern = (words: string): string => words.replace(PATTERN_CHARACTERS, '\\$&');

/** Matches `words` as whole words, ignoring case: not Ember in “remember”. */
export const wholeWords = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(words)}(?![\\p{L}\\p{N}])`, 'iu');
