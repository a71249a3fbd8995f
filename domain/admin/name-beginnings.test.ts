import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningIn, doesNameBegin, nameBeginnings } from './name-beginnings.ts';

const isFound = (name: string, query: string): boolean => {
  const beginning = beginningIn(query);
  return beginning !== null && nameBeginnings([name]).includes(beginning) && doesNameBegin([name], query);
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
    ['The Featherstonehaugh-Cholmondeleys', 'featherstonehaugh chol'],
  ])('%s is found by %s', (name, query) => {
    expect(isFound(name, query)).toBe(true);
  });

  it.each([
    ['Mira Lantern', 'antern'],
    ['Mira Lantern', 'lantern mira'],
    ['Mira Lantern', 'm'],
    ['Mira Lantern', '--'],
    ['The Featherstonehaugh-Cholmondeleys', 'featherstonehaugh smith'],
  ])('%s is not found by %s', (name, query) => {
    expect(isFound(name, query)).toBe(false);
  });

  it('keeps no more than the cap, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (name) => {
        const beginnings = nameBeginnings([name]);
        expect(beginnings.length).toBeLessThanOrEqual(75);
        // Firestore takes no half letters.
        for (const beginning of beginnings) expect(beginning.isWellFormed(), beginning).toBe(true);
      }),
    );
  });

  it('that is empty keeps nothing, and two of a family are kept together', () => {
    expect(nameBeginnings(['', ' '])).toEqual([]);
    expect(nameBeginnings(['Bo', 'Ada'])).toEqual(['bo', 'ad', 'ada']);
  });
});
