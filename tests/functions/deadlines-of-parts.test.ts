import { describe, expect, it } from 'vitest';
import { createFamily, usageOf } from './support/family.ts';
import { failure, useFunction } from './support/function-under-test.ts';
import { narrated, SENTENCES, storeStory } from './support/narrations.ts';
import { PROMPT, savedPicture } from './support/portraits.ts';
import { GENERATIONS } from './support/scenes.ts';

const BUSY = { status: 503, json: failure('busy', 'Busy, please try later') };
const NOTHING = { reserved: 0, used: 0 };
/** Long enough for the first request of a process on a busy machine. */
const SHORT_DEADLINE_MS = '10000';

describe('a moderator that does not answer in time', () => {
  const underTest = useFunction('generateImage', { PROVIDER_TIMEOUT_MODERATION_MS: SHORT_DEADLINE_MS });

  it('R4: is given up before anything is painted, and nothing is charged', async () => {
    const family = await createFamily();
    await underTest.standIn.plan({ kind: 'hang' }, { path: '/v1/moderations', times: 1 });
    expect(await underTest.call(family, { prompt: PROMPT })).toMatchObject(BUSY);
    expect(await underTest.standIn.requests(GENERATIONS)).toEqual([]);
    expect((await usageOf(family)).tallies.pictures).toEqual(NOTHING);
    savedPicture(await underTest.call(family, { prompt: PROMPT }));
  });
});

describe('a chapter that is not spoken in time', () => {
  const underTest = useFunction('generateAudioNarration', {
    NARRATION_TIMEOUT_MS: SHORT_DEADLINE_MS,
    PROVIDER_TIMEOUT_SPEECH_MS: '200000',
  });

  it('R4, R38: is given up, keeps what was spoken and charges nothing', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family);
    await underTest.standIn.plan(
      { kind: 'hang' },
      { contains: SENTENCES[2] ?? '', path: '/v1/audio/speech', times: 1 },
    );
    expect(await underTest.call(family, { storyId, part: 0 })).toMatchObject(BUSY);
    const before = (await underTest.standIn.requests('/v1/audio/speech')).length;
    expect((await usageOf(family)).tallies.narrations).toEqual(NOTHING);
    narrated(await underTest.call(family, { storyId, part: 0 }));
    const spokenTwice = (await underTest.standIn.requests('/v1/audio/speech')).length - SENTENCES.length;
    expect(spokenTwice).toBe(1);
    expect(before).toBeLessThanOrEqual(SENTENCES.length);
  });
});
