import { describe, expect, it } from 'vitest';
import { removeItemFiles } from '../../functions/src/pictures/operations/store-for-item.ts';
import { createFirestoreOwnedFiles } from '../../functions/src/families/adapters/firestore-owned-files.ts';
import { FOREIGN_URLS } from './support/foreign-urls.ts';
import { adminBucket, adminFirestore } from './support/cloud-access.ts';
import { createFamily, type Family } from './support/family.ts';
import { failure, newRequestId, setUpFunction } from './support/function-under-test.ts';
import { pictureAt, expectSavedPicture } from './support/portraits.ts';
import { pictureStore, storeLocation, storePicture, storeStory } from './support/scenes.ts';

const storeGenerated = async ({ uid }: Family, color = 'crimson') =>
  (await storePicture(`users/${uid}/generated/${newRequestId()}.webp`, color)).imageUrl;

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
  const underTest = setUpFunction(name);
  const save = (family: Family, imageUrl: string | undefined, id: string | undefined, overrides: object = {}) =>
    underTest.call(family, { imageUrl, [idField]: id, userId: family.uid, ...overrides });

  it('saving copies a picture and its thumbnail to the item’s folder; saving again returns the same URL', async () => {
    const family = await createFamily();
    const [id, picture] = await Promise.all([store(family), storeGenerated(family)]);
    const responses = await Promise.all([1, 2, 3].map(() => save(family, picture, id)));
    const [first] = responses.map(expectSavedPicture);
    expect(responses.map(expectSavedPicture)).toEqual([first, first, first]);
    expect(first?.imagePath).toMatch(new RegExp(`^users/${family.uid}/${collection}/${id}/[\\w-]+\\.webp$`));
    expect(await pictureAt(first?.imageUrl ?? '')).toMatchObject({ type: 'image/webp', width: 48 });
    expect(await pictureAt((first?.imageUrl ?? '').replace('.webp?', '.thumb.webp?'))).toMatchObject({ width: 48 });
    const tokenOf = (url = '') => new URL(url).searchParams.get('token');
    expect(tokenOf(first?.imageUrl)).not.toBe(tokenOf(picture));
  });

  it('saving a picture requires a sign-in', async () => {
    expect(await underTest.call(null, {})).toMatchObject({
      status: 401,
      json: failure('unauthenticated', 'User must be authenticated to upload images'),
    });
  });

  it('saving a picture under another family’s user id is refused', async () => {
    const family = await createFamily();
    expect(await save(family, 'x', 'y', { userId: 'another' })).toMatchObject({
      status: 403,
      json: failure('forbidden', 'You do not have access to this item'),
    });
  });

  it('saving a picture for a disabled user is refused', async () => {
    const family = await createFamily();
    const [id, picture] = await Promise.all([store(family), storeGenerated(family)]);
    await adminFirestore().doc(`users/${family.uid}`).update({ disabled: true });
    expect(await save(family, picture, id)).toMatchObject({ status: 401 });
  });

  it('saving a picture to a missing, unsaved or invalid item or to another family’s item is refused', async () => {
    const [family, other] = await Promise.all([createFamily(), createFamily()]);
    const picture = await storeGenerated(family);
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
    expectSavedPicture(await save(family, picture, await store(family)));
  });

  it('only the URL of one of the caller’s pictures can be saved', async () => {
    const [family, victim] = await Promise.all([createFamily(), createFamily()]);
    const [id, ownPicture, foreign] = await Promise.all([
      store(family),
      storeGenerated(family),
      storeGenerated(victim),
    ]);
    const forged = [
      ownPicture.replace(family.uid, victim.uid),
      ownPicture.replace(/token=[\w-]+/, 'token=guessed'),
      ownPicture.replace('.webp?', '.thumb.webp?'),
      ownPicture.replace('/b/', '/b/another-'),
    ];
    for (const url of [foreign, ...forged, ...FOREIGN_URLS, undefined]) {
      expect(await save(family, url, id), url).toMatchObject({
        status: 400,
        json: { error: { code: 'invalid', message: 'Image address not allowed', field: 'imageUrl' } },
      });
    }
    expectSavedPicture(await save(family, ownPicture, id));
  });

  it('a picture description of more than 1 MB is rejected with 413', async () => {
    const family = await createFamily();
    const [id, picture] = await Promise.all([store(family), storeGenerated(family)]);
    expect(await save(family, picture, id, { generatedPrompt: 'x'.repeat(1_048_577) })).toMatchObject({
      status: 413,
      json: failure('too_large', 'Failed to save image'),
    });
  });

  it('a saved picture is deleted with its item, and no other file is', async () => {
    const family = await createFamily();
    const [id, another, picture] = await Promise.all([store(family), store(family), storeGenerated(family)]);
    const [mine, others] = [await save(family, picture, id), await save(family, picture, another)].map(
      expectSavedPicture,
    );
    await adminFirestore().doc(`${collection}/${id}`).delete();
    const deps = { ownedFiles: createFirestoreOwnedFiles(adminFirestore()), pictures: pictureStore() };
    await removeItemFiles(deps, { collection, id, ownerId: family.uid });
    const isThere = async (url = '') => (await fetch(url)).ok;
    expect(await Promise.all([mine?.imageUrl, others?.imageUrl, picture].map(isThere))).toEqual([false, true, true]);
  });

  it('after the original of a saved picture is deleted, saving it returns the copy, and is refused to another item', async () => {
    const family = await createFamily();
    const [id, other, picture] = await Promise.all([store(family), store(family), storeGenerated(family)]);
    const saved = expectSavedPicture(await save(family, picture, id));
    await adminBucket().deleteFiles({ prefix: `users/${family.uid}/generated/` });
    expect(expectSavedPicture(await save(family, picture, id))).toEqual(saved);
    expect(await save(family, picture, other)).toMatchObject({
      status: 404,
      json: failure('not_found', 'This picture no longer exists'),
    });
  });
});
