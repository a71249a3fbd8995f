import { describe, expect, it } from 'vitest';
import { removeItemFiles } from '../../functions/src/operations/items/remove-item-files.ts';
import { createFirestoreOwnedFiles } from '../../functions/src/storage/firestore-owned-files.ts';
import { FOREIGN_ADDRESSES } from './support/addresses.ts';
import { adminBucket, adminFirestore } from './support/cloud-access.ts';
import { createFamily, type Family } from './support/family.ts';
import { failure, newRequestId, useFunction } from './support/function-under-test.ts';
import { pictureAt, savedPicture } from './support/portraits.ts';
import { pictureStore, storeLocation, storePicture, storeStory } from './support/scenes.ts';

const painted = async ({ uid }: Family, colour = 'crimson') =>
  (await storePicture(`users/${uid}/generated/${newRequestId()}.webp`, colour)).imageUrl;

const FUNCTIONS = [
  {
    name: 'saveLocationImageToStorage',
    idField: 'locationId',
    collection: 'locations',
    store: storeLocation,
    notSaved: 'Please save the location first before generating an image',
    notFound: 'Location not found',
  },
  {
    name: 'saveSceneImageToStorage',
    idField: 'storyId',
    collection: 'stories',
    store: storeStory,
    notSaved: 'Story ID is required',
    notFound: 'Story not found',
  },
] as const;

describe.each(FUNCTIONS)('$name', ({ name, idField, collection, store, notSaved, notFound }) => {
  const underTest = useFunction(name);
  const save = (family: Family, imageUrl: string | undefined, id: string | undefined, more: object = {}) =>
    underTest.call(family, { imageUrl, [idField]: id, userId: family.uid, ...more });

  it('copies the picture and its thumbnail into the folder that goes with the item, always to the same address', async () => {
    const family = await createFamily();
    const [id, picture] = await Promise.all([store(family), painted(family)]);
    const answers = await Promise.all([1, 2, 3].map(() => save(family, picture, id)));
    const [first] = answers.map(savedPicture);
    expect(answers.map(savedPicture)).toEqual([first, first, first]);
    expect(first?.imagePath).toMatch(new RegExp(`^users/${family.uid}/${collection}/${id}/[\\w-]+\\.webp$`));
    expect(await pictureAt(first?.imageUrl ?? '')).toMatchObject({ type: 'image/webp', width: 96 });
    expect(await pictureAt((first?.imageUrl ?? '').replace('.webp?', '.thumb.webp?'))).toMatchObject({ width: 96 });
    const tokenOf = (address = '') => new URL(address).searchParams.get('token');
    expect(tokenOf(first?.imageUrl)).not.toBe(tokenOf(picture));
  });

  it('H1: wants a signed-in family', async () => {
    expect(await underTest.call(null, {})).toMatchObject({
      status: 401,
      json: failure('unauthenticated', 'User must be authenticated to upload images'),
    });
  });

  it('H3: wants no other family’s id', async () => {
    const family = await createFamily();
    expect(await save(family, 'x', 'y', { userId: 'another' })).toMatchObject({
      status: 403,
      json: failure('forbidden', 'You do not have access to this item'),
    });
  });

  it('refuses a family that was switched off', async () => {
    const family = await createFamily();
    const [id, picture] = await Promise.all([store(family), painted(family)]);
    await adminFirestore().doc(`users/${family.uid}`).update({ disabled: true });
    expect(await save(family, picture, id)).toMatchObject({ status: 401 });
  });

  it('I11, G5: refuses an item that is missing, another family’s, never saved, or leads elsewhere', async () => {
    const [family, other] = await Promise.all([createFamily(), createFamily()]);
    const picture = await painted(family);
    expect(await save(family, picture, 'nowhere')).toMatchObject({ status: 404, json: failure('not_found', notFound) });
    expect(await save(family, picture, await store(other))).toMatchObject({
      status: 403,
      json: failure('forbidden', 'You do not have access to this item'),
    });
    for (const id of ['temp_7', '../x', 'a/b', '%2e%2e', '__x__', 'x'.repeat(2000), '', undefined]) {
      expect(await save(family, picture, id)).toMatchObject({
        status: 400,
        json: { error: { code: 'invalid', message: notSaved, field: idField } },
      });
    }
    savedPicture(await save(family, picture, await store(family)));
  });

  it('I2, I3, I4, I7: takes no address but that of the family’s own picture', async () => {
    const [family, victim] = await Promise.all([createFamily(), createFamily()]);
    const [id, own, foreign] = await Promise.all([store(family), painted(family), painted(victim)]);
    const forged = [
      own.replace(family.uid, victim.uid),
      own.replace(/token=[\w-]+/, 'token=guessed'),
      own.replace('.webp?', '.thumb.webp?'),
      own.replace('/b/', '/b/another-'),
    ];
    for (const address of [foreign, ...forged, ...FOREIGN_ADDRESSES, undefined]) {
      expect(await save(family, address, id), address).toMatchObject({
        status: 400,
        json: { error: { code: 'invalid', message: 'Image address not allowed', field: 'imageUrl' } },
      });
    }
    savedPicture(await save(family, own, id));
  });

  it('I11: answers 413 to a description of more than 1 MB', async () => {
    const family = await createFamily();
    const [id, picture] = await Promise.all([store(family), painted(family)]);
    expect(await save(family, picture, id, { generatedPrompt: 'x'.repeat(1_048_577) })).toMatchObject({
      status: 413,
      json: failure('too_large', 'Failed to save image'),
    });
  });

  it('G4: goes with its item, and no other file does', async () => {
    const family = await createFamily();
    const [id, another, picture] = await Promise.all([store(family), store(family), painted(family)]);
    const [mine, others] = [await save(family, picture, id), await save(family, picture, another)].map(savedPicture);
    await adminFirestore().doc(`${collection}/${id}`).delete();
    const tools = { ownedFiles: createFirestoreOwnedFiles(adminFirestore()), pictures: pictureStore() };
    await removeItemFiles(tools, { collection, id, ownerId: family.uid });
    const isThere = async (address = '') => (await fetch(address)).ok;
    expect(await Promise.all([mine?.imageUrl, others?.imageUrl, picture].map(isThere))).toEqual([false, true, true]);
  });

  it('says that a picture is gone', async () => {
    const family = await createFamily();
    const [id, picture] = await Promise.all([store(family), painted(family)]);
    await save(family, picture, id);
    await adminBucket().deleteFiles({ prefix: `users/${family.uid}/generated/` });
    expect(await save(family, picture, id)).toMatchObject({
      status: 404,
      json: failure('not_found', 'This picture is no longer there'),
    });
  });
});
