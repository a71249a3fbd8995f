import { isRecord } from './read-fields.ts';

const withSortedKeys = (_key: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;

/** Whether both are the same JSON, in whatever order their keys are; a key without a value counts as missing. */
export const isSameData = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, withSortedKeys) === JSON.stringify(other, withSortedKeys);
