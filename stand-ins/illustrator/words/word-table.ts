/** Patterns and their meanings; the first row that matches wins. */
export type WordTable<Meaning> = readonly (readonly [words: RegExp, meaning: Meaning])[];

export function firstMeaning<Meaning>(table: WordTable<Meaning>, text: string): Meaning | undefined {
  return table.find(([words]) => words.test(text))?.[1];
}

export function allMeanings<Meaning>(table: WordTable<Meaning>, text: string): Meaning[] {
  return [...new Set(table.filter(([words]) => words.test(text)).map(([, meaning]) => meaning))];
}

/** The longest of `names` that occurs in `text` as whole words. */
export function longestNamed<Name extends string>(names: readonly Name[], text: string): Name | undefined {
  const occurringNames = names.filter((name) => new RegExp(`\\b${name}(s|es)?\\b`).test(text));
  return occurringNames.toSorted((a, b) => b.length - a.length)[0];
}
