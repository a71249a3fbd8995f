const SWEEP_MS = 15 * 60_000;

/** Whether this is the first sweep of a period: nobody reads the same mail every 15 minutes. Times in ms. */
export const isFirstSweepOf = (periodMs: number, now: number): boolean => now % periodMs < SWEEP_MS;
