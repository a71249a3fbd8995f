import { expect, it } from 'vitest';
import { repeat } from '../support/repeat.ts';
import { chapter, storyRequest, textReply, readChapterResponse } from './support/chapters.ts';
import { storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf } from './support/family.ts';
import { waitForRequest, failure, newRequestId, setUpFunction } from './support/function-under-test.ts';

const RESPONSES = '/v1/responses';
const MODERATIONS = '/v1/moderations';
const CANCELLED = { status: 400, json: failure('invalid', 'Canceled. Nothing was counted.') };

const underTest = setUpFunction('generateStory');
const cancel = (family: Parameters<typeof underTest.call>[0], requestId: string) =>
  underTest.call(family, { requestId, cancel: true });

it('cancelling before the vendor is called stops the work and releases the reservation', async () => {
  const family = await createFamily();
  const requestId = newRequestId();
  await underTest.standIn.plan({ kind: 'hold', token: requestId }, { path: MODERATIONS, times: 1 });
  const generating = underTest.call(family, storyRequest({ requestId }));
  await waitForRequest(underTest.standIn, MODERATIONS);
  expect(await cancel(family, requestId)).toMatchObject({ status: 200, json: { cancelled: true } });
  await underTest.standIn.release(requestId);
  expect(await generating).toMatchObject(CANCELLED);
  expect(await underTest.standIn.requests(RESPONSES)).toEqual([]);
  expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 0 });
  expect(await storedFields(`generations/${family.uid}_${requestId}`)).toEqual({});
});

it('cancelling has no effect once the vendor has been called', async () => {
  const family = await createFamily();
  const requestId = newRequestId();
  await underTest.standIn.plan({ kind: 'hold', token: requestId }, { path: RESPONSES, times: 1 });
  const response = underTest.call(family, storyRequest({ requestId }));
  await waitForRequest(underTest.standIn, RESPONSES);
  const tooLate = {
    status: 409,
    json: failure('in_progress', 'This is already being made. It will be here in a moment.'),
  };
  expect(await cancel(family, requestId)).toMatchObject(tooLate);
  await underTest.standIn.release(requestId);
  readChapterResponse(await response);
  expect(await cancel(family, requestId)).toMatchObject(tooLate);
  expect((await usageOf(family)).tallies.stories).toEqual({ reserved: 0, used: 1 });
});

it('a cancel that arrives before its request stops the request', async () => {
  const family = await createFamily();
  const requestId = newRequestId();
  expect((await cancel(family, requestId)).status).toBe(200);
  await repeat(2, async () => {
    expect(await underTest.call(family, storyRequest({ requestId }))).toMatchObject(CANCELLED);
  });
  expect(await underTest.standIn.requests(MODERATIONS)).toEqual([]);
});

it('cancelling cannot stop another family’s work', async () => {
  const [family, other] = await Promise.all([createFamily(), createFamily()]);
  const requestId = newRequestId();
  await underTest.standIn.plan(textReply(chapter(6)), { path: RESPONSES });
  expect((await cancel(other, requestId)).status).toBe(200);
  readChapterResponse(await underTest.call(family, storyRequest({ requestId })));
});
