import { splitPassages } from '@talelantern/domain/narration/passages';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { describe, expect, it } from 'vitest';
import { chapterOf } from '../bench/measure-word-times.ts';
import { createFamily, storeChild, usageOf } from './support/family.ts';
import { setUpFunction } from './support/function-under-test.ts';
import { expectExactWordTimes } from './support/word-times.ts';
import { expectNarration, SPEECH, spokenTexts, SENTENCES, storeStory } from './support/narrations.ts';

const AUDIO_SPEECH = '/v1/audio/speech';

const OPENING_PASSAGES = 2;

const passageTexts = (chapter: string): string[] => splitPassages(chapter).map(({ text }) => text);

describe('narration by the default model', () => {
  const underTest = setUpFunction('generateAudioNarration');

  it('eight chapters are narrated while audio/speech returns 404, each passage once, with exact word times', async () => {
    const family = await createFamily({ plan: 'unlimited_monthly' });
    await underTest.standIn.plan({ kind: 'status', status: 404, code: 'model_not_found' }, { path: AUDIO_SPEECH });
    const stories = ['first', 'second'].map((story) =>
      STORY_PHASES.map((phase) => openingOf(chapterOf('5-8', phase, `${story} story`))),
    );
    await expectExactWordTimes(underTest, family, stories);
    expect((await spokenTexts(underTest.standIn)).toSorted()).toEqual(stories.flat().flatMap(passageTexts).toSorted());
    expect(await underTest.standIn.requests(AUDIO_SPEECH)).toEqual([]);
    expect((await usageOf(family)).tallies.narrations).toEqual({ reserved: 0, used: stories.length });
  });

  it('a sentence that is reworded twice fails the narration uncharged, and the next try continues from that sentence', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family);
    await underTest.standIn.plan({ kind: 'reworded' }, { path: SPEECH, contains: SENTENCES[2] ?? '', times: 2 });
    const failed = await underTest.call(family, { storyId, part: 0 });
    expect(failed).toMatchObject({ status: 503, json: { error: { code: 'busy' } } });
    expect((await usageOf(family)).tallies.narrations).toEqual({ reserved: 0, used: 0 });
    expectNarration(await underTest.call(family, { storyId, part: 0 }));
    expect(await spokenTexts(underTest.standIn)).toHaveLength(SENTENCES.length + 2);
    expect((await usageOf(family)).tallies.narrations).toEqual({ reserved: 0, used: 1 });
  });
});

describe('narration by a model of audio/speech', () => {
  const underTest = setUpFunction('generateAudioNarration', {
    SPEECH_MODEL: 'gpt-4o-mini-tts',
    NARRATION_REAL_NAMES: 'on',
  });

  it('a chapter is requested passage by passage as WAV, with instructions for the voice', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family);
    const { words } = expectNarration(await underTest.call(family, { storyId, part: 0, voice: 'onyx' }));
    expect(words).not.toEqual([]);
    const requests = await underTest.standIn.requests(AUDIO_SPEECH);
    expect(requests).toHaveLength(SENTENCES.length);
    for (const { body } of requests) {
      expect(body).toEqual({
        model: 'gpt-4o-mini-tts',
        voice: 'onyx',
        input: expect.any(String),
        response_format: 'wav',
        instructions: expect.stringMatching(/word for word.*Grandfatherly and slow.*five to eight.*opens the story/),
      });
    }
    expect(await underTest.standIn.requests(SPEECH)).toEqual([]);
  });

  it('a chapter with a real name is narrated by a vendor that stores nothing', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    await storeChild(family, { nickname: 'Quillon' });
    const chapter = 'Quillon’s lantern was the brightest in all the harbour town.';
    expectNarration(await underTest.call(family, { storyId: await storeStory(family, [chapter]), part: 0 }));
    const requests = await underTest.standIn.requests(AUDIO_SPEECH);
    expect(requests.map(({ body }) => body['input'])).toEqual([chapter]);
  });

  it('a passage is requested again once after a short rate limit', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family);
    await underTest.standIn.plan({ kind: 'status', status: 429 }, { path: AUDIO_SPEECH, times: 1 });
    expectNarration(await underTest.call(family, { storyId, part: 0 }));
    expect(await underTest.standIn.requests(AUDIO_SPEECH)).toHaveLength(SENTENCES.length + 1);
  });
});

/** The first passages of a chapter: enough words to compute a quantile of the word times. */
const openingOf = (chapter: string): string => passageTexts(chapter).slice(0, OPENING_PASSAGES).join(' ');
