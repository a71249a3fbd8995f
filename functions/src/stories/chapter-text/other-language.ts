import { francAll } from 'franc-min';

/** Fewer do not tell their language: a foreign greeting, or a row of sounds such as `Drip, drop, plip, plop, drip …` */
const MIN_DIFFERENT_WORDS = 12;
/** Scripts without spaces have few words; 60 letters of another script are a paragraph. */
const MIN_LETTERS = 60;
const ENGLISH = 'eng';
const LONG = 25;
/**
 * Of the score of the most likely language, because the detector is unsure about short words. Of 7,097 English passages
 * of 12 to 24 words, none without a frequent word had less than 0.89.
 */
const MIN_ENGLISH_SCORE = { long: 0.98, short: 0.8 };
const WORD = /[\p{L}\p{M}’']+/gu;

/**
 * Frequent English words that related languages lack, so not 'a', 'is', 'in' or 'we'; over a sixth of the words in
 * English prose. Books for first readers have few but these.
 */
const ENGLISH_WORDS = new Set(
  (
    'the and to were she they his with that said for but not you their from it then there into ' +
    'says asks asked my who what up out down off too can this has look looks went came ran sat got him when where here yes'
  ).split(' '),
);
const MIN_ENGLISH_SHARE = 0.05;

const scoreOfEnglish = (text: string): number => francAll(text).find(([language]) => language === ENGLISH)?.[1] ?? 0;

/** Invented words mislead the detector, so almost no word may be English. Names of the cast are ignored. */
export function isInOtherLanguage(paragraph: string, names: readonly string[]): boolean {
  const text = names.reduce((rest, name) => rest.replaceAll(name, ' '), paragraph);
  const words = text.match(WORD) ?? [];
  const otherLetters = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  const distinctCount = new Set(words.map((word) => word.toLowerCase())).size;
  if (distinctCount < MIN_DIFFERENT_WORDS && otherLetters < MIN_LETTERS) return false;
  const minScore = words.length < LONG ? MIN_ENGLISH_SCORE.short : MIN_ENGLISH_SCORE.long;
  const englishCount = words.filter((word) => ENGLISH_WORDS.has(word.toLowerCase())).length;
  return scoreOfEnglish(text) < minScore && englishCount < MIN_ENGLISH_SHARE * words.length;
}
