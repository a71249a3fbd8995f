import { AGE_RANGES } from '@talelantern/domain/audience/ages';
import { VOICES } from '@talelantern/domain/narration/voices';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { expect, it } from 'vitest';
import { readingStyle } from './reading-style.ts';

it('every age, chapter and voice has different instructions, which all ask for the exact words', () => {
  const all = AGE_RANGES.flatMap((ageRange) =>
    STORY_PHASES.flatMap((phase) => VOICES.map((voice) => readingStyle({ voice, ageRange, phase }))),
  );
  expect(new Set(all).size).toBe(AGE_RANGES.length * STORY_PHASES.length * VOICES.length);
  for (const style of all) expect(style).toContain('word for word');
});

it('the smallest listeners get a slow reading with pauses, teenagers do not', () => {
  const styleFor = (ageRange: '3-4' | '12-17') => readingStyle({ voice: 'sage', ageRange, phase: 'climax' });
  expect(styleFor('3-4')).toMatch(/slowly.*pause after every sentence/);
  expect(styleFor('12-17')).not.toMatch(/slowly/);
});

it('no chapter is read breathlessly, and no mood grows or fades, because it begins again with every passage', () => {
  for (const phase of STORY_PHASES) {
    const style = readingStyle({ voice: 'sage', ageRange: '5-8', phase });
    expect(style).not.toMatch(/breathless|growing|become/);
  }
  expect(readingStyle({ voice: 'sage', ageRange: '3-4', phase: 'climax' })).toContain('not louder than in the others');
  expect(readingStyle({ voice: 'sage', ageRange: '3-4', phase: 'resolution' })).toContain('quiet');
});
