import { describe, expect, it } from 'vitest';
import { storyRequest } from './support/chapters.ts';
import { storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf } from './support/family.ts';
import { arrival, failure, newRequestId, useFunction } from './support/function-under-test.ts';
import { PROMPT } from './support/portraits.ts';

const MODERATIONS = '/v1/moderations';
const BUSY = { status: 503, json: failure('busy', 'Busy, please try later') };
const NOTHING = { reserved: 0, used: 0 };

/** Long enough that the first request of a process reaches the vendor on a busy machine. */
const SHORT_DEADLINE_MS = '8000';

describe('a vendor that does not answer in time', () => {
  const painter = useFunction('generateImage', { PROVIDER_TIMEOUT_IMAGE_MS: SHORT_DEADLINE_MS });
  const teller = useFunction('generateStory', { PROVIDER_TIMEOUT_TEXT_MS: SHORT_DEADLINE_MS, WAIT_MS: '200' });

  it('R4: is given up while it paints, and nothing is charged', async () => {
    const family = await createFamily();
    await painter.standIn.plan({ kind: 'hang' }, { path: '/v1/images/generations' });
    expect(await painter.call(family, { prompt: PROMPT })).toMatchObject(BUSY);
    expect(await painter.standIn.requests('/v1/images/generations')).toHaveLength(1);
    expect((await usageOf(family)).tallies.pictures).toEqual(NOTHING);
  });

  it.each([
    ['before its first word', { kind: 'hang' }],
    ['in the middle of a chapter', { kind: 'slow', dripMs: 1000 }],
  ])('R4: is given up %s, and nothing is charged', async (_case, fault) => {
    const family = await createFamily();
    const requestId = newRequestId();
    await teller.standIn.plan(fault, { path: '/v1/responses' });
    expect(await teller.call(family, storyRequest({ requestId }))).toMatchObject(BUSY);
    expect(await teller.standIn.requests('/v1/responses')).toHaveLength(1);
    expect((await usageOf(family)).tallies.stories).toEqual(NOTHING);
    expect(await storedFields(`jobs/${family.uid}_${requestId}`)).toMatchObject({ status: 'failed', reserved: null });
  });

  it('leaves a second call with the same request id waiting only so long', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    await teller.standIn.plan({ kind: 'hold', token: requestId }, { path: MODERATIONS, times: 1 });
    const first = teller.call(family, storyRequest({ requestId }));
    await arrival(teller.standIn, MODERATIONS);
    expect(await teller.call(family, storyRequest({ requestId }))).toMatchObject({
      status: 409,
      json: failure('in_progress', 'This is already being made. It will be here in a moment.'),
    });
    await teller.standIn.release(requestId);
    await first;
  });
});
