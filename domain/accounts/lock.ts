import { isRecord, readText, type StoredData } from '../stored/read-fields.ts';

export const LOCK_UNREADABLE =
  'We can’t check the grown-up lock right now, so this stays closed. Please check your connection and try again.';
export const WRONG_PIN = 'That’s not the PIN.';
export const EASY_PIN = 'That one’s easy to guess. Please choose another.';
export const PINS_DIFFER = 'Those two didn’t match. Please try again.';

/** `lock` of `users/{uid}`: verifies the PIN without containing it. */
export interface Lock {
  /** 16 random bytes, base64url. */
  salt: string;
  /** The number of rounds, a dot, and the derived 32 bytes, base64url. */
  hash: string;
}

export const PIN_DIGITS = { least: 4, most: 6 } as const;

export const isPin = (typed: string): boolean => /^\d{4,6}$/.test(typed);

/** Whether a child would try `pin` first: a repeated digit, or consecutive digits. */
export function isEasyPin(pin: string): boolean {
  const steps = new Set(Array.from(pin.slice(1), (digit, index) => Number(digit) - Number(pin[index])));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}

/** The stored lock; null when no PIN was set. No PIN opens an invalid lock: the parent signs in and sets a new PIN. */
export function readLock(profile: StoredData): Lock | null {
  const stored = profile['lock'];
  if (stored === null || stored === undefined) return null;
  return isRecord(stored) ? { salt: readText(stored['salt']), hash: readText(stored['hash']) } : { salt: '', hash: '' };
}

export interface WrongPins {
  count: number;
  /** Time of the last wrong PIN, ms since 1970. */
  at: number;
}

export const NO_WRONG_PINS: WrongPins = { count: 0, at: 0 };

/** Wait after the first wrong PIN, the second and so on; the last one applies to all that follow. */
const WAITS_MS = [1_000, 5_000, 30_000, 60_000, 300_000] as const;
const LONGEST_WAIT_MS = 300_000;

/** Ms until the next try. */
export function remainingWait({ count, at }: WrongPins, now: number): number {
  if (count <= 0) return 0;
  return Math.max(0, at + (WAITS_MS[count - 1] ?? LONGEST_WAIT_MS) - now);
}

/** How long the lock stays open after the correct PIN, or after the last action that needed it. */
export const LOCK_OPEN_MS = 300_000;
/** The lock closes after the tab has been hidden for longer than this. */
export const LOCK_HIDDEN_MS = 60_000;
