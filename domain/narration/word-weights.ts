const VOWELS = /[aeiouyàáâäæèéêëìíîïòóôöùúûüœ]+/gu;
const CONSONANTS = /[^aeiouyàáâäæèéêëìíîïòóôöùúûüœ'’\p{N}-]/gu;
const DIGITS = /\p{N}/gu;
const DIGRAPHS = /th|sh|ch|wh|ph|ck|ng|gh|qu|(\p{L})\1/gu;
/** The last e is silent: “cave”, “notes”, “looked”, but not “waited”. */
const SILENT_ENDING = /[^aeiouytd]ed$|[^aeiouy]es?$/u;
/** Unstressed words, which are spoken faster. */
const UNSTRESSED_WORDS =
  /^(?:a|an|the|of|and|to|in|on|at|for|from|with|was|were|is|are|it|its|he|his|him|she|her|you|they|them|that|their|will|what|when|where|who|we|or|not|can|had|have|has|as|but|be|by|if|then|than|there|would|could)$/u;

/** In units of a consonant, about 60 ms. Fitted to the word events of a speech engine (docs/benchmarks.md). */
const WORD_WEIGHT = 3;
const UNSTRESSED_WEIGHT = 1.5;
const SYLLABLE_WEIGHT = 0.65;
const DIGIT_WEIGHT = 5;
const PAUSE_FACTOR = 1.3;

/** Relative duration of a word; the last one before a pause is longer. */
export function spokenWeight(word: string, isBeforePause: boolean): number {
  const letters = word.toLowerCase();
  const vowels = letters.match(VOWELS)?.length ?? 0;
  const syllables = Math.max(1, vowels - (SILENT_ENDING.test(letters) ? 1 : 0));
  const consonants = letters.replaceAll(DIGRAPHS, 't').match(CONSONANTS)?.length ?? 0;
  const digits = letters.match(DIGITS)?.length ?? 0;
  const weight =
    (UNSTRESSED_WORDS.test(letters) ? UNSTRESSED_WEIGHT : WORD_WEIGHT + SYLLABLE_WEIGHT * syllables) +
    consonants +
    digits * DIGIT_WEIGHT;
  return isBeforePause ? weight * PAUSE_FACTOR : weight;
}
