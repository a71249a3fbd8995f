import { randomUUID } from 'node:crypto';
import { RECENT_SIGN_IN_FIELD, SIGN_IN_AGAIN_FIRST } from '@talelantern/domain/contracts/delete-account';
import { DAY_MS } from '@talelantern/domain/time/day';
import { monthlyUsageId, usagePeriod } from '@talelantern/domain/plans/usage';
import { describe, expect, it } from 'vitest';
import { deleteAccount, handleSignInDeletion } from '../../functions/src/accounts/operations/delete-account.ts';
import { finishAccountDeletions } from '../../functions/src/sweeps/operations/sweeps.ts';
import { createFirestoreJobStore } from '../../functions/src/generation/adapters/firestore-job-store.ts';
import { createFirestoreExpiredDocuments } from '../../functions/src/sweeps/adapters/firestore-expired-documents.ts';
import { setUpOwnProject } from '../support/test-cloud.ts';
import { adminAuth, adminFirestore, storedFields } from './support/cloud-access.ts';
import { deleteAccountDeps, keptUsagePath } from './support/account-deletions.ts';
import { setUpFunctions } from './support/function-under-test.ts';
import { createFamily, PASSWORD, signIn, usageOf, storeUsedCount, type Family } from './support/family.ts';
import { waitForRequest, failure, newRequestId } from './support/function-under-test.ts';
import { signedInBefore } from './support/signed-in-before.ts';
import { PROMPT, putPicture } from './support/portraits.ts';
import { GENERATIONS } from './support/scenes.ts';
import { filesBelow, readPublicShare } from './support/shared-items.ts';
import { collectionsOf, tracesOf } from './support/traces.ts';
import { comment, createWholeFamily, like, type WholeFamily } from './support/whole-family.ts';

const CONFIRMED = { confirmation: 'delete' };
const DELETED = { status: 200, json: { deleted: true } };
const MINUTE_MS = 60_000;
/** Creates two families with every kind of document and reads everything five times. */
const SLOW = { timeout: 180_000 };

setUpOwnProject('demo-delete-account');

const functions = setUpFunctions({});
const leave = (family: Pick<Family, 'token'>, body: object = CONFIRMED) =>
  functions.call('deleteAccount', family, body);

const marksOf = ({ uid, shareIds }: WholeFamily): string[] => [uid, ...shareIds];

/** The sign-in service lowercases email addresses. */
const signUpAgain = (email: string): Promise<Family> => createFamily({ email });

const emailOf = ({ uid }: Pick<Family, 'uid'>): string => `${uid}@example.test`;

/** Changes the family's email address to `email`, verified; returns the family with a token that carries it. */
async function changeEmail(family: Family, email: string): Promise<Family> {
  await adminAuth().updateUser(family.uid, { email, emailVerified: true });
  return { ...family, token: await signIn(email, PASSWORD) };
}

const generateImageStatus = async (family: Family): Promise<number> =>
  (await functions.call('generateImage', family, { prompt: PROMPT })).status;

const picturesOf = async (family: Family) => (await usageOf(family)).tallies.pictures;

