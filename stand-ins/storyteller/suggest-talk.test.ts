import { expect, it } from 'vitest';
import { mentions, toAvoided } from './avoid/avoided-words.ts';
import { buildBrief } from './sample-brief.ts';
import type { AgeRange, BibleBrief, Phase } from './story-brief.ts';
import { suggestTalk } from './suggest-talk.ts';
import { writeChapter } from './write-chapter.ts';

const THEMES = ['Treasure Hunt', 'Daring Rescue', 'Storm Chase', 'Far Lighthouse', 'Enchanted Forest'];
const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];
const PHASES: readonly Phase[] = ['introduction', 'resolution'];
const AVOID = ['courage', 'storms', 'bed', 'diaries'];
const WORDS_AT_MOST = { '3-4': 13, '5-8': 20, '9-12': 25, '12-17': 30 };

function afterChapter(theme: string, ageRange: AgeRange, phase: Phase): BibleBrief {
  const brief = buildBrief({ theme: { name: theme, category: 'Adventure' }, ageRange, phase, avoid: AVOID });
  return { ...brief, task: 'bible', chapter: [...writeChapter(brief, { seed: theme, variation: '' })] };
}
const BRIEFS = THEMES.flatMap((theme) => AGES.flatMap((age) => PHASES.map((phase) => afterChapter(theme, age, phase))));

it('each of 40 chapters gets the cards ask, wonder and your day, of a length that fits the age', () => {
  expect(BRIEFS).toHaveLength(40);
  for (const brief of BRIEFS) {
    const cards = suggestTalk(brief, 'key');
    expect(Object.keys(cards)).toEqual(['ask', 'wonder', 'day']);
    expect(cards.ask).toMatch(/^\p{Lu}.*[.?]$/u);
    expect(cards.wonder).toMatch(/^I wonder .*\.$/u);
    expect(cards.day).toMatch(/\b(?:you|your)\b.*[.?]$/u);
    for (const text of Object.values(cards)) {
      expect(text).not.toMatch(/[{}]/u);
      expect(text.split(' ').length).toBeLessThanOrEqual(WORDS_AT_MOST[brief.ageRange]);
    }
  }
});

it('the cards of a chapter mention its hero or something else in it, and nothing that the child avoids', () => {
  for (const brief of BRIEFS) {
    const text = Object.values(suggestTalk(brief, 'key')).join('\n');
    const chapter = brief.chapter.join('\n');
    const names = brief.characters.map(({ name }) => name).filter((name) => chapter.includes(name));
    expect(names.filter((name) => text.includes(name))).not.toEqual([]);
    expect(mentions(text, toAvoided(AVOID, []))).toBe(false);
  }
});

it('no talk card is used for two age ranges', () => {
  const textsOf = (age: AgeRange) =>
    BRIEFS.filter(({ ageRange }) => ageRange === age).flatMap((brief) => Object.values(suggestTalk(brief, 'key')));
  const all = AGES.flatMap((age) => [...new Set(textsOf(age))]);
  expect(new Set(all).size).toBe(all.length);
});
