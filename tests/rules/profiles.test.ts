import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import {
  pictureUrl,
  picturePath,
  planFields,
  profileFields,
  thisPeriod,
  yesterday,
  type Fields,
} from '../support/documents.ts';
import { updateAsServer, Family, signUp, writeAsServer, readAsServer, visitorDb, readWithRetry } from './family.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

it('a profile can be read by its owner only', async () => {
  const [owner, stranger] = [await signUp(), await signUp()];
  await allowed(readWithRetry(owner.db.doc(owner.profilePath)));
  await denied(readWithRetry(stranger.db.doc(owner.profilePath)));
  await denied(readWithRetry(visitorDb().doc(owner.profilePath)));
});

it('reading a missing profile returns no document', async () => {
  const family = new Family();
  expect((await allowed(readWithRetry(family.db.doc(family.profilePath)))).exists).toBe(false);
});

it('listing profiles is refused', async () => {
  const family = await signUp();
  await denied(readWithRetry(family.db.collection('users').limit(10)));
  await allowed(readWithRetry(family.db.doc(family.profilePath)));
});

it('a profile can be created with the initial values, with or without preferences', async () => {
  await allowed(new Family().createProfile());
  await allowed(new Family().createProfile({ penName: 'Lantern Lane', photoURL: 'https://example.test/me.png' }));
});

const wrongInitialFields: [string, Fields][] = [
  ['more stories', { stories: 999 }],
  ['more characters', { characters: 99 }],
  ['stories counted already', { storiesThisMonth: -50 }],
  ['characters counted this month', { charactersThisMonth: -1 }],
  ['locations owned', { locationsTotal: -1 }],
  ['children', { childrenTotal: -1 }],
  ['no number of locations', { locationsTotal: undefined }],
  ['no number of children', { childrenTotal: undefined }],
  ['characters owned', { charactersTotal: -5 }],
  ['an earlier month', { usagePeriod: 202001 }],
  ['no month', { usagePeriod: undefined }],
  ['a missing counter', { charactersTotal: undefined }],
  ['no display name', { displayName: undefined }],
  ['a missing photo field', { photoURL: undefined }],
  ['no sign-in time', { lastLoginAt: undefined }],
  ['no change time', { updatedAt: undefined }],
  ['a backdated creation time', { createdAt: yesterday() }],
  ["another's email", { email: 'victim@example.test' }],
  ['a role', { role: 'admin' }],
  ['a plan', { priceId: 'unlimited_monthly' }],
  ['a next plan', { nextPriceId: 'pro_monthly' }],
  ['a subscription status', { subscriptionStatus: 'active' }],
  ['a period end', { currentPeriodEnd: Timestamp.fromMillis(4e12) }],
  ['a cancellation', { cancelAtPeriodEnd: false }],
  ['a start of a subscription', { subscribedAt: yesterday() }],
  ['a disabled mark', { disabled: false }],
  ['a last story', { lastStoryId: 'story_1700000000000_aaaaaa' }],
];
it.each(wrongInitialFields)('creating a profile is refused with %s', async (_what, fields) => {
  const family = new Family();
  await denied(family.createProfile(fields));
  await allowed(family.createProfile());
});

it("creating a profile is refused under another user's id and for visitors", async () => {
  const [family, other] = [new Family(), new Family()];
  await denied(family.db.doc(other.profilePath).set(profileFields(family.email)));
  await denied(visitorDb().doc(family.profilePath).set(profileFields(family.email)));
  await allowed(family.createProfile());
});

it('creating a profile is refused for a token that outlives the account', async () => {
  const [deletedFamily, living] = [new Family(), new Family()];
  await writeAsServer(`deleted/${deletedFamily.uid}`, { at: Timestamp.now() });
  await denied(deletedFamily.createProfile());
  await allowed(living.createProfile());
});

