const SIGNS_OF_A_PATTERN = /[.*+?^${}()|[\]\\]/g;

/** Matches `words` where they stand alone, whatever the case: nobody is called Ember in “remember”. */
export const wholeWords = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.replace(SIGNS_OF_A_PATTERN, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu');
