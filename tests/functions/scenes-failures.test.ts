import { describe, expect, it } from 'vitest';
import { storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { arrival, failure, newRequestId, useFunction } from './support/function-under-test.ts';
import { EDITS, paintedScene, sceneRequest, storeTale } from './support/scenes.ts';

const MODERATIONS = '/v1/moderations';
const NOTHING = { reserved: 0, used: 0 };
const SCENE_REFUSED =
  'This picture would not be right for children. Please choose another passage, or change it, and try again.';
const INTERNAL = 'Something went wrong on our side. Please try again.';

describe('a scene that cannot be painted', () => {
  const underTest = useFunction('generateSceneWithImages');
  const paint = async (family: Family, changes: object = {}) =>
    underTest.call(family, sceneRequest(await storeTale(family), { ...changes }));

  it.each([
    ['R2: an error of the vendor’s own', { kind: 'status', status: 500 }, 500, 'internal', INTERNAL],
    ['a lost connection', { kind: 'drop' }, 500, 'internal', INTERNAL],
    [
      'R1: too many requests',
      { kind: 'status', status: 429, retryAfterSeconds: 7 },
      429,
      'rate_limited',
      'Rate limit exceeded. Please wait a moment.',
    ],
    ['R3: a wrong key', { kind: 'status', status: 401 }, 401, 'provider_key', 'API key is not configured'],
    ['a body too large', { kind: 'status', status: 413 }, 413, 'too_large', 'Text content is too long'],
    ['R6: a refusal', { kind: 'status', status: 400, code: 'moderation_blocked' }, 400, 'refused', SCENE_REFUSED],
    [
      'R7: a model that is gone',
      { kind: 'status', status: 404, code: 'model_not_found' },
      503,
      'busy',
      'Busy, please try later',
    ],
    ['R6: an empty answer', { kind: 'empty' }, 503, 'busy', 'Invalid response from scene generation service'],
    [
      'R6: an answer in another shape',
      { kind: 'wrong-shape' },
      503,
      'busy',
      'Invalid response from scene generation service',
    ],
    [
      'R6: bytes that are no picture',
      { kind: 'broken-picture' },
      503,
      'busy',
      'Invalid response from scene generation service',
    ],
    ['R2: a page of a gateway', { kind: 'gateway-page', status: 502 }, 500, 'internal', INTERNAL],
  ])('%s: asked once, nothing charged', async (_case, fault, status, code, message) => {
    const family = await createFamily();
    const requestId = newRequestId();
    await underTest.standIn.plan(fault, { path: EDITS });
    const answer = await paint(family, { requestId });
    expect(answer).toMatchObject({ status, json: { error: { code, message, requestId } } });
    if (status === 429) expect(answer.headers.get('retry-after')).toBe('7');
    expect(await underTest.standIn.requests(EDITS)).toHaveLength(1);
    const usage = await usageOf(family);
    expect(usage.tallies.pictures).toEqual(NOTHING);
    expect(Object.values(usage.days).map(({ pictures }) => pictures)).toEqual([0]);
    expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toEqual({});
    expect(await storedFields(`jobs/${family.uid}_${requestId}`)).toMatchObject({ status: 'failed', error: { code } });
  });

  it('the same request runs again and is charged once', async () => {
    const family = await createFamily();
    const body = sceneRequest(await storeTale(family), { requestId: newRequestId() });
    await underTest.standIn.plan({ kind: 'status', status: 500 }, { path: EDITS, times: 1 });
    expect((await underTest.call(family, body)).status).toBe(500);
    paintedScene(await underTest.call(family, body));
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
  });

  it('is refused kindly before the vendor is asked when the passage is not fit for children', async () => {
    const family = await createFamily();
    expect(await paint(family, { text: 'A naked child covered in blood' })).toMatchObject({
      status: 400,
      json: failure('refused', SCENE_REFUSED),
    });
    expect(await underTest.standIn.requests(EDITS)).toEqual([]);
    expect((await usageOf(family)).tallies.pictures).toEqual(NOTHING);
  });

  it('is judged by the age of the story’s readers', async () => {
    const family = await createFamily();
    const text = 'The pirates hid their old pistols in the sand.';
    const [young, older] = await Promise.all(
      ['5-8', '9-12'].map(async (ageRange) => sceneRequest(await storeTale(family, { ageRange }), { text })),
    );
    expect(await underTest.call(family, young)).toMatchObject({ status: 400, json: failure('refused', SCENE_REFUSED) });
    paintedScene(await underTest.call(family, older));
  });

  it('R37: is not painted for a story that holds forty pictures already', async () => {
    const family = await createFamily();
    const sceneImages = Array.from({ length: 40 }, (_, index) => ({ id: `scene-${index}`, imageUrl: 'x' }));
    const full = sceneRequest(await storeTale(family, { sceneImages }));
    expect(await underTest.call(family, full)).toMatchObject({
      status: 400,
      json: failure('invalid', 'This story has as many pictures as it can hold. Please remove one first.'),
    });
    expect(await underTest.standIn.requests(MODERATIONS)).toEqual([]);
    paintedScene(
      await underTest.call(family, sceneRequest(await storeTale(family, { sceneImages: sceneImages.slice(1) }))),
    );
  });

  it('is refused when the picture is not fit for children, and is not kept', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    await underTest.standIn.plan({ kind: 'flag' }, { path: MODERATIONS, contains: 'data:image/webp' });
    expect(await paint(family, { requestId })).toMatchObject({ status: 400, json: failure('refused', SCENE_REFUSED) });
    expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toEqual({});
    expect((await usageOf(family)).tallies.pictures).toEqual(NOTHING);
  });

  it('paints nothing while moderation cannot be asked', async () => {
    await underTest.standIn.plan({ kind: 'status', status: 500 }, { path: MODERATIONS });
    expect((await paint(await createFamily())).status).toBe(500);
    expect(await underTest.standIn.requests(EDITS)).toEqual([]);
  });

  it('H11: says nothing of passages, names or families in the answer or the log', async () => {
    const family = await createFamily();
    await underTest.standIn.plan({ kind: 'status', status: 500 }, { path: EDITS });
    const answer = await paint(family, { text: 'Ember has a very secret wishing well' });
    for (const text of [answer.text, underTest.logs()]) {
      expect(text).not.toMatch(/secret wishing|Ember|local-stand-in/);
      expect(text).not.toContain(family.token);
    }
  });

  it('cannot be cancelled once the vendor was asked', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    await underTest.standIn.plan({ kind: 'hold', token: requestId }, { path: EDITS, times: 1 });
    const painting = paint(family, { requestId });
    await arrival(underTest.standIn, EDITS);
    expect(await underTest.call(family, { requestId, cancel: true })).toMatchObject({ status: 409 });
    await underTest.standIn.release(requestId);
    paintedScene(await painting);
  });
});

describe('a vendor that does not answer in time', () => {
  const underTest = useFunction('generateSceneWithImages', { PROVIDER_TIMEOUT_IMAGE_MS: '3000' });

  it('R4: is given up while it draws a scene, and nothing is charged', async () => {
    const family = await createFamily();
    await underTest.standIn.plan({ kind: 'hang' }, { path: EDITS });
    expect(await underTest.call(family, sceneRequest(await storeTale(family)))).toMatchObject({
      status: 503,
      json: failure('busy', 'Busy, please try later'),
    });
    expect(await underTest.standIn.requests(EDITS)).toHaveLength(1);
    expect((await usageOf(family)).tallies.pictures).toEqual(NOTHING);
  });
});
