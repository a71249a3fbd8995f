import { expect, it } from 'vitest';
import { storedFields } from './support/cloud-access.ts';
import { runUntilKilled, SHORT_LEASE } from './support/run-until-killed.ts';
import { createFamily, usageOf } from './support/family.ts';
import { newRequestId, setUpFunction } from './support/function-under-test.ts';
import type { KillPoint } from './support/kill-points.ts';
import { fileAt, expectNarration, SENTENCES, storeStory, SPEECH } from './support/narrations.ts';

const speaker = setUpFunction('generateAudioNarration', SHORT_LEASE);

it.each<[KillPoint, number]>([
  ['after reserving', 0],
  ['after the provider', 3],
  ['after Storage', SENTENCES.length],
  ['before the response', SENTENCES.length],
])(
  'after the process was killed %s, a retry completes the narration, reuses at least %i sentences and charges once',
  async (point, keptSentences) => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const requestId = newRequestId();
    const narration = { storyId: await storeStory(family), part: 0 };
    await runUntilKilled(speaker.standIn, { point, uid: family.uid, requestId, narration });
    const countBeforeRetry = (await speaker.standIn.requests(SPEECH)).length;
    const { url } = expectNarration(await speaker.call(family, { ...narration, requestId }));
    expect((await fileAt(url)).type).toBe('audio/mpeg');
    const repeatedCount = (await speaker.standIn.requests(SPEECH)).length - countBeforeRetry;
    expect(repeatedCount).toBeLessThanOrEqual(SENTENCES.length - keptSentences);
    expect((await usageOf(family)).tallies.narrations).toEqual({ reserved: 0, used: 1 });
    expect(await storedFields(`stories/${narration.storyId}`)).toHaveProperty(['narration', '0', 'audioPath']);
  },
);
