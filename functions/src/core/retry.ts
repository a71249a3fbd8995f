import { setTimeout } from 'node:timers/promises';

/**
 * Pause before each retry, ms: at once for one closed connection, long enough for other closed ones to leave the pool,
 * and a second for a busy Storage.
 */
export const PAUSES_MS: readonly number[] = [0, 50, 250, 1_000];

/** Client errors that a retry may fix: timeout and too many requests. */
const RETRYABLE_STATUSES = [408, 429];

/**
 * Runs a repeatable task again when it fails, because keep-alive connections may be closed by the server and each one
 * fails once (EPIPE, ECONNRESET). The clients' own retries are off (`openBucket`). Throws the last error, and final
 * errors (`isFinal`, 4xx by default) at once. `waitOf` is the pause in ms that an error asks for.
 */
export async function retry<Result>(
  task: () => Promise<Result>,
  isFinal: (error: unknown) => boolean = isFinalForStorage,
  waitOf: (error: unknown) => number = () => 0,
  pausesMs = PAUSES_MS,
): Promise<Result> {
  for (const pauseMs of pausesMs)
    try {
      return await task();
    } catch (error) {
      if (isFinal(error)) throw error;
      await setTimeout(Math.max(pauseMs, waitOf(error)));
    }
  return task();
}

function isFinalForStorage(error: unknown): boolean {
  const status = error instanceof Error && 'code' in error ? Number(error.code) : Number.NaN;
  return status >= 400 && status < 500 && !RETRYABLE_STATUSES.includes(status);
}
