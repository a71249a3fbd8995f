import { describe, expect, it } from 'vitest';
import { chapter, storyRequest, telling, told } from './support/chapters.ts';
import { storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf } from './support/family.ts';
import { arrival, failure, newRequestId, useFunction } from './support/function-under-test.ts';

const RESPONSES = '/v1/responses';
const MODERATIONS = '/v1/moderations';
const CANCELLED = { status: 400, json: failure('invalid', 'Cancelled. Nothing was counted.') };

describe('Cancel', () => {
  const underTest = useFunction('generateStory');
  const cancel = (family: Parameters<typeof underTest.call>[0], requestId: string) =>
    underTest.call(family, { requestId, cancel: true });

  it('R39: stops the work before the vendor is asked and gives everything back', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    await underTest.standIn.plan({ kind: 'hold', token: requestId }, { path: MODERATIONS, times: 1 });
    const telling_ = underTest.call(family, storyRequest({ requestId }));
    await arrival(underTest.standIn, MODERATIONS);
    expect(await cancel(family, requestId)).toMatchObject({ status: 200, json: { cancelled: true } });
    await underTest.standIn.release(requestId);
    expect(await telling_).toMatchObject(CANCELLED);
    expect(await underTest.standIn.requests(RESPONSES)).toEqual([]);
    expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 0 });
    expect(await storedFields(`generations/${family.uid}_${requestId}`)).toEqual({});
  });

  it('comes too late once the vendor was asked', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    await underTest.standIn.plan({ kind: 'hold', token: requestId }, { path: RESPONSES, times: 1 });
    const answer = underTest.call(family, storyRequest({ requestId }));
    await arrival(underTest.standIn, RESPONSES);
    const tooLate = {
      status: 409,
      json: failure('in_progress', 'This is already being made. It will be here in a moment.'),
    };
    expect(await cancel(family, requestId)).toMatchObject(tooLate);
    await underTest.standIn.release(requestId);
    told(await answer);
    expect(await cancel(family, requestId)).toMatchObject(tooLate);
    expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 1 });
  });

  it('stops a request that arrives after it, for good', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    expect((await cancel(family, requestId)).status).toBe(200);
    for (let time = 0; time < 2; time += 1) {
      expect(await underTest.call(family, storyRequest({ requestId }))).toMatchObject(CANCELLED);
    }
    expect(await underTest.standIn.requests(MODERATIONS)).toEqual([]);
  });

  it('reaches no other family’s work', async () => {
    const [family, other] = await Promise.all([createFamily(), createFamily()]);
    const requestId = newRequestId();
    await underTest.standIn.plan(telling(chapter(6)), { path: RESPONSES });
    expect((await cancel(other, requestId)).status).toBe(200);
    told(await underTest.call(family, storyRequest({ requestId })));
  });
});
