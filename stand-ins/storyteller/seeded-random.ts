/** A reproducible generator of numbers in [0, 1). */
export type SeededRandom = () => number;

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** FNV-1a over the seed, then mulberry32: the same seed gives the same numbers on every machine. */
export function seededRandom(seed: string): SeededRandom {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A shuffled copy. */
export function shuffle<T>(items: readonly T[], random: SeededRandom): T[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.toSorted((left, right) => left.key - right.key).map(({ item }) => item);
}

/** A random item. Throws on an empty list. */
export function pick<T>(items: readonly T[], random: SeededRandom): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
