import { describe, expect, it } from 'vitest';
import { readChoice, readList, readTexts, readTime } from './read-fields.ts';

describe('readList', () => {
  it('keeps lists and turns keyed objects into lists by numeric key', () => {
    expect(readList(['a', 'b'])).toEqual(['a', 'b']);
    expect(readList({ 10: 'c', 2: 'b', 0: 'a', last: 'd' })).toEqual(['a', 'b', 'c', 'd']);
  });

  it('reads anything else as an empty list', () => {
    for (const value of [undefined, null, 'text', 7]) expect(readList(value)).toEqual([]);
  });

  it('leaves out what is not text', () => {
    expect(readTexts({ 0: 'a', 1: 4, 2: 'b' })).toEqual(['a', 'b']);
  });
});

describe('readTime', () => {
  const moment = Date.UTC(2026, 10, 21);

  it('understands every shape a document may hold', () => {
    for (const value of [
      moment,
      new Date(moment),
      '2026-11-21T00:00:00.000Z',
      { seconds: moment / 1000 },
      { toMillis: () => moment },
    ])
      expect(readTime(value)).toBe(moment);
  });

  it('answers null for what is no time', () => {
    for (const value of [null, undefined, 'yesterday', Number.NaN, new Date('x'), {}, []])
      expect(readTime(value)).toBeNull();
  });
});

it('reads a choice, or the fallback for anything else', () => {
  expect(readChoice('b', ['a', 'b'], 'a')).toBe('b');
  expect(readChoice('c', ['a', 'b'], 'a')).toBe('a');
  expect(readChoice(3, ['a', 'b'], null)).toBeNull();
});
