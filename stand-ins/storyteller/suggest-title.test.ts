import { expect, it } from 'vitest';
import { buildBrief } from './sample-brief.ts';
import { suggestTitle } from './suggest-title.ts';
import type { BibleBrief } from './story-brief.ts';
import { writeChapter } from './write-chapter.ts';

const THEMES = ['Treasure Hunt', 'Daring Rescue', 'Storm Chase', 'Far Lighthouse', 'Enchanted Forest'];

const afterFirstChapter = (theme: string, avoid: string[] = []): BibleBrief => {
  const brief = buildBrief({ theme: { name: theme, category: 'Adventure' }, avoid });
  return { ...brief, task: 'bible', chapter: [...writeChapter(brief, { seed: theme, variation: '' })] };
};
const titlesOf = (theme: string): string[] =>
  Array.from({ length: 8 }, (_, index) => suggestTitle(afterFirstChapter(theme), String(index)));

it.each(THEMES)('a book about %s gets a title from its plot in title case, with at most two names', (theme) => {
  for (const title of titlesOf(theme)) {
    expect(title).toMatch(/^[\p{Lu}\d]/u);
    expect(title).not.toMatch(/[{}]/u);
    expect(title.length).toBeLessThanOrEqual(80);
    expect(title).not.toMatch(/ (?:The|And|Of) /u);
    expect(title).not.toMatch(new RegExp(`^The ${theme} of`, 'u'));
  }
});

it('no book title is suggested after a later chapter', () => {
  expect(suggestTitle({ ...afterFirstChapter('Treasure Hunt'), phase: 'climax' }, '1')).toBe('');
});
