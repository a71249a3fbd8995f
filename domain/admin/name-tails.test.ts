import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doesNameBegin, nameTails, tailIn, tailsPath } from './name-tails.ts';

const isFound = (name: string, query: string): boolean => {
  const beginning = tailIn(query);
  return (
    beginning !== null &&
    nameTails([name]).some((tail) => tailsPath(tail) === tailsPath(beginning) && tail.startsWith(beginning)) &&
    doesNameBegin([name], query)
  );
};

describe('a name', () => {
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
  ])('%s is found by %s', (name, query) => {
    expect(isFound(name, query)).toBe(true);
  });

  it.each([
    ['Mira Lantern', 'antern'],
    ['Mira Lantern', 'lantern mira'],
    ['Mira Lantern', 'm'],
    ['𠮷田 Emi', '𠮷'],
    ['Mira Lantern', '--'],
    ['The Featherstonehaugh-Cholmondeleys', 'featherstonehaugh smith'],
  ])('%s is not found by %s', (name, query) => {
    expect(isFound(name, query)).toBe(false);
  });

  it('keeps no more than the cap, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (name) => {
        const tails = nameTails([name]);
        expect(tails.length).toBeLessThanOrEqual(5);
        // Firestore takes no half letters, and indexes no more than 1,500 bytes: each is at least a character of these.
        for (const tail of tails) {
          expect(tail.isWellFormed(), tail).toBe(true);
          expect(encodeURIComponent(tail).length, tail).toBeLessThan(1_500);
        }
      }),
    );
  });

  it('that is empty keeps nothing, and two of a family are kept together', () => {
    expect(nameTails(['', ' '])).toEqual([]);
    expect(nameTails(['Bo', 'Ada of Bo'])).toEqual(['bo', 'ada of bo', 'of bo']);
  });
});
