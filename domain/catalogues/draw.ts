/** Returns a number in [0, 1), like `Math.random`. */
export type Random = () => number;

/** @throws RangeError for an empty list. */
export function draw<Entry>(random: Random, entries: readonly Entry[]): Entry {
  const entry = entries[Math.floor(random() * entries.length)];
  if (entry === undefined) throw new RangeError('Nothing to draw from, or a random number outside 0..1');
  return entry;
}
