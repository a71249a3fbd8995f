const IRREGULAR: readonly (readonly [string, string])[] = [
  ['maus', 'mause'],
  ['mouse', 'mice'],
  ['louse', 'lice'],
  ['goose', 'geese'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['child', 'children'],
  ['person', 'people'],
  ['wolf', 'wolves'],
  ['thief', 'thieves'],
  ['knife', 'knives'],
  ['witch', 'witches'],
];

/** A word in lower case and without accents, for comparison. */
export const plainWord = (word: string): string =>
  word.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '');

/** The possible plurals of a word; prefers too many forms to too few. */
function pluralsOf(word: string): string[] {
  const irregular = IRREGULAR.filter(([one]) => one === word).map(([, many]) => many);
  const endings = ['s', 'es', 'e', 'n', 'en', 'er'].filter((ending) => word.length + ending.length > 4);
  return [
    ...irregular,
    `${word}s`,
    ...endings.map((ending) => `${word}${ending}`),
    word.replace(/y$/u, 'ies'),
    word.replace(/fe?$/u, 'ves'),
    word.replace(/man$/u, 'men'),
  ];
}

/** Whether two plain words are the same, in singular or plural, in English or German. */
export const isSameWord = (one: string, other: string): boolean =>
  one === other || pluralsOf(one).includes(other) || pluralsOf(other).includes(one);
