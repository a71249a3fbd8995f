import { randomUUID } from 'node:crypto';
import { CHANGED_MEANWHILE } from '@talelantern/domain/admin/admin-action';
import { MAX_NOTES, MESSAGE_NOT_FOUND, NO_SUCH_STEP, TOO_MANY_NOTES } from '@talelantern/domain/admin/messages';
import { readProfile } from '@talelantern/domain/accounts/profile';
import { ADMINS_STAY, MOST_FOUND, PERSON_NOT_FOUND } from '@talelantern/domain/admin/people';
import { DAY_MS } from '@talelantern/domain/time/day';
import { usageIdsOf } from '@talelantern/domain/usage/usage';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCloudPeopleBooks } from '../../functions/src/admin/firestore/cloud-people-books.ts';
import { createFirestoreAdmins } from '../../functions/src/admin/firestore/firestore-admins.ts';
import { createFirestoreAuditBooks } from '../../functions/src/admin/firestore/firestore-audit-books.ts';
import { createFirestoreNameBooks } from '../../functions/src/admin/firestore/firestore-name-books.ts';
import { keepNames } from '../../functions/src/admin/keep-names.ts';
import { setPersonDisabled } from '../../functions/src/admin/look-after-people.ts';
import { createFirestoreHousekeeping } from '../../functions/src/storage/firestore-housekeeping.ts';
import { ask, auditOf, createAdmin, fieldOf } from './support/admins.ts';
import { adminAuth, adminFirestore, storedFields } from './support/cloud-access.ts';
import { departureTools } from './support/departures.ts';
import { useEveryFunction } from './support/every-function.ts';
import { createFamily, PASSWORD, signIn, usageOf, useUp, type Family } from './support/family.ts';
import { failure } from './support/function-under-test.ts';
import { createHousehold } from './support/household.ts';
import { PEN_NAME, storeStory } from './support/shared-items.ts';

const functions = useEveryFunction({ settings: { CALLS_PER_MINUTE: '10000' } });
const underTest = { call: (family: Family | null, body?: unknown) => functions.call('admin', family, body) };
let admin: Family;
beforeAll(async () => {
  admin = await createAdmin(['people', 'messages']);
});

const found = async (query: string): Promise<string[]> =>
  (await ask(underTest, admin, { action: 'findPeople', query })).people.map(({ uid }) => uid);
const letters = () => randomUUID().replaceAll(/[^a-f]/g, 'g');

/** No other test writes profiles of that time. */
const LONG_AGO = new Date(Date.UTC(1999, 4, 17));
const A_DAY_LATER = LONG_AGO.getTime() + DAY_MS;

/** As if the sweep had not been here before. Answers how many names were news. */
async function lookThroughNames(): Promise<number> {
  await adminFirestore().doc('stats/names').delete();
  return keepNames({ nameBooks: createFirestoreNameBooks(adminFirestore()) }, A_DAY_LATER);
}

const entriesAbout = ({ uid }: Family) => auditOf('person', uid);

