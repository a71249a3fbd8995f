import { VOICES } from '@talelantern/domain/narration/voices';
import { AGE_RANGES } from '@talelantern/domain/audience/ages';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { describe, expect, inject, it } from 'vitest';
import { median, quantile } from '../bench/figures.ts';
import { chapterOf, wordErrors } from '../bench/measure-word-times.ts';

/** Like narration-word-times.test.ts, but for every voice and age. */
const MAX_MEDIAN_MS = 80;
const MAX_P95_MS = 250;

describe.each(VOICES)('%s', (voice) => {
  it.each(AGE_RANGES)('word times of a story for ages %s are close to the voice engine’s own events', async (age) => {
    const voiceUrl = `http://127.0.0.1:${inject('cloud').ports.voice}`;
    const errors: number[] = [];
    for (const phase of STORY_PHASES) errors.push(...(await wordErrors(voiceUrl, voice, chapterOf(age, phase, voice))));
    expect(errors.length).toBeGreaterThan(300);
    expect(median(errors)).toBeLessThanOrEqual(MAX_MEDIAN_MS);
    expect(quantile(errors, 0.95)).toBeLessThanOrEqual(MAX_P95_MS);
  });
});
