import { expect, it } from 'vitest';
import { adminFirestore } from './support/cloud-access.ts';
import { createFamily, storeCharacter, type Family } from './support/family.ts';
import { failure, setUpFunction } from './support/function-under-test.ts';
import { pictureAt, PROMPT, putPicture, expectSavedPicture } from './support/portraits.ts';

const WITH_PICTURE = { imagePath: 'users/x/characters/c1/p.webp' };
const UPGRADE = { status: 403, json: failure('plan_limit', 'Please upgrade to regenerate character images') };

const setPlan = (family: Family, subscriptionStatus: string) =>
  adminFirestore().doc(`users/${family.uid}`).update({ subscriptionStatus });

const generateImage = setUpFunction('generateImage');
const underTest = setUpFunction('saveImageToStorage');
const generate = async (family: Family, subject: { characterId?: string } = {}) =>
  expectSavedPicture(await generateImage.call(family, { prompt: PROMPT, ...subject })).imageUrl;
const save = (family: Family, imageUrl: string, characterId: string) =>
  underTest.call(family, { imageUrl, characterId, userId: family.uid });

it('saveImageToStorage copies a generated picture and its thumbnail to the character, with new tokens', async () => {
  const family = await createFamily();
  const characterId = await storeCharacter(family);
  const generated = await generate(family);
  const { imageUrl, imagePath } = expectSavedPicture(await save(family, generated, characterId));
  expect(imagePath).toMatch(new RegExp(`^users/${family.uid}/characters/${characterId}/[\\w-]+\\.webp$`));
  expect(await pictureAt(imageUrl)).toMatchObject({ type: 'image/webp', width: 768, height: 1024 });
  expect(await pictureAt(imageUrl.replace('.webp?', '.thumb.webp?'))).toMatchObject({ width: 384, height: 512 });
  const tokenOf = (url: string) => new URL(url).searchParams.get('token');
  expect(tokenOf(imageUrl)).not.toBe(tokenOf(generated));
});

it('saveImageToStorage returns the same URL every time, even when the character already has the picture', async () => {
  const family = await createFamily();
  const characterId = await storeCharacter(family);
  const generated = await generate(family);
  const savedPictures = await Promise.all([1, 2, 3].map(() => save(family, generated, characterId)));
  const [first] = savedPictures.map(expectSavedPicture);
  expect(savedPictures.map(expectSavedPicture)).toEqual([first, first, first]);
  await adminFirestore().doc(`characters/${characterId}`).update({ imagePath: first?.imagePath });
  expect(expectSavedPicture(await save(family, generated, characterId))).toEqual(first);
});

it('saveImageToStorage requires a paid plan for a second picture', async () => {
  const free = await createFamily();
  expect(await save(free, await generate(free), await storeCharacter(free, WITH_PICTURE))).toMatchObject(UPGRADE);
  const pro = await createFamily({ plan: 'pro_monthly' });
  expectSavedPicture(await save(pro, await generate(pro), await storeCharacter(pro, WITH_PICTURE)));
});

it('saveImageToStorage saves a regenerated portrait after the plan has ended, to its own character only', async () => {
  const family = await createFamily({ plan: 'pro_monthly' });
  const [characterId, other, pictureless] = await Promise.all([
    storeCharacter(family, WITH_PICTURE),
    storeCharacter(family, WITH_PICTURE),
    storeCharacter(family),
  ]);
  const [regenerated, ofNobody] = await Promise.all([generate(family, { characterId }), generate(family)]);
  await setPlan(family, 'canceled');
  const generatedOnFree = await generate(family, { characterId: pictureless });
  await adminFirestore().doc(`characters/${pictureless}`).update(WITH_PICTURE);
  expect(await save(family, regenerated, other)).toMatchObject(UPGRADE);
  expect(await save(family, ofNobody, characterId)).toMatchObject(UPGRADE);
  expect(await save(family, generatedOnFree, pictureless)).toMatchObject(UPGRADE);
  const saved = expectSavedPicture(await save(family, regenerated, characterId));
  expect(await save(family, saved.imageUrl, other)).toMatchObject(UPGRADE);
});

it('saveImageToStorage refuses a character id with path characters, and accepts a plain one', async () => {
  const family = await createFamily();
  const generated = await generate(family);
  const invalidId = { status: 400, json: failure('invalid', 'Invalid character id') };
  for (const id of ['temp_7', '../x', 'a/b', '%2e%2e', '__x__', 'x'.repeat(2000)]) {
    expect(await save(family, generated, id)).toMatchObject(invalidId);
  }
  expectSavedPicture(await save(family, generated, await storeCharacter(family)));
});

it('saveImageToStorage refuses a missing character and another user’s character', async () => {
  const [family, other] = await Promise.all([createFamily(), createFamily()]);
  const generated = await generate(family);
  expect(await save(family, generated, 'nobody')).toMatchObject({
    status: 404,
    json: failure('not_found', 'Character not found'),
  });
  expect(await save(family, generated, await storeCharacter(other))).toMatchObject({ status: 403 });
});

it('saveImageToStorage refuses a disabled user', async () => {
  const family = await createFamily();
  const generated = await generate(family);
  await adminFirestore().doc(`users/${family.uid}`).update({ disabled: true });
  expect(await save(family, generated, await storeCharacter(family))).toMatchObject({
    status: 401,
    json: failure('unauthenticated', 'User must be authenticated to upload images'),
  });
});

it('saveImageToStorage accepts only the URL of one of the caller’s pictures', async () => {
  const [family, victim] = await Promise.all([createFamily(), createFamily()]);
  const characterId = await storeCharacter(family);
  const [ownPicture, foreign] = await Promise.all([generate(family), generate(victim)]);
  await putPicture(`users/${family.uid}/generated/left-here.webp`);
  const ownUrl = new URL(ownPicture);
  const urls = [
    foreign,
    ownPicture.replace(family.uid, victim.uid),
    ownPicture.replace(
      encodeURIComponent(`users/${family.uid}`),
      encodeURIComponent(`users/${family.uid}/../${victim.uid}`),
    ),
    ownPicture.replace(/generated%2F[\w-]+\.webp/, 'generated%2Fleft-here.webp'),
    ownPicture.replace(/token=[\w-]+/, 'token=guessed'),
    ownPicture.replace('.webp?', '.thumb.webp?'),
    ownPicture.replace('/b/', '/b/another-'),
    ownPicture.replace('http://', 'file://'),
    ownPicture.replace('http://', 'gopher://'),
    ownPicture.replace('http://', `http://storage.googleapis.com@`),
    `https://evil.test/?${ownUrl.href}`,
    'https://evil.test/dragon.webp',
    'data:image/webp;base64,UklGRg==',
    'http://169.254.169.254/computeMetadata/v1/',
    'http://metadata.google.internal/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://①②⑦.⓪.⓪.①/',
    'http://localhost.:22/',
    '',
  ];
  for (const url of urls) {
    expect(await save(family, url, characterId), url).toMatchObject({
      status: 400,
      json: { error: { code: 'invalid', message: 'Image address not allowed', field: 'imageUrl' } },
    });
  }
  expectSavedPicture(await save(family, ownPicture, characterId));
});
