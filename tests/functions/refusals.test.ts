import { monthlyUsageId } from '@talelantern/domain/usage/usage';
import { describe, expect, it } from 'vitest';
import { STORY_REFUSED } from '@talelantern/domain/contracts/generate-story';
import { chapter, storyRequest, tellings, telling, TELLING, told } from './support/chapters.ts';
import { adminFirestore } from './support/cloud-access.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { failure, useFunction } from './support/function-under-test.ts';

const HOUR_MS = 3_600_000;
const TOO_FAST = { status: 429, json: failure('rate_limited', 'Rate limit exceeded. Please wait a moment.') };
const REFUSED = { status: 400, json: failure('refused', STORY_REFUSED) };
const UNFIT = { kind: 'unsafe-text', paragraph: 2 };

describe('a family whose stories are refused one after another', () => {
  const underTest = useFunction('generateStory', { REFUSALS_PER_HOUR: '2' });
  const tell = (family: Family) => underTest.call(family, storyRequest());

  it('R6, H9: makes the vendor work for nothing only so often in an hour, and no other family waits for it', async () => {
    const [family, other] = await Promise.all([createFamily(), createFamily()]);
    await underTest.standIn.plan(UNFIT, TELLING);
    for (let time = 0; time < 2; time += 1) expect(await tell(family)).toMatchObject(REFUSED);
    const asked = (await tellings(underTest.standIn)).length;
    const answer = await tell(family);
    expect(answer).toMatchObject(TOO_FAST);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(await tellings(underTest.standIn)).toHaveLength(asked);
    expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 0 });
    expect(await tell(other)).toMatchObject(REFUSED);
  });

  it('goes on an hour later', async () => {
    const family = await createFamily();
    const anHourAgo = Date.now() - HOUR_MS;
    await adminFirestore()
      .doc(`usage/${monthlyUsageId(family.uid, Date.now())}`)
      .set({ recentRefusals: [anHourAgo, anHourAgo] });
    await underTest.standIn.plan(telling(chapter(6)), TELLING);
    told(await tell(family));
  });

  it('R2: does not wait for failures of the vendor, which are none of its doing', async () => {
    const family = await createFamily();
    await underTest.standIn.plan({ kind: 'status', status: 500 }, TELLING);
    for (let time = 0; time < 3; time += 1) expect((await tell(family)).status).toBe(500);
    await underTest.standIn.reset();
    await underTest.standIn.plan(telling(chapter(6)), TELLING);
    told(await tell(family));
  });
});
