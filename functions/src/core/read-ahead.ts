/**
 * Lets a read be awaited later: if it fails before, the rejection does not count as unhandled, because that would end
 * the process.
 */
export function readAhead<T>(reading: Promise<T>): Promise<T> {
  reading.catch(() => {});
  return reading;
}