/** All facts together have one limit, and one that is left out counts as 'false'. */
const EMPTY_DEVICE = { isProxy: '', isEmulator: '' };
const ownedFields: [string, Fields, Fields][] = [
  [
    'a display name that is too long',
    { displayName: 'x'.repeat(LIMITS.name + 1) },
    { displayName: 'x'.repeat(LIMITS.name) },
  ],
  ['a display name that is not a string', { displayName: 7 }, { displayName: '' }],
  ['a pen name that is too long', { penName: 'x'.repeat(LIMITS.penName + 1) }, { penName: 'x'.repeat(LIMITS.penName) }],
  ['a pen name that is not a string', { penName: ['a'] }, { penName: '' }],
  ['a photo that is a script', { photoURL: 'javascript:alert(1)' }, { photoURL: 'https://example.test/a.png' }],
  ['a photo without encryption', { photoURL: 'http://example.test/a.png' }, { photoURL: null }],
  ['a photo with markup', { photoURL: 'https://example.test/"><script>' }, { photoURL: 'https://example.test/a?b=c' }],
  [
    'a photo URL that is too long',
    { photoURL: 'https://example.test/'.padEnd(LIMITS.url + 1, 'x') },
    { photoURL: 'https://example.test/'.padEnd(LIMITS.url, 'x') },
  ],
  [
    'unknown preferences',
    { preferences: { showFirst: true, tier: 'unlimited' } },
    { preferences: { showFirst: true, voice: 'alloy', reader: { size: 'large', lines: 2 } } },
  ],
  ['a preference of another type', { preferences: { showFirst: 'yes' } }, { preferences: {} }],
  [
    'automatic pictures of another type',
    { preferences: { autoPictures: 'no' } },
    { preferences: { autoPictures: false } },
  ],
  ['cards for talking of another type', { preferences: { talkCards: 'no' } }, { preferences: { talkCards: false } }],
  [
    'a voice that is too long',
    { preferences: { voice: 'x'.repeat(LIMITS.listEntry + 1) } },
    { preferences: { voice: 'x'.repeat(LIMITS.listEntry) } },
  ],
  [
    'large reader settings',
    { preferences: { reader: { size: 'x'.repeat(LIMITS.freeText + 1) } } },
    { preferences: { reader: { size: 'x'.repeat(LIMITS.freeText) } } },
  ],
  [
    'many reader settings',
    { preferences: { reader: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, 1])) } },
    { preferences: { reader: Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`k${i}`, 1])) } },
  ],
  ['preferences that are not a map', { preferences: 'large' }, { preferences: { showFirst: false } }],
  [
    'device facts beyond those specified',
    { deviceInfo: { fingerprint: 'f', location: 'home' } },
    {
      deviceInfo: {
        fingerprint: 'f',
        userAgent: 'Firefox',
        language: 'en',
        timezone: 'UTC',
        screen: { width: 1, height: 2, colorDepth: 24 },
        isProxy: false,
        isEmulator: true,
      },
    },
  ],
  [
    'large device facts',
    { deviceInfo: { ...EMPTY_DEVICE, userAgent: 'x'.repeat(LIMITS.freeText + 1) } },
    { deviceInfo: { ...EMPTY_DEVICE, userAgent: 'x'.repeat(LIMITS.freeText) } },
  ],
  ['nested device facts', { deviceInfo: { userAgent: { a: 1 } } }, { deviceInfo: { isProxy: true } }],
  ['an unknown screen fact', { deviceInfo: { screen: { x: 1 } } }, { deviceInfo: { screen: { width: 1 } } }],
  [
    'a large screen fact',
    { deviceInfo: { screen: { width: 'x'.repeat(LIMITS.listEntry + 1) } } },
    { deviceInfo: { screen: { width: 'x'.repeat(LIMITS.listEntry) } } },
  ],
  ['a sign-in at another time', { lastLoginAt: yesterday() }, { lastLoginAt: serverTimestamp() }],
  ['a change at another time', { updatedAt: yesterday() }, { updatedAt: serverTimestamp() }],
  ['a confirmation at another time', { adultConfirmedAt: yesterday() }, { adultConfirmedAt: serverTimestamp() }],
];
it.each(ownedFields)('changing a profile is refused with %s', async (_what, deniedFields, allowedFields) => {
  const family = await signUp();
  await denied(family.updateProfile(deniedFields));
  await allowed(family.updateProfile(allowedFields));
});

