import { isNameIn, sameName } from '../text/same-name.ts';

/** 'Ember the Bold' and 'Lyra of the Lake' are called Ember and Lyra in a story. */
const BYNAME = /\s+(?:the|of|from|von|van|de)\s.*$/i;

const namesOf = ({ name }: { name: string }): string[] => [name, name.replace(BYNAME, '')];

/** Those of `items` that a passage names. Zoé and Zoe of one story stay two characters. */
export function namedIn<Item extends { name: string }>(passage: string, items: readonly Item[]): Item[] {
  const all = items.flatMap(namesOf);
  return items.filter((item) => namesOf(item).some((name) => isNameIn(passage, name, all)));
}

export function memberNamed<Item extends { name: string }>(name: string, items: readonly Item[]): Item | undefined {
  const all = items.flatMap(namesOf);
  return items.find((item) => namesOf(item).some((own) => sameName(own, name, all)));
}
