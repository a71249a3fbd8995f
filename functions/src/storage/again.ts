import { setTimeout } from 'node:timers/promises';

/**
 * Before the second try and each after it, ms: at once where a connection was found closed, long enough that the others
 * which were closed with it have left the pool, and a second for a Storage that is busy.
 */
const PAUSES_MS = [0, 50, 250, 1_000];

/** Answers that say no for now: a timeout, and too many requests. */
const FOR_NOW = [408, 429];

/**
 * Does what may be done twice, again where it fails. Services close connections that were kept open, which only the next
 * request on each notices (EPIPE, ECONNRESET). The clients' own repeating is switched off (`openBucket`).
 * Throws what the last try threw, and at once what the service has decided, such as that there is no such file: Storage,
 * unless `isDecided` knows another.
 */
export async function again<Result>(
  task: () => Promise<Result>,
  isDecided: (error: unknown) => boolean = isDecidedByStorage,
): Promise<Result> {
  for (const pauseMs of PAUSES_MS)
    try {
      return await task();
    } catch (error) {
      if (isDecided(error)) throw error;
      await setTimeout(pauseMs);
    }
  return task();
}

function isDecidedByStorage(error: unknown): boolean {
  const status = error instanceof Error && 'code' in error ? Number(error.code) : Number.NaN;
  return status >= 400 && status < 500 && !FOR_NOW.includes(status);
}
