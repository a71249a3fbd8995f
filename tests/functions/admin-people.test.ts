import { randomUUID } from 'node:crypto';
import { CHANGED_MEANWHILE } from '@talelantern/domain/contracts/admin/admin-action';
import {
  MAX_NOTES,
  MESSAGE_NOT_FOUND,
  INVALID_STATUS_CHANGE,
  TOO_MANY_NOTES,
} from '@talelantern/domain/contracts/admin/messages';
import { readProfile } from '@talelantern/domain/accounts/profile';
import { tailsPath } from '@talelantern/domain/admin/name-tails';
import {
  ACCOUNT_IS_ADMIN,
  MAX_SHARES_PER_PERSON,
  MAX_USERS_FOUND,
  USER_NOT_FOUND,
} from '@talelantern/domain/contracts/admin/users';
import { RECENT_SIGN_IN_FIELD, SIGN_IN_AGAIN_FIRST } from '@talelantern/domain/contracts/delete-account';
import { DAY_MS, MINUTE_MS } from '@talelantern/domain/time/day';
import { usageIdsOf } from '@talelantern/domain/plans/usage';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCloudUserStore } from '../../functions/src/admin/adapters/cloud-user-store.ts';
import { createFirestoreAdmins } from '../../functions/src/admin/adapters/firestore-admins.ts';
import { createFirestoreAuditStore } from '../../functions/src/admin/adapters/firestore-audit-store.ts';
import { createFirestoreNameStore } from '../../functions/src/admin/adapters/firestore-name-store.ts';
import { indexNames } from '../../functions/src/admin/operations/index-names.ts';
import { setPersonDisabled } from '../../functions/src/admin/operations/manage-users.ts';
import { createFirestoreExpiredDocuments } from '../../functions/src/sweeps/adapters/firestore-expired-documents.ts';
import { createFirestoreShareFollowUps } from '../../functions/src/sharing/adapters/firestore-removals.ts';
import { updateSharing } from '../../functions/src/sharing/operations/update-sharing.ts';
import { ask, auditOf, createAdmin, fieldOf } from './support/admins.ts';
import { adminAuth, adminFirestore, storedFields } from './support/cloud-access.ts';
import { deleteAccountDeps } from './support/account-deletions.ts';
import { setUpFunctions } from './support/function-under-test.ts';
import { createFamily, PASSWORD, signIn, usageOf, storeUsedCount, type Family } from './support/family.ts';
import { failure } from './support/function-under-test.ts';
import { createHousehold } from './support/household.ts';
import { signedInBefore } from './support/signed-in-before.ts';
import { PEN_NAME, shareItem, sharingDeps, storeStory } from './support/shared-items.ts';

const functions = setUpFunctions();
const underTest = { call: (family: Family | null, body?: unknown) => functions.call('admin', family, body) };
let admin: Family;
beforeAll(async () => {
  admin = await createAdmin(['people', 'messages']);
});

const findUids = async (query: string): Promise<string[]> =>
  (await ask(underTest, admin, { action: 'findPeople', query })).people.map(({ uid }) => uid);
const letters = () => randomUUID().replaceAll(/[^a-f]/g, 'g');

/** No other test writes profiles with this date. */
const LONG_AGO = new Date(Date.UTC(1999, 4, 17));
const A_DAY_LATER = LONG_AGO.getTime() + DAY_MS;

/** Runs the name sweep from the start. Returns how many names were new. */
async function sweepNames(): Promise<number> {
  await adminFirestore().doc('stats/names2').delete();
  return indexNames({ nameStore: createFirestoreNameStore(adminFirestore()) }, A_DAY_LATER);
}

const entriesAbout = ({ uid }: Family) => auditOf('person', uid);

it('users are found by email address, by uid and by the start of an email address', async () => {
  const mark = letters();
  const family = await createFamily({ email: `${mark}@example.test` });
  for (const query of [`${mark}@example.test`, `${mark.toUpperCase()}@EXAMPLE.test`, mark.slice(0, 20), family.uid])
    expect(await findUids(query), query).toEqual([family.uid]);
  expect(await findUids(`nobody-${mark}`)).toEqual([]);
});

