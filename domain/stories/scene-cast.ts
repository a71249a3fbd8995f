import { isEveryday, isTitle } from '../safety/name-words.ts';
import { bareNameKey, isNameIn, sameName } from '../text/same-name.ts';

interface Named {
  name: string;
}

/** What a story leaves out of 'Leo (5)' and 'Mia 🦄'. */
const DECORATION = /[([{][^)\]}]*[)\]}]|[^\p{L}\p{M}\p{N}\p{P}\s]/gu;
/** 'Ember the Bold' and 'Lyra of the Lake' are called Ember and Lyra in a story. */
const BYNAME = /\s+(?:the|of|from|von|van|de)\s.*$/i;
const WORD = /\p{L}[\p{L}\p{M}\p{N}\p{Pd}'’]+/gu;

const shortNameOf = ({ name }: Named): string => name.replace(DECORATION, '').trim().replace(BYNAME, '');

const namesOf = (item: Named): string[] => [...new Set([item.name, shortNameOf(item)])];

const wordsOf = (item: Named): string[] => (shortNameOf(item).match(WORD) ?? []).filter((word) => !isTitle(word));

/** The names of each of `items`, and those words of them that no other has: 'Mia' and 'Berg' of 'Captain Mia Berg'. */
function callNames<Item extends Named>(items: readonly Item[]) {
  const all = [...new Set(items.flatMap((item) => [...namesOf(item), ...wordsOf(item)]))];
  const counts = new Map<string, number>();
  for (const key of items.flatMap((item) => [...new Set(wordsOf(item).map(bareNameKey))]))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  const isUnique = (word: string): boolean => counts.get(bareNameKey(word)) === 1;
  const named = items.map((item) => ({ item, names: namesOf(item), words: wordsOf(item).filter(isUnique) }));
  return { all, named };
}

/** Words with a capital, or of a script without capitals: 'Captain Star' is not in 'a star fell'. */
const CAPITALIZED = /(?<![\p{L}\p{M}\p{N}])(?!\p{Ll})\p{L}[\p{L}\p{M}\p{N}\p{Pd}'’]*/gu;
const SENTENCE_START = /(?:^|[.!?…:])["'“”‘’«»„()[\]\s*_-]*\p{Lu}/gmu;

const capitalized = (passage: string): string => (passage.match(CAPITALIZED) ?? []).join('\n');

/** The `items` that a passage names. Zoé and Zoe of one story stay two characters. */
export function namedIn<Item extends Named>(passage: string, items: readonly Item[]): Item[] {
  const { all, named } = callNames(items);
  const words = capitalized(passage);
  // Without words that begin a sentence: 'Will you come?' does not name Will.
  const insideSentences = capitalized(passage.replace(SENTENCE_START, (start) => start.toLowerCase()));
  const hasWord = (word: string): boolean =>
    isNameIn(isEveryday(word.toLowerCase()) ? insideSentences : words, word, all);
  return named
    .filter((one) => one.names.some((name) => isNameIn(passage, name, all)) || one.words.some(hasWord))
    .map(({ item }) => item);
}

export function memberNamed<Item extends Named>(name: string, items: readonly Item[]): Item | undefined {
  const { all, named } = callNames(items);
  return named.find((one) => [...one.names, ...one.words].some((own) => sameName(own, name, all)))?.item;
}
