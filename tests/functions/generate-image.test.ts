import { expect, it } from 'vitest';
import { passageHashOf } from '../../functions/src/pictures/operations/generate-picture.ts';
import { handleDeletion } from '../../functions/src/sharing/operations/item-events.ts';
import { repeat } from '../support/repeat.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, storeCharacter, usageOf, storeUsedCount } from './support/family.ts';
import { failure, newRequestId, UNAVAILABLE, setUpFunction } from './support/function-under-test.ts';
import { LIMIT, pictureAt, PROMPT, expectSavedPicture } from './support/portraits.ts';
import { sharingDeps } from './support/shared-items.ts';

const IMAGES = '/v1/images/generations';

const underTest = setUpFunction('generateImage');
const generate = (family: Parameters<typeof underTest.call>[0], body: object = {}) =>
  underTest.call(family, { prompt: PROMPT, quality: 'hd', style: 'vivid', ...body });

it('generateImage generates a portrait, stores it with a thumbnail and returns its URL', async () => {
  const family = await createFamily();
  const requestId = newRequestId();
  const characterId = await storeCharacter(family);
  const { imageUrl, imagePath } = expectSavedPicture(await generate(family, { requestId, characterId }));

  expect(imagePath).toBe(`users/${family.uid}/generated/${requestId}.webp`);
  expect(await pictureAt(imageUrl)).toMatchObject({ type: 'image/webp', format: 'webp', width: 768, height: 1024 });
  const thumbnail = await pictureAt(imageUrl.replace('.webp?', '.thumb.webp?'));
  expect(thumbnail).toMatchObject({ type: 'image/webp', width: 384, height: 512 });
  expect(thumbnail.bytes).toBeLessThanOrEqual(30 * 1024);
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
  expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({
    userId: family.uid,
    kind: 'portrait',
    partial: null,
    result: { imageUrl, imagePath, characterId, prompt: PROMPT },
  });
});

it('generateImage requests 3:4 WebP under a pseudonym, with the request’s id', async () => {
  const family = await createFamily();
  const requestId = newRequestId();
  expectSavedPicture(await generate(family, { requestId, model: 'dall-e-3', prompt: `${PROMPT}\n\nand a lantern` }));
  const [request] = await underTest.standIn.requests(IMAGES);
  expect(request?.headers['x-client-request-id']).toBe(requestId);
  expect(request?.body).toEqual({
    model: 'gpt-image-2.5-flare',
    prompt: `${PROMPT} and a lantern | Rules: no text, letters, numbers or writing anywhere in the image | Look: vivid, saturated, dramatic lighting`,
    size: '768x1024',
    quality: 'medium',
    output_format: 'webp',
    moderation: 'auto',
    n: 1,
    safety_identifier: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(JSON.stringify(request)).not.toContain(family.uid);
});

it.each([
  ['free', 'medium'],
  ['pro_monthly', 'high'],
  ['unlimited_yearly', 'high'],
] as const)('a portrait on the plan %s has %s quality', async (plan, quality) => {
  expectSavedPicture(await generate(await createFamily({ plan })));
  expect((await underTest.standIn.requests(IMAGES))[0]?.body['quality']).toBe(quality);
});

it('generateImage truncates the prompt to 4000 characters and keeps the appearance', async () => {
  expectSavedPicture(await generate(await createFamily(), { prompt: 'a dragon '.repeat(600) }));
  const prompt = String((await underTest.standIn.requests(IMAGES))[0]?.body['prompt']);
  expect(prompt.length).toBeLessThanOrEqual(4000);
  expect(prompt.length).toBeGreaterThan(3980);
  expect(prompt).toMatch(/dramatic lighting$/);
});

it.each([
  ['half a surrogate pair', 'a fox \ud800', 'a fox \ufffd'],
  ['a surrogate pair that truncation would split', `${'x'.repeat(3999)}🦊`, 'x'.repeat(3999)],
])('generateImage charges and keeps a portrait whose prompt ends in %s', async (_case, prompt, keptPrompt) => {
  const family = await createFamily();
  const requestId = newRequestId();
  expectSavedPicture(await generate(family, { requestId, prompt }));
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
  expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({
    result: { prompt: keptPrompt },
  });
});

it.each([
  [{ prompt: ' \n ' }, 400, failure('invalid', 'Please provide a valid description for the image generation')],
  [{ prompt: undefined }, 400, failure('invalid', 'Please provide a valid description for the image generation')],
  [{ quality: 'ultra' }, 400, failure('invalid', 'Invalid image prompt')],
  [{ requestId: 'short' }, 400, failure('invalid', 'Invalid image prompt')],
  [{ characterId: 'temp_1' }, 400, failure('invalid', 'Invalid character id')],
  [{ characterId: 'a/b' }, 400, failure('invalid', 'Invalid character id')],
  [{ characterId: 'nobody' }, 404, failure('not_found', 'Character not found')],
  [{ cancel: true }, 400, failure('invalid', 'The request could not be read')],
])('generateImage refuses %j with %i', async (body, status, json) => {
  const family = await createFamily();
  expect(await generate(family, body)).toMatchObject({ status, json });
  expect(await underTest.standIn.requests(IMAGES)).toEqual([]);
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 0 });
});