it.each(ownedFields)('a new profile is refused with %s', async (_what, deniedFields, allowedFields) => {
  const family = new Family();
  await denied(family.createProfile(deniedFields));
  await allowed(family.createProfile(allowedFields));
});

it('a profile picture may be an avatar or one of the user’s portraits, but no other image of the app', async () => {
  const [family, other] = [await signUp(), await signUp()];
  const deniedUrls = ['/art/', '/art/cut-pip.webp?x', '/art/../users', '//art.example/x.webp', '/profile'];
  const portraitOf = ({ uid }: Family) => pictureUrl(picturePath(uid), 'http://localhost:9199');
  for (const photoURL of [...deniedUrls, portraitOf(other)]) await denied(family.updateProfile({ photoURL }));
  for (const photoURL of ['/art/cut-t-robot.webp', portraitOf(family)])
    await allowed(family.updateProfile({ photoURL }));
});

const notOwnedFields: [string, Fields][] = [
  ['a plan', { priceId: 'unlimited_monthly' }],
  ['a next plan', { nextPriceId: 'pro_monthly' }],
  ['a subscription status', { subscriptionStatus: 'past_due' }],
  ['a later period end', { currentPeriodEnd: Timestamp.fromMillis(4e12) }],
  ['a cancellation', { cancelAtPeriodEnd: true }],
  ['a start of a subscription', { subscribedAt: yesterday() }],
  ['the removal of the plan', { priceId: deleteField() }],
  ['the removal of the period end', { currentPeriodEnd: deleteField() }],
  ['another email', { email: 'victim@example.test' }],
  ['other initial stories', { stories: 3 }],
  ['other initial characters', { characters: 3 }],
  ['another creation time', { createdAt: serverTimestamp() }],
  ['a role', { role: 'admin' }],
  ['the removal of a pen name', { penName: deleteField() }],
];
it.each(notOwnedFields)('a change of a profile by its owner is refused: %s', async (_what, deniedFields) => {
  const family = await signUp({ ...planFields('pro_monthly'), penName: 'Lantern Lane' });
  await denied(family.updateProfile(deniedFields));
  await denied(family.updateProfile({ ...deniedFields, displayName: 'Us' }));
  await allowed(family.updateProfile({ displayName: 'Us' }));
});

it('overwriting a paid profile with a new one is refused', async () => {
  const family = await signUp(planFields('pro_monthly'));
  const { createdAt, ...otherFields } = await readAsServer(family.profilePath);
  await denied(family.createProfile());
  await allowed(
    family.db
      .doc(family.profilePath)
      .set({ ...otherFields, createdAt, displayName: 'Us', updatedAt: serverTimestamp() }),
  );
});

it('a profile accepts a new name only with the current time, by which the name index finds the change', async () => {
  const family = await signUp({ penName: 'Lantern Lane' });
  const profile = family.db.doc(family.profilePath);
  for (const name of [{ displayName: 'Us' }, { penName: 'Owl Hill' }]) {
    await denied(profile.update(name));
    await allowed(profile.update({ ...name, updatedAt: serverTimestamp() }));
    await allowed(profile.update({ ...name, photoURL: null }));
  }
});

it('a profile accepts only the email address of the account', async () => {
  const family = await signUp();
  await updateAsServer(family.profilePath, { email: 'before@example.test' });
  await denied(family.updateProfile({ email: 'victim@example.test', lastLoginAt: serverTimestamp() }));
  await denied(family.updateProfile({ email: deleteField() }));
  await allowed(family.updateProfile({ email: family.email, lastLoginAt: serverTimestamp() }));
});

it('the time at which a user confirmed being an adult cannot be changed in the profile', async () => {
  const family = await signUp();
  await allowed(family.updateProfile({ adultConfirmedAt: serverTimestamp() }));
  await denied(family.updateProfile({ adultConfirmedAt: serverTimestamp() }));
  await denied(family.updateProfile({ adultConfirmedAt: null }));
  await denied(family.updateProfile({ adultConfirmedAt: deleteField() }));
});