describe('people', () => {
  it('are found by address, by uid and by how an address begins', async () => {
    const mark = letters();
    const family = await createFamily({ email: `${mark}@example.test` });
    for (const query of [`${mark}@example.test`, `${mark.toUpperCase()}@EXAMPLE.test`, mark.slice(0, 20), family.uid])
      expect(await found(query), query).toEqual([family.uid]);
    expect(await found(`nobody-${mark}`)).toEqual([]);
  });

  it('are found by a whole uid or address before those who are only named like it', async () => {
    const family = await createFamily();
    const { uid } = family;
    const copies = Array.from({ length: MOST_FOUND }, (_, index) =>
      adminFirestore()
        .doc(`users/${randomUUID()}`)
        .set({ email: `${uid.toLowerCase()}${index}@example.test` }),
    );
    await Promise.all(copies);
    expect((await found(uid))[0]).toBe(uid);
    // The sign-in has an address of which the profile does not know yet.
    const address = `${letters()}@example.test`;
    await adminAuth().updateUser(uid, { email: address });
    expect(await found(address)).toEqual([uid]);
  });

  it('are found by an address that is not typed to its end', async () => {
    const mark = letters();
    const { uid } = await createFamily({ email: `${mark}@example.test` });
    expect(await found(`${mark}@`)).toEqual([uid]);
    for (const query of ['@example', 'a@b@c', '@@', 'a b@c']) expect(await found(query), query).not.toContain(uid);
  });

  it('are found by how a name or any word of it begins, once their names were kept', async () => {
    const [first, second, pen] = [letters(), letters(), letters()];
    const displayName = `${first} O’${second}`;
    const family = await createFamily({ profile: { displayName, penName: `Aunt ${pen}`, updatedAt: LONG_AGO } });
    expect(await found(second)).toEqual([]);
    await lookThroughNames();
    for (const query of [first, `  ${first.toUpperCase()} `, first.slice(0, -4), `o${second}`, displayName, pen])
      expect(await found(query), query).toEqual([family.uid]);
    expect(await found(`${first} ${pen}`)).toEqual([]);

    // Somebody takes another name; whose name is as it was is left alone.
    const later = new Date(LONG_AGO.getTime() + 1);
    await adminFirestore().doc(`users/${family.uid}`).update({ displayName: second, penName: '', updatedAt: later });
    expect(await lookThroughNames()).toBe(1);
    expect(await lookThroughNames()).toBe(0);
    expect([await found(second), await found(first), await found(pen)]).toEqual([[family.uid], [], []]);
  });

  it('are shown with plan, usage and status, and without a word of theirs', async () => {
    const { family, words } = await createHousehold();
    const { uid } = family;
    await useUp(family, 'pictures', 7);
    const person = await ask(underTest, admin, { action: 'readPerson', uid });
    expect(person).toMatchObject({
      person: { uid, displayName: 'The Fennimores', plan: 'unlimited_monthly', status: 'active' },
      isAdmin: false,
      signIn: { emailVerified: true, providers: ['password'], disabled: false },
      subscription: { priceId: 'unlimited_monthly', status: 'active', cancelAtPeriodEnd: false },
    });
    expect(person.usage).toContainEqual({ capability: 'pictures', taken: 7, limit: 600, per: 'month' });
    expect(person.usage).toContainEqual({ capability: 'stories', taken: 0, limit: null, per: 'month' });
    const text = JSON.stringify(person);
    for (const own of [words.name, words.passage, words.place]) expect(text).not.toContain(own);
  });

  it('that nobody knows are nobody', async () => {
    const uid = 'nobody-at-all';
    for (const body of [
      { action: 'readPerson', uid },
      { action: 'setPersonDisabled', uid, disabled: true },
      { action: 'resetUsage', uid },
      { action: 'deletePerson', uid, confirmation: 'delete' },
    ])
      expect(await underTest.call(admin, body)).toMatchObject({
        status: 404,
        json: failure('not_found', PERSON_NOT_FOUND),
      });
  });

  it('who are switched off are out at the next call, cannot sign in, and are back when switched on', async () => {
    const family = await createFamily({ profile: { penName: PEN_NAME } });
    const { uid } = family;
    const email = `${uid}@example.test`;
    const storyId = await storeStory(family);
    const share = { contentType: 'story', contentId: storyId, isPublic: true };
    expect((await functions.call('updateSharing', family, share)).status).toBe(200);
    const off = { action: 'setPersonDisabled', uid, disabled: true, note: 'Spam.' } as const;
    expect(await ask(underTest, admin, off)).toEqual({ disabled: true });
    expect((await functions.call('updateSharing', family, share)).status).toBe(401);
    await expect(signIn(email, PASSWORD)).rejects.toThrow();
    const { tokensValidAfterTime, disabled } = await adminAuth().getUser(uid);
    expect(disabled).toBe(true);
    expect(tokensValidAfterTime).toBeDefined();
    expect(await fieldOf(`users/${uid}`, 'disabled')).toBe(true);
    const off2 = await ask(underTest, admin, { action: 'readPerson', uid });
    expect(off2).toMatchObject({ person: { status: 'disabled' }, signIn: { disabled: true } });
    // Repeating finishes what was begun, and is noted too.
    await adminAuth().updateUser(uid, { disabled: false });
    await ask(underTest, admin, { ...off, note: 'Still.' });
    expect((await adminAuth().getUser(uid)).disabled).toBe(true);

    await ask(underTest, admin, { ...off, disabled: false, note: 'Sorry.' });
    const again = { uid, token: await signIn(email, PASSWORD) };
    expect((await functions.call('updateSharing', again, share)).status).toBe(200);
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
        after: { disabled: true },
        note: 'Still.',
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

  it('of two administrators who switch at once, end as the database says last', async () => {
    const { uid } = await createFamily();
    const books = createCloudPeopleBooks(adminFirestore(), adminAuth());
    const slow: typeof books = {
      ...books,
      async setDisabled(...change) {
        await books.setDisabled(...change);
        await ask(underTest, admin, { action: 'setPersonDisabled', uid, disabled: false, note: 'Sorry.' });
      },
    };
    const tools = {
      ...departureTools(),
      admins: createFirestoreAdmins(adminFirestore()),
      auditBooks: createFirestoreAuditBooks(adminFirestore()),
      peopleBooks: slow,
      clock: { now: () => Date.now() },
    };
    const acting = { userId: admin.uid, email: '', role: 'admin', permissions: [] };
    await setPersonDisabled(tools, acting, { action: 'setPersonDisabled', uid, disabled: true, note: 'Spam.' });
    expect(await ask(underTest, admin, { action: 'readPerson', uid })).toMatchObject({
      person: { status: 'active' },
      signIn: { disabled: false },
    });
  });

  it('get their month back, where functions count and where the rules do', async () => {
    const family = await createFamily({ profile: { storiesThisMonth: 2, charactersThisMonth: 1 } });
    const { uid } = family;
    await useUp(family, 'stories', 2);
    await useUp(family, 'pictures', 12);
    const { usage } = await ask(underTest, admin, { action: 'resetUsage', uid, note: '' });
    expect(usage).toContainEqual({ capability: 'stories', taken: 0, limit: 2, per: 'month' });
    const { tallies, days } = await usageOf(family);
    expect([tallies.stories.used, tallies.pictures.used, days]).toEqual([0, 0, {}]);
    expect(await storedFields(`users/${uid}`)).toMatchObject({ storiesThisMonth: 0, charactersThisMonth: 0 });
    expect(await entriesAbout(family)).toMatchObject([
      { action: 'resetUsage', before: { stories: 2, pictures: 12 }, after: { stories: 0, pictures: 0 } },
    ]);
  });

  it('get their year back where the plan counts by it, and what is being made stays counted', async () => {
    const family = await createFamily({ plan: 'pro_yearly' });
    const { uid } = family;
    const ids = usageIdsOf(readProfile(uid, await storedFields(`users/${uid}`)), Date.now());
    expect(ids.year).not.toBeNull();
    await useUp(family, 'pictures', 9);
    await adminFirestore()
      .doc(`usage/${ids.year}`)
      .set({ userId: uid, stories: { reserved: 1, used: 179 }, narrations: { reserved: 0, used: 12 } });
    const { usage } = await ask(underTest, admin, { action: 'resetUsage', uid, note: '' });
    expect(usage).toContainEqual({ capability: 'stories', taken: 1, limit: 180, per: 'year' });
    expect(usage).toContainEqual({ capability: 'narrations', taken: 0, limit: 12, per: 'year' });
    expect(usage).toContainEqual({ capability: 'pictures', taken: 0, limit: 120, per: 'month' });
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

  it('are deleted as they could themselves, and what was done remains', async () => {
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

  it('who are being deleted are found and shown as that', async () => {
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

  it('who look after the place are neither switched off nor deleted from here', async () => {
    const { uid } = await createAdmin(undefined);
    for (const body of [
      { action: 'setPersonDisabled', uid, disabled: true },
      { action: 'deletePerson', uid, confirmation: 'delete' },
      { action: 'deletePerson', uid: admin.uid, confirmation: 'delete' },
    ])
      expect(await underTest.call(admin, body)).toMatchObject({ status: 403, json: failure('forbidden', ADMINS_STAY) });
  });
});

describe('messages', () => {
  async function send(family: Family, fields: object = {}): Promise<string> {
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
        .add({ ...message, ...fields })
    ).id;
  }
  const update = (messageId: string, fields: object) =>
    underTest.call(admin, { action: 'updateMessage', messageId, ...fields });

  it('go from pending through in progress to resolved, with notes', async () => {
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
    expect(await update(messageId, { from: 'in_progress', to: 'resolved', note: 'Answered.' })).toMatchObject({
      json: { status: 'resolved', notes: [{ text: 'I look at it.' }, { text: 'Answered.' }] },
    });
    expect((await auditOf('message', messageId)).map(({ before, after }) => [before, after])).toEqual([
      [
        { status: 'pending', notes: 0 },
        { status: 'in_progress', notes: 1 },
      ],
      [
        { status: 'in_progress', notes: 1 },
        { status: 'resolved', notes: 2 },
      ],
    ]);
  });

  it('go nowhere else, and not from where they are no more', async () => {
    const messageId = await send(await createFamily());
    expect(await update(messageId, { from: 'pending', to: 'resolved' })).toMatchObject({
      status: 400,
      json: failure('refused', NO_SUCH_STEP),
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

  it('of two administrators at once, one takes it', async () => {
    const messageId = await send(await createFamily());
    const taken = await Promise.all(
      ['mine', 'mine too'].map((note) => update(messageId, { from: 'pending', to: 'in_progress', note })),
    );
    expect(taken.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await auditOf('message', messageId)).toHaveLength(1);
  });

  it('hold twenty notes and no more', async () => {
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

describe('the audit log', () => {
  it('is read by those who run the place, newest first, page by page', async () => {
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

  it('keeps an entry for two years and no longer', async () => {
    const { uid } = await createFamily();
    await ask(underTest, admin, { action: 'resetUsage', uid, note: '' });
    const entries = adminFirestore().collection('audit').where('targetId', '==', uid);
    const [entry] = (await entries.get()).docs;
    expect(entry?.get('expiresAt').toMillis() - entry?.get('at').toMillis()).toBe(730 * DAY_MS);
    const deleteExpired = () =>
      createFirestoreHousekeeping(adminFirestore()).deleteExpired(LONG_AGO.getTime(), async () => {});
    await deleteExpired();
    expect((await entries.get()).size).toBe(1);
    await entry?.ref.update({ expiresAt: LONG_AGO });
    await deleteExpired();
    expect((await entries.get()).size).toBe(0);
  });
});
