import { setTimeout } from 'node:timers/promises';

export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  sleep: (delayMs: number) => Promise<void>;
  /** Calls `task` every `periodMs`; the returned function stops it. */
  every: (periodMs: number, task: () => void) => () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (delayMs) => setTimeout(delayMs),
  every: (periodMs, task) => {
    const timer = setInterval(task, periodMs);
    return () => clearInterval(timer);
  },
};
