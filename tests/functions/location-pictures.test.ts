import { describe, expect, it } from 'vitest';
import { storedFields } from './support/cloud-access.ts';
import { createFamily, storeCharacter, usageOf, useUp, type Family } from './support/family.ts';
import { failure, newRequestId, useFunction } from './support/function-under-test.ts';
import { LIMIT, pictureAt, savedPicture } from './support/portraits.ts';
import { GENERATIONS, storeLocation } from './support/scenes.ts';

const PROMPT = 'Landscape for a children’s picture book | Location: The Quiet Harbour | Rules: nobody in front';
const PAINTED = { imagePath: 'users/x/locations/l1/p.webp' };
const UPGRADE = { status: 403, json: failure('plan_limit', 'Please upgrade to regenerate location images') };
const SAVE_FIRST = 'Please save the location first before generating an image';

describe('generateImage for a location', () => {
  const painter = useFunction('generateImage');
  const saver = useFunction('saveLocationImageToStorage');
  const paint = (family: Family, body: object) => painter.call(family, { prompt: PROMPT, quality: 'hd', ...body });
  const save = (family: Family, imageUrl: string, locationId: string) =>
    saver.call(family, { imageUrl, locationId, userId: family.uid, generatedPrompt: PROMPT });

  it('paints it in 3:2 and keeps it as finished work of its own kind', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    const locationId = await storeLocation(family);
    const { imageUrl, imagePath } = savedPicture(await paint(family, { requestId, locationId }));
    expect(imagePath).toBe(`users/${family.uid}/generated/${requestId}.webp`);
    expect(await pictureAt(imageUrl)).toMatchObject({ type: 'image/webp', width: 1152, height: 768 });
    expect((await painter.standIn.requests(GENERATIONS))[0]?.body['size']).toBe('1152x768');
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
    expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({
      kind: 'location',
      result: { imageUrl, imagePath, locationId, prompt: PROMPT },
    });
  });

  it('answers the same request again from what is kept', async () => {
    const family = await createFamily();
    const body = { requestId: newRequestId(), locationId: await storeLocation(family) };
    const first = savedPicture(await paint(family, body));
    expect(savedPicture(await paint(family, body))).toEqual(first);
    expect(await painter.standIn.requests(GENERATIONS)).toHaveLength(1);
  });

  it.each([
    [{ locationId: 'temp_1' }, 400, 'invalid', SAVE_FIRST],
    [{ locationId: '../x' }, 400, 'invalid', SAVE_FIRST],
    [{ locationId: 'nowhere' }, 404, 'not_found', 'Location not found'],
    [{ locationId: 'nowhere', childId: 'nobody' }, 404, 'not_found', 'Location not found'],
  ])('H4: refuses %j with %i', async (body, status, code, message) => {
    const family = await createFamily();
    expect(await paint(family, body)).toMatchObject({ status, json: failure(code, message) });
    expect(await painter.standIn.requests(GENERATIONS)).toEqual([]);
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 0 });
  });

  it('refuses a picture of a character and a location at once', async () => {
    const family = await createFamily();
    const [locationId, characterId] = await Promise.all([storeLocation(family), storeCharacter(family)]);
    expect(await paint(family, { locationId, characterId })).toMatchObject({
      status: 400,
      json: { error: { code: 'invalid', message: 'Invalid image prompt', field: 'locationId' } },
    });
  });

  it('H4: refuses the location of another family', async () => {
    const locationId = await storeLocation(await createFamily());
    expect(await paint(await createFamily(), { locationId })).toMatchObject({
      status: 403,
      json: failure('forbidden', 'You do not have access to this item'),
    });
  });

  it('B15: paints anew on a paid plan only', async () => {
    const [free, pro] = await Promise.all([createFamily(), createFamily({ plan: 'pro_monthly' })]);
    expect(await paint(free, { locationId: await storeLocation(free, PAINTED) })).toMatchObject(UPGRADE);
    savedPicture(await paint(pro, { locationId: await storeLocation(pro, PAINTED) }));
  });

  it('B18: takes from the allowance of all pictures', async () => {
    const family = await createFamily();
    await useUp(family, 'pictures', 12);
    expect(await paint(family, { locationId: await storeLocation(family) })).toMatchObject(LIMIT);
    expect(await painter.standIn.requests(GENERATIONS)).toEqual([]);
  });

  it('can be cancelled before it is painted', async () => {
    const family = await createFamily();
    const body = { requestId: newRequestId(), locationId: await storeLocation(family) };
    expect(await paint(family, { ...body, cancel: true })).toMatchObject({ json: { cancelled: true } });
    expect(await paint(family, body)).toMatchObject({
      status: 400,
      json: failure('invalid', 'Cancelled. Nothing was counted.'),
    });
  });

  it('is saved to the location’s place, twice to the same address', async () => {
    const family = await createFamily();
    const locationId = await storeLocation(family);
    const painted = savedPicture(await paint(family, { locationId })).imageUrl;
    const saved = savedPicture(await save(family, painted, locationId));
    expect(saved.imagePath).toMatch(new RegExp(`^users/${family.uid}/locations/${locationId}/[\\w-]+\\.webp$`));
    expect(await pictureAt(saved.imageUrl)).toMatchObject({ width: 1152, height: 768 });
    expect(await pictureAt(saved.imageUrl.replace('.webp?', '.thumb.webp?'))).toMatchObject({ width: 384 });
    expect(savedPicture(await save(family, painted, locationId))).toEqual(saved);
  });

  it('B15: is saved over another one on a paid plan only', async () => {
    const [free, pro] = await Promise.all([createFamily(), createFamily({ plan: 'pro_monthly' })]);
    const [freePicture, proPicture] = await Promise.all([paint(free, {}), paint(pro, {})]);
    const [freeId, proId] = await Promise.all([storeLocation(free, PAINTED), storeLocation(pro, PAINTED)]);
    expect(await save(free, savedPicture(freePicture).imageUrl, freeId)).toMatchObject(UPGRADE);
    savedPicture(await save(pro, savedPicture(proPicture).imageUrl, proId));
  });
});
