import { afterAll, beforeEach, expect, it } from 'vitest';
import { dispatchTask, type SentTask } from '../support/cloud-tasks.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, storeCharacter, usageOf, type Family } from './support/family.ts';
import { failure, newRequestId, setUpFunctions, type FunctionResponse } from './support/function-under-test.ts';
import { startHeldTasks } from './support/held-tasks.ts';
import { expectNarration, SENTENCES, SPEECH, storeStory } from './support/narrations.ts';
import { expectSavedPicture, PROMPT } from './support/portraits.ts';

const NOTHING = { reserved: 0, used: 0 };
const BUSY = { status: 503, json: failure('busy', 'Busy, please try later') };
const INTERNAL = { status: 500, json: failure('internal', 'Something went wrong on our side. Please try again.') };

interface Work {
  name: string;
  capability: 'pictures' | 'narrations';
  /** The vendor path, and the number of requests to it per task. */
  vendor: { path: string; requests: number };
  toBody: (family: Family) => Promise<object>;
  expectResult: (response: FunctionResponse) => unknown;
}

const PICTURE: Work = {
  name: 'generateImage',
  capability: 'pictures',
  vendor: { path: '/v1/images/generations', requests: 1 },
  toBody: async () => ({ prompt: PROMPT }),
  expectResult: expectSavedPicture,
};

const NARRATION: Work = {
  name: 'generateAudioNarration',
  capability: 'narrations',
  vendor: { path: SPEECH, requests: SENTENCES.length },
  toBody: async (family) => ({ storyId: await storeStory(family), part: 0 }),
  expectResult: expectNarration,
};

const ALL_WORK = [PICTURE, NARRATION];

const tasks = await startHeldTasks();
const functions = setUpFunctions({ settings: tasks.settings });
afterAll(() => tasks.close());
beforeEach(() => {
  tasks.refusesTasks = false;
});

const deliver = (task: SentTask): Promise<number> => dispatchTask(functions.url(''), task);

/** A family that asks for `work` by one request, which it may repeat. */
async function begin({ name, capability, vendor, toBody }: Work) {
  const family = await createFamily({ plan: 'pro_monthly' });
  const body = { ...(await toBody(family)), requestId: newRequestId() };
  return {
    family,
    body,
    job: `jobs/${family.uid}_${body.requestId}`,
    send: (overrides: object = {}) => functions.call(name, family, { ...body, ...overrides }),
    used: async () => (await usageOf(family)).tallies[capability],
    vendorRequests: async () => (await functions.standIn.requests(vendor.path)).length,
  };
}

it.each(ALL_WORK)(
  '$name: work whose client disconnects is done by its task, charged once and returned to a repeated request',
  async (work) => {
    const { family, body, job, send, used, vendorRequests } = await begin(work);
    const client = new AbortController();
    const abandoned = fetch(functions.url(work.name), {
      method: 'POST',
      headers: { authorization: `Bearer ${family.token}` },
      body: JSON.stringify(body),
      signal: client.signal,
    });
    const task = await tasks.next();
    client.abort();
    await expect(abandoned).rejects.toThrow();
    expect(await vendorRequests()).toBe(0);
    expect(await deliver(task)).toBe(204);
    expect(await storedFields(job)).toMatchObject({ status: 'done' });
    work.expectResult(await send());
    expect(await vendorRequests()).toBe(work.vendor.requests);
    expect(await used()).toEqual({ reserved: 0, used: 1 });
  },
);

it.each(ALL_WORK)('$name: a task that is delivered three times does the work once', async (work) => {
  const { send, used, vendorRequests } = await begin(work);
  const response = send();
  const task = await tasks.next();
  expect(await Promise.all([deliver(task), deliver(task)])).toEqual([204, 204]);
  work.expectResult(await response);
  expect(await deliver(task)).toBe(204);
  expect(await vendorRequests()).toBe(work.vendor.requests);
  expect(await used()).toEqual({ reserved: 0, used: 1 });
});

it.each(ALL_WORK)(
  '$name: a task that never runs is refunded after its lease, is not requested again, and does nothing later',
  async (work) => {
    const { job, send, used, vendorRequests } = await begin(work);
    const response = send();
    const task = await tasks.next();
    expect(await used()).toEqual({ reserved: 1, used: 0 });
    await adminFirestore()
      .doc(job)
      .update({ leaseUntil: new Date(Date.now() - 1) });
    expect(await response).toMatchObject(BUSY);
    expect(await used()).toEqual(NOTHING);
    expect(await deliver(task)).toBe(204);
    expect(await vendorRequests()).toBe(0);
    expect(await used()).toEqual(NOTHING);
  },
);

it('a task of another version does nothing, is refunded immediately, and is done when it is requested again', async () => {
  const { send, used, vendorRequests } = await begin(PICTURE);
  const response = send();
  const task = await tasks.next();
  expect(task.body).toContain('"kind":"main"');
  expect(await deliver({ ...task, body: task.body.replace('"kind":"main"', '"kind":"chosen"') })).toBe(204);
  expect(await response).toMatchObject(INTERNAL);
  expect(await used()).toEqual(NOTHING);
  expect(await vendorRequests()).toBe(0);
  const secondResponse = send();
  expect(await deliver(await tasks.next())).toBe(204);
  expectSavedPicture(await secondResponse);
  expect(await used()).toEqual({ reserved: 0, used: 1 });
});

