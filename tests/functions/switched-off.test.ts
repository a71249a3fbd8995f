import type { AdminRequest } from '@talelantern/domain/admin/actions';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { ask, createAdmin } from './support/admins.ts';
import { adminBucket, adminFirestore } from './support/cloud-access.ts';
import { httpsFunctions, useEveryFunction } from './support/every-function.ts';
import { createFamily, PASSWORD, signIn, storeCharacter, storeChild, type Family } from './support/family.ts';
import { post } from './support/function-under-test.ts';
import { putWithThumbnail, storeStory } from './support/shared-items.ts';

const functions = useEveryFunction({ settings: { CALLS_PER_MINUTE: '10000' } });
let admin: Family;
beforeAll(async () => {
  admin = await createAdmin(['people']);
});

const { projectId, urls } = inject('cloud');
const DOCUMENTS = `${urls.firestore}/v1/projects/${projectId}/databases/(default)/documents`;

const act = (body: AdminRequest<'setPersonDisabled'> | AdminRequest<'deletePerson'>): Promise<unknown> =>
  ask({ call: (family, asked) => functions.call('admin', family, asked) }, admin, body);
const turn = ({ uid }: Family, disabled: boolean): Promise<unknown> =>
  act({ action: 'setPersonDisabled', uid, disabled, note: '' });

/** A request to Firestore or Storage with nothing but a token, as a script of somebody who kept it makes it. */
type Attempt = (family: Family) => Promise<number>;

const askDocument =
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

const takeAnotherPicture: Attempt = async (family) => {
  const { status } = await fetch(`${DOCUMENTS}/users/${family.uid}?updateMask.fieldPaths=photoURL`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${family.token}` },
    body: JSON.stringify({ fields: { photoURL: { stringValue: '/art/cut-t-robot.webp' } } }),
  });
  return status;
};

async function askStorage(family: Family, address: string, method = 'GET'): Promise<number> {
  const headers = { authorization: `Firebase ${family.token}` };
  return (await post(`${urls.storage}/v0/b/${adminBucket().name}/o${address}`, null, null, { method, headers })).status;
}

/** A family with something of its own, and what a kept token might be tried on. */
async function familyWithBelongings() {
  const family = await createFamily();
  const [storyId, childId] = [await storeStory(family), await storeChild(family)];
  await storeCharacter(family, { name: 'Ember', createdAt: new Date() });
  const picture = `users/${family.uid}/generated/one.webp`;
  await putWithThumbnail(picture, 'gold');
  const attempts: readonly (readonly [string, Attempt])[] = [
    ['reads its profile', askDocument('GET', ({ uid }) => `users/${uid}`)],
    ['reads its story', askDocument('GET', () => `stories/${storyId}`)],
    ['reads its child', askDocument('GET', ({ uid }) => `users/${uid}/children/${childId}`)],
    ['lists its stories', list('stories')],
    ['lists its characters', list('characters')],
    ['takes another picture', takeAnotherPicture],
    ['looks at its picture', (asking) => askStorage(asking, `/${encodeURIComponent(picture)}`)],
    ['lists its pictures', (asking) => askStorage(asking, `?prefix=users/${asking.uid}/&delimiter=/`)],
    // Last: then they are gone.
    ['deletes its story', askDocument('DELETE', () => `stories/${storyId}`)],
    ['deletes its picture', (asking) => askStorage(asking, `/${encodeURIComponent(picture)}`, 'DELETE')],
  ];
  return { family, attempts };
}

async function statuses(
  family: Family,
  attempts: readonly (readonly [string, Attempt])[],
): Promise<readonly (readonly [string, number])[]> {
  const answers: [string, number][] = [];
  for (const [what, attempt] of attempts) answers.push([what, await attempt(family)]);
  return answers;
}

const names = await httpsFunctions();

describe('A12: the token of before, once an administrator has switched the account off', () => {
  it('opens nothing at Firestore and Storage; switched on, the family signs in at once and has it all again', async () => {
    const { family, attempts } = await familyWithBelongings();
    expect(await attempts[0]?.[1](family)).toBe(200);
    await turn(family, true);
    expect(await statuses(family, attempts)).toEqual(attempts.map(([what]) => [what, 403]));
    await turn(family, false);
    const again = { ...family, token: await signIn(`${family.uid}@example.test`, PASSWORD) };
    const answers = await statuses(again, attempts);
    expect(answers.filter(([, status]) => status !== 200 && status !== 204)).toEqual([]);
  });

  it.each(names)('makes nothing with %s', async (name) => {
    const family = await createFamily();
    expect((await functions.call(name, family, { userId: 7 })).status).toBe(400);
    await turn(family, true);
    expect((await functions.call(name, family, { userId: 7 })).status).toBe(401);
  });

  it('is not marked any more when the account is deleted', async () => {
    const family = await createFamily();
    const mark = adminFirestore().doc(`switched_off/${family.uid}`);
    await turn(family, true);
    expect((await mark.get()).exists).toBe(true);
    await act({ action: 'deletePerson', uid: family.uid, confirmation: 'delete', note: '' });
    expect((await mark.get()).exists).toBe(false);
  });
});
