import { describe, expect, it } from 'vitest';
import { followItem } from '../../functions/src/triggers/item-written.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, storeCharacter, usageOf, useUp } from './support/family.ts';
import { failure, newRequestId, useFunction } from './support/function-under-test.ts';
import { LIMIT, pictureAt, PROMPT, savedPicture } from './support/portraits.ts';
import { sharingTools } from './support/shared-items.ts';

const IMAGES = '/v1/images/generations';

describe('generateImage', () => {
  const underTest = useFunction('generateImage');
  const paint = (family: Parameters<typeof underTest.call>[0], body: object = {}) =>
    underTest.call(family, { prompt: PROMPT, quality: 'hd', style: 'vivid', ...body });

  it('R9: paints a portrait, stores it with a thumbnail and answers its address', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    const characterId = await storeCharacter(family);
    const { imageUrl, imagePath } = savedPicture(await paint(family, { requestId, characterId }));

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

  it('I12: asks the vendor for 3:4 WebP in words, under a pseudonym, with the request’s id', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    savedPicture(await paint(family, { requestId, model: 'dall-e-3', prompt: `${PROMPT}\n\nand a lantern` }));
    const [request] = await underTest.standIn.requests(IMAGES);
    expect(request?.headers['x-client-request-id']).toBe(requestId);
    expect(request?.body).toEqual({
      model: 'gpt-image-2.6-flare',
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
  ] as const)('paints on %s in %s quality', async (plan, quality) => {
    savedPicture(await paint(await createFamily({ plan })));
    expect((await underTest.standIn.requests(IMAGES))[0]?.body['quality']).toBe(quality);
  });

  it('I12: cuts the prompt at 4000 characters and keeps the look', async () => {
    savedPicture(await paint(await createFamily(), { prompt: 'a dragon '.repeat(600) }));
    const prompt = String((await underTest.standIn.requests(IMAGES))[0]?.body['prompt']);
    expect(prompt.length).toBeLessThanOrEqual(4000);
    expect(prompt.length).toBeGreaterThan(3980);
    expect(prompt).toMatch(/dramatic lighting$/);
  });

  it.each([
    ['half a character pair', 'a fox \ud800', 'a fox \ufffd'],
    ['a whole one that the cut would halve', `${'x'.repeat(3999)}🦊`, `${'x'.repeat(3999)}\ufffd`],
  ])('charges and keeps a portrait whose prompt ends in %s', async (_case, prompt, kept) => {
    const family = await createFamily();
    const requestId = newRequestId();
    savedPicture(await paint(family, { requestId, prompt }));
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
    expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({ result: { prompt: kept } });
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
  ])('I12: refuses %j with %i', async (body, status, json) => {
    const family = await createFamily();
    expect(await paint(family, body)).toMatchObject({ status, json });
    expect(await underTest.standIn.requests(IMAGES)).toEqual([]);
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 0 });
  });

  it('H4: refuses the character of another family', async () => {
    const characterId = await storeCharacter(await createFamily());
    expect(await paint(await createFamily(), { characterId })).toMatchObject({
      status: 403,
      json: failure('forbidden', 'You do not have access to this item'),
    });
  });

  it('treats the token of a family that was switched off as no token', async () => {
    const family = await createFamily({ profile: { disabled: true } });
    expect(await paint(family, { characterId: 'nobody' })).toMatchObject({
      status: 401,
      json: failure('unauthenticated', 'User authentication required'),
    });
  });

  it('paints for a family without a profile as on Free', async () => {
    const family = await createFamily();
    await adminFirestore().doc(`users/${family.uid}`).delete();
    savedPicture(await paint(family));
    expect((await underTest.standIn.requests(IMAGES))[0]?.body['quality']).toBe('medium');
  });

  describe('painting anew', () => {
    it('B15: needs a paid plan', async () => {
      const painted = { imagePath: 'users/x/characters/c1/p.webp' };
      const free = await createFamily();
      expect(await paint(free, { characterId: await storeCharacter(free, painted) })).toMatchObject({
        status: 403,
        json: failure('plan_limit', 'Please upgrade to regenerate character images'),
      });
      const pro = await createFamily({ plan: 'pro_monthly' });
      savedPicture(await paint(pro, { characterId: await storeCharacter(pro, painted) }));
    });

    it('B14: is over when the subscription has been over for more than three days', async () => {
      const ended = (daysAgo: number) =>
        createFamily({
          plan: 'pro_monthly',
          profile: { currentPeriodEnd: new Date(Date.now() - daysAgo * 86_400_000) },
        });
      const [lapsed, late] = await Promise.all([ended(4), ended(2)]);
      const painted = { imagePath: 'users/x/characters/c1/p.webp' };
      expect((await paint(lapsed, { characterId: await storeCharacter(lapsed, painted) })).status).toBe(403);
      savedPicture(await paint(late, { characterId: await storeCharacter(late, painted) }));
    });
  });

  describe('what a month allows', () => {
    it('B13, R16: lets exactly one of twenty parallel calls have the last picture', async () => {
      const family = await createFamily();
      await useUp(family, 'pictures', 11);
      const answers = await Promise.all(Array.from({ length: 20 }, () => paint(family)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(19);
      for (const answer of refused) expect(answer).toMatchObject(LIMIT);
      expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 12 });
      expect(await underTest.standIn.requests(IMAGES)).toHaveLength(1);
    });

    it('B18: is not given back with a character that is deleted', async () => {
      const family = await createFamily();
      await useUp(family, 'pictures', 11);
      const characterId = await storeCharacter(family);
      savedPicture(await paint(family, { characterId }));
      await adminFirestore().doc(`characters/${characterId}`).delete();
      const deletion = {
        collection: 'characters',
        id: characterId,
        before: { userId: family.uid },
        after: null,
      } as const;
      await followItem(sharingTools(), deletion);
      expect(await paint(family, { characterId: await storeCharacter(family) })).toMatchObject(LIMIT);
      expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 12 });
    });

    it('gives a fifth of it to a day', async () => {
      const family = await createFamily();
      for (let picture = 0; picture < 3; picture += 1) savedPicture(await paint(family));
      expect(await paint(family)).toMatchObject(LIMIT);
    });
  });

  describe('the same request twice', () => {
    it('is painted and charged once, one after the other', async () => {
      const family = await createFamily();
      const requestId = newRequestId();
      const first = savedPicture(await paint(family, { requestId }));
      expect(savedPicture(await paint(family, { requestId }))).toEqual(first);
      expect(await underTest.standIn.requests(IMAGES)).toHaveLength(1);
      expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
    });

    it('is painted and charged once, side by side', async () => {
      const family = await createFamily();
      const requestId = newRequestId();
      const answers = await Promise.all(Array.from({ length: 5 }, () => paint(family, { requestId })));
      expect(new Set(answers.map((answer) => savedPicture(answer).imageUrl)).size).toBe(1);
      expect(await underTest.standIn.requests(IMAGES)).toHaveLength(1);
      expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
    });

    it('is no story', async () => {
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
      expect(await paint(family, { requestId })).toMatchObject({
        status: 400,
        json: { error: { field: 'requestId' } },
      });
    });
  });

  describe('when the vendor fails', () => {
    it.each([
      [
        'R2: an error of its own',
        { kind: 'status', status: 500 },
        500,
        'internal',
        'Something went wrong on our side. Please try again.',
      ],
      [
        'R1: too many requests',
        { kind: 'status', status: 429 },
        429,
        'rate_limited',
        'Rate limit exceeded. Please wait a moment.',
      ],
      ['R3: a wrong key', { kind: 'status', status: 401 }, 401, 'provider_key', 'API key is not configured'],
      ['a long prompt', { kind: 'status', status: 413 }, 413, 'too_large', 'Image prompt is too long'],
      [
        'R6: a refusal',
        { kind: 'status', status: 400, code: 'moderation_blocked' },
        400,
        'refused',
        'Invalid image prompt',
      ],
      [
        'R7: a model that is gone',
        { kind: 'status', status: 404, code: 'model_not_found' },
        503,
        'busy',
        'Busy, please try later',
      ],
      ['a lost connection', { kind: 'drop' }, 500, 'internal', 'Something went wrong on our side. Please try again.'],
    ])('%s: it is asked once and nothing is charged', async (_case, fault, status, code, message) => {
      const family = await createFamily();
      const requestId = newRequestId();
      await underTest.standIn.plan(fault, { path: IMAGES });
      const answer = await paint(family, { requestId });
      expect(answer).toMatchObject({ status, json: { error: { code, message, requestId } } });
      if (status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await underTest.standIn.requests(IMAGES)).toHaveLength(1);
      const usage = await usageOf(family);
      expect(usage.tallies.pictures).toEqual({ reserved: 0, used: 0 });
      expect(Object.values(usage.days).map(({ pictures }) => pictures)).toEqual([0]);
      expect(await storedFields(`jobs/${family.uid}_${requestId}`)).toMatchObject({
        status: 'failed',
        error: { code },
      });
    });

    it('the same request runs again and is charged once', async () => {
      const family = await createFamily();
      const requestId = newRequestId();
      await underTest.standIn.plan({ kind: 'status', status: 500 }, { path: IMAGES, times: 1 });
      expect((await paint(family, { requestId })).status).toBe(500);
      savedPicture(await paint(family, { requestId }));
      expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
    });

    it('H11: says nothing of keys, prompts or families, in the answer or the log', async () => {
      const family = await createFamily();
      await underTest.standIn.plan({ kind: 'status', status: 500 }, { path: IMAGES });
      const answer = await paint(family, { prompt: 'A very secret wishing well' });
      for (const text of [answer.text, underTest.logs()]) {
        expect(text).not.toMatch(/secret wishing|local-stand-in/);
        expect(text).not.toContain(family.token);
      }
    });
  });

  describe('moderation', () => {
    it('I13: refuses a wish before the vendor is asked', async () => {
      const family = await createFamily();
      expect(await paint(family, { prompt: 'A naked child covered in blood' })).toMatchObject({
        status: 400,
        json: failure('refused', 'Invalid image prompt'),
      });
      expect(await underTest.standIn.requests(IMAGES)).toEqual([]);
      expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 0 });
    });

    it('refuses a picture that is not fit for children', async () => {
      const family = await createFamily();
      const requestId = newRequestId();
      await underTest.standIn.plan({ kind: 'flag' }, { path: '/v1/moderations', contains: 'data:image/webp' });
      expect((await paint(family, { requestId })).json).toMatchObject(failure('refused', 'Invalid image prompt'));
      expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 0 });
      expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toEqual({});
    });

    it('paints nothing while it cannot be asked', async () => {
      await underTest.standIn.plan({ kind: 'status', status: 500 }, { path: '/v1/moderations' });
      expect((await paint(await createFamily())).status).toBe(500);
      expect(await underTest.standIn.requests(IMAGES)).toEqual([]);
    });
  });
});
