import { capitalize, withArticle } from '../fill-template.ts';
import { DEFAULT_SUBSTITUTE, SUBSTITUTES } from './substitutes.ts';
import { isSameWord, plainWord } from './word-forms.ts';

interface Token {
  word: string;
  start: number;
  end: number;
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    word: plainWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an', 'der', 'die', 'das', 'ein', 'eine']);

/** Avoiding 'the dark' also covers “It was dark”. */
const withoutArticle = (words: readonly string[]): string[] =>
  words.length > 1 && ARTICLES.has(words[0] ?? '') ? words.slice(1) : [...words];

/** The avoided words in plain form, except the names of the cast. */
export function toAvoided(avoid: readonly string[], names: readonly string[]): string[][] {
  const castWords = new Set(names.flatMap(tokensOf).map(({ word }) => word));
  return avoid
    .map((entry) => withoutArticle(tokensOf(entry).map(({ word }) => word)))
    .filter((words) => words.length > 0 && !words.every((word) => castWords.has(word)));
}

/** The first listed entry that occurs, at its first occurrence. */
function findFirst(text: string, avoided: readonly string[][]): { found: Token[]; entry: readonly string[] } | null {
  const tokens = tokensOf(text);
  for (const entry of avoided) {
    for (let at = 0; at + entry.length <= tokens.length; at += 1) {
      const matchedTokens = tokens.slice(at, at + entry.length);
      if (entry.every((word, offset) => isSameWord(matchedTokens[offset]?.word ?? '', word)))
        return { found: matchedTokens, entry };
    }
  }
  return null;
}

export const mentions = (text: string, avoided: readonly string[][]): boolean => findFirst(text, avoided) !== null;

const singularOf = (word: string): string =>
  Object.keys(SUBSTITUTES).find((singular) => isSameWord(singular, word)) ?? word;

function substituteFor(
  entry: readonly string[],
  matchedTokens: readonly Token[],
  avoided: readonly string[][],
): string {
  const word = matchedTokens.at(-1)?.word ?? '';
  const singular = singularOf(word);
  const substitute = entry.length === 1 ? SUBSTITUTES[singular] : undefined;
  const isPlural = word !== singular || (substitute === undefined && /[^s]s$/u.test(word));
  const candidates = [substitute, DEFAULT_SUBSTITUTE, 'something'].filter((candidate) => candidate !== undefined);
  const kind = candidates.find((candidate) => !mentions(candidate, avoided)) ?? 'it';
  return isPlural && kind !== 'it' ? `${kind}s` : kind;
}

const MAX_ROUNDS = 200;

/** Replaces avoided words with gentle ones and corrects the articles. */
export function withoutAvoided(text: string, avoided: readonly string[][]): string {
  let result = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const first = findFirst(result, avoided);
    if (first === null) return result;
    const { start } = first.found[0] ?? { start: 0 };
    const { end } = first.found.at(-1) ?? { end: 0 };
    const substitute = substituteFor(first.entry, first.found, avoided);
    const isCapital = /\p{Lu}/u.test(result.charAt(start));
    const before = result.slice(0, start);
    const article = /\b(an?) $/iu.exec(before)?.[1];
    const after = result.slice(end);
    if (article === undefined) result = `${before}${isCapital ? capitalize(substitute) : substitute}${after}`;
    else {
      const phrase = withArticle(substitute);
      const head = before.slice(0, -article.length - 1);
      result = `${head}${/\p{Lu}/u.test(article) ? capitalize(phrase) : phrase}${after}`;
    }
  }
  return result;
}
