import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Capability } from '@talelantern/domain/plans/usage';
import { adminBucket } from './support/cloud-access.ts';
import { chapterRequests } from './support/chapters.ts';
import { usageOf } from './support/family.ts';
import { setUpFunctions } from './support/function-under-test.ts';
import { waitForRequest, newRequestId } from './support/function-under-test.ts';
import { createHousehold, validBody } from './support/household.ts';
import { startFailingStorage } from './support/failing-storage.ts';
import { EDITS, GENERATIONS, storePicture } from './support/scenes.ts';
import { SPEECH } from './support/narrations.ts';

const EMULATOR = 'STORAGE_EMULATOR_HOST';
const RESPONSES = '/v1/responses';
const storage = await startFailingStorage(() => inject('cloud').adminEnvironment[EMULATOR] ?? '');

beforeEach(() => {
  storage.beforeCopy = async () => {};
});
afterAll(() => storage.close());

const functions = setUpFunctions({ settings: { [EMULATOR]: storage.url } });

/** How many requests for the result the vendor got. */
const countRequests = async (path: string): Promise<number> =>
  path === RESPONSES
    ? (await chapterRequests(functions.standIn)).length
    : (await functions.standIn.requests(path)).length;

/** Drops the connection as soon as `workStarted` says that the work is under way. */
async function callAndDisconnect(url: string, token: string, body: object, workStarted: Promise<void>): Promise<void> {
  const connection = new AbortController();
  const responsePromise = fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: connection.signal,
  });
  await Promise.race([workStarted, responsePromise]);
  connection.abort();
  await expect(responsePromise).rejects.toThrow();
}

describe.each<[string, string, Capability]>([
  ['generateStory', RESPONSES, 'stories'],
  ['generateImage', GENERATIONS, 'pictures'],
  ['generateSceneWithImages', EDITS, 'pictures'],
  ['generateImageFromText', EDITS, 'pictures'],
  ['generateAudioNarration', SPEECH, 'narrations'],
])('%s', (name, path, capability) => {
  it('a generation continues when the client disconnects; the retry gets the result, charged once', async () => {
    const household = await createHousehold();
    const { family } = household;
    const body = { ...validBody(name, household), requestId: newRequestId() };
    const token = newRequestId();
    await functions.standIn.plan({ kind: 'hold', token }, { path, times: 1 });
    await callAndDisconnect(functions.url(name), family.token, body, waitForRequest(functions.standIn, path));
    await functions.standIn.release(token);
    expect((await functions.call(name, family, body)).status).toBe(200);
    expect(await countRequests(path)).toBe(1);
    expect((await usageOf(family)).tallies[capability]).toEqual({ reserved: 0, used: 1 });
  });

  it('a double click generates and charges once', async () => {
    const household = await createHousehold();
    const { family } = household;
    const body = { ...validBody(name, household), requestId: newRequestId() };
    const responses = await Promise.all([1, 2].map(() => functions.call(name, family, body)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses[0]?.json).toEqual(responses[1]?.json);
    expect(await countRequests(path)).toBe(1);
    expect((await usageOf(family)).tallies[capability]).toEqual({ reserved: 0, used: 1 });
  });
});

it.each([
  ['saveImageToStorage', 'characters', 'characterId'],
  ['saveLocationImageToStorage', 'locations', 'locationId'],
  ['saveSceneImageToStorage', 'stories', 'storyId'],
] as const)('%s retried after a lost response saves the same file', async (name, collection, id) => {
  const household = await createHousehold();
  const { family } = household;
  const pictureId = newRequestId();
  const { imageUrl } = await storePicture(`users/${family.uid}/generated/${pictureId}.webp`, 'crimson');
  const body = { ...validBody(name, household), imageUrl };
  const [copying, online] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  storage.beforeCopy = () => {
    copying.resolve();
    return online.promise;
  };
  await callAndDisconnect(functions.url(name), family.token, body, copying.promise);
  online.resolve();
  const secondResponse = await functions.call(name, family, body);
  expect(secondResponse.status).toBe(200);
  expect((await functions.call(name, family, body)).json).toEqual(secondResponse.json);
  const [files] = await adminBucket().getFiles({
    prefix: `users/${family.uid}/${collection}/${household[id]}/${pictureId}`,
  });
  expect(files).toHaveLength(2);
});

it('copying a picture is retried after Storage closed the connection', async () => {
  const household = await createHousehold();
  const { family } = household;
  const { imageUrl } = await storePicture(`users/${family.uid}/generated/${newRequestId()}.webp`, 'crimson');
  let copies = 0;
  storage.beforeCopy = async () => {
    copies += 1;
    if (copies === 1) throw new Error('closed');
  };
  const body = { ...validBody('saveImageToStorage', household), imageUrl };
  expect((await functions.call('saveImageToStorage', family, body)).status).toBe(200);
  // Picture and thumbnail; one of them is copied twice.
  expect(copies).toBe(3);
});
