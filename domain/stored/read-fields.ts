import { cutText } from '../text/cut-text.ts';
import { LIMITS } from '../limits/limits.ts';

/** Readers never throw: an invalid value becomes the fallback, so that one bad field does not hide a document. */

export type StoredData = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is StoredData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readRecord = (value: unknown): StoredData => (isRecord(value) ? value : {});

/** Null for a missing or invalid text. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

export const readTextOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

export const readNumber = (value: unknown, fallback = 0): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

export const readBoolean = (value: unknown, fallback = false): boolean =>
  typeof value === 'boolean' ? value : fallback;

export const readChoice = <T extends string, Fallback extends T | null>(
  value: unknown,
  choices: readonly T[],
  fallback: Fallback,
): T | Fallback => choices.find((choice) => choice === value) ?? fallback;

const byNumericKey = ([a]: [string, unknown], [b]: [string, unknown]): number => {
  const [left, right] = [Number(a), Number(b)];
  if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
  return left - right;
};

/** Lists, and objects as lists in the order of their numeric keys, other keys last. */
export function readList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .sort(byNumericKey)
    .map(([, entry]) => entry);
}

export const readTextList = (value: unknown): string[] => readList(value).filter((entry) => typeof entry === 'string');

/** Rules cannot iterate over lists: a modified app may store large entries, which would be paid for in prompts. */
export function limitToFormSize(value: unknown): unknown {
  if (typeof value === 'string') return cutText(value, LIMITS.freeText);
  if (Array.isArray(value)) return value.slice(0, LIMITS.listEntries).map(limitToFormSize);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, limitToFormSize(entry)]));
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
