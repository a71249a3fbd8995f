import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { picturePath } from '../support/documents.ts';
import { newUid } from './family.ts';
import { server, signedIn, setUpRulesEnvironment, visitor } from './rules-environment.ts';

setUpRulesEnvironment();

const PICTURE = new Uint8Array([82, 73, 70, 70]);
const METADATA = { contentType: 'image/webp' };

const storageOf = (uid: string) => signedIn(uid).storage();
const visitorStorage = () => visitor().storage();

/** Stores a file at `path` as the functions do, bypassing the rules. */
async function putFile(path: string): Promise<void> {
  await server().storage().ref(path).put(PICTURE, METADATA);
}

describe("a family's files", () => {
  it("a family's files can be read and listed by their owner only", async () => {
    const [owner, stranger] = [newUid(), newUid()];
    const path = picturePath(owner);
    await putFile(path);
    for (const storage of [storageOf(stranger), visitorStorage()]) {
      await denied(storage.ref(path).getMetadata());
      await denied(storage.ref(path).getDownloadURL());
      await denied(storage.ref(`users/${owner}`).listAll());
      await denied(storage.ref(path).parent?.listAll() ?? Promise.resolve());
    }
    await allowed(storageOf(owner).ref(path).getMetadata());
    await allowed(storageOf(owner).ref(path).getDownloadURL());
    await allowed(storageOf(owner).ref(`users/${owner}`).listAll());
    const folder = storageOf(owner).ref(path).parent;
    expect((await folder?.listAll())?.items).toHaveLength(1);
  });

  it("a family's files can be written by functions only: no upload, overwrite or metadata change", async () => {
    const owner = newUid();
    const path = picturePath(owner);
    const ownFile = storageOf(owner).ref(path);
    await denied(put(ownFile));
    await putFile(path);
    await denied(put(ownFile));
    await denied(ownFile.updateMetadata({ customMetadata: { firebaseStorageDownloadTokens: 'known' } }));
    await denied(ownFile.updateMetadata({ contentType: 'text/html' }));
    await denied(put(visitorStorage().ref(path)));
    await denied(put(storageOf(newUid()).ref(path)));
    await allowed(ownFile.getMetadata());
  });

  it("a family's files can be deleted by their owner only", async () => {
    const [owner, stranger] = [newUid(), newUid()];
    const path = picturePath(owner);
    await putFile(path);
    await denied(storageOf(stranger).ref(path).delete());
    await denied(visitorStorage().ref(path).delete());
    await allowed(storageOf(owner).ref(path).delete());
  });

  it('a deleted file is reported missing, not forbidden, to its owner', async () => {
    const owner = newUid();
    await expect(storageOf(owner).ref(picturePath(owner)).delete()).rejects.toMatchObject({
      code: 'storage/object-not-found',
    });
    await denied(storageOf(newUid()).ref(picturePath(owner)).delete());
  });

  /** An upload as a promise that the assertions accept. */
  async function put(file: ReturnType<ReturnType<typeof storageOf>['ref']>): Promise<void> {
    await file.put(PICTURE, METADATA);
  }
});

it.each([
  'shared/s_1/a.webp',
  'a.webp',
  'users/a.webp',
  'user/{uid}/a.webp',
  'users/{uid}x/a.webp',
  'x/users/{uid}/a.webp',
])("a file outside the family's folder is closed: %s", async (pattern) => {
  const uid = newUid();
  const path = pattern.replace('{uid}', uid);
  await putFile(path);
  const file = storageOf(uid).ref(path);
  await denied(file.getMetadata());
  await denied(file.delete());
  await denied(file.parent?.listAll() ?? Promise.resolve());
  await putFile(picturePath(uid));
  await allowed(storageOf(uid).ref(picturePath(uid)).getMetadata());
});

it('files cannot be listed from the root', async () => {
  const uid = newUid();
  await denied(storageOf(uid).ref().listAll());
  await denied(storageOf(uid).ref('users').listAll());
  await denied(visitorStorage().ref().listAll());
  await allowed(storageOf(uid).ref(`users/${uid}`).listAll());
});
