import { KEPT_AFTER_LEAVING_DAYS } from '@talelantern/domain/accounts/leaving';
import { SIGN_IN_AGAIN_FIRST } from '@talelantern/domain/contracts/delete-account';
import { DAY_MS } from '@talelantern/domain/time/day';
import { monthlyUsageId, usagePeriod } from '@talelantern/domain/usage/usage';
import { describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { deleteAccount, followSignIn } from '../../functions/src/operations/accounts/delete-account.ts';
import { finishDepartures } from '../../functions/src/operations/sweep/finish-departures.ts';
import { createFirestoreBooks } from '../../functions/src/storage/firestore-books.ts';
import { adminAuth, adminFirestore, storedFields } from './support/cloud-access.ts';
import { departureTools, keptUsagePath } from './support/departures.ts';
import { useEveryFunction } from './support/every-function.ts';
import { createFamily, PASSWORD, signIn, useUp, type Family } from './support/family.ts';
import { arrival, failure, newRequestId } from './support/function-under-test.ts';
import { PROMPT } from './support/portraits.ts';
import { GENERATIONS } from './support/scenes.ts';
import { sharedAs } from './support/shared-items.ts';
import { collectionsOf, tracesOf } from './support/traces.ts';
import { comment, createWholeFamily, like, type WholeFamily } from './support/whole-family.ts';

const CONFIRMED = { confirmation: 'delete' };
const DELETED = { status: 200, json: { deleted: true } };
const MINUTE_MS = 60_000;
/** Two families with something of everything, looked at five times over. */
const WHOLE = { timeout: 180_000 };

const functions = useEveryFunction();
const leave = (family: Pick<Family, 'token'>, body: object = CONFIRMED) =>
  functions.call('deleteAccount', family, body);

const marksOf = ({ uid, shareIds }: WholeFamily): string[] => [uid, ...shareIds];

async function signUpAgain(email: string): Promise<Family> {
  const { uid } = await adminAuth().createUser({ email, password: PASSWORD, emailVerified: true });
  return { uid, token: await signIn(email, PASSWORD) };
}

describe('deleting an account', () => {
  it('K7: takes every document and file; the tombstone and what its address has used remain', WHOLE, async () => {
    const [family, other] = await Promise.all([createWholeFamily(), createWholeFamily()]);
    const keptPath = await keptUsagePath(family);
    // What would be there without the family that goes.
    const untouched = await tracesOf(marksOf(other));
    await Promise.all([like(other, family.shareIds[0]), comment(other, family.shareIds[0])]);
    await like(family, other.shareIds[0]);
    await comment(family, other.shareIds[0]);
    const before = await tracesOf(marksOf(family));
    expect(collectionsOf(before)).toEqual([
      'admins',
      'characters',
      'comments',
      'comments/private',
      'contact_messages',
      'customers',
      'generations',
      'jobs',
      'likes',
      'locations',
      'names/tails',
      'rate',
      'reports',
      'shares',
      'shares/private',
      'staging',
      'stories',
      'temp',
      'usage',
      'users',
      'users/children',
    ]);
    expect(Object.keys(before.files).filter((path) => path.startsWith('shared/'))).not.toEqual([]);
    expect((await sharedAs(other.shareIds[0]))?.sharing.likes).toBe(1);

    expect(await leave(family)).toMatchObject(DELETED);

    const after = await tracesOf([...marksOf(family), keptPath.slice(keptPath.indexOf('/') + 1)]);
    expect(Object.keys(after.documents).toSorted()).toEqual([`deleted/${family.uid}`, keptPath]);
    expect(after.files).toEqual({});
    // Whose account is gone is told by its id alone, and its address by nothing that can be read.
    expect(JSON.stringify(after.documents)).not.toContain('example.test');
    expect(await storedFields(keptPath)).toMatchObject({
      period: usagePeriod(Date.now()),
      usage: { stories: { reserved: 0, used: 2 }, pictures: { reserved: 0, used: 1 } },
    });
    await expect(adminAuth().getUser(family.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    // The other family has what it had: no like and no comment of the one that went, and its counts say so.
    expect(await tracesOf(marksOf(other))).toEqual(untouched);
    expect(
      (
        await functions.call('updateSharing', other, {
          contentType: 'story',
          contentId: other.storyId,
          isPublic: false,
        })
      ).status,
    ).toBe(200);
  });

  it('needs the word, and a sign-in of the last five minutes', async () => {
    const family = await createFamily();
    expect(await leave(family, {})).toMatchObject({
      status: 400,
      json: { error: { code: 'invalid', field: 'confirmation', message: 'Please type the word first' } },
    });
    expect(await leave(await signedInBefore(family, 6 * MINUTE_MS))).toMatchObject({
      status: 403,
      json: failure('forbidden', SIGN_IN_AGAIN_FIRST),
    });
    expect(await storedFields(`users/${family.uid}`)).toMatchObject({ displayName: 'The Fennimores' });
    expect(await leave(await signedInBefore(family, 4 * MINUTE_MS))).toMatchObject(DELETED);
  });

  it('K8: leaves no use for a token that is still good', async () => {
    const [family, twin] = await Promise.all([createFamily(), createFamily()]);
    expect(await leave(family)).toMatchObject(DELETED);
    const signedOut = failure('unauthenticated', 'User authentication required');
    expect(await functions.call('generateImage', family, { prompt: PROMPT })).toMatchObject({
      status: 401,
      json: signedOut,
    });
    expect((await functions.call('generateImage', twin, { prompt: PROMPT })).status).toBe(200);
    expect(Object.keys((await tracesOf([family.uid])).documents)).toEqual([`deleted/${family.uid}`]);
  });
});

describe('the same address again', () => {
  it('A10: goes on from what it had used this month, and its family can read that', async () => {
    const family = await createFamily();
    await useUp(family, 'stories', 2);
    await useUp(family, 'pictures', 12);
    const email = `${family.uid}@example.test`;
    expect(await leave(family)).toMatchObject(DELETED);
    const [again, twin] = await Promise.all([signUpAgain(email), signUpAgain(`other-${email}`)]);
    const limit = { status: 403, json: failure('quota_exceeded', 'You have reached the limit of your plan') };
    expect(await functions.call('generateImage', again, { prompt: PROMPT })).toMatchObject(limit);
    expect(await storedFields(`usage/${monthlyUsageId(again.uid, Date.now())}`)).toMatchObject({
      pictures: { reserved: 0, used: 12 },
      stories: { reserved: 0, used: 2 },
    });
    expect((await functions.call('generateImage', twin, { prompt: PROMPT })).status).toBe(200);

    // Going once more, before anything was asked for or after it, changes nothing.
    expect(await leave(again)).toMatchObject(DELETED);
    expect(await leave(await signUpAgain(email))).toMatchObject(DELETED);
    expect(
      await functions.call('generateImage', await signUpAgain(email.toUpperCase()), { prompt: PROMPT }),
    ).toMatchObject(limit);
  });

  it('A10: goes on from it too where the sign-in was deleted past us, which is carried out once', async () => {
    const family = await createFamily();
    await useUp(family, 'pictures', 12);
    const [email, keptPath] = [`${family.uid}@example.test`, await keptUsagePath(family)];
    await adminAuth().deleteUser(family.uid);
    await followSignIn(departureTools(), { uid: family.uid, email }, Date.now());
    const { documents } = await tracesOf([family.uid, keptPath.split('/')[1] ?? '']);
    expect(Object.keys(documents).toSorted()).toEqual([`deleted/${family.uid}`, keptPath]);
    expect(await functions.call('generateImage', await signUpAgain(email), { prompt: PROMPT })).toMatchObject({
      status: 403,
      json: failure('quota_exceeded', 'You have reached the limit of your plan'),
    });

    const another = await createFamily();
    expect(await leave(another)).toMatchObject(DELETED);
    const belongings = {
      ...departureTools().belongings,
      deleteProfile: () => Promise.reject(new Error('Once is enough')),
    };
    await followSignIn({ ...departureTools(), belongings }, { uid: another.uid, email: null }, Date.now());
  });

  it('A10: counts what was used before the news of its deletion came, too', async () => {
    const family = await createFamily();
    await useUp(family, 'pictures', 11);
    const email = `${family.uid}@example.test`;
    await adminAuth().deleteUser(family.uid);
    const again = await signUpAgain(email);
    expect((await functions.call('generateImage', again, { prompt: PROMPT })).status).toBe(200);
    await followSignIn(departureTools(), { uid: family.uid, email }, Date.now());
    expect(await storedFields(`usage/${monthlyUsageId(again.uid, Date.now())}`)).toMatchObject({
      pictures: { reserved: 0, used: 12 },
    });
    expect((await functions.call('generateImage', again, { prompt: PROMPT })).status).toBe(403);
  });

  it('A10: begins anew with the next month', async () => {
    const family = await createFamily();
    await useUp(family, 'pictures', 12);
    const key = (await keptUsagePath(family)).split('/')[1] ?? '';
    expect(await leave(family)).toMatchObject(DELETED);
    const books = createFirestoreBooks(adminFirestore(), async () => key);
    const picturesAt = (now: number) =>
      books.transact(
        'somebody',
        async (page) => (await page.usage('somebody', monthlyUsageId('somebody', now))).tallies.pictures,
      );
    expect(await picturesAt(Date.now())).toEqual({ reserved: 0, used: 12 });
    expect(await picturesAt(Date.now() + 32 * DAY_MS)).toEqual({ reserved: 0, used: 0 });
  });
});

describe('work that is under way while its account goes', () => {
  it('K9: leaves nothing behind', async () => {
    const family = await createFamily();
    const token = newRequestId();
    await functions.standIn.plan({ kind: 'hold', token }, { path: GENERATIONS, times: 1 });
    const painting = functions.call('generateImage', family, { prompt: PROMPT });
    await arrival(functions.standIn, GENERATIONS);
    const keptPath = await keptUsagePath(family);
    expect(await leave(family)).toMatchObject(DELETED);
    await functions.standIn.release(token);
    expect(await painting).toMatchObject({ status: 401 });
    const traces = () => tracesOf([family.uid, keptPath.split('/')[1] ?? '']);
    const remaining = [`deleted/${family.uid}`, keptPath];
    expect(Object.keys((await traces()).documents).toSorted()).toEqual(remaining);

    await finishDepartures({ ...departureTools(), log: () => {} }, Date.now() + 21 * MINUTE_MS);
    const last = await traces();
    expect(Object.keys(last.documents).toSorted()).toEqual(remaining);
    expect(last.files).toEqual({});
  });
});

describe('a deletion that breaks off', () => {
  /** In this year no other test deletes anything, so that a sweep finds only what is meant. */
  const LONG_AGO = Date.UTC(2001, 4, 17, 12);

  const broken = async (): Promise<never> => {
    throw new Error('The machine has lost power');
  };
  type Tools = ReturnType<typeof departureTools>;
  const BREAKS: readonly [string, (tools: Tools) => Partial<Tools>][] = [
    ['the subscription', ({ subscriptions }) => ({ subscriptions: { ...subscriptions, end: broken } })],
    ['its shares', ({ belongings }) => ({ belongings: { ...belongings, eraseShare: broken } })],
    ['its likes', ({ belongings }) => ({ belongings: { ...belongings, takeBackLikes: broken } })],
    ['its comments', ({ belongings }) => ({ belongings: { ...belongings, deleteComments: broken } })],
    ['its files', ({ fileShelf }) => ({ fileShelf: { ...fileShelf, removeAll: broken } })],
    ['its profile', ({ belongings }) => ({ belongings: { ...belongings, deleteProfile: broken } })],
    ['its sign-in', ({ signIns }) => ({ signIns: { ...signIns, remove: broken } })],
  ];

  it.each(BREAKS)('before %s is repeated by the person', async (_step, breaks) => {
    const family = await createWholeFamily();
    const tools = departureTools();
    const keptPath = await keptUsagePath(family);
    await expect(deleteAccount({ ...tools, ...breaks(tools) }, family.uid, Date.now())).rejects.toThrow('lost power');
    expect(await leave(family)).toMatchObject(DELETED);
    const { documents, files } = await tracesOf(marksOf(family));
    expect([Object.keys(documents), files]).toEqual([[`deleted/${family.uid}`], {}]);
    expect(await storedFields(keptPath)).toMatchObject({ usage: { stories: { used: 2 } } });
  });

  it('is finished by the sweep, once, and forgotten after forty days', async () => {
    const family = await createWholeFamily();
    const tools = { ...departureTools(), log: () => {} };
    const half = { ...tools, belongings: { ...tools.belongings, takeBackLikes: broken } };
    await expect(deleteAccount(half, family.uid, LONG_AGO)).rejects.toThrow('lost power');
    expect(await finishDepartures(tools, LONG_AGO + 19 * MINUTE_MS)).toBe(0);
    expect(await finishDepartures(tools, LONG_AGO + 21 * MINUTE_MS)).toBe(1);
    expect(Object.keys((await tracesOf(marksOf(family))).documents)).toEqual([`deleted/${family.uid}`]);
    await expect(adminAuth().getUser(family.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await finishDepartures(tools, LONG_AGO + DAY_MS)).toBe(0);

    expect(await tools.departures.deleteExpired(LONG_AGO + KEPT_AFTER_LEAVING_DAYS * DAY_MS - 1)).toBe(0);
    expect(await tools.departures.deleteExpired(LONG_AGO + KEPT_AFTER_LEAVING_DAYS * DAY_MS)).toBe(1);
    expect((await tracesOf(marksOf(family))).documents).toEqual({});
  });
});

const claimsSchema = z.looseObject({ auth_time: z.number() });

/** A token of somebody who signed in a while ago; their account has existed for longer. */
async function signedInBefore({ uid, token }: Family, agoMs: number): Promise<Pick<Family, 'token'>> {
  const [header, payload = ''] = token.split('.');
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const { auth } = inject('cloud').urls;
  const validSince = String(Math.floor(Date.now() / 1000) - 3_600);
  await fetch(`${auth}/identitytoolkit.googleapis.com/v1/projects/${inject('cloud').projectId}/accounts:update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: uid, validSince }),
  });
  const older = { ...claims, auth_time: Math.floor((Date.now() - agoMs) / 1000) };
  return { token: `${header}.${Buffer.from(JSON.stringify(older)).toString('base64url')}.` };
}
