import { THEMES } from '@talelantern/domain/catalogues/themes';
import { describe, expect, it } from 'vitest';
import { findTheme } from './find-theme.ts';

const neverCalled = (): never => {
  throw new Error('This theme has no record of its own.');
};

describe('findTheme', () => {
  it('every theme of the catalogue has a record, under each of its names', () => {
    for (const { category, name, gentleName } of THEMES) {
      for (const themeName of [name, gentleName ?? name])
        expect(findTheme(themeName, category, neverCalled).names).toContain(themeName);
    }
  });

  it('an unknown theme gets a related record', () => {
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
