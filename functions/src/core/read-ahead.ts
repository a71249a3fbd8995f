/** For a read that is awaited later: if it fails before, an unhandled rejection would end the process. */
export function readAhead<T>(reading: Promise<T>): Promise<T> {
  reading.catch(() => {});
  return reading;
}
