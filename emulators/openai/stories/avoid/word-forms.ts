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

/** A word in small letters and without accents: what people mean when they forbid it. */
export const plainWord = (word: string): string =>
  word.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '');

/** What a word may look like in the plural; too many forms rather than too few. */
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

/** Whether two plain words are the same one, in singular or plural, in English or German. */
export const isSameWord = (one: string, other: string): boolean =>
  one === other || pluralsOf(one).includes(other) || pluralsOf(other).includes(one);
