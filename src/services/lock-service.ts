/** What stands between a child and something that is for grown-ups. */
export type LockView =
  /** Nothing: no lock was set. */
  | 'none'
  /** Nothing for now: a grown-up was here just now. */
  | 'open'
  /** The PIN is needed. */
  | 'closed';

/** What came of trying a PIN. */
export type PinOutcome =
  | { status: 'opened' }
  /** `waitMs`: until the next try; greater than 0. */
  | { status: 'wrong' | 'too-early'; waitMs: number };

/** The family's grown-up lock (architecture §6). */
export interface LockService {
  /** @throws AppError LOCK_UNREADABLE where a lock is known on this device and cannot be read. */
  look: () => Promise<LockView>;
  /** Ms until a PIN may be tried on this device; 0: now. */
  waitMs: () => number;
  /** Opens the lock for a while where the PIN is right. Throws as `look` does; such a try does not count. */
  tryPin: (pin: string) => Promise<PinOutcome>;
  /**
   * Sets the lock or changes its PIN, and leaves it open for a while. One that stands needs a sign-in within the last
   * five minutes. Throws AppError 'Failed to update profile'.
   */
  choosePin: (pin: string) => Promise<void>;
  /** Takes the lock away. Needs and throws what `choosePin` does. */
  remove: () => Promise<void>;
  /** Closes the lock at once. */
  close: () => void;
  /** A grown-up is busy behind the lock: what is open stays open a while longer. */
  stayOpen: () => void;
  /** Calls `onChange` whenever the lock has opened or closed in this tab; answers what stops it. */
  watch: (onChange: () => void) => () => void;
}
