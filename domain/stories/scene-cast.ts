import { beginsSentence } from '../narration/sentences.ts';
import { isEveryday, isStoryWord, isTitle, isWordWithoutMarks } from '../safety/name-words.ts';
import { bareNameKey, isNameIn, sameName } from '../text/same-name.ts';

interface Named {
  name: string;
}

/** Additions that a story leaves out of names: 'Leo (5)' and 'Mia 🦄'. */
const DECORATION = /[([{][^)\]}]*[)\]}]|[^\p{L}\p{M}\p{N}\p{P}\s]/gu;
/** 'Ember the Bold' and 'Lyra of the Lake' are called Ember and Lyra in a story. */
const BYNAME = /\s+(?:the|of|from|von|van|de)\s.*$/i;
const WORD = /\p{L}[\p{L}\p{M}\p{N}\p{Pd}'’]+/gu;

const shortNameOf = ({ name }: Named): string => name.replace(DECORATION, '').trim().replace(BYNAME, '');

const namesOf = (item: Named): string[] => [...new Set([item.name, shortNameOf(item)])];

const wordsOf = (name: string): string[] => (name.match(WORD) ?? []).filter((word) => !isTitle(word));

const NOUNS = new Set('dawn faith hope joy summer'.split(' '));

/** Whether a name is also a word of many stories, as Will, Rose or O, so that it counts only with a capital. */
const isOrdinary = (name: string): boolean => {
  const word = name.toLowerCase();
  return (
    /^[a-z]$/.test(word) || [isEveryday, isStoryWord, isWordWithoutMarks].some((is) => is(word)) || NOUNS.has(word)
  );
};

/** The names of each item, and the words of them that no other item or location has: 'Mia' of 'Captain Mia Berg'. */
function callNames<Item extends Named>(items: readonly Item[], locations: readonly Named[]) {
  const all = [...new Set(items.flatMap((item) => [...namesOf(item), ...wordsOf(item.name)]))];
  const counts = new Map<string, number>();
  for (const key of [...items, ...locations].flatMap(({ name }) => [...new Set(wordsOf(name).map(bareNameKey))]))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  const isUnique = (word: string): boolean => counts.get(bareNameKey(word)) === 1;
  const named = items.map((item) => ({
    item,
    names: namesOf(item).filter((name) => !isOrdinary(name)),
    words: [...wordsOf(shortNameOf(item)).filter(isUnique), ...namesOf(item).filter(isOrdinary)],
  }));
  return { all, named };
}

/** Words with a capital, or of a script without capitals: 'Captain Star' is not in 'a star fell'. */
const CAPITALIZED = /(?<![\p{L}\p{M}\p{N}])(?!\p{Ll})\p{L}[\p{L}\p{M}\p{N}\p{Pd}'’]*/gu;

const capitalizedWordsIn = (passage: string): string => (passage.match(CAPITALIZED) ?? []).join('\n');

/** The capitalized words inside sentences, so not the 'Snow' of 'Snow fell'. */
const capitalizedInsideSentences = (passage: string): string =>
  [...passage.matchAll(CAPITALIZED)]
    .filter(({ 0: word, index }) => word === word.toLowerCase() || !beginsSentence(passage, index))
    .join('\n');

/**
 * Finds the characters that a passage of `story` names. Zoé and Zoe of one story are two characters. A word of a name
 * counts at the start of a sentence only if the passage or the story also has it inside a sentence. The story is read
 * once for all passages: it may have hundreds.
 */
export function createNameFinder<Item extends Named>(
  characters: readonly Item[],
  locations: readonly Named[],
  story: string,
): (passage: string) => Item[] {
  const { all, named } = callNames(characters, locations);
  let storyWords: ReadonlySet<string> | undefined;
  const wordsInside = (text: string): ReadonlySet<string> => {
    const inside = capitalizedInsideSentences(text);
    return new Set(named.flatMap(({ words }) => words.filter((word) => isNameIn(inside, word, all))));
  };
  return (passage) => {
    const capitalized = capitalizedWordsIn(passage);
    let passageWords: typeof storyWords;
    const isCalled = (word: string): boolean =>
      isNameIn(capitalized, word, all) &&
      ((passageWords ??= wordsInside(passage)).has(word) || (storyWords ??= wordsInside(story)).has(word));
    return named
      .filter(({ names, words }) => names.some((name) => isNameIn(passage, name, all)) || words.some(isCalled))
      .map(({ item }) => item);
  };
}

export const namedIn = <Item extends Named>(
  passage: string,
  characters: readonly Item[],
  locations: readonly Named[],
  story = '',
): Item[] => createNameFinder(characters, locations, story)(passage);

export const mentionsAnyOf = (passage: string, names: readonly string[]): boolean =>
  namedIn(
    passage,
    names.map((name) => ({ name })),
    [],
  ).length > 0;

/** The first of `locations` that a passage names in full: 'Silver Lake' is not in 'the Silver Fox'. */
export function locationNamedIn<Item extends Named>(passage: string, locations: readonly Item[]): Item | undefined {
  const all = locations.flatMap(namesOf);
  return locations.find((location) => namesOf(location).some((name) => isNameIn(passage, name, all)));
}

export function memberNamed<Item extends Named>(name: string, items: readonly Item[]): Item | undefined {
  const { all, named } = callNames(items, []);
  return named.find((one) => [...one.names, ...one.words].some((own) => sameName(own, name, all)))?.item;
}
