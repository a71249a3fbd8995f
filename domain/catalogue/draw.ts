/** From 0 up to, but not including, 1, like `Math.random`. */
export type Random = () => number;

/**
 * One of `entries` by chance.
 * @throws RangeError when there is nothing to draw from.
 */
export function draw<Entry>(random: Random, entries: readonly Entry[]): Entry {
  const entry = entries[Math.floor(random() * entries.length)];
  if (entry === undefined) throw new RangeError('Nothing to draw from, or a random number outside 0..1');
  return entry;
}
