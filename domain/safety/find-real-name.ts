import { asRead } from './as-read.ts';
import { createNameFinder, type Reading } from './find-names.ts';
import { nameWordsOf } from './name-words.ts';
import { normalizeText } from '../text/normalize.ts';
import { textsIn } from '../text/texts-in.ts';

export interface ReadText {
  text: string;
  reading: Reading;
}

export function findRealName(realNames: readonly string[], texts: readonly ReadText[]): string | null {
  const words = nameWordsOf(realNames);
  if (words.length === 0) return null;
  const find = createNameFinder(words);
  for (const { text, reading } of texts) {
    // Searches both the text as written and as a reader sees it, which differ in styled letters.
    for (const textForm of new Set([normalizeText(text, 'NFC'), asRead(text)])) {
      const [match] = find(textForm, reading);
      if (match) return realNameWith(match.name.folded, realNames);
    }
  }
  return null;
}

const realNameWith = (word: string, realNames: readonly string[]): string | null =>
  realNames.find((name) => nameWordsOf([name]).some(({ folded }) => folded === word)) ?? null;

/** The names that any text in `content`, such as a story, contains. */
export function namesIn(content: unknown, names: readonly string[]): string[] {
  const texts = textsIn(content).map((text) => ({ text, reading: 'request' }) as const);
  return names.filter((name) => findRealName([name], texts) !== null);
}
