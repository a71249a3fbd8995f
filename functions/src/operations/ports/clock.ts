/** Time as operations see it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  sleep: (delayMs: number) => Promise<void>;
  /** Calls `task` every `periodMs` until the returned function is called. */
  every: (periodMs: number, task: () => void) => () => void;
}
