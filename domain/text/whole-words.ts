const PATTERN_CHARACTERS = /[.*+?^${}()|[\]\\]/g;

export const escapePattern = (text: string): string => text.replace(PATTERN_CHARACTERS, '\\$&');

/** `phrase` as whole words, ignoring case: 'ember' is not in “remember”. A mark belongs to the letter before it. */
export const wholeWords = (phrase: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}]\\p{M}*)${escapePattern(phrase)}(?![\\p{L}\\p{N}\\p{M}])`, 'iu');