it('generateImage refuses the character of another family', async () => {
  const characterId = await storeCharacter(await createFamily());
  expect(await generate(await createFamily(), { characterId })).toMatchObject({
    status: 403,
    json: failure('forbidden', 'You do not have access to this item'),
  });
});

it('generateImage treats the token of a disabled user as missing', async () => {
  const family = await createFamily({ profile: { disabled: true } });
  expect(await generate(family, { characterId: 'nobody' })).toMatchObject({
    status: 401,
    json: failure('unauthenticated', 'User authentication required'),
  });
});

it('regenerating a portrait requires a paid plan', async () => {
  const generated = { imagePath: 'users/x/characters/c1/p.webp' };
  const free = await createFamily();
  expect(await generate(free, { characterId: await storeCharacter(free, generated) })).toMatchObject({
    status: 403,
    json: failure('plan_limit', 'Please upgrade to regenerate character images'),
  });
  const pro = await createFamily({ plan: 'pro_monthly' });
  expectSavedPicture(await generate(pro, { characterId: await storeCharacter(pro, generated) }));
});

it('regenerating a portrait is refused more than three days after the subscription ended', async () => {
  const createLapsedFamily = (daysAgo: number) =>
    createFamily({
      plan: 'pro_monthly',
      profile: { currentPeriodEnd: new Date(Date.now() - daysAgo * 86_400_000) },
    });
  const [lapsed, late] = await Promise.all([createLapsedFamily(4), createLapsedFamily(2)]);
  const generated = { imagePath: 'users/x/characters/c1/p.webp' };
  expect((await generate(lapsed, { characterId: await storeCharacter(lapsed, generated) })).status).toBe(403);
  expectSavedPicture(await generate(late, { characterId: await storeCharacter(late, generated) }));
});

const IN_PROGRESS = {
  status: 409,
  json: failure('in_progress', 'This is already being made. It will be here in a moment.'),
};

it('a first portrait on Free is not generated again while it is generated, nor before it is saved or discarded', async () => {
  const family = await createFamily();
  const [requestId, characterId] = [newRequestId(), await storeCharacter(family)];
  await underTest.standIn.plan({ kind: 'hold', token: requestId }, { path: IMAGES, times: 1 });
  const first = generate(family, { requestId, characterId });
  await expect.poll(() => underTest.standIn.requests(IMAGES)).toHaveLength(1);
  expect(await generate(family, { characterId })).toMatchObject(IN_PROGRESS);
  expectSavedPicture(await generate(family, { characterId: await storeCharacter(family) }));
  await underTest.standIn.release(requestId);
  expectSavedPicture(await first);
  expect(await generate(family, { characterId })).toMatchObject(IN_PROGRESS);
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 2 });
  await adminFirestore().doc(`temp/temp_${family.uid}_${requestId}`).delete();
  expectSavedPicture(await generate(family, { characterId }));
});

it.each([
  ['free', 1, [IN_PROGRESS]],
  ['pro_monthly', 2, []],
] as const)('two requests at the same time for a first portrait on %s generate %i', async (plan, count, refusals) => {
  const family = await createFamily({ plan });
  const characterId = await storeCharacter(family);
  const responses = await Promise.all([1, 2].map(() => generate(family, { characterId })));
  const refusedResponses = responses.filter(({ status }) => status !== 200);
  expect(refusedResponses).toMatchObject(refusals);
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: count });
});

