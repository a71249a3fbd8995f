import { CATEGORIES, type Category } from './categories.ts';
import { MODERATION_PATTERNS } from './patterns/moderation-patterns.ts';
import { findProfanity } from './profanity.ts';

export interface Classification {
  flagged: boolean;
  scores: Record<Category, number>;
}

const FLAG_THRESHOLD = 0.5;
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

/** Maximum number of characters between the letters of a spelled-out word; two spaces or " - " separate words. */
const SEPARATIONS = [1, 3];

/** Joins "n.a.k.e.d" and "n a k e d" into words: removes up to `width` separators between single letters. */
function joinSpelledWords(text: string, width: number): string {
  const spelledOut = new RegExp(
    String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[\s.\-_*·]{1,${width}}[\p{L}\p{N}]){2,}(?![\p{L}\p{N}])`,
    'gu',
  );
  return text.replace(spelledOut, (letters) => letters.replace(/[\s.\-_*·]+/gu, ''));
}

/** Three or more of the same letter become one: "naaaaked". */
const STRETCHED = /(\p{L})\1{2,}/gu;

/** Converts "p0rn" and "nák3d" to plain letters; only words that mix letters and digits are changed. */
function toPlainLetters(text: string): string {
  const withoutAccents = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(STRETCHED, '$1');
  return withoutAccents.replace(/[\w@$]*\p{L}[\w@$]*/gu, (word) =>
    /[0-9@$]/u.test(word) ? word.replace(/[0134578@$]/gu, (sign) => LETTER_OF_DIGIT[sign] ?? sign) : word,
  );
}

/**
 * Classifies a text like a moderation model: a score per category, flagged from 0.5. It checks the text as written and
 * with disguises removed (leetspeak, accents, spelled-out words), and allows common fairy-tale words.
 */
export function classifyText(text: string): Classification {
  const scores = Object.fromEntries(CATEGORIES.map((category) => [category, CLEAN_SCORE])) as Record<Category, number>;
  const raiseScore = (category: Category, score: number): void => {
    scores[category] = Math.max(scores[category], score);
  };
  const joinedTexts = SEPARATIONS.map((width) => joinSpelledWords(text, width));
  const variants = new Set([text, ...joinedTexts, ...joinedTexts.map(toPlainLetters)]);
  for (const variant of variants) {
    for (const category of findProfanity(variant)) raiseScore(category, PROFANITY_SCORE);
    for (const { pattern, scores: patternScores } of MODERATION_PATTERNS) {
      if (!pattern.test(variant)) continue;
      for (const category of CATEGORIES) raiseScore(category, patternScores[category] ?? 0);
    }
  }
  return { flagged: CATEGORIES.some((category) => scores[category] >= FLAG_THRESHOLD), scores };
}
