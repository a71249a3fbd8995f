import { CATEGORIES, type Category } from './categories.ts';
import { MODERATION_PATTERNS } from './patterns.ts';
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

/** "n.a.k.e.d" and "n a k e d" written as words: separators between single letters removed. */
function joinSpelledWords(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])\p{L}(?:[\s.\-_*·]{1,2}\p{L}){2,}(?![\p{L}\p{N}])/gu, (letters) =>
    letters.replace(/[\s.\-_*·]+/gu, ''),
  );
}

/** "p0rn" and "nák3d" in plain letters; only words that mix letters and digits are touched. */
function toPlainLetters(text: string): string {
  const withoutAccents = text.normalize('NFKD').replace(/\p{M}/gu, '');
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
  const readings = new Set([text, joinSpelledWords(text), toPlainLetters(joinSpelledWords(text))]);
  for (const reading of readings) {
    for (const category of findProfanity(reading)) raise(category, PROFANITY_SCORE);
    for (const { pattern, scores: patternScores } of MODERATION_PATTERNS) {
      if (!pattern.test(reading)) continue;
      for (const category of CATEGORIES) raise(category, patternScores[category] ?? 0);
    }
  }
  return { flagged: CATEGORIES.some((category) => scores[category] >= FLAG_FROM), scores };
}
