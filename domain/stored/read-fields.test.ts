import { expect, it } from 'vitest';
import { readChoice, readList, readTextList, readTime } from './read-fields.ts';

it('readList keeps lists, and reads keyed objects as lists by numeric key', () => {
  expect(readList(['a', 'b'])).toEqual(['a', 'b']);
  expect(readList({ 10: 'c', 2: 'b', 0: 'a', last: 'd' })).toEqual(['a', 'b', 'c', 'd']);
});

it('readList reads anything else as an empty list', () => {
  for (const value of [undefined, null, 'text', 7]) expect(readList(value)).toEqual([]);
});

it('readTextList drops entries that are not text', () => {
  expect(readTextList({ 0: 'a', 1: 4, 2: 'b' })).toEqual(['a', 'b']);
});

const storedTime = Date.UTC(2026, 10, 21);

it('readTime reads every stored form of a time', () => {
  for (const value of [
    storedTime,
    new Date(storedTime),
    '2026-11-21T00:00:00.000Z',
    { seconds: storedTime / 1000 },
    { toMillis: () => storedTime },
  ])
    expect(readTime(value)).toBe(storedTime);
});

it('readTime returns null for anything but a time', () => {
  for (const value of [null, undefined, 'yesterday', Number.NaN, new Date('x'), {}, []])
    expect(readTime(value)).toBeNull();
});

it('readChoice falls back for unknown values', () => {
  expect(readChoice('b', ['a', 'b'], 'a')).toBe('b');
  expect(readChoice('c', ['a', 'b'], 'a')).toBe('a');
  expect(readChoice(3, ['a', 'b'], null)).toBeNull();
});
