import type { AdminRequest } from '@talelantern/domain/contracts/admin/actions';
import { beforeAll, expect, inject, it } from 'vitest';
import { ask, createAdmin } from './support/admins.ts';
import { adminBucket, adminFirestore } from './support/cloud-access.ts';
import { httpsFunctions } from './support/endpoints.ts';
import { setUpFunctions } from './support/function-under-test.ts';
import { createFamily, PASSWORD, signIn, storeCharacter, storeChild, type Family } from './support/family.ts';
import { post } from './support/function-under-test.ts';
import { putWithThumbnail, storeStory } from './support/shared-items.ts';

const functions = setUpFunctions();
let admin: Family;
beforeAll(async () => {
  admin = await createAdmin(['people']);
});

const { projectId, urls } = inject('cloud');
const DOCUMENTS = `${urls.firestore}/v1/projects/${projectId}/databases/(default)/documents`;

const act = (body: AdminRequest<'setPersonDisabled'> | AdminRequest<'deletePerson'>): Promise<unknown> =>
  ask({ call: (family, adminRequest) => functions.call('admin', family, adminRequest) }, admin, body);
const setDisabled = ({ uid }: Family, disabled: boolean): Promise<unknown> =>
  act({ action: 'setPersonDisabled', uid, disabled, note: '' });

/** Sends a request to Firestore or Storage with nothing but a token, as a script might. */
type Attempt = (family: Family) => Promise<number>;

const requestDocument =
  (method: 'GET' | 'DELETE', pathOf: (family: Family) => string): Attempt =>
  async (family) =>
    (await post(`${DOCUMENTS}/${pathOf(family)}`, family, null, { method })).status;

const list =
  (collection: string): Attempt =>
  async (family) => {
    const own = { field: { fieldPath: 'userId' }, op: 'EQUAL', value: { stringValue: family.uid } };
    const structuredQuery = { from: [{ collectionId: collection }], where: { fieldFilter: own }, limit: 10 };
    return (await post(`${DOCUMENTS}:runQuery`, family, { structuredQuery })).status;
  };

const changeProfilePhoto: Attempt = async (family) => {
  const { status } = await fetch(`${DOCUMENTS}/users/${family.uid}?updateMask.fieldPaths=photoURL`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${family.token}` },
    body: JSON.stringify({ fields: { photoURL: { stringValue: '/art/cut-t-robot.webp' } } }),
  });
  return status;
};

async function requestStorage(family: Family, path: string, method = 'GET'): Promise<number> {
  const headers = { authorization: `Firebase ${family.token}` };
  return (await post(`${urls.storage}/v0/b/${adminBucket().name}/o${path}`, null, null, { method, headers })).status;
}

/** A family with stored items, and the requests to try with its token. */
async function createFamilyWithItems() {
  const family = await createFamily();
  const [storyId, childId] = [await storeStory(family), await storeChild(family)];
  await storeCharacter(family, { name: 'Ember', createdAt: new Date() });
  const picture = `users/${family.uid}/generated/one.webp`;
  await putWithThumbnail(picture, 'gold');
  const attempts: readonly (readonly [string, Attempt])[] = [
    ['reads its profile', requestDocument('GET', ({ uid }) => `users/${uid}`)],
    ['reads its story', requestDocument('GET', () => `stories/${storyId}`)],
    ['reads its child', requestDocument('GET', ({ uid }) => `users/${uid}/children/${childId}`)],
    ['lists its stories', list('stories')],
    ['lists its characters', list('characters')],
    ['takes another picture', changeProfilePhoto],
    ['looks at its picture', (asking) => requestStorage(asking, `/${encodeURIComponent(picture)}`)],
    ['lists its pictures', (asking) => requestStorage(asking, `?prefix=users/${asking.uid}/&delimiter=/`)],
    // Last, because it deletes the items.
    ['deletes its story', requestDocument('DELETE', () => `stories/${storyId}`)],
    ['deletes its picture', (asking) => requestStorage(asking, `/${encodeURIComponent(picture)}`, 'DELETE')],
  ];
  return { family, attempts };
}

async function statuses(
  family: Family,
  attempts: readonly (readonly [string, Attempt])[],
): Promise<readonly (readonly [string, number])[]> {
  const responses: [string, number][] = [];
  for (const [what, attempt] of attempts) responses.push([what, await attempt(family)]);
  return responses;
}

const names = await httpsFunctions();

it('Firestore and Storage refuse a disabled user’s token; once enabled, the family signs in and has its data', async () => {
  const { family, attempts } = await createFamilyWithItems();
  expect(await attempts[0]?.[1](family)).toBe(200);
  await setDisabled(family, true);
  expect(await statuses(family, attempts)).toEqual(attempts.map(([what]) => [what, 403]));
  await setDisabled(family, false);
  const familyWithNewToken = { ...family, token: await signIn(`${family.uid}@example.test`, PASSWORD) };
  const responses = await statuses(familyWithNewToken, attempts);
  expect(responses.filter(([, status]) => status !== 200 && status !== 204)).toEqual([]);
});

it.each(names)('a disabled user’s token is refused by %s', async (name) => {
  const family = await createFamily();
  expect((await functions.call(name, family, { userId: 7 })).status).toBe(400);
  await setDisabled(family, true);
  expect((await functions.call(name, family, { userId: 7 })).status).toBe(401);
});

it('the mark of a disabled user is deleted with the account', async () => {
  const family = await createFamily();
  const mark = adminFirestore().doc(`switched_off/${family.uid}`);
  await setDisabled(family, true);
  expect((await mark.get()).exists).toBe(true);
  await act({ action: 'deletePerson', uid: family.uid, confirmation: 'delete', note: '' });
  expect((await mark.get()).exists).toBe(false);
});
