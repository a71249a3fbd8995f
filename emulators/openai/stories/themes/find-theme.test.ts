import { THEMES } from '@talelantern/domain/stories/themes';
import { describe, expect, it } from 'vitest';
import { findTheme } from './find-theme.ts';

const neverAsked = (): never => {
  throw new Error('This theme has no record of its own.');
};

describe('findTheme', () => {
  it('has a record for every theme of the catalogue, under each of its names', () => {
    for (const { category, name, gentleName } of THEMES) {
      for (const called of [name, gentleName ?? name])
        expect(findTheme(called, category, neverAsked).names).toContain(called);
    }
  });

  it('takes a related record for a theme it does not know', () => {
    const first = <T>(records: readonly T[]): T => {
      const [record] = records;
      if (record === undefined) throw new Error('There are no records.');
      return record;
    };
    expect(findTheme('The Night of the Train', 'Adventure', first).names).toContain('Night Train');
    expect(findTheme('Something Else', 'Comedy', first).names).toContain('Upside-Down Day');
    expect(findTheme('Something Else', 'Nonsense', first).names).toContain('Treasure Hunt');
  });
});
