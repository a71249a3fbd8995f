import { toFieldValue, withField } from '../images/labelled-prompt.ts';

/**
 * A child's avoid list (architecture §6): what never comes up in its stories and pictures. It goes into every brief and
 * every image prompt, and what comes back is checked against it.
 */

const WORD = /[\p{L}\p{N}]+/gu;
/** Characters that are not seen and could part a word. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;
const ACCENT = /\p{M}/gu;

/** The words of a text in lower case and without accents: 'Die Mäuse' → die, mause. */
const wordsOf = (text: string): string[] =>
  text.replace(UNSEEN, '').toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replace(ACCENT, '').match(WORD) ?? [];

const ARTICLES = new Set(['the', 'a', 'an', 'der', 'die', 'das', 'ein', 'eine']);

/** The words of an entry that a text has to have: 'the dark' is also found in “It was dark”. */
function wantedWords(entry: string): string[] {
  const words = wordsOf(entry);
  return words.length > 1 && ARTICLES.has(words[0] ?? '') ? words.slice(1) : words;
}

/** Plurals that no ending makes, or one that would also join two other short words. */
const IRREGULAR: readonly (readonly [singular: string, plural: string])[] = [
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

/** Endings of English and German plurals; `least` keeps short words apart from longer ones that they begin. */
const ENDINGS: readonly { singular: RegExp; ending: string; least: number }[] = [
  { singular: /$/, ending: 's', least: 2 },
  { singular: /(?<=[sxzo]|[cs]h)$/, ending: 'es', least: 2 },
  { singular: /(?<=[^aeiou])y$/, ending: 'ies', least: 2 },
  { singular: /fe?$/, ending: 'ves', least: 2 },
  { singular: /man$/, ending: 'men', least: 3 },
  { singular: /$/, ending: 'e', least: 4 },
  { singular: /(?<=e|el|er)$/, ending: 'n', least: 4 },
  { singular: /$/, ending: 'en', least: 4 },
  { singular: /$/, ending: 'er', least: 5 },
];

const isPluralOf = (plural: string, singular: string): boolean =>
  ENDINGS.some(
    (rule) =>
      singular.length >= rule.least &&
      rule.singular.test(singular) &&
      singular.replace(rule.singular, rule.ending) === plural,
  ) || IRREGULAR.some(([one, many]) => one === singular && many === plural);

/** No plural changes its first letter, which spares most comparisons. */
const isSameWord = (word: string, avoided: string): boolean =>
  word[0] === avoided[0] && (word === avoided || isPluralOf(word, avoided) || isPluralOf(avoided, word));

/**
 * The first entry of `avoid` that `text` mentions, or null. Entries are found as whole words, one or several, in any
 * case, singular or plural, in English or German: 'spiders' finds 'a Spider’s web', 'Maus' finds 'Mäuse'.
 */
export function findAvoided(text: string, avoid: readonly string[]): string | null {
  const words = wordsOf(text);
  return (
    avoid.find((entry) => {
      const wanted = wantedWords(entry);
      return (
        wanted.length > 0 &&
        words.some((_, start) => wanted.every((part, offset) => isSameWord(words[start + offset] ?? '', part)))
      );
    }) ?? null
  );
}

/** Room for the whole of an ordinary list; the other fields of a prompt give way to it. */
const MAX_AVOID_CHARACTERS = 2_400;

/** An image prompt that names what must not be seen; unchanged for an empty list. */
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
