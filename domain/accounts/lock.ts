import { isRecord, readText, type StoredData } from '../stored/read-fields.ts';

/** Why something does not happen behind the grown-up lock (architecture §6). */
export const LOCK_UNREADABLE =
  'The grown-up lock cannot be looked at just now, so this stays closed. Please check your connection and try again.';
export const WRONG_PIN = 'That is not the PIN.';
export const EASY_PIN = 'That one is quickly guessed. Please choose another.';
export const PINS_DIFFER = 'Those two were not the same. Please choose once more.';

/** `lock` of `users/{uid}` (architecture §4): what tells the right PIN from any other, never the PIN itself. */
export interface Lock {
  /** 16 random bytes, base64url. */
  salt: string;
  /** How many rounds were turned, a dot, and the derived 32 bytes, base64url. */
  hash: string;
}

/** How many digits a PIN has. */
export const PIN_DIGITS = { least: 4, most: 6 } as const;

export const isPin = (typed: string): boolean => /^\d{4,6}$/.test(typed);

/** The first that a child tries: one digit over and over, or a run up or down. */
export function isEasyPin(pin: string): boolean {
  const steps = new Set(Array.from(pin.slice(1), (digit, index) => Number(digit) - Number(pin[index])));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}

/**
 * The lock of a stored profile; null where none was set. One that cannot be understood is a lock that no PIN opens: it
 * stays closed until the grown-up has shown who they are and chooses a new one.
 */
export function readLock(profile: StoredData): Lock | null {
  const stored = profile['lock'];
  if (stored === null || stored === undefined) return null;
  return isRecord(stored) ? { salt: readText(stored['salt']), hash: readText(stored['hash']) } : { salt: '', hash: '' };
}

/** Tries that have failed since the last right one. */
export interface WrongPins {
  count: number;
  /** The last of them, ms since 1970. */
  at: number;
}

export const NO_WRONG_PINS: WrongPins = { count: 0, at: 0 };

/** After the first wrong PIN, the second and so on; the last for all that follow. */
const WAITS_MS = [1_000, 5_000, 30_000, 60_000, 300_000] as const;
const LONGEST_WAIT_MS = 300_000;

/** Ms until the next try. A clock that is set back makes nobody wait longer than the whole wait. */
export function waitLeft({ count, at }: WrongPins, now: number): number {
  if (count <= 0) return 0;
  const wait = WAITS_MS[count - 1] ?? LONGEST_WAIT_MS;
  return Math.min(wait, Math.max(0, at + wait - now));
}

/** How long the lock stays open after the right PIN, and after the last thing a grown-up did behind it. */
export const LOCK_OPEN_MS = 300_000;
/** How long the tab may be out of sight without the lock closing. */
export const LOCK_HIDDEN_MS = 60_000;
