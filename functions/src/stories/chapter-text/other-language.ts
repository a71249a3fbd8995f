import { francAll } from 'franc-min';

/** Fewer words do not tell their language for certain; a chapter may begin with a foreign greeting. */
const MIN_WORDS = 25;
/** A row of sounds has fewer: `Drip, drop, plip, plop, drip …` */
const MIN_DIFFERENT_WORDS = 12;
/** Scripts without spaces have few words; so many letters of another script are a paragraph. */
const MIN_LETTERS = 60;
const ENGLISH = 'eng';
/** Of the score of the most likely language; the detector is unsure about short words. */
const MIN_ENGLISH_SCORE = 0.98;
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

/**
 * Whether a paragraph is in another language. Invented words mislead the detector, so almost no word may be English.
 * Names of the cast are ignored.
 */
export function isInOtherLanguage(paragraph: string, names: readonly string[]): boolean {
  const text = names.reduce((rest, name) => rest.replaceAll(name, ' '), paragraph);
  const words = text.match(WORD) ?? [];
  const otherLetters = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  const different = new Set(words.map((word) => word.toLowerCase())).size;
  const hasWords = words.length >= MIN_WORDS && different >= MIN_DIFFERENT_WORDS;
  if (!hasWords && otherLetters < MIN_LETTERS) return false;
  const english = words.filter((word) => ENGLISH_WORDS.has(word.toLowerCase())).length;
  return scoreOfEnglish(text) < MIN_ENGLISH_SCORE && english < MIN_ENGLISH_SHARE * words.length;
}
