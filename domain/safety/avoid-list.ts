import { toFieldValue, withField } from '../images/labeled-prompt.ts';
import { normalizeText } from '../text/normalize.ts';

/** A child's avoid list. It is part of every brief and image prompt, and models' output is checked against it. */

const WORD = /[\p{L}\p{N}]+/gu;
/** Invisible characters inside a word. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;
const ACCENT = /\p{M}/gu;

/** The words of a string, lower case, without accents: 'Die Mäuse' → die, mause. */
const wordsOf = (text: string): string[] =>
  normalizeText(text.replace(INVISIBLE, '').toLowerCase().replaceAll('ß', 'ss'), 'NFKD')
    .replace(ACCENT, '')
    .match(WORD) ?? [];

const ARTICLES = new Set(['the', 'a', 'an', 'der', 'die', 'das', 'ein', 'eine']);

/** The words of an entry without articles: 'the dark' is also found in “It was dark”. */
function entryWords(entry: string): string[] {
  const words = wordsOf(entry);
  return words.length > 1 && ARTICLES.has(words[0] ?? '') ? words.slice(1) : words;
}

/** Irregular plurals, and those whose ending would also match other short words. */
const IRREGULAR_PLURALS: readonly (readonly [singular: string, plural: string])[] = [
  ['mouse', 'mice'],
  ['louse', 'lice'],
  ['goose', 'geese'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['child', 'children'],
  ['person', 'people'],
  ['ox', 'oxen'],
  ['bar', 'baren'],
  ['hai', 'haie'],
  ['kuh', 'kuhe'],
  ['wald', 'walder'],
];

/** English and German plurals; `minLength` is that of the shortest singular, so that short words do not match longer ones. */
const PLURAL_ENDINGS: readonly { singular: RegExp; ending: string; minLength: number }[] = [
  { singular: /$/, ending: 's', minLength: 2 },
  { singular: /(?<=[sxzo]|[cs]h)$/, ending: 'es', minLength: 2 },
  { singular: /(?<=[^aeiou])y$/, ending: 'ies', minLength: 2 },
  { singular: /fe?$/, ending: 'ves', minLength: 2 },
  { singular: /man$/, ending: 'men', minLength: 3 },
  { singular: /$/, ending: 'e', minLength: 4 },
  { singular: /(?<=e|el|er)$/, ending: 'n', minLength: 4 },
  { singular: /$/, ending: 'en', minLength: 4 },
  { singular: /$/, ending: 'er', minLength: 5 },
];

const isPluralOf = (plural: string, singular: string): boolean =>
  PLURAL_ENDINGS.some(
    (rule) =>
      singular.length >= rule.minLength &&
      rule.singular.test(singular) &&
      singular.replace(rule.singular, rule.ending) === plural,
  ) || IRREGULAR_PLURALS.some(([one, many]) => one === singular && many === plural);

/** A plural has the same first letter, and checking that first saves most comparisons. */
const isSameWord = (word: string, avoided: string): boolean =>
  word[0] === avoided[0] && (word === avoided || isPluralOf(word, avoided) || isPluralOf(avoided, word));

/**
 * The first entry of `avoid` that `text` mentions, or null. Matches whole words, ignoring case, singular or plural, in
 * English or German: 'spiders' finds 'a Spider’s web', 'Maus' finds 'Mäuse'.
 */
export function findAvoided(text: string, avoid: readonly string[]): string | null {
  const words = wordsOf(text);
  return (
    avoid.find((entry) => {
      const avoidedWords = entryWords(entry);
      return (
        avoidedWords.length > 0 &&
        words.some((_, start) => avoidedWords.every((part, offset) => isSameWord(words[start + offset] ?? '', part)))
      );
    }) ?? null
  );
}

/** A usual list fits; other fields of the prompt are shortened instead. */
const MAX_AVOID_CHARACTERS = 2_400;

export function withAvoidList(prompt: string, avoid: readonly string[]): string {
  const entries = avoid.map((entry) => toFieldValue(entry).replaceAll(';', ',')).filter((entry) => entry !== '');
  if (entries.length === 0) return prompt;
  let list = entries.join('; ');
  while (list.length > MAX_AVOID_CHARACTERS) {
    entries.pop();
    list = entries.join('; ');
  }
  return withField(prompt, 'Never show', list);
}
