import { CATEGORIES, type Category } from './categories.ts';
import { MODERATION_PATTERNS } from './patterns/moderation-patterns.ts';
import { findProfanity } from './profanity.ts';

export interface Classification {
  flagged: boolean;
  scores: Record<Category, number>;
}

const FLAG_FROM = 0.5;
const PROFANITY_SCORE = 0.93;
const CLEAN_SCORE = 0.0001;

const LETTER_OF_DIGIT: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Up to this many signs may stand between the letters of a word: two spaces end it, or " - " goes on with it. */
const SEPARATIONS = [1, 3];

/** "n.a.k.e.d" and "n a k e d" written as words: up to `width` separators between single letters removed. */
function joinSpelledWords(text: string, width: number): string {
  const spelled = new RegExp(
    String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[\s.\-_*·]{1,${width}}[\p{L}\p{N}]){2,}(?![\p{L}\p{N}])`,
    'gu',
  );
  return text.replace(spelled, (letters) => letters.replace(/[\s.\-_*·]+/gu, ''));
}

/** Three of a letter and more are one: "naaaaked". */
const STRETCHED = /(\p{L})\1{2,}/gu;

/** "p0rn" and "nák3d" in plain letters; only words that mix letters and digits are touched. */
function toPlainLetters(text: string): string {
  const withoutAccents = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(STRETCHED, '$1');
  return withoutAccents.replace(/[\w@$]*\p{L}[\w@$]*/gu, (word) =>
    /[0-9@$]/u.test(word) ? word.replace(/[0134578@$]/gu, (sign) => LETTER_OF_DIGIT[sign] ?? sign) : word,
  );
}

/**
 * Judges a text like a moderation model would: a score per category, flagged from 0.5 on. Sees the text as written, with
 * disguises undone (leetspeak, accents, spelled-out words), and knows the words of fairy tales for what they are.
 */
export function classifyText(text: string): Classification {
  const scores = Object.fromEntries(CATEGORIES.map((category) => [category, CLEAN_SCORE])) as Record<Category, number>;
  const raise = (category: Category, score: number): void => {
    scores[category] = Math.max(scores[category], score);
  };
  const joined = SEPARATIONS.map((width) => joinSpelledWords(text, width));
  const readings = new Set([text, ...joined, ...joined.map(toPlainLetters)]);
  for (const reading of readings) {
    for (const category of findProfanity(reading)) raise(category, PROFANITY_SCORE);
    for (const { pattern, scores: patternScores } of MODERATION_PATTERNS) {
      if (!pattern.test(reading)) continue;
      for (const category of CATEGORIES) raise(category, patternScores[category] ?? 0);
    }
  }
  return { flagged: CATEGORIES.some((category) => scores[category] >= FLAG_FROM), scores };
}
