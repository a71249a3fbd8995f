import { capitalise, withArticle } from '../fill-template.ts';
import { ANYTHING, SUBSTITUTES } from './substitutes.ts';
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

/** 'the dark' is also meant by “It was dark”. */
const withoutArticle = (words: readonly string[]): string[] =>
  words.length > 1 && ARTICLES.has(words[0] ?? '') ? words.slice(1) : [...words];

/** What never comes up in a story, as lists of plain words; the names of the cast are spared. */
export function toAvoided(avoid: readonly string[], names: readonly string[]): string[][] {
  const spared = new Set(names.flatMap(tokensOf).map(({ word }) => word));
  return avoid
    .map((entry) => withoutArticle(tokensOf(entry).map(({ word }) => word)))
    .filter((words) => words.length > 0 && !words.every((word) => spared.has(word)));
}

/** The first place where one of the entries stands. */
function findFirst(text: string, avoided: readonly string[][]): { found: Token[]; entry: readonly string[] } | null {
  const tokens = tokensOf(text);
  for (const entry of avoided) {
    for (let at = 0; at + entry.length <= tokens.length; at += 1) {
      const found = tokens.slice(at, at + entry.length);
      if (entry.every((word, offset) => isSameWord(found[offset]?.word ?? '', word))) return { found, entry };
    }
  }
  return null;
}

export const mentions = (text: string, avoided: readonly string[][]): boolean => findFirst(text, avoided) !== null;

const singularOf = (word: string): string => Object.keys(SUBSTITUTES).find((known) => isSameWord(known, word)) ?? word;

function substituteFor(entry: readonly string[], found: readonly Token[], avoided: readonly string[][]): string {
  const word = found.at(-1)?.word ?? '';
  const singular = singularOf(word);
  const known = entry.length === 1 ? SUBSTITUTES[singular] : undefined;
  const isPlural = word !== singular || (known === undefined && /[^s]s$/u.test(word));
  const candidates = [known, ANYTHING, 'something'].filter((candidate) => candidate !== undefined);
  const kind = candidates.find((candidate) => !mentions(candidate, avoided)) ?? 'it';
  return isPlural && kind !== 'it' ? `${kind}s` : kind;
}

const MAX_ROUNDS = 200;

/** The text with gentle words in place of every avoided one, its articles put right. */
export function withoutAvoided(text: string, avoided: readonly string[][]): string {
  let told = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const first = findFirst(told, avoided);
    if (first === null) return told;
    const { start } = first.found[0] ?? { start: 0 };
    const { end } = first.found.at(-1) ?? { end: 0 };
    const substitute = substituteFor(first.entry, first.found, avoided);
    const isCapital = /\p{Lu}/u.test(told.charAt(start));
    const before = told.slice(0, start);
    const article = /\b(an?) $/iu.exec(before)?.[1];
    const after = told.slice(end);
    if (article === undefined) told = `${before}${isCapital ? capitalise(substitute) : substitute}${after}`;
    else {
      const phrase = withArticle(substitute);
      const head = before.slice(0, -article.length - 1);
      told = `${head}${/\p{Lu}/u.test(article) ? capitalise(phrase) : phrase}${after}`;
    }
  }
  return told;
}
