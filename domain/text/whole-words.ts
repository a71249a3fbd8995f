const PATTERN_CHARACTERS = /[.*+?^${}()|[\]\\]/g;

export const escapePattern = (words: string): string => words.replace(PATTERN_CHARACTERS, '\\$&');

/**
 * Matches `words` as whole words, ignoring case: 'ember' does not match “remember”. A mark belongs to the letter before
 * it.
 */
export const wholeWords = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}]\\p{M}*)${escapePattern(words)}(?![\\p{L}\\p{N}\\p{M}])`, 'iu');