it("changing another user's profile is refused", async () => {
  const [family, other] = [await signUp(), await signUp()];
  await denied(other.db.doc(family.profilePath).update({ displayName: 'Gotcha' }));
  await denied(visitorDb().doc(family.profilePath).update({ displayName: 'Gotcha' }));
  await allowed(family.updateProfile({ displayName: 'Us' }));
});

it("a user cannot turn off another user's “show me first” setting", async () => {
  const [family, other] = [await signUp({ preferences: { showFirst: true, voice: 'sage' } }), await signUp()];
  const settingOff = { 'preferences.showFirst': false };
  await denied(other.db.doc(family.profilePath).update(settingOff));
  await denied(visitorDb().doc(family.profilePath).update(settingOff));
  await allowed(family.db.doc(family.profilePath).update(settingOff));
  expect(await readAsServer(family.profilePath)).toMatchObject({ preferences: { showFirst: false, voice: 'sage' } });
});

it('a profile can neither be read nor changed while the account is disabled', async () => {
  const [disabledFamily, enabledFamily] = [await signUp({ disabled: true }), await signUp({ disabled: false })];
  await denied(readWithRetry(disabledFamily.db.doc(disabledFamily.profilePath)));
  await allowed(readWithRetry(enabledFamily.db.doc(enabledFamily.profilePath)));
  await denied(disabledFamily.updateProfile({ displayName: 'Us' }));
  await denied(disabledFamily.updateProfile({ disabled: false }));
  await denied(enabledFamily.updateProfile({ disabled: deleteField() }));
  await allowed(enabledFamily.updateProfile({ displayName: 'Us' }));
});

it('every change of a profile is refused once the account is deleted', async () => {
  const family = await signUp();
  await allowed(family.updateProfile({ displayName: 'Us' }));
  await writeAsServer(`deleted/${family.uid}`, { at: Timestamp.now() });
  await denied(family.updateProfile({ displayName: 'Still us' }));
});

it('deleting a profile is refused, because it would reset the counters', async () => {
  const family = await signUp();
  await denied(family.db.doc(family.profilePath).delete());
  await allowed(family.updateProfile({ displayName: 'Us' }));
});

it('a profile of an earlier version can be changed', async () => {
  const family = new Family();
  await writeAsServer(family.profilePath, { email: family.email, displayName: 'Us', stories: 2, theme: 'dark' });
  await allowed(family.updateProfile({ penName: 'Lantern Lane', lastLoginAt: serverTimestamp() }));
  await denied(family.updateProfile({ theme: 'light' }));
});

const uncoupledCounters: [string, Fields][] = [
  ['stories reset to zero', { storiesThisMonth: 0 }],
  ['one story fewer', { storiesThisMonth: 0, usagePeriod: thisPeriod() }],
  ['one story more', { storiesThisMonth: 2, usagePeriod: thisPeriod() }],
  ['one character fewer', { charactersTotal: 0 }],
  ['one location fewer', { locationsTotal: -1 }],
  ['one child fewer', { childrenTotal: -1 }],
  ['the last child', { lastChildId: 'child-1' }],
  ['the last location', { lastLocationId: 'location-1' }],
  ['characters of this month', { charactersThisMonth: 0 }],
  ['an earlier month', { usagePeriod: 202001 }],
  ['a later month', { usagePeriod: 209912 }],
  ['the last story', { lastStoryId: 'story_1700000000000_aaaaaa' }],
  ['the last character', { lastCharacterId: 'c9' }],
  ['the last deleted character', { lastDeletedCharacterId: 'c9' }],
  ['the removal of the month', { usagePeriod: deleteField() }],
  ['the removal of the last story', { lastStoryId: deleteField() }],
];
it.each(uncoupledCounters)(
  'changing a counter without the document that it counts is refused: %s',
  async (_what, fields) => {
    const family = await signUp({
      storiesThisMonth: 1,
      charactersThisMonth: 1,
      charactersTotal: 1,
      lastStoryId: 'story_1600000000000_aaaaaa',
    });
    await denied(family.updateProfile(fields));
    await allowed(family.saveStory());
  },
);
