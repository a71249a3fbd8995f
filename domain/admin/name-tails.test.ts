import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasNameWithPrefix, nameTails, tailPrefix, tailsPath } from './name-tails.ts';

const isFound = (name: string, query: string): boolean => {
  const prefix = tailPrefix(query);
  return (
    prefix !== null &&
    nameTails([name]).some((tail) => tailsPath(tail) === tailsPath(prefix) && tail.startsWith(prefix)) &&
    hasNameWithPrefix([name], query)
  );
};

it.each([
  ['Mira Lantern', 'mira'],
  ['Mira Lantern', 'Lantern'],
  ['Mira Lantern', 'LAN'],
  ['Mira Lantern', '  mira   lan '],
  ['Ana-Maria da Silva', 'maria da'],
  ['Maren O’Neil', "o'neil"],
  ['Maren O’Neil', 'oneil'],
  ['Jürgen Müller', 'muller'],
  ['Jurgen Muller', 'Müller'],
  ['李小龙', '李小'],
  ['𠮷田 Emi', '𠮷田'],
  ['The Featherstonehaugh-Cholmondeleys', 'featherstonehaugh chol'],
])('the name %s is found by the query %s', (name, query) => {
  expect(isFound(name, query)).toBe(true);
});

it.each([
  ['Mira Lantern', 'antern'],
  ['Mira Lantern', 'lantern mira'],
  ['Mira Lantern', 'm'],
  ['𠮷田 Emi', '𠮷'],
  ['Mira Lantern', '--'],
  ['The Featherstonehaugh-Cholmondeleys', 'featherstonehaugh smith'],
])('the name %s is not found by the query %s', (name, query) => {
  expect(isFound(name, query)).toBe(false);
});

it('an index entry never exceeds its size cap', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (name) => {
      const tails = nameTails([name]);
      expect(tails.length).toBeLessThanOrEqual(5);
      // Firestore rejects lone surrogates, and indexes at most 1,500 bytes.
      for (const tail of tails) {
        expect(tail.isWellFormed(), tail).toBe(true);
        expect(encodeURIComponent(tail).length, tail).toBeLessThan(1_500);
      }
    }),
  );
});

it('the name index ignores an empty name and contains both names of a user', () => {
  expect(nameTails(['', ' '])).toEqual([]);
  expect(nameTails(['Bo', 'Ada of Bo'])).toEqual(['bo', 'ada of bo', 'of bo']);
});
