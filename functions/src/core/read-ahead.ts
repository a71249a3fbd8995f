/** A read that is awaited later. Should it fail before, that is no unhandled rejection, which would end the process. */
export function readAhead<T>(reading: Promise<T>): Promise<T> {
  reading.catch(() => {});
  return reading;
}
