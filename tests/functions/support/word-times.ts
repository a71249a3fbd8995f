import { expect, inject } from 'vitest';
import { median, quantile } from '../../bench/figures.ts';
import { joinedTimes } from '../../bench/measure-word-times.ts';
import type { Family } from './family.ts';
import type { FunctionUnderTest } from './function-under-test.ts';
import { fileAt, expectNarration, storeStory } from './narrations.ts';

/** Budget: deviation in ms from the voice engine's own word events. */
const MAX_MEDIAN_MS = 80;
const MAX_P95_MS = 250;

/** The delay of an MP3's first sample. */
const DELAY_MS = (1105 / 24_000) * 1000;

/** Narrates the chapters of each story, and compares the time of each word with the voice engine's own. */
export async function expectExactWordTimes(
  { call }: Pick<FunctionUnderTest, 'call'>,
  family: Family,
  stories: readonly (readonly string[])[],
): Promise<void> {
  const errors: number[] = [];
  const narrateStory = async (chapters: readonly string[]): Promise<void> => {
    const storyId = await storeStory(family, chapters);
    for (const [part, chapter] of chapters.entries()) {
      const { words, url } = expectNarration(await call(family, { storyId, part }));
      expect((await fileAt(url)).type).toBe('audio/mpeg');
      const actual = await joinedTimes(`http://127.0.0.1:${inject('cloud').ports.voice}`, 'sage', chapter);
      expect(words.map(({ text }) => text)).toEqual(actual.map(({ text }) => text));
      for (const [index, { startMs }] of words.entries()) {
        errors.push(Math.abs(startMs - DELAY_MS - (actual[index]?.startMs ?? Number.NaN)));
      }
    }
  };
  await Promise.all(stories.map(narrateStory));
  expect(median(errors)).toBeLessThanOrEqual(MAX_MEDIAN_MS);
  expect(quantile(errors, 0.95)).toBeLessThanOrEqual(MAX_P95_MS);
}
