import { splitPassages } from '@talelantern/domain/narration/passages';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { expect, it } from 'vitest';
import { chapterOf } from '../bench/measure-word-times.ts';
import { createFamily, usageOf } from './support/family.ts';
import { setUpFunction } from './support/function-under-test.ts';
import { spokenTexts } from './support/narrations.ts';
import { expectExactWordTimes } from './support/word-times.ts';

/** Like narration.test.ts, with whole chapters. */
const underTest = setUpFunction('generateAudioNarration');

it('eight whole chapters are narrated, each passage once, with exact word times', async () => {
  const family = await createFamily({ plan: 'unlimited_monthly' });
  const stories = ['first', 'second'].map((story) =>
    STORY_PHASES.map((phase) => chapterOf('5-8', phase, `${story} whole story`)),
  );
  await expectExactWordTimes(underTest, family, stories);
  const passages = stories.flat().flatMap((chapter) => splitPassages(chapter).map(({ text }) => text));
  expect((await spokenTexts(underTest.standIn)).toSorted()).toEqual(passages.toSorted());
  expect((await usageOf(family)).tallies.narrations).toEqual({ reserved: 0, used: stories.length });
});