it('a task of another version does not end the work of one that can be read, nor of a later attempt', async () => {
  const { send, used, vendorRequests } = await begin(PICTURE);
  const hold = newRequestId();
  await functions.standIn.plan({ kind: 'hold', token: hold }, { path: PICTURE.vendor.path });
  const response = send();
  const task = await tasks.next();
  const unread = { ...task, body: task.body.replace('"kind":"main"', '"kind":"chosen"') };
  expect(await deliver({ ...unread, body: unread.body.replace('"attempt":1', '"attempt":0') })).toBe(204);
  const delivered = deliver(task);
  await expect.poll(vendorRequests).toBe(1);
  expect(await deliver(unread)).toBe(204);
  await functions.standIn.release(hold);
  expect(await delivered).toBe(204);
  expectSavedPicture(await response);
  expect(await used()).toEqual({ reserved: 0, used: 1 });
});

it('a task without its attempt is refused', async () => {
  const { send } = await begin(PICTURE);
  const response = send();
  const task = await tasks.next();
  expect(await deliver({ ...task, body: task.body.replace('"attempt"', '"try"') })).toBe(500);
  expect(await deliver(task)).toBe(204);
  expectSavedPicture(await response);
});

it('a task that dies once it has begun returns a status on which the app asks again', async () => {
  const { job, send, used, vendorRequests } = await begin(PICTURE);
  const hold = newRequestId();
  await functions.standIn.plan({ kind: 'hold', token: hold }, { path: PICTURE.vendor.path });
  const response = send();
  const delivered = deliver(await tasks.next());
  await expect.poll(vendorRequests).toBe(1);
  await adminFirestore()
    .doc(job)
    .update({ leaseUntil: new Date(Date.now() - 1) });
  expect(await response).toMatchObject(INTERNAL);
  expect((await used()).reserved).toBe(0);
  await functions.standIn.release(hold);
  expect(await delivered).toBe(204);
});

it('a second delivery that fails does not end the work of the first', async () => {
  const { family, send, used, vendorRequests } = await begin(PICTURE);
  const characterId = await storeCharacter(family);
  const hold = newRequestId();
  await functions.standIn.plan({ kind: 'hold', token: hold }, { path: PICTURE.vendor.path });
  const response = send({ characterId });
  const task = await tasks.next();
  const delivered = deliver(task);
  await expect.poll(vendorRequests).toBe(1);
  await adminFirestore().doc(`characters/${characterId}`).delete();
  expect(await deliver(task)).toBe(204);
  expect(await used()).toEqual({ reserved: 1, used: 0 });
  await functions.standIn.release(hold);
  expect(await delivered).toBe(204);
  expectSavedPicture(await response);
  expect(await used()).toEqual({ reserved: 0, used: 1 });
});

it('work that is cancelled before its task runs is not done, and costs nothing', async () => {
  const { send, used, vendorRequests } = await begin(PICTURE);
  const response = send();
  const task = await tasks.next();
  expect(await send({ cancel: true })).toMatchObject({ status: 200, json: { cancelled: true } });
  expect(await response).toMatchObject({ status: 400, json: failure('invalid', 'Canceled. Nothing was counted.') });
  expect(await deliver(task)).toBe(204);
  expect(await vendorRequests()).toBe(0);
  expect(await used()).toEqual(NOTHING);
});

it('work whose task cannot be sent costs nothing, and is done when it is requested again', async () => {
  const { send, used } = await begin(PICTURE);
  tasks.refusesTasks = true;
  expect(await send()).toMatchObject(INTERNAL);
  expect(await used()).toEqual(NOTHING);
  tasks.refusesTasks = false;
  const response = send();
  expect(await deliver(await tasks.next())).toBe(204);
  expectSavedPicture(await response);
});

it('a failed task returns its status and the time after which to try again', async () => {
  const { send, used } = await begin(PICTURE);
  // The vendor asks for a longer wait than a function makes, so the task has to be retried.
  await functions.standIn.plan({ kind: 'status', status: 429, retryAfterSeconds: 21 }, { path: PICTURE.vendor.path });
  const response = send();
  expect(await deliver(await tasks.next())).toBe(204);
  const { status, headers } = await response;
  expect([status, headers.get('retry-after')]).toEqual([429, '21']);
  expect(await used()).toEqual(NOTHING);
});

it('a task function refuses a call without the token of Cloud Tasks', async () => {
  const { send, vendorRequests } = await begin(PICTURE);
  const response = send();
  const task = await tasks.next();
  const uninvited = await fetch(functions.url(task.name), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: task.body,
  });
  expect(uninvited.status).toBe(401);
  expect(await vendorRequests()).toBe(0);
  expect(await deliver(task)).toBe(204);
  expectSavedPicture(await response);
});
