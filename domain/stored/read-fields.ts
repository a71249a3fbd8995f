import { LIMITS } from '../limits/limits.ts';

/**
 * Readers for documents that earlier versions of the app, or a person with a console, may have written. They never
 * throw: what cannot be understood becomes the fallback, so that one bad field never hides a document.
 */

export type StoredData = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is StoredData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readText = (value: unknown, fallback = ''): string => (typeof value === 'string' ? value : fallback);

export const readTextOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

export const readNumber = (value: unknown, fallback = 0): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

export const readBoolean = (value: unknown, fallback = false): boolean =>
  typeof value === 'boolean' ? value : fallback;

export function readChoice<T extends string>(value: unknown, choices: readonly T[], fallback: T): T;
export function readChoice<T extends string>(value: unknown, choices: readonly T[], fallback: null): T | null;
export function readChoice<T extends string>(value: unknown, choices: readonly T[], fallback: T | null): T | null {
  return choices.find((choice) => choice === value) ?? fallback;
}

const numericFirst = ([a]: [string, unknown], [b]: [string, unknown]): number => {
  const [left, right] = [Number(a), Number(b)];
  if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
  return left - right;
};

/** Lists as lists; lists stored as objects in the order of their numeric keys, other keys last (specification §3). */
export function readList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .toSorted(numericFirst)
    .map(([, entry]) => entry);
}

/** The texts of a stored list; entries of any other kind are left out. */
export const readTexts = (value: unknown): string[] => readList(value).filter((entry) => typeof entry === 'string');

/**
 * An entry of a stored list in the size that a form gives it. Rules cannot walk a list, so a modified app may store
 * entries of any size, and whatever reads them, a model for one, would have to be paid for it.
 */
export function withinForm(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, LIMITS.freeText);
  if (Array.isArray(value)) return value.slice(0, LIMITS.listEntries).map(withinForm);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withinForm(entry)]));
}

interface TimestampLike {
  toMillis: () => number;
}

const isTimestampLike = (value: object): value is TimestampLike =>
  'toMillis' in value && typeof value.toMillis === 'function';

/** Milliseconds since 1970 from a Firestore timestamp, `{seconds}`, Date, ISO text or number; null when unknown. */
export function readTime(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string') return Number.isNaN(Date.parse(value)) ? null : Date.parse(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.getTime();
  if (typeof value !== 'object' || value === null) return null;
  if (isTimestampLike(value)) return value.toMillis();
  if ('seconds' in value && typeof value.seconds === 'number') return value.seconds * 1000;
  return null;
}
