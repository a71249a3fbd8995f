import { describe, expect, it } from 'vitest';
import { storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { waitForRequest, failure, newRequestId, setUpFunction } from './support/function-under-test.ts';
import { EDITS, expectGeneratedScene, sceneRequest, storeStoryWithPictures } from './support/scenes.ts';

const MODERATIONS = '/v1/moderations';
const EMPTY_TALLY = { reserved: 0, used: 0 };
const SCENE_REFUSED =
  'This picture wouldn’t be right for children. Please choose another passage, or change it, and try again.';
const INTERNAL = 'Something went wrong on our side. Please try again.';

describe('failed scenes', () => {
  const underTest = setUpFunction('generateSceneWithImages');
  const generate = async (family: Family, overrides: object = {}) =>
    underTest.call(family, sceneRequest(await storeStoryWithPictures(family), { ...overrides }));

  it.each([
    ['a server error', { kind: 'status', status: 500 }, 500, 'internal', INTERNAL],
    ['a lost connection', { kind: 'drop' }, 500, 'internal', INTERNAL],
    [
      'too many requests',
      { kind: 'status', status: 429, retryAfterSeconds: 60 },
      429,
      'rate_limited',
      'Rate limit exceeded. Please wait a moment.',
    ],
    ['a wrong key', { kind: 'status', status: 401 }, 401, 'provider_key', 'API key is not configured'],
    ['a body that is too large', { kind: 'status', status: 413 }, 413, 'too_large', 'Text content is too long'],
    ['a refusal', { kind: 'status', status: 400, code: 'moderation_blocked' }, 400, 'refused', SCENE_REFUSED],
    [
      'a missing model',
      { kind: 'status', status: 404, code: 'model_not_found' },
      503,
      'busy',
      'Busy, please try later',
    ],
    ['an empty response', { kind: 'empty' }, 503, 'busy', 'Invalid response from scene generation service'],
    [
      'a response of a different shape',
      { kind: 'wrong-shape' },
      503,
      'busy',
      'Invalid response from scene generation service',
    ],
    [
      'bytes that are not a picture',
      { kind: 'broken-picture' },
      503,
      'busy',
      'Invalid response from scene generation service',
    ],
    ['a gateway error page', { kind: 'gateway-page', status: 502 }, 500, 'internal', INTERNAL],
  ])(
    'after %s the scene’s vendor is not called again, and nothing is charged',
    async (_case, fault, status, code, message) => {
      const family = await createFamily();
      const requestId = newRequestId();
      await underTest.standIn.plan(fault, { path: EDITS });
      const response = await generate(family, { requestId });
      expect(response).toMatchObject({ status, json: { error: { code, message, requestId } } });
      if (status === 429) expect(response.headers.get('retry-after')).toBe('60');
      expect(await underTest.standIn.requests(EDITS)).toHaveLength(1);
      const usage = await usageOf(family);
      expect(usage.tallies.pictures).toEqual(EMPTY_TALLY);
      expect(Object.values(usage.days).map(({ pictures }) => pictures)).toEqual([0]);
      expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toEqual({});
      expect(await storedFields(`jobs/${family.uid}_${requestId}`)).toMatchObject({
        status: 'failed',
        error: { code },
      });
    },
  );

  it('a retry with the same request id after a failure generates and charges the scene once', async () => {
    const family = await createFamily();
    const body = sceneRequest(await storeStoryWithPictures(family), { requestId: newRequestId() });
    await underTest.standIn.plan({ kind: 'status', status: 500 }, { path: EDITS, times: 1 });
    expect((await underTest.call(family, body)).status).toBe(500);
    expectGeneratedScene(await underTest.call(family, body));
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
  });

  it('a scene with a disallowed passage is refused before the vendor is called', async () => {
    const family = await createFamily();
    expect(await generate(family, { text: 'A naked child covered in blood' })).toMatchObject({
      status: 400,
      json: failure('refused', SCENE_REFUSED),
    });
    expect(await underTest.standIn.requests(EDITS)).toEqual([]);
    expect((await usageOf(family)).tallies.pictures).toEqual(EMPTY_TALLY);
  });

  it('a scene is moderated by the age of the story’s readers', async () => {
    const family = await createFamily();
    const text = 'The pirates hid their old pistols in the sand.';
    const [young, older] = await Promise.all(
      ['5-8', '9-12'].map(async (ageRange) =>
        sceneRequest(await storeStoryWithPictures(family, { ageRange }), { text }),
      ),
    );
    expect(await underTest.call(family, young)).toMatchObject({ status: 400, json: failure('refused', SCENE_REFUSED) });
    expectGeneratedScene(await underTest.call(family, older));
  });

  it('a scene whose picture is not allowed is refused and not stored', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    await underTest.standIn.plan({ kind: 'flag' }, { path: MODERATIONS, contains: 'data:image/webp' });
    expect(await generate(family, { requestId })).toMatchObject({
      status: 400,
      json: failure('refused', SCENE_REFUSED),
    });
    expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toEqual({});
    expect((await usageOf(family)).tallies.pictures).toEqual(EMPTY_TALLY);
  });

  it('no scene is generated while moderation is unavailable', async () => {
    await underTest.standIn.plan({ kind: 'status', status: 500 }, { path: MODERATIONS });
    expect((await generate(await createFamily())).status).toBe(500);
    expect(await underTest.standIn.requests(EDITS)).toEqual([]);
  });

  it('a failed scene does not leak passages or names in the response or the log', async () => {
    const family = await createFamily();
    await underTest.standIn.plan({ kind: 'status', status: 500 }, { path: EDITS });
    const requestId = newRequestId();
    const response = await generate(family, { requestId, text: 'Ember has a very secret wishing well' });
    await expect.poll(underTest.logs).toContain(`"requestId":"${requestId}"`);
    for (const text of [response.text, underTest.logs()]) {
      expect(text).not.toMatch(/secret wishing|Ember|local-stand-in/);
      expect(text).not.toContain(family.token);
    }
  });

  it('a scene cannot be cancelled once the vendor has been called', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    await underTest.standIn.plan({ kind: 'hold', token: requestId }, { path: EDITS, times: 1 });
    const generation = generate(family, { requestId });
    await waitForRequest(underTest.standIn, EDITS);
    expect(await underTest.call(family, { requestId, cancel: true })).toMatchObject({ status: 409 });
    await underTest.standIn.release(requestId);
    expectGeneratedScene(await generation);
  });
});

describe('scene timeouts', () => {
  const underTest = setUpFunction('generateSceneWithImages', { PROVIDER_TIMEOUT_IMAGE_MS: '3000' });

  it('a scene times out when the vendor does not respond, and nothing is charged', async () => {
    const family = await createFamily();
    await underTest.standIn.plan({ kind: 'hang' }, { path: EDITS });
    expect(await underTest.call(family, sceneRequest(await storeStoryWithPictures(family)))).toMatchObject({
      status: 504,
      json: failure('timed_out', 'This took too long. Please try again in a moment.'),
    });
    expect(await underTest.standIn.requests(EDITS)).toHaveLength(1);
    expect((await usageOf(family)).tallies.pictures).toEqual(EMPTY_TALLY);
  });
});
