import { expect, it } from 'vitest';
import { isSameData } from './same-data.ts';

it('data is the same in any order of keys, at any depth, and with or without keys that have no value', () => {
  expect(isSameData({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2, e: undefined }], a: 1 })).toBe(true);
  expect(isSameData(undefined, undefined)).toBe(true);
});

it.each([
  [{ a: 1 }, { a: 2 }],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: null }, {}],
  [undefined, {}],
  [{ a: { b: 1 } }, { a: { b: 1, c: 1 } }],
])('%j is not the same data as %j', (one, other) => {
  expect(isSameData(one, other)).toBe(false);
});
