import { setTimeout } from 'node:timers/promises';

/** In ms: none for the first closed connection, enough for others to leave the pool, a second for a busy Storage. */
export const PAUSES_MS: readonly number[] = [0, 50, 250, 1_000];

export interface Patience {
  pausesMs: readonly number[];
  /** Time in ms from the first attempt to the start of the last one. */
  limitMs: number;
}

/** Client errors that a retry may fix: timeout and too many requests. */
const RETRYABLE_STATUSES = [408, 429];

/**
 * Runs a repeatable task again when it fails, because keep-alive connections may be closed by the server and each one
 * fails once (EPIPE, ECONNRESET). The clients' own retries are off (`openBucket`). Throws the last error, and final
 * errors (`isFinal`, 4xx by default) immediately. `waitOf` is the pause in ms that an error asks for. Does not wait
 * beyond `limitMs` after the start.
 */
export async function retry<Result>(
  task: () => Promise<Result>,
  isFinal: (error: unknown) => boolean = isFinalForStorage,
  waitOf: (error: unknown) => number = () => 0,
  { pausesMs, limitMs }: Patience = { pausesMs: PAUSES_MS, limitMs: Infinity },
): Promise<Result> {
  const startedAt = performance.now();
  for (const pauseMs of pausesMs)
    try {
      return await task();
    } catch (error) {
      if (isFinal(error)) throw error;
      const waitMs = Math.max(pauseMs, waitOf(error));
      if (performance.now() - startedAt + waitMs > limitMs) throw error;
      await setTimeout(waitMs);
    }
  return task();
}

function isFinalForStorage(error: unknown): boolean {
  const status = error instanceof Error && 'code' in error ? Number(error.code) : Number.NaN;
  return status >= 400 && status < 500 && !RETRYABLE_STATUSES.includes(status);
}
