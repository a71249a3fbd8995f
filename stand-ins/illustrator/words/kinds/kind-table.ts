import type { FigureKind, KindReader } from './figure-kind.ts';

/**
 * Kinds by subcategory and specific type, all in lower case. A key such as "ghost|glimmer" contains the name and the
 * gentle name for ages 3-4.
 */
export type KindTable = Readonly<Record<string, Readonly<Record<string, FigureKind>>>>;

/** Reads the kinds of `table`: by specific type, then by the longest name that occurs, then by subcategory. */
export function tableReader(table: KindTable): KindReader {
  const kindByName = new Map<string, FigureKind>();
  for (const kinds of Object.values(table)) {
    for (const [names, kind] of Object.entries(kinds)) for (const name of names.split('|')) kindByName.set(name, kind);
  }
  const longestFirst = [...kindByName.keys()].toSorted((a, b) => b.length - a.length);
  return ({ level }) => {
    const name = kindByName.has(level) ? level : longestFirst.find((known) => new RegExp(`\\b${known}\\b`).test(level));
    if (name !== undefined) return kindByName.get(name) ?? null;
    return Object.values(table[level] ?? {})[0] ?? null;
  };
}