it(
  'deleting an account deletes every document and file; only the tombstone and the usage by email address remain',
  SLOW,
  async () => {
    const [family, other] = await Promise.all([createWholeFamily(), createWholeFamily()]);
    const keptPath = await keptUsagePath(family);
    // The state without the deleted family.
    const untouched = await tracesOf(marksOf(other));
    await Promise.all([like(other, family.shareIds[0]), comment(other, family.shareIds[0])]);
    await like(family, other.shareIds[0]);
    await comment(family, other.shareIds[0]);
    for (const [share, author] of [
      [other, family],
      [family, other],
    ] as const)
      await adminFirestore()
        .doc(`shares/${share.shareIds[0]}/private/named_by_${author.uid}`)
        .set({ namedBy: author.uid, childOf: share.uid });
    const before = await tracesOf(marksOf(family));
    expect(collectionsOf(before)).toEqual([
      'address_usage',
      'admins',
      'characters',
      'comments',
      'comments/private',
      'contact_messages',
      'customers',
      'generations',
      'jobs',
      'judging_days',
      'judging_turns',
      'likes',
      'locations',
      'names/tails',
      'narrations',
      'picture_scores',
      'rate',
      'removals',
      'reports',
      'share_follow_ups',
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
    expect((await readPublicShare(other.shareIds[0]))?.sharing.likes).toBe(1);

    expect(await leave(family)).toMatchObject(DELETED);

    const after = await tracesOf([...marksOf(family), keptPath.slice(keptPath.indexOf('/') + 1)]);
    expect(Object.keys(after.documents).toSorted()).toEqual([keptPath, `deleted/${family.uid}`]);
    expect(after.files).toEqual({});
    // What remains contains the uid only, and no readable email address.
    expect(JSON.stringify(after.documents)).not.toContain('example.test');
    expect(await storedFields(keptPath)).toMatchObject({
      period: usagePeriod(Date.now()),
      usage: { stories: { reserved: 0, used: 2 }, pictures: { reserved: 0, used: 1 } },
    });
    await expect(adminAuth().getUser(family.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    // The other family keeps its data; likes, comments and counts of the deleted one are gone.
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
  },
);

it('deleting an account requires the confirmation word and a sign-in within five minutes', async () => {
  const family = await createFamily();
  expect(await leave(family, {})).toMatchObject({
    status: 400,
    json: { error: { code: 'invalid', field: 'confirmation', message: 'Please type the word first' } },
  });
  expect(await leave(await signedInBefore(family, 6 * MINUTE_MS))).toMatchObject({
    status: 403,
    json: failure('forbidden', SIGN_IN_AGAIN_FIRST, RECENT_SIGN_IN_FIELD),
  });
  expect(await storedFields(`users/${family.uid}`)).toMatchObject({ displayName: 'The Fennimores' });
  expect(await leave(await signedInBefore(family, 4 * MINUTE_MS))).toMatchObject(DELETED);
});

it('a token that is still valid is refused once its account is deleted', async () => {
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

it('a new account under a deleted account’s email address continues this month’s usage, and can read it', async () => {
  const family = await createFamily();
  await storeUsedCount(family, 'stories', 2);
  await storeUsedCount(family, 'pictures', 12);
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

  // Deleting again, before or after a request, changes nothing.
  expect(await leave(again)).toMatchObject(DELETED);
  expect(await leave(await signUpAgain(email))).toMatchObject(DELETED);
  expect(
    await functions.call('generateImage', await signUpAgain(email.toUpperCase()), { prompt: PROMPT }),
  ).toMatchObject(limit);
});

it('a new account continues the usage of a sign-in that was deleted directly, applied once', async () => {
  const family = await createFamily();
  await storeUsedCount(family, 'pictures', 12);
  const [email, keptPath] = [`${family.uid}@example.test`, await keptUsagePath(family)];
  await adminAuth().deleteUser(family.uid);
  await handleSignInDeletion(
    deleteAccountDeps(),
    { uid: family.uid, email: { email, emailVerified: true } },
    Date.now(),
  );
  const { documents } = await tracesOf([family.uid, keptPath.split('/')[1] ?? '']);
  expect(Object.keys(documents).toSorted()).toEqual([keptPath, `deleted/${family.uid}`]);
  expect(await functions.call('generateImage', await signUpAgain(email), { prompt: PROMPT })).toMatchObject({
    status: 403,
    json: failure('quota_exceeded', 'You have reached the limit of your plan'),
  });

  const another = await createFamily();
  expect(await leave(another)).toMatchObject(DELETED);
  const userDocuments = {
    ...deleteAccountDeps().userDocuments,
    deleteProfile: () => Promise.reject(new Error('Once is enough')),
  };
  await handleSignInDeletion({ ...deleteAccountDeps(), userDocuments }, { uid: another.uid, email: null }, Date.now());
});

it('a new account continues the deleted account’s usage before the deletion event arrives, applied once', async () => {
  const family = await createFamily();
  expect(await generateImageStatus(family)).toBe(200);
  await storeUsedCount(family, 'pictures', 11);
  const email = emailOf(family);
  await adminAuth().deleteUser(family.uid);
  const newAccount = await signUpAgain(email);
  expect(await generateImageStatus(newAccount)).toBe(200);
  await handleSignInDeletion(
    deleteAccountDeps(),
    { uid: family.uid, email: { email, emailVerified: true } },
    Date.now(),
  );
  expect(await picturesOf(newAccount)).toEqual({ reserved: 0, used: 12 });
  expect(await generateImageStatus(newAccount)).toBe(403);
});

it('a new account under a deleted account’s email address starts at zero in the next month', async () => {
  const family = await createFamily();
  await storeUsedCount(family, 'pictures', 12);
  const key = (await keptUsagePath(family)).split('/')[1] ?? '';
  expect(await leave(family)).toMatchObject(DELETED);
  const store = createFirestoreJobStore(adminFirestore(), async () => [key]);
  const picturesAt = (now: number) =>
    store.transact(
      'somebody',
      async (tx) => (await tx.usage('somebody', monthlyUsageId('somebody', now))).tallies.pictures,
    );
  expect(await picturesAt(Date.now())).toEqual({ reserved: 0, used: 12 });
  expect(await picturesAt(Date.now() + 32 * DAY_MS)).toEqual({ reserved: 0, used: 0 });
});

describe('another email address of the same mailbox', () => {
  const aliasOf = (family: Family, number: number): string => emailOf(family).replace('@', `+${number}@`);

  it('all verified accounts of a mailbox share the allowance of Free, and another mailbox has its own', async () => {
    const family = await createFamily();
    expect(await generateImageStatus(family)).toBe(200);
    await storeUsedCount(family, 'pictures', 11);
    const second = await signUpAgain(aliasOf(family, 2));
    expect(await generateImageStatus(second)).toBe(200);
    expect(await picturesOf(second)).toEqual({ reserved: 0, used: 12 });
    expect(await generateImageStatus(await signUpAgain(aliasOf(family, 3)))).toBe(403);
    expect(await generateImageStatus(await createFamily())).toBe(200);
  });

  it('accounts of a mailbox that all began before any was used up share what is left, one with a paid plan has its own', async () => {
    const family = await createFamily();
    const [second, paying] = await Promise.all([
      signUpAgain(aliasOf(family, 2)),
      createFamily({ email: aliasOf(family, 3), plan: 'pro_monthly' }),
    ]);
    for (const one of [family, second]) expect(await generateImageStatus(one)).toBe(200);
    await storeUsedCount(family, 'pictures', 11);
    expect(await generateImageStatus(family)).toBe(200);
    expect(await generateImageStatus(second)).toBe(403);
    expect(await picturesOf(second)).toEqual({ reserved: 0, used: 12 });
    expect(await generateImageStatus(paying)).toBe(200);
    await storeUsedCount(family, 'pictures', 59);
    expect(await generateImageStatus(family)).toBe(403);
    expect(await generateImageStatus(paying)).toBe(200);
    expect(await picturesOf(paying)).toEqual({ reserved: 0, used: 2 });
  });

  it('each paying account of a mailbox has a whole month, one whose plan has ended shares the month of Free', async () => {
    const plan = 'pro_monthly';
    const family = await createFamily({ plan });
    const [second, ended, free] = await Promise.all([
      createFamily({ email: aliasOf(family, 2), plan }),
      createFamily({ email: aliasOf(family, 3), plan, profile: { subscriptionStatus: 'canceled' } }),
      signUpAgain(aliasOf(family, 4)),
    ]);
    expect(await generateImageStatus(family)).toBe(200);
    await storeUsedCount(family, 'pictures', 60);
    expect(await generateImageStatus(second)).toBe(200);
    expect(await picturesOf(second)).toEqual({ reserved: 0, used: 1 });
    expect(await generateImageStatus(ended)).toBe(200);
    expect(await picturesOf(ended)).toEqual({ reserved: 0, used: 1 });
    expect(await generateImageStatus(free)).toBe(200);
    await storeUsedCount(free, 'pictures', 12);
    expect(await generateImageStatus(ended)).toBe(403);
    expect(await generateImageStatus(second)).toBe(200);
    expect(await leave(free)).toMatchObject(DELETED);
    expect(await generateImageStatus(await signUpAgain(aliasOf(family, 5)))).toBe(403);
  });

  it('an unverified account does not see what an existing account of the mailbox has used, but inherits from a deleted one', async () => {
    const family = await createFamily();
    expect(await generateImageStatus(family)).toBe(200);
    await storeUsedCount(family, 'pictures', 12);
    const stranger = await createFamily({ email: aliasOf(family, 2), verified: false });
    expect(await generateImageStatus(stranger)).toBe(200);
    expect(await picturesOf(stranger)).toEqual({ reserved: 0, used: 1 });
    expect(await leave(family)).toMatchObject(DELETED);
    expect(await generateImageStatus(await createFamily({ email: aliasOf(family, 3), verified: false }))).toBe(403);
  });

  it('an account that has counted under the key of its whole email address continues from what it has used', async () => {
    const family = await createFamily({ email: `rosa.${randomUUID()}+1@gmail.com` });
    await adminFirestore()
      .doc(`usage/${monthlyUsageId(family.uid, Date.now())}`)
      .set({ userId: family.uid, addressKey: 'a-former-key', pictures: { reserved: 0, used: 11 } });
    expect(await generateImageStatus(family)).toBe(200);
    expect(await generateImageStatus(family)).toBe(403);
  });
});

/** A family that used `usedPictures` pictures under one email address and has another one now. */
async function createFamilyWithNewEmail(usedPictures: number) {
  const family = await createFamily();
  expect(await generateImageStatus(family)).toBe(200);
  await storeUsedCount(family, 'pictures', usedPictures);
  const [before, after] = [emailOf(family), `moved-${emailOf(family)}`];
  return { family: await changeEmail(family, after), before, after };
}

it('an account that changed its email address keeps its usage, and the next account of the old email address inherits it', async () => {
  const { family, before } = await createFamilyWithNewEmail(12);
  const [again, stranger] = [await signUpAgain(before), await createFamily()];
  expect(await generateImageStatus(again)).toBe(403);
  expect(await picturesOf(again)).toEqual({ reserved: 0, used: 12 });
  expect(await generateImageStatus(family)).toBe(403);
  expect(await generateImageStatus(stranger)).toBe(200);
});

it('deleting an account that changed its email address records its usage under both email addresses', async () => {
  const { family, before, after } = await createFamilyWithNewEmail(12);
  expect(await leave(family)).toMatchObject(DELETED);
  for (const email of [before, after]) expect(await generateImageStatus(await signUpAgain(email)), email).toBe(403);
});

it('switching between two email addresses does not give a new allowance', async () => {
  const { family, before, after } = await createFamilyWithNewEmail(12);
  const second = await signUpAgain(before);
  expect(await generateImageStatus(second)).toBe(403);
  expect(await leave(family)).toMatchObject(DELETED);
  const movedFamily = await changeEmail(second, after);
  expect(await generateImageStatus(movedFamily)).toBe(403);
  expect(await generateImageStatus(await signUpAgain(before))).toBe(403);
  expect(await leave(movedFamily)).toMatchObject(DELETED);
  expect(await generateImageStatus(await signUpAgain(after))).toBe(403);
});

it('deleting an account does not reset the usage of its earlier email address, which another account has inherited', async () => {
  const firstFamily = await createFamily();
  expect(await generateImageStatus(firstFamily)).toBe(200);
  const email = emailOf(firstFamily);
  const moved = await changeEmail(firstFamily, `moved-${email}`);
  const heir = await signUpAgain(email);
  expect(await generateImageStatus(heir)).toBe(200);
  await storeUsedCount(heir, 'pictures', 12);
  expect(await leave(moved)).toMatchObject(DELETED);
  await changeEmail(heir, `heir-${email}`);
  expect(await generateImageStatus(await signUpAgain(email))).toBe(403);
});

it('an account that leaves an email address with less usage does not lower the recorded usage', async () => {
  const firstFamily = await createFamily();
  expect(await generateImageStatus(firstFamily)).toBe(200);
  await storeUsedCount(firstFamily, 'pictures', 12);
  expect(await leave(firstFamily)).toMatchObject(DELETED);
  const fresh = await createFamily();
  expect(await generateImageStatus(fresh)).toBe(200);
  expect(await leave(await changeEmail(fresh, emailOf(firstFamily)))).toMatchObject(DELETED);
  expect(await generateImageStatus(await signUpAgain(emailOf(firstFamily)))).toBe(403);
  expect(await generateImageStatus(await signUpAgain(emailOf(fresh)))).toBe(200);
});

/** A family that used `usedPictures` pictures under an unverified email address. */
async function createUnverifiedFamily(usedPictures: number) {
  const family = await createFamily({ verified: false });
  expect(await generateImageStatus(family)).toBe(200);
  await storeUsedCount(family, 'pictures', usedPictures);
  return { family, email: emailOf(family) };
}
const verify = ({ uid }: Family) => adminAuth().updateUser(uid, { emailVerified: true });
const signUpUnverified = (email: string) => createFamily({ email, verified: false });

it('usage under an unverified email address does not reduce the allowance of the user who verifies it', async () => {
  const { family, email } = await createUnverifiedFamily(12);
  await changeEmail(family, `moved-${email}`);
  const owner = await signUpAgain(email);
  expect(await generateImageStatus(owner)).toBe(200);
  expect(await picturesOf(owner)).toEqual({ reserved: 0, used: 1 });

  const other = await createUnverifiedFamily(12);
  expect(await leave(other.family)).toMatchObject(DELETED);
  expect(await generateImageStatus(await signUpAgain(other.email))).toBe(200);
});

it('another unverified account of the same email address does not get a new allowance', async () => {
  const { family, email } = await createUnverifiedFamily(12);
  expect(await leave(family)).toMatchObject(DELETED);
  expect(await generateImageStatus(await signUpUnverified(email))).toBe(403);
});

it('verifying an email address does not give a second allowance, neither immediately nor after a deletion', async () => {
  const { family, email } = await createUnverifiedFamily(11);
  await verify(family);
  expect(await generateImageStatus(family)).toBe(200);
  expect(await picturesOf(family)).toEqual({ reserved: 0, used: 12 });
  expect(await generateImageStatus(family)).toBe(403);
  expect(await leave(family)).toMatchObject(DELETED);
  for (const signUp of [signUpUnverified, signUpAgain]) {
    const newAccount = await signUp(email);
    expect(await generateImageStatus(newAccount)).toBe(403);
    expect(await leave(newAccount)).toMatchObject(DELETED);
  }
});

it('usage before and after the verification of an email address is added up', async () => {
  const owner = await createFamily();
  expect(await generateImageStatus(owner)).toBe(200);
  const { family } = await createUnverifiedFamily(1);
  await storeUsedCount(owner, 'pictures', 12);
  expect(await leave(owner)).toMatchObject(DELETED);
  const moved = await changeEmail(family, emailOf(owner));
  expect(await generateImageStatus(moved)).toBe(403);
  expect(await picturesOf(family)).toEqual({ reserved: 0, used: 12 });
});

it('work in progress during an account deletion leaves nothing behind', async () => {
  const family = await createFamily();
  const token = newRequestId();
  await functions.standIn.plan({ kind: 'hold', token }, { path: GENERATIONS, times: 1 });
  const generation = functions.call('generateImage', family, { prompt: PROMPT });
  await waitForRequest(functions.standIn, GENERATIONS);
  const keptPath = await keptUsagePath(family);
  expect(await leave(family)).toMatchObject(DELETED);
  await functions.standIn.release(token);
  expect(await generation).toMatchObject({ status: 401 });
  const traces = () => tracesOf([family.uid, keptPath.split('/')[1] ?? '']);
  const remaining = [keptPath, `deleted/${family.uid}`];
  // The task continues, and stores its picture.
  await expect.poll(() => filesBelow(`users/${family.uid}/`)).toHaveLength(2);
  expect(Object.keys((await traces()).documents).toSorted()).toEqual(remaining);

  await finishAccountDeletions({ ...deleteAccountDeps(), log: () => {} }, Date.now() + 21 * MINUTE_MS);
  const last = await traces();
  expect(Object.keys(last.documents).toSorted()).toEqual(remaining);
  expect(last.files).toEqual({});
});

/** A year that no other test uses, so that a sweep finds only this test's data. */
const LONG_AGO = Date.UTC(2001, 4, 17, 12);

const fail = async (): Promise<never> => {
  throw new Error('The machine has lost power');
};
type Deps = ReturnType<typeof deleteAccountDeps>;
const deleteExpired = (now: number) =>
  createFirestoreExpiredDocuments(adminFirestore()).deleteExpired(now, async () => {});
const INTERRUPTIONS: readonly [string, (deps: Deps) => Partial<Deps>][] = [
  ['the subscription', ({ subscriptions }) => ({ subscriptions: { ...subscriptions, end: fail } })],
  ['its shares', ({ userDocuments }) => ({ userDocuments: { ...userDocuments, deleteShare: fail } })],
  ['its likes', ({ userDocuments }) => ({ userDocuments: { ...userDocuments, deleteLikes: fail } })],
  ['its comments', ({ userDocuments }) => ({ userDocuments: { ...userDocuments, deleteComments: fail } })],
  ['its files', ({ fileStore }) => ({ fileStore: { ...fileStore, removeAll: fail } })],
  ['its profile', ({ userDocuments }) => ({ userDocuments: { ...userDocuments, deleteProfile: fail } })],
  ['its sign-in', ({ signIns }) => ({ signIns: { ...signIns, remove: fail } })],
];

it.each(INTERRUPTIONS)('a deletion interrupted before %s is completed by the user’s retry', async (_step, breaks) => {
  const family = await createWholeFamily();
  const deps = deleteAccountDeps();
  const keptPath = await keptUsagePath(family);
  await expect(deleteAccount({ ...deps, ...breaks(deps) }, family.uid, Date.now())).rejects.toThrow('lost power');
  expect(await leave(family)).toMatchObject(DELETED);
  const { documents, files } = await tracesOf(marksOf(family));
  expect([Object.keys(documents), files]).toEqual([[`deleted/${family.uid}`], {}]);
  expect(await storedFields(keptPath)).toMatchObject({ usage: { stories: { used: 2 } } });
});

it('the public data of an account is deleted although its subscription cannot be ended', async () => {
  const [family, other] = await Promise.all([createWholeFamily(), createWholeFamily()]);
  const remark = await comment(family, other.shareIds[0]);
  const deps = deleteAccountDeps();
  const failingDeps = { ...deps, subscriptions: { ...deps.subscriptions, end: fail } };
  await expect(deleteAccount(failingDeps, family.uid, Date.now())).rejects.toThrow('lost power');
  expect(await tracesOf(family.shareIds)).toEqual({ documents: {}, files: {} });
  expect(await storedFields(remark)).toEqual({});
  // The subscription is found by its customer.
  expect(await storedFields(`customers/${family.uid}`)).not.toEqual({});
  expect(await readPublicShare(other.shareIds[0])).toMatchObject({ hidden: false });
});

it('an interrupted deletion is completed by the sweep, once, and its tombstone expires after forty days', async () => {
  const family = await createWholeFamily();
  const deps = { ...deleteAccountDeps(), log: () => {} };
  const interrupted = { ...deps, userDocuments: { ...deps.userDocuments, deleteLikes: fail } };
  await expect(deleteAccount(interrupted, family.uid, LONG_AGO)).rejects.toThrow('lost power');
  expect(await finishAccountDeletions(deps, LONG_AGO + 19 * MINUTE_MS)).toBe(0);
  expect(await finishAccountDeletions(deps, LONG_AGO + 21 * MINUTE_MS)).toBe(1);
  expect(Object.keys((await tracesOf(marksOf(family))).documents)).toEqual([`deleted/${family.uid}`]);
  await expect(adminAuth().getUser(family.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  expect(await finishAccountDeletions(deps, LONG_AGO + DAY_MS)).toBe(0);

  const usageByEmail = adminFirestore().doc(`address_usage/${randomUUID()}`);
  const fortyDaysLater = LONG_AGO + 21 * MINUTE_MS + 40 * DAY_MS;
  await usageByEmail.set({ expiresAt: new Date(fortyDaysLater) });
  expect(await deleteExpired(fortyDaysLater - 1)).toBe(0);
  expect(await deleteExpired(fortyDaysLater)).toBe(2);
  expect((await tracesOf(marksOf(family))).documents).toEqual({});
  expect((await usageByEmail.get()).exists).toBe(false);
});

it('data of a deleted account that a restore brings back is deleted once its tombstone is due', async () => {
  const family = await createWholeFamily();
  const deps = { ...deleteAccountDeps(), log: () => {} };
  await deleteAccount(deps, family.uid, LONG_AGO);
  const due = LONG_AGO + 21 * MINUTE_MS;
  expect(await finishAccountDeletions(deps, due)).toBe(1);
  await adminFirestore().doc(`users/${family.uid}`).set({ displayName: 'Restored' });
  await adminFirestore().doc(`stories/restored_${family.uid}`).set({ userId: family.uid });
  await putPicture(`users/${family.uid}/characters/ember/restored.webp`);
  // The step that docs/operations.md prescribes after a restore.
  await adminFirestore()
    .doc(`deleted/${family.uid}`)
    .update({ lookAgainAt: new Date(due) });
  expect(await finishAccountDeletions(deps, due)).toBe(1);
  const { documents, files } = await tracesOf(marksOf(family));
  expect([Object.keys(documents), files]).toEqual([[`deleted/${family.uid}`], {}]);
  await adminFirestore().doc(`deleted/${family.uid}`).delete();
});

it('an account whose deletion keeps failing stays closed, and the sweep still completes other deletions', async () => {
  const [family, other] = [await createFamily(), await createFamily()];
  const deps = { ...deleteAccountDeps(), log: () => {} };
  const triedUids: string[] = [];
  const failingDeps = {
    ...deps,
    subscriptions: {
      ...deps.subscriptions,
      end: async (uid: string) => {
        triedUids.push(uid);
        if (uid === family.uid) await fail();
      },
    },
  };
  await expect(deleteAccount(failingDeps, family.uid, LONG_AGO)).rejects.toThrow('lost power');
  await deleteAccount(deps, other.uid, LONG_AGO + 1);
  const due = LONG_AGO + 21 * MINUTE_MS;
  expect(await finishAccountDeletions(failingDeps, due)).toBe(1);
  expect(triedUids).toEqual([family.uid, family.uid, other.uid]);
  await expect(finishAccountDeletions(failingDeps, due)).rejects.toThrow('Each one failed');

  await deleteExpired(LONG_AGO + 400 * DAY_MS);
  expect((await adminFirestore().doc(`deleted/${other.uid}`).get()).exists).toBe(false);
  expect((await adminFirestore().doc(`deleted/${family.uid}`).get()).exists).toBe(true);
  expect(await finishAccountDeletions(deps, due)).toBe(1);
  await deleteExpired(LONG_AGO + 400 * DAY_MS);
});

it('an account whose deletion kills the process comes last in the next sweeps', async () => {
  const [family, other] = [await createFamily(), await createFamily()];
  const deps = { ...deleteAccountDeps(), log: () => {} };
  await deleteAccount(deps, family.uid, LONG_AGO);
  await deleteAccount(deps, other.uid, LONG_AGO + 1);
  const due = LONG_AGO + 21 * MINUTE_MS;
  const startedUids: string[] = [];
  const end = (uid: string): Promise<void> => {
    startedUids.push(uid);
    return uid === family.uid ? new Promise(() => {}) : deps.subscriptions.end(uid);
  };
  const dying = { ...deps, subscriptions: { ...deps.subscriptions, end } };
  // Simulates a killed process: this call never continues.
  void finishAccountDeletions(dying, due);
  await expect.poll(() => startedUids).toEqual([family.uid]);
  await expect(finishAccountDeletions(dying, due)).rejects.toThrow(`A run was killed at or near deleted/${family.uid}`);
  expect(await finishAccountDeletions(dying, due)).toBe(1);
  expect(startedUids).toEqual([family.uid, other.uid]);
  expect(await finishAccountDeletions(deps, due)).toBe(1);
  await deleteExpired(LONG_AGO + 400 * DAY_MS);
});