it('a portrait is generated again on Free after the process that generated it died', async () => {
  const family = await createFamily();
  const [requestId, characterId] = [newRequestId(), await storeCharacter(family)];
  expectSavedPicture(await generate(family, { requestId, characterId }));
  await adminFirestore().doc(`jobs/${family.uid}_${requestId}`).update({ status: 'running' });
  await adminFirestore().doc(`temp/temp_${family.uid}_${requestId}`).delete();
  expectSavedPicture(await generate(family, { characterId }));
});

it('with a plan that allows regeneration, a second portrait can be generated', async () => {
  const family = await createFamily({ plan: 'pro_monthly' });
  const characterId = await storeCharacter(family);
  await repeat(2, async () => expectSavedPicture(await generate(family, { characterId })));
});

it('exactly one of twenty parallel calls gets the last picture of the monthly allowance', async () => {
  const family = await createFamily();
  await storeUsedCount(family, 'pictures', 11);
  const responses = await Promise.all(Array.from({ length: 20 }, () => generate(family)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  const refusals = responses.filter(({ status }) => status !== 200);
  expect(refusals).toHaveLength(19);
  for (const response of refusals) expect(response).toMatchObject(LIMIT);
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 12 });
  expect(await underTest.standIn.requests(IMAGES)).toHaveLength(1);
});

it('deleting a character does not restore the monthly allowance', async () => {
  const family = await createFamily();
  await storeUsedCount(family, 'pictures', 11);
  const characterId = await storeCharacter(family);
  expectSavedPicture(await generate(family, { characterId }));
  await adminFirestore().doc(`characters/${characterId}`).delete();
  const deletion = {
    collection: 'characters',
    id: characterId,
    before: { userId: family.uid },
  } as const;
  await handleDeletion(sharingDeps(), deletion);
  expect(await generate(family, { characterId: await storeCharacter(family) })).toMatchObject(LIMIT);
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 12 });
});

it('a fifth of the monthly allowance can be used per day', async () => {
  const family = await createFamily();
  await repeat(3, async () => expectSavedPicture(await generate(family)));
  expect(await generate(family)).toMatchObject(LIMIT);
});

it('a portrait request that is repeated sequentially runs once and is charged once', async () => {
  const family = await createFamily();
  const requestId = newRequestId();
  const first = expectSavedPicture(await generate(family, { requestId }));
  expect(expectSavedPicture(await generate(family, { requestId }))).toEqual(first);
  expect(await underTest.standIn.requests(IMAGES)).toHaveLength(1);
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
});

it('a portrait request that is repeated in parallel runs once and is charged once', async () => {
  const family = await createFamily();
  const requestId = newRequestId();
  const responses = await Promise.all(Array.from({ length: 4 }, () => generate(family, { requestId })));
  expect(new Set(responses.map((response) => expectSavedPicture(response).imageUrl)).size).toBe(1);
  expect(await underTest.standIn.requests(IMAGES)).toHaveLength(1);
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
});

it('the request id of a portrait is refused for a story', async () => {
  const family = await createFamily();
  const requestId = newRequestId();
  await adminFirestore().doc(`jobs/${family.uid}_${requestId}`).set({
    userId: family.uid,
    requestId,
    kind: 'story',
    status: 'failed',
    leaseUntil: 0,
    attempt: 1,
    providerStarted: true,
    cancelled: false,
    reserved: null,
    error: null,
    createdAt: 0,
  });
  expect(await generate(family, { requestId })).toMatchObject({
    status: 400,
    json: { error: { field: 'requestId' } },
  });
});