it('a user with exactly the searched uid or email address is listed before users with a similar name', async () => {
  const family = await createFamily();
  const { uid } = family;
  const copies = Array.from({ length: MAX_USERS_FOUND }, (_, index) =>
    adminFirestore()
      .doc(`users/${randomUUID()}`)
      .set({ email: `${uid.toLowerCase()}${index}@example.test` }),
  );
  await Promise.all(copies);
  expect((await findUids(uid))[0]).toBe(uid);
  // The account has an email address that the profile does not have yet.
  const email = `${letters()}@example.test`;
  await adminAuth().updateUser(uid, { email });
  expect(await findUids(email)).toEqual([uid]);
});

it('a search is cut off when the families found have more names than one search reads', async () => {
  const first = letters();
  const uids = ['a', 'b', 'c'].map((last) => `${last}${first}`);
  const storeNames = (uid: string, names: readonly string[]) =>
    Promise.all([
      adminFirestore().doc(`users/${uid}`).set({ displayName: names[0], penName: '' }),
      ...names.map((name, index) =>
        adminFirestore()
          .doc(`${tailsPath(first)}/${uid}_${index}`)
          .set({ tail: name, userId: uid }),
      ),
    ]);
  const namesOf = (last: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${first} ${last}${index}`);
  const search = () => ask(underTest, admin, { action: 'findPeople', query: first });
  for (const [index, uid] of uids.slice(0, 2).entries()) await storeNames(uid, namesOf(`b${index}`, 9));
  expect(await search()).toMatchObject({ people: [{}, {}], isCut: false });
  for (const uid of uids.slice(2)) await storeNames(uid, namesOf('c', 9));
  expect(await search()).toMatchObject({ isCut: true });
});

it('users are found by a partly typed email address', async () => {
  const mark = letters();
  const { uid } = await createFamily({ email: `${mark}@example.test` });
  expect(await findUids(`${mark}@`)).toEqual([uid]);
  for (const query of ['@example', 'a@b@c', '@@', 'a b@c']) expect(await findUids(query), query).not.toContain(uid);
});

it('users are found by the start of any word of their name, once names are indexed', async () => {
  const [first, second, pen] = [letters(), letters(), letters()];
  const displayName = `${first} O’${second}`;
  const family = await createFamily({ profile: { displayName, penName: `Aunt ${pen}`, updatedAt: LONG_AGO } });
  expect(await findUids(second)).toEqual([]);
  await sweepNames();
  for (const query of [first, `  ${first.toUpperCase()} `, first.slice(0, -4), `o${second}`, displayName, pen])
    expect(await findUids(query), query).toEqual([family.uid]);
  expect(await findUids(`${first} ${pen}`)).toEqual([]);

  // One user changes the name; unchanged names are not written again.
  const later = new Date(LONG_AGO.getTime() + 1);
  await adminFirestore().doc(`users/${family.uid}`).update({ displayName: second, penName: '', updatedAt: later });
  expect(await sweepNames()).toBe(1);
  expect(await sweepNames()).toBe(0);
  expect([await findUids(second), await findUids(first), await findUids(pen)]).toEqual([[family.uid], [], []]);
});

it('a user’s page shows plan, usage and status, but nothing that the user wrote', async () => {
  const { family, words } = await createHousehold();
  const { uid } = family;
  await storeUsedCount(family, 'pictures', 7);
  const person = await ask(underTest, admin, { action: 'readPerson', uid });
  expect(person).toMatchObject({
    person: { uid, displayName: 'The Fennimores', plan: 'unlimited_monthly', status: 'active' },
    isAdmin: false,
    signIn: { emailVerified: true, providers: ['password'], disabled: false },
    subscription: { priceId: 'unlimited_monthly', status: 'active', cancelAtPeriodEnd: false },
  });
  expect(person.usage).toContainEqual({ capability: 'pictures', taken: 7, limit: 80, per: 'month' });
  expect(person.usage).toContainEqual({ capability: 'stories', taken: 0, limit: null, per: 'month' });
  const text = JSON.stringify(person);
  for (const own of [words.name, words.passage, words.location]) expect(text).not.toContain(own);
});

it('a user’s page lists shares by id with their state, and counts removals, comments and reports', async () => {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const { uid } = family;
  const share = async (isPublic: boolean, contentId: string) =>
    (await updateSharing(sharingDeps(), { uid, emailVerified: true }, { contentType: 'story', contentId, isPublic }))
      .shareId;
  const storyIds = [await storeStory(family), await storeStory(family)] as const;
  const [withdrawn, open] = [await share(true, storyIds[0]), await share(true, storyIds[1])];
  await share(false, storyIds[0]);
  await adminFirestore()
    .doc(`removals/${uid}`)
    .set({ shareIds: ['s_1', 's_2'] });
  const comment = adminFirestore().doc(`comments/of-${uid}`);
  await comment.collection('private').doc('author').set({ userId: uid });
  await adminFirestore().collection('reports').add({ userId: uid, status: 'dismissed' });
  const { shares, written } = await ask(underTest, admin, { action: 'readPerson', uid });
  expect(shares).toMatchObject([
    { shareId: open, contentType: 'story', state: 'shown', hold: null },
    { shareId: withdrawn, state: 'withdrawn' },
  ]);
  expect(written).toEqual({ shares: 2, openShares: 1, heldShares: 0, comments: 1, reports: 1, removals: 2 });
});

it.each([
  ['withdrawn', { hold: null }, { withdrawnAt: new Date() }, ['shown', 'withdrawn']],
  ['held with the account', { hold: 'disabled' }, { withdrawnAt: null, hidden: true }, ['held', 'held']],
])(
  'a user’s page lists shares in review first, then other open shares, even when many shares are %s',
  async (_, source, fields, next) => {
    const family = await createFamily({ profile: { penName: PEN_NAME } });
    const { uid } = family;
    const share = async () => shareItem(family, 'story', await storeStory(family));
    const [heldShare, shownShare] = [await share(), await share()];
    await adminFirestore().doc(`shares/${heldShare}`).update({ hidden: true });
    await adminFirestore().doc(`shares/${heldShare}/private/source`).update({ hold: 'review' });
    const batch = adminFirestore().batch();
    for (let index = 0; index < MAX_SHARES_PER_PERSON; index += 1) {
      // Ids before all others, as the query without an order finds them.
      const other = adminFirestore().doc(`shares/c_000${String(index).padStart(3, '0')}${uid.slice(-16)}`);
      const reference = { ownerId: uid, contentType: 'character', contentId: 'gone' };
      batch.set(other, { contentType: 'character', sharing: {}, ...fields });
      batch.set(other.collection('private').doc('source'), { ...reference, ...source });
    }
    await batch.commit();
    // A story that refers to the share of another family, as only a modified app stores it.
    const stranger = await createFamily({ profile: { penName: PEN_NAME } });
    const foreign = await shareItem(stranger, 'story', await storeStory(stranger));
    await storeStory(family, { sharing: { isPublic: true, shareId: foreign } });
    const { shares, written } = await ask(underTest, admin, { action: 'readPerson', uid });
    const ids = shares.map(({ shareId }) => shareId);
    expect(ids[0]).toBe(heldShare);
    expect(shares.slice(1, 3).map(({ state }) => state)).toEqual(next);
    if (next.includes('shown')) expect(ids[1]).toBe(shownShare);
    expect(ids).not.toContain(foreign);
    const others = source.hold === null ? 0 : MAX_SHARES_PER_PERSON;
    expect(written).toMatchObject({ shares: MAX_SHARES_PER_PERSON + 2, heldShares: others + 1 });
  },
);

it('the search returns nothing for unknown users', async () => {
  const uid = 'nobody-at-all';
  for (const body of [
    { action: 'readPerson', uid },
    { action: 'setPersonDisabled', uid, disabled: true },
    { action: 'resetUsage', uid },
    { action: 'deletePerson', uid, confirmation: 'delete' },
  ])
    expect(await underTest.call(admin, body)).toMatchObject({
      status: 404,
      json: failure('not_found', USER_NOT_FOUND),
    });
});

it('disabling, resetting and deleting an account require a sign-in within five minutes; enabling does not', async () => {
  const { uid } = await createFamily();
  const [older, recent] = [await signedInBefore(admin, 6 * MINUTE_MS), await signedInBefore(admin, 4 * MINUTE_MS)];
  const disable = { action: 'setPersonDisabled', uid, disabled: true };
  const remove = { action: 'deletePerson', uid, confirmation: 'delete' };
  const reset = { action: 'resetUsage', uid };
  for (const body of [disable, reset, remove])
    expect(await underTest.call(older, body)).toMatchObject({
      status: 403,
      json: failure('forbidden', SIGN_IN_AGAIN_FIRST, RECENT_SIGN_IN_FIELD),
    });
  expect(await storedFields(`switched_off/${uid}`)).toEqual({});
  for (const body of [disable, reset]) expect(await underTest.call(recent, body)).toMatchObject({ status: 200 });
  expect(await underTest.call(older, { ...disable, disabled: false })).toMatchObject({ status: 200 });
  expect(await underTest.call(recent, remove)).toMatchObject({ status: 200 });
});

it('a disabled user is signed out on the next call and cannot sign in until enabled', async () => {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const { uid } = family;
  const email = `${uid}@example.test`;
  const storyId = await storeStory(family);
  const share = { contentType: 'story', contentId: storyId, isPublic: true };
  expect((await functions.call('updateSharing', family, share)).status).toBe(200);
  const disableRequest = { action: 'setPersonDisabled', uid, disabled: true, note: 'Spam.' } as const;
  expect(await ask(underTest, admin, disableRequest)).toEqual({ disabled: true });
  expect((await functions.call('updateSharing', family, share)).status).toBe(401);
  await expect(signIn(email, PASSWORD)).rejects.toThrow();
  const { tokensValidAfterTime, disabled } = await adminAuth().getUser(uid);
  expect(disabled).toBe(true);
  expect(tokensValidAfterTime).toBeDefined();
  expect(await fieldOf(`users/${uid}`, 'disabled')).toBe(true);
  const afterRepeat = await ask(underTest, admin, { action: 'readPerson', uid });
  expect(afterRepeat).toMatchObject({ person: { status: 'disabled' }, signIn: { disabled: true } });
  // A repeat finishes an interrupted change, and is not logged.
  await adminAuth().updateUser(uid, { disabled: false });
  await ask(underTest, admin, { ...disableRequest, note: 'Still.' });
  expect((await adminAuth().getUser(uid)).disabled).toBe(true);

  await ask(underTest, admin, { ...disableRequest, disabled: false, note: 'Sorry.' });
  const familyWithNewToken = { uid, token: await signIn(email, PASSWORD) };
  expect((await functions.call('updateSharing', familyWithNewToken, share)).status).toBe(200);
  expect(await entriesAbout(family)).toEqual([
    {
      adminId: admin.uid,
      action: 'setPersonDisabled',
      before: { disabled: false },
      after: { disabled: true },
      note: 'Spam.',
    },
    {
      adminId: admin.uid,
      action: 'setPersonDisabled',
      before: { disabled: true },
      after: { disabled: false },
      note: 'Sorry.',
    },
  ]);
});

it('the last of two concurrent changes to a user by administrators applies', async () => {
  const { uid } = await createFamily();
  const store = createCloudUserStore(adminFirestore(), adminAuth());
  const slow: typeof store = {
    ...store,
    async setDisabled(...change) {
      await store.setDisabled(...change);
      await ask(underTest, admin, { action: 'setPersonDisabled', uid, disabled: false, note: 'Sorry.' });
    },
  };
  const deps = {
    ...deleteAccountDeps(),
    admins: createFirestoreAdmins(adminFirestore()),
    auditStore: createFirestoreAuditStore(adminFirestore()),
    userStore: slow,
    followUps: createFirestoreShareFollowUps(adminFirestore()),
    clock: { now: () => Date.now() },
  };
  const actingAdmin = { userId: admin.uid, email: '', role: 'admin', permissions: [] };
  await setPersonDisabled(deps, actingAdmin, { action: 'setPersonDisabled', uid, disabled: true, note: 'Spam.' });
  expect(await ask(underTest, admin, { action: 'readPerson', uid })).toMatchObject({
    person: { status: 'active' },
    signIn: { disabled: false },
  });
});

it('resetting a user’s month resets usage in functions and rules', async () => {
  const family = await createFamily({ profile: { storiesThisMonth: 2, charactersThisMonth: 1 } });
  const { uid } = family;
  await storeUsedCount(family, 'stories', 2);
  await storeUsedCount(family, 'pictures', 12);
  const { month } = usageIdsOf(readProfile(uid, await storedFields(`users/${uid}`)), Date.now());
  await adminFirestore()
    .doc(`usage/${month}`)
    .update({ spent: { reserved: 4, used: 3, sold: 2, failed: 1 } });
  const { usage } = await ask(underTest, admin, { action: 'resetUsage', uid, note: '' });
  expect(usage).toContainEqual({ capability: 'stories', taken: 0, limit: 2, per: 'month' });
  const { tallies, days, spent } = await usageOf(family);
  expect([tallies.stories.used, tallies.pictures.used, days]).toEqual([0, 0, {}]);
  expect(spent).toEqual({ reserved: 4, used: 0, sold: 0, failed: 0 });
  expect(await storedFields(`users/${uid}`)).toMatchObject({ storiesThisMonth: 0, charactersThisMonth: 0 });
  expect(await entriesAbout(family)).toMatchObject([
    { action: 'resetUsage', before: { stories: 2, pictures: 12 }, after: { stories: 0, pictures: 0 } },
  ]);
});

it('resetting usage includes the year where the plan counts by year, and keeps running jobs counted', async () => {
  const family = await createFamily({ plan: 'pro_yearly' });
  const { uid } = family;
  const ids = usageIdsOf(readProfile(uid, await storedFields(`users/${uid}`)), Date.now());
  expect(ids.year).not.toBeNull();
  await storeUsedCount(family, 'pictures', 9);
  // Stories are also counted in the monthly document, in case the user switches to a monthly plan.
  await storeUsedCount(family, 'stories', 4);
  await adminFirestore()
    .doc(`usage/${ids.year}`)
    .set({ userId: uid, stories: { reserved: 1, used: 179 }, narrations: { reserved: 0, used: 12 } });
  const { usage } = await ask(underTest, admin, { action: 'resetUsage', uid, note: '' });
  expect(usage).toContainEqual({ capability: 'stories', taken: 1, limit: 180, per: 'year' });
  expect(usage).toContainEqual({ capability: 'narrations', taken: 0, limit: 12, per: 'year' });
  expect(usage).toContainEqual({ capability: 'pictures', taken: 0, limit: 60, per: 'month' });
  expect(await storedFields(`usage/${ids.year}`)).toMatchObject({
    userId: uid,
    stories: { reserved: 1, used: 0 },
    narrations: { reserved: 0, used: 0 },
  });
  expect(await entriesAbout(family)).toMatchObject([
    {
      action: 'resetUsage',
      before: { stories: 180, narrations: 12, pictures: 9 },
      after: { stories: 1, narrations: 0, pictures: 0 },
    },
  ]);
});

it('deleting a user as an administrator deletes the same data as the user’s own deletion, and keeps the audit log', async () => {
  const { family, storyId, characterId } = await createHousehold();
  const { uid } = family;
  const body = { action: 'deletePerson', uid, confirmation: 'delete', note: 'As they asked.' } as const;
  expect((await underTest.call(admin, { ...body, confirmation: 'yes' })).status).toBe(400);
  expect(await ask(underTest, admin, body)).toEqual({ deleted: true });
  for (const path of [`users/${uid}`, `stories/${storyId}`, `characters/${characterId}`])
    expect(await storedFields(path), path).toEqual({});
  await expect(adminAuth().getUser(uid)).rejects.toThrow();
  expect(await entriesAbout(family)).toEqual([
    {
      adminId: admin.uid,
      action: 'deletePerson',
      before: { plan: 'unlimited_monthly', status: 'active' },
      after: null,
      note: 'As they asked.',
    },
  ]);
});

it('a user whose account is being deleted has the status leaving', async () => {
  const { uid } = await createFamily();
  const statuses = async () => {
    const { people } = await ask(underTest, admin, { action: 'findPeople', query: uid });
    const { person } = await ask(underTest, admin, { action: 'readPerson', uid });
    return [...people, person].map(({ status }) => status);
  };
  expect(await statuses()).toEqual(['active', 'active']);
  await adminFirestore().doc(`deleted/${uid}`).set({ at: new Date() });
  expect(await statuses()).toEqual(['leaving', 'leaving']);
});

async function createAccount(): Promise<{ uid: string; email: string }> {
  const email = `${letters()}@example.test`;
  const { uid } = await adminAuth().createUser({ email, password: PASSWORD, displayName: 'Rosa' });
  return { uid, email };
}

it('a user without a profile is found by email address and uid, with the data of the sign-in service', async () => {
  const { uid, email } = await createAccount();
  const account = { uid, email, displayName: 'Rosa', plan: 'free', status: 'active' };
  for (const query of [email, email.toUpperCase(), uid])
    expect(await ask(underTest, admin, { action: 'findPeople', query }), query).toMatchObject({
      people: [account],
    });
  expect(await ask(underTest, admin, { action: 'readPerson', uid })).toMatchObject({
    person: account,
    hasProfile: false,
    signIn: { providers: ['password'], disabled: false },
  });
  const { uid: other } = await createFamily();
  expect(await ask(underTest, admin, { action: 'readPerson', uid: other })).toMatchObject({ hasProfile: true });
});

it('a user without a profile can be disabled and enabled', async () => {
  const { uid, email } = await createAccount();
  const act = { action: 'setPersonDisabled', uid, note: '' } as const;
  const mark = () => adminFirestore().doc(`switched_off/${uid}`).get();
  expect(await ask(underTest, admin, { ...act, disabled: true })).toEqual({ disabled: true });
  await expect(signIn(email, PASSWORD)).rejects.toThrow();
  expect((await mark()).exists).toBe(true);
  expect(await ask(underTest, admin, { action: 'readPerson', uid })).toMatchObject({
    person: { status: 'disabled' },
    signIn: { disabled: true },
  });
  await ask(underTest, admin, { ...act, disabled: false });
  expect(await signIn(email, PASSWORD)).not.toBe('');
  expect((await mark()).exists).toBe(false);
  expect(await storedFields(`users/${uid}`)).toEqual({});
  expect((await auditOf('person', uid)).map(({ before, after }) => [before, after])).toEqual([
    [{ disabled: false }, { disabled: true }],
    [{ disabled: true }, { disabled: false }],
  ]);
});

it('the month of a user without a profile can be reset, and the user can be deleted', async () => {
  const { uid } = await createAccount();
  await storeUsedCount({ uid }, 'pictures', 12);
  const { usage } = await ask(underTest, admin, { action: 'resetUsage', uid, note: '' });
  expect(usage).toContainEqual({ capability: 'pictures', taken: 0, limit: 12, per: 'month' });
  const deletion = { action: 'deletePerson', uid, confirmation: 'delete', note: '' } as const;
  expect(await ask(underTest, admin, deletion)).toEqual({ deleted: true });
  expect(await findUids(uid)).toEqual([]);
});

it('administrators cannot be disabled or deleted', async () => {
  const { uid } = await createAdmin(undefined);
  for (const body of [
    { action: 'setPersonDisabled', uid, disabled: true },
    { action: 'deletePerson', uid, confirmation: 'delete' },
    { action: 'deletePerson', uid: admin.uid, confirmation: 'delete' },
  ])
    expect(await underTest.call(admin, body)).toMatchObject({
      status: 403,
      json: failure('forbidden', ACCOUNT_IS_ADMIN),
    });
});

describe('contact messages', () => {
  async function send(family: Family, overrides: object = {}): Promise<string> {
    const message = {
      userId: family.uid,
      message: 'Hello <b>there</b>',
      status: 'pending',
      createdAt: new Date(),
      timestamp: new Date(),
    };
    return (
      await adminFirestore()
        .collection('contact_messages')
        .add({ ...message, ...overrides })
    ).id;
  }
  const update = (messageId: string, overrides: object) =>
    underTest.call(admin, { action: 'updateMessage', messageId, ...overrides });

  it('a contact message moves from pending through in progress to resolved, with notes', async () => {
    const family = await createFamily();
    const messageId = await send(family, { createdAt: new Date(Date.UTC(2000, 0, 1)) });
    const { messages } = await ask(underTest, admin, { action: 'listMessages', status: 'pending' });
    expect(messages[0]).toMatchObject({
      id: messageId,
      message: 'Hello <b>there</b>',
      email: `${family.uid}@example.test`,
      displayName: 'The Fennimores',
      notes: [],
    });
    expect(await update(messageId, { from: 'pending', to: 'in_progress', note: 'I look at it.' })).toMatchObject({
      status: 200,
      json: { status: 'in_progress', notes: [{ text: 'I look at it.', adminId: admin.uid }] },
    });
    const assignment = { adminId: admin.uid, adminEmail: `${admin.uid}@example.test`, at: expect.any(Number) };
    const { messages: inProgress } = await ask(underTest, admin, { action: 'listMessages', status: 'in_progress' });
    expect(inProgress.find(({ id }) => id === messageId)).toMatchObject({ statusChange: assignment });
    expect(await update(messageId, { from: 'in_progress', note: 'Still looking.' })).toMatchObject({ status: 200 });
    expect(await update(messageId, { from: 'in_progress', to: 'resolved', note: 'Answered.' })).toMatchObject({
      json: {
        status: 'resolved',
        notes: [{ text: 'I look at it.' }, { text: 'Still looking.' }, { text: 'Answered.' }],
      },
    });
    expect((await auditOf('message', messageId)).map(({ before, after }) => [before, after])).toEqual([
      [
        { status: 'pending', notes: 0 },
        { status: 'in_progress', notes: 1 },
      ],
      [
        { status: 'in_progress', notes: 1 },
        { status: 'in_progress', notes: 2 },
      ],
      [
        { status: 'in_progress', notes: 2 },
        { status: 'resolved', notes: 3 },
      ],
    ]);
  });

  it('a contact message refuses other status changes, and changes from an outdated status', async () => {
    const messageId = await send(await createFamily());
    expect(await update(messageId, { from: 'pending', to: 'resolved' })).toMatchObject({
      status: 400,
      json: failure('refused', INVALID_STATUS_CHANGE),
    });
    await update(messageId, { from: 'pending', to: 'in_progress' });
    expect(await update(messageId, { from: 'pending', to: 'in_progress' })).toMatchObject({
      status: 409,
      json: failure('in_progress', CHANGED_MEANWHILE),
    });
    expect(await update('nothing', { from: 'pending' })).toMatchObject({
      status: 404,
      json: failure('not_found', MESSAGE_NOT_FOUND),
    });
    expect(await update(messageId, { from: 'in_progress', note: '   ' })).toMatchObject({ status: 400 });
  });

  it('a contact message is taken by one of two concurrent administrators', async () => {
    const messageId = await send(await createFamily());
    const responses = await Promise.all(
      ['mine', 'mine too'].map((note) => update(messageId, { from: 'pending', to: 'in_progress', note })),
    );
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await auditOf('message', messageId)).toHaveLength(1);
  });

  it('a contact message accepts at most twenty notes', async () => {
    const notes = Array.from({ length: MAX_NOTES }, () => ({
      text: 'x',
      adminId: 'a',
      adminEmail: '',
      at: new Date(),
    }));
    const messageId = await send(await createFamily(), { notes });
    expect(await update(messageId, { from: 'pending', note: 'one more' })).toMatchObject({
      status: 400,
      json: failure('refused', TOO_MANY_NOTES),
    });
  });
});

it('the audit log is readable with the site permission, newest first, page by page', async () => {
  const family = await createFamily();
  const { uid } = family;
  for (const disabled of [true, false, true])
    await ask(underTest, admin, { action: 'setPersonDisabled', uid, disabled, note: '' });
  const reader = await createAdmin(['settings']);
  const about = { target: 'person', targetId: uid } as const;
  const { entries, next } = await ask(underTest, reader, { action: 'listAudit', about });
  expect(entries.map(({ after }) => after)).toEqual([{ disabled: true }, { disabled: false }, { disabled: true }]);
  expect(next).toBeNull();
  expect((await ask(underTest, reader, { action: 'listAudit' })).entries.length).toBeGreaterThanOrEqual(3);
});

it('the audit log keeps entries for two years', async () => {
  const { uid } = await createFamily();
  await ask(underTest, admin, { action: 'resetUsage', uid, note: '' });
  const entries = adminFirestore().collection('audit').where('targetId', '==', uid);
  const [entry] = (await entries.get()).docs;
  expect(entry?.get('expiresAt').toMillis() - entry?.get('at').toMillis()).toBe(730 * DAY_MS);
  const deleteExpired = () =>
    createFirestoreExpiredDocuments(adminFirestore()).deleteExpired(LONG_AGO.getTime(), async () => {});
  await deleteExpired();
  expect((await entries.get()).size).toBe(1);
  await entry?.ref.update({ expiresAt: LONG_AGO });
  await deleteExpired();
  expect((await entries.get()).size).toBe(0);
});
