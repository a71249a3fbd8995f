import { expect, it } from 'vitest';
import { storedFields } from './support/cloud-access.ts';
import { createFamily, storeCharacter, usageOf, storeUsedCount, type Family } from './support/family.ts';
import { failure, newRequestId, setUpFunction } from './support/function-under-test.ts';
import { LIMIT, pictureAt, expectSavedPicture } from './support/portraits.ts';
import { GENERATIONS, storeLocation } from './support/scenes.ts';

const PROMPT = 'Landscape for a children’s picture book | Location: The Quiet Harbour | Rules: nobody in front';
const WITH_PICTURE = { imagePath: 'users/x/locations/l1/p.webp' };
const UPGRADE = { status: 403, json: failure('plan_limit', 'Please upgrade to regenerate location images') };
const SAVE_FIRST = 'Please save the location first before generating an image';

const generateImage = setUpFunction('generateImage');
const saver = setUpFunction('saveLocationImageToStorage');
const generate = (family: Family, body: object) =>
  generateImage.call(family, { prompt: PROMPT, quality: 'hd', ...body });
const save = (family: Family, imageUrl: string, locationId: string) =>
  saver.call(family, { imageUrl, locationId, userId: family.uid, generatedPrompt: PROMPT });

it('a location’s picture is generated in 3:2 and stored as finished work of its kind', async () => {
  const family = await createFamily();
  const requestId = newRequestId();
  const locationId = await storeLocation(family);
  const { imageUrl, imagePath } = expectSavedPicture(await generate(family, { requestId, locationId }));
  expect(imagePath).toBe(`users/${family.uid}/generated/${requestId}.webp`);
  expect(await pictureAt(imageUrl)).toMatchObject({ type: 'image/webp', width: 1152, height: 768 });
  expect((await generateImage.standIn.requests(GENERATIONS))[0]?.body['size']).toBe('1152x768');
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
  expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({
    kind: 'location',
    result: { imageUrl, imagePath, locationId, prompt: PROMPT },
  });
});

it('a repeated request for a location’s picture returns the stored response', async () => {
  const family = await createFamily();
  const body = { requestId: newRequestId(), locationId: await storeLocation(family) };
  const first = expectSavedPicture(await generate(family, body));
  expect(expectSavedPicture(await generate(family, body))).toEqual(first);
  expect(await generateImage.standIn.requests(GENERATIONS)).toHaveLength(1);
});

it.each([
  [{ locationId: 'temp_1' }, 400, 'invalid', SAVE_FIRST],
  [{ locationId: '../x' }, 400, 'invalid', SAVE_FIRST],
  [{ locationId: 'nowhere' }, 404, 'not_found', 'Location not found'],
  [{ locationId: 'nowhere', childId: 'nobody' }, 404, 'not_found', 'Location not found'],
])('a location’s picture is refused for %j with %i', async (body, status, code, message) => {
  const family = await createFamily();
  expect(await generate(family, body)).toMatchObject({ status, json: failure(code, message) });
  expect(await generateImage.standIn.requests(GENERATIONS)).toEqual([]);
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 0 });
});

it('a picture request for both a character and a location is refused', async () => {
  const family = await createFamily();
  const [locationId, characterId] = await Promise.all([storeLocation(family), storeCharacter(family)]);
  expect(await generate(family, { locationId, characterId })).toMatchObject({
    status: 400,
    json: { error: { code: 'invalid', message: 'Invalid image prompt', field: 'locationId' } },
  });
});

it('a picture of another family’s location is refused', async () => {
  const locationId = await storeLocation(await createFamily());
  expect(await generate(await createFamily(), { locationId })).toMatchObject({
    status: 403,
    json: failure('forbidden', 'You do not have access to this item'),
  });
});

it('a location’s picture is regenerated on a paid plan only', async () => {
  const [free, pro] = await Promise.all([createFamily(), createFamily({ plan: 'pro_monthly' })]);
  expect(await generate(free, { locationId: await storeLocation(free, WITH_PICTURE) })).toMatchObject(UPGRADE);
  expectSavedPicture(await generate(pro, { locationId: await storeLocation(pro, WITH_PICTURE) }));
});

it('a location’s picture counts towards the allowance of all pictures', async () => {
  const family = await createFamily();
  await storeUsedCount(family, 'pictures', 12);
  expect(await generate(family, { locationId: await storeLocation(family) })).toMatchObject(LIMIT);
  expect(await generateImage.standIn.requests(GENERATIONS)).toEqual([]);
});

it('a location’s picture can be cancelled before the vendor is called', async () => {
  const family = await createFamily();
  const body = { requestId: newRequestId(), locationId: await storeLocation(family) };
  expect(await generate(family, { ...body, cancel: true })).toMatchObject({ json: { cancelled: true } });
  expect(await generate(family, body)).toMatchObject({
    status: 400,
    json: failure('invalid', 'Canceled. Nothing was counted.'),
  });
});

it('a location’s picture saved twice has the same URL, in the location’s folder', async () => {
  const family = await createFamily();
  const locationId = await storeLocation(family);
  const generated = expectSavedPicture(await generate(family, { locationId })).imageUrl;
  const savedPicture = expectSavedPicture(await save(family, generated, locationId));
  expect(savedPicture.imagePath).toMatch(new RegExp(`^users/${family.uid}/locations/${locationId}/[\\w-]+\\.webp$`));
  expect(await pictureAt(savedPicture.imageUrl)).toMatchObject({ width: 1152, height: 768 });
  expect(await pictureAt(savedPicture.imageUrl.replace('.webp?', '.thumb.webp?'))).toMatchObject({ width: 384 });
  expect(expectSavedPicture(await save(family, generated, locationId))).toEqual(savedPicture);
});

it('a location’s saved picture can be replaced on a paid plan only', async () => {
  const [free, pro] = await Promise.all([createFamily(), createFamily({ plan: 'pro_monthly' })]);
  const [freePicture, proPicture] = await Promise.all([generate(free, {}), generate(pro, {})]);
  const [freeId, proId] = await Promise.all([storeLocation(free, WITH_PICTURE), storeLocation(pro, WITH_PICTURE)]);
  expect(await save(free, expectSavedPicture(freePicture).imageUrl, freeId)).toMatchObject(UPGRADE);
  expectSavedPicture(await save(pro, expectSavedPicture(proPicture).imageUrl, proId));
});
