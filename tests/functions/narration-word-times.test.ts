import { AGE_RANGES } from '@talelantern/domain/audience/ages';
import { expect, inject, it } from 'vitest';
import { median, quantile } from '../bench/figures.ts';
import { chapterOf, wordErrors } from '../bench/measure-word-times.ts';

/** Budget: deviation in ms from the voice engine's own word events. */
const MAX_MEDIAN_MS = 80;
const MAX_P95_MS = 250;

it.each(AGE_RANGES)('word times of a chapter for ages %s are close to the voice engine’s own events', async (age) => {
  const voiceUrl = `http://127.0.0.1:${inject('cloud').ports.voice}`;
  const errors = await wordErrors(voiceUrl, 'fable', chapterOf(age, 'climax', 'a quick look'));
  expect(errors.length).toBeGreaterThan(60);
  expect(median(errors)).toBeLessThanOrEqual(MAX_MEDIAN_MS);
  expect(quantile(errors, 0.95)).toBeLessThanOrEqual(MAX_P95_MS);
});
