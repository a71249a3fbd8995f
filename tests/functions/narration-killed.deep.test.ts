import { describe, expect, it } from 'vitest';
import { storedFields } from './support/cloud-access.ts';
import { dieWorking, SHORT_LEASE } from './support/die-working.ts';
import { createFamily, usageOf } from './support/family.ts';
import { newRequestId, useFunction } from './support/function-under-test.ts';
import type { KillPoint } from './support/kill-points.ts';
import { fileAt, narrated, SENTENCES, storeStory } from './support/narrations.ts';

const SPEECH = '/v1/audio/speech';

describe('a process that is killed while it speaks', () => {
  const speaker = useFunction('generateAudioNarration', SHORT_LEASE);

  it.each<[KillPoint, number]>([
    ['after reserving', 0],
    ['after the provider', 3],
    ['after Storage', SENTENCES.length],
    ['before the answer', SENTENCES.length],
  ])(
    '%s: the retry has the narration, at least %i sentences are not spoken again, one is charged',
    async (point, kept) => {
      const family = await createFamily({ plan: 'pro_monthly' });
      const requestId = newRequestId();
      const narration = { storyId: await storeStory(family), part: 0 };
      await dieWorking(speaker.standIn, { point, uid: family.uid, requestId, narration });
      const before = (await speaker.standIn.requests(SPEECH)).length;
      const { url } = narrated(await speaker.call(family, { ...narration, requestId }));
      expect((await fileAt(url)).type).toBe('audio/mpeg');
      const again = (await speaker.standIn.requests(SPEECH)).length - before;
      expect(again).toBeLessThanOrEqual(SENTENCES.length - kept);
      expect((await usageOf(family)).tallies.narrations).toEqual({ reserved: 0, used: 1 });
      expect(await storedFields(`stories/${narration.storyId}`)).toHaveProperty(['narration', '0', 'audioPath']);
    },
  );
});
