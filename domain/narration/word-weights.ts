const VOWELS = /[aeiouyàáâäæèéêëìíîïòóôöùúûüœ]+/gu;
const CONSONANTS = /[^aeiouyàáâäæèéêëìíîïòóôöùúûüœ'’\p{N}-]/gu;
const DIGITS = /\p{N}/gu;
/** One sound in two letters. */
const DIGRAPHS = /th|sh|ch|wh|ph|ck|ng|gh|qu|(\p{L})\1/gu;
/** “cave”, “looked” but not “waited”, “notes”: the last e is not heard. */
const SILENT_ENDING = /[^aeiouytd]ed$|[^aeiouy]es?$/u;
/** Said in passing. */
const LIGHT =
  /^(?:a|an|the|of|and|to|in|on|at|for|from|with|was|were|is|are|it|its|he|his|him|she|her|you|they|them|that|their|will|what|when|where|who|we|or|not|can|had|have|has|as|but|be|by|if|then|than|there|would|could)$/u;

/*
 * In consonants, about 60 ms each. Fitted by least squares to the word events of a speech engine (docs/benchmarks.md).
 */
const WORD = 3;
const LIGHT_WORD = 1.5;
const SYLLABLE = 0.65;
const DIGIT = 5;
const BEFORE_PAUSE = 1.3;

/** How long a word takes to say, beside others; the last one before a pause is drawn out. */
export function spokenWeight(word: string, isBeforePause: boolean): number {
  const letters = word.toLowerCase();
  const vowels = letters.match(VOWELS)?.length ?? 0;
  const syllables = Math.max(1, vowels - (SILENT_ENDING.test(letters) ? 1 : 0));
  const consonants = letters.replaceAll(DIGRAPHS, 't').match(CONSONANTS)?.length ?? 0;
  const digits = letters.match(DIGITS)?.length ?? 0;
  const weight = (LIGHT.test(letters) ? LIGHT_WORD : WORD + SYLLABLE * syllables) + consonants + digits * DIGIT;
  return isBeforePause ? weight * BEFORE_PAUSE : weight;
}