it.each([
  [
    'a server error',
    { kind: 'status', status: 500 },
    500,
    'internal',
    'Something went wrong on our side. Please try again.',
  ],
  [
    'too many requests',
    { kind: 'status', status: 429, retryAfterSeconds: 30 },
    429,
    'rate_limited',
    'Rate limit exceeded. Please wait a moment.',
  ],
  ['a wrong key', { kind: 'status', status: 401 }, 401, 'provider_key', 'API key is not configured'],
  ['a long prompt', { kind: 'status', status: 413 }, 413, 'too_large', 'Image prompt is too long'],
  ['a refusal', { kind: 'status', status: 400, code: 'moderation_blocked' }, 400, 'refused', 'Invalid image prompt'],
  ['a missing model', { kind: 'status', status: 404, code: 'model_not_found' }, 503, 'busy', 'Busy, please try later'],
  ['a lost connection', { kind: 'drop' }, 500, 'internal', 'Something went wrong on our side. Please try again.'],
])(
  'after %s the image vendor is not called again, and nothing is charged',
  async (_case, fault, status, code, message) => {
    const family = await createFamily();
    const requestId = newRequestId();
    await underTest.standIn.plan(fault, { path: IMAGES });
    const response = await generate(family, { requestId });
    expect(response).toMatchObject({ status, json: { error: { code, message, requestId } } });
    if (status === 429) expect(response.headers.get('retry-after')).toBe('30');
    expect(await underTest.standIn.requests(IMAGES)).toHaveLength(1);
    const usage = await usageOf(family);
    expect(usage.tallies.pictures).toEqual({ reserved: 0, used: 0 });
    expect(Object.values(usage.days).map(({ pictures }) => pictures)).toEqual([0]);
    expect(await storedFields(`jobs/${family.uid}_${requestId}`)).toMatchObject({
      status: 'failed',
      error: { code },
    });
  },
);

it('a retry with the same request id after a failure generates and charges the portrait once', async () => {
  const family = await createFamily();
  const requestId = newRequestId();
  await underTest.standIn.plan({ kind: 'status', status: 500 }, { path: IMAGES, times: 1 });
  expect((await generate(family, { requestId })).status).toBe(500);
  expectSavedPicture(await generate(family, { requestId }));
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
});

it('a failed portrait does not leak keys, prompts or names in the response or the log', async () => {
  const family = await createFamily();
  await underTest.standIn.plan({ kind: 'status', status: 500 }, { path: IMAGES });
  const requestId = newRequestId();
  const response = await generate(family, { requestId, prompt: 'A very secret wishing well' });
  await expect.poll(underTest.logs).toContain(`"requestId":"${requestId}"`);
  for (const text of [response.text, underTest.logs()]) {
    expect(text).not.toMatch(/secret wishing|local-stand-in/);
    expect(text).not.toContain(family.token);
  }
});

it('a disallowed portrait prompt is refused before the vendor is called', async () => {
  const family = await createFamily();
  expect(await generate(family, { prompt: 'A naked child covered in blood' })).toMatchObject({
    status: 400,
    json: failure('refused', 'Invalid image prompt'),
  });
  expect(await underTest.standIn.requests(IMAGES)).toEqual([]);
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 0 });
});

it('a generated portrait that is not allowed for children is refused', async () => {
  const family = await createFamily();
  const requestId = newRequestId();
  await underTest.standIn.plan({ kind: 'flag' }, { path: '/v1/moderations', contains: 'data:image/webp' });
  expect((await generate(family, { requestId })).json).toMatchObject(failure('refused', 'Invalid image prompt'));
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 0 });
  expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toEqual({});
});

it('a portrait that could not be moderated is not kept, and another one is generated on the retry', async () => {
  const family = await createFamily();
  const requestId = newRequestId();
  const staged = `staging/${family.uid}_${requestId}`;
  const moderation = { path: '/v1/moderations', contains: 'data:image/webp' };
  await underTest.standIn.plan({ kind: 'status', status: 400 }, { ...moderation, times: 1 });
  expect((await generate(family, { requestId })).status).toBe(503);
  expect(await storedFields(staged)).toEqual({});
  // Earlier code kept such a picture.
  const picture = Buffer.from('not moderated');
  const stagedPicture = { userId: family.uid, picture, thumbnail: picture, passageHash: passageHashOf({}) };
  await adminFirestore().doc(staged).set(stagedPicture);
  const { imageUrl } = expectSavedPicture(await generate(family, { requestId }));
  expect(await pictureAt(imageUrl)).toMatchObject({ width: 768, height: 1024 });
  expect(await underTest.standIn.requests(IMAGES)).toHaveLength(2);
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
});

it('no portrait is generated while moderation is unavailable', async () => {
  await underTest.standIn.plan(UNAVAILABLE, { path: '/v1/moderations' });
  expect((await generate(await createFamily())).status).toBe(500);
  expect(await underTest.standIn.requests(IMAGES)).toEqual([]);
});
