import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import {
  pictureAddress,
  picturePath,
  planFields,
  profileFields,
  thisPeriod,
  yesterday,
  type Fields,
} from '../support/documents.ts';
import { amend, Family, signUp, store, stored, visitorDb, readSurely } from './family.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

describe('reading profiles', () => {
  it('A1: gives a profile to its owner and to nobody else', async () => {
    const [owner, stranger] = [await signUp(), await signUp()];
    await allowed(readSurely(owner.db.doc(owner.profilePath)));
    await denied(readSurely(stranger.db.doc(owner.profilePath)));
    await denied(readSurely(visitorDb().doc(owner.profilePath)));
  });

  it('answers a person without a profile that there is none', async () => {
    const family = new Family();
    expect((await allowed(readSurely(family.db.doc(family.profilePath)))).exists).toBe(false);
  });

  it('A1: lists profiles for nobody', async () => {
    const family = await signUp();
    await denied(readSurely(family.db.collection('users').limit(10)));
    await allowed(readSurely(family.db.doc(family.profilePath)));
  });
});

describe('creating a profile', () => {
  it('takes the starting values, with or without what a family may decide', async () => {
    await allowed(new Family().createProfile());
    await allowed(new Family().createProfile({ penName: 'Lantern Lane', photoURL: 'https://example.test/me.png' }));
  });

  const wrongStarts: [string, Fields][] = [
    ['A3: more stories', { stories: 999 }],
    ['A3: more characters', { characters: 99 }],
    ['A3: stories counted already', { storiesThisMonth: -50 }],
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
    ['no photo, not even none', { photoURL: undefined }],
    ['no sign-in', { lastLoginAt: undefined }],
    ['no change', { updatedAt: undefined }],
    ['a backdated creation', { createdAt: yesterday() }],
    ["A8: another's email", { email: 'victim@example.test' }],
    ['A8: a role', { role: 'admin' }],
    ['A2: a plan', { priceId: 'unlimited_monthly' }],
    ['A2: a subscription status', { subscriptionStatus: 'active' }],
    ['A2: a period end', { currentPeriodEnd: Timestamp.fromMillis(4e12) }],
    ['A2: a cancellation', { cancelAtPeriodEnd: false }],
    ['a disabled mark', { disabled: false }],
    ['a last story', { lastStoryId: 'story_1700000000000_aaaaaa' }],
  ];
  it.each(wrongStarts)('refuses %s', async (_what, fields) => {
    const family = new Family();
    await denied(family.createProfile(fields));
    await allowed(family.createProfile());
  });

  it("A7: refuses it at another's id and for visitors", async () => {
    const [family, other] = [new Family(), new Family()];
    await denied(family.db.doc(other.profilePath).set(profileFields(family.email)));
    await denied(visitorDb().doc(family.profilePath).set(profileFields(family.email)));
    await allowed(family.createProfile());
  });

  it('K8: refuses it to a token that is still valid after the account was deleted', async () => {
    const [deleted, living] = [new Family(), new Family()];
    await store(`deleted/${deleted.uid}`, { at: Timestamp.now() });
    await denied(deleted.createProfile());
    await allowed(living.createProfile());
  });
});

describe('changing a profile', () => {
  const owned: [string, Fields, Fields][] = [
    [
      'A8: a display name that is too long',
      { displayName: 'x'.repeat(LIMITS.name + 1) },
      { displayName: 'x'.repeat(LIMITS.name) },
    ],
    ['a display name that is no text', { displayName: 7 }, { displayName: '' }],
    [
      'a pen name that is too long',
      { penName: 'x'.repeat(LIMITS.penName + 1) },
      { penName: 'x'.repeat(LIMITS.penName) },
    ],
    ['a pen name that is no text', { penName: ['a'] }, { penName: '' }],
    ['A8: a photo that is a script', { photoURL: 'javascript:alert(1)' }, { photoURL: 'https://example.test/a.png' }],
    ['a photo without encryption', { photoURL: 'http://example.test/a.png' }, { photoURL: null }],
    [
      'a photo with markup',
      { photoURL: 'https://example.test/"><script>' },
      { photoURL: 'https://example.test/a?b=c' },
    ],
    [
      'a photo address that is too long',
      { photoURL: `https://example.test/${'x'.repeat(LIMITS.address)}` },
      { photoURL: `https://example.test/${'x'.repeat(1_000)}` },
    ],
    [
      'unknown preferences',
      { preferences: { showFirst: true, tier: 'unlimited' } },
      { preferences: { showFirst: true, voice: 'alloy', reader: { size: 'large', lines: 2 } } },
    ],
    ['a preference of another kind', { preferences: { showFirst: 'yes' } }, { preferences: {} }],
    [
      'a voice that is too long',
      { preferences: { voice: 'x'.repeat(LIMITS.listEntry + 1) } },
      { preferences: { voice: 'x'.repeat(LIMITS.listEntry) } },
    ],
    [
      'large reader settings',
      { preferences: { reader: { size: 'x'.repeat(LIMITS.freeText + 1) } } },
      { preferences: { reader: { size: 'large' } } },
    ],
    [
      'many reader settings',
      { preferences: { reader: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, 1])) } },
      { preferences: { reader: Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`k${i}`, 1])) } },
    ],
    ['preferences that are no map', { preferences: 'large' }, { preferences: { showFirst: false } }],
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
      { deviceInfo: { userAgent: 'x'.repeat(LIMITS.freeText + 1) } },
      { deviceInfo: { userAgent: 'x'.repeat(500) } },
    ],
    ['nested device facts', { deviceInfo: { userAgent: { a: 1 } } }, { deviceInfo: { isProxy: true } }],
    ['an unknown screen fact', { deviceInfo: { screen: { x: 1 } } }, { deviceInfo: { screen: { width: 1 } } }],
    [
      'a large screen fact',
      { deviceInfo: { screen: { width: 'x'.repeat(300) } } },
      { deviceInfo: { screen: { width: 2_000 } } },
    ],
    ['a sign-in at another time', { lastLoginAt: yesterday() }, { lastLoginAt: serverTimestamp() }],
    ['a change at another time', { updatedAt: yesterday() }, { updatedAt: serverTimestamp() }],
    ['a confirmation at another time', { adultConfirmedAt: yesterday() }, { adultConfirmedAt: serverTimestamp() }],
  ];
  it.each(owned)('refuses %s', async (_what, wrong, right) => {
    const family = await signUp();
    await denied(family.updateProfile(wrong));
    await allowed(family.updateProfile(right));
  });

  it.each(owned)('refuses %s at creation too', async (_what, wrong, right) => {
    const family = new Family();
    await denied(family.createProfile(wrong));
    await allowed(family.createProfile(right));
  });

  it('takes a drawn friend and a portrait of the family’s own for its picture, and nothing else of ours', async () => {
    const [family, other] = [await signUp(), await signUp()];
    const wrong = ['/art/', '/art/cut-pip.webp?x', '/art/../users', '//art.example/x.webp', '/profile'];
    const portraitOf = ({ uid }: Family) => pictureAddress(picturePath(uid), 'http://localhost:9199');
    for (const photoURL of [...wrong, portraitOf(other)]) await denied(family.updateProfile({ photoURL }));
    for (const photoURL of ['/art/cut-t-robot.webp', portraitOf(family)])
      await allowed(family.updateProfile({ photoURL }));
  });

  const notOwned: [string, Fields][] = [
    ['A4: a plan', { priceId: 'unlimited_monthly' }],
    ['A4: a subscription status', { subscriptionStatus: 'past_due' }],
    ['A4: a later period end', { currentPeriodEnd: Timestamp.fromMillis(4e12) }],
    ['A4: a cancellation', { cancelAtPeriodEnd: true }],
    ['A5: the removal of the plan', { priceId: deleteField() }],
    ['A5: the removal of the period end', { currentPeriodEnd: deleteField() }],
    ['A8: another email', { email: 'victim@example.test' }],
    ['another start', { stories: 3 }],
    ['other characters to start with', { characters: 3 }],
    ['another creation', { createdAt: serverTimestamp() }],
    ['A8: a role', { role: 'admin' }],
    ['the removal of a pen name', { penName: deleteField() }],
  ];
  it.each(notOwned)('refuses %s', async (_what, wrong) => {
    const family = await signUp({ ...planFields('pro_monthly'), penName: 'Lantern Lane' });
    await denied(family.updateProfile(wrong));
    await denied(family.updateProfile({ ...wrong, displayName: 'Us' }));
    await allowed(family.updateProfile({ displayName: 'Us' }));
  });

  it('A7: refuses to overwrite a paid profile with a new one', async () => {
    const family = await signUp(planFields('pro_monthly'));
    const { createdAt, ...kept } = await stored(family.profilePath);
    await denied(family.createProfile());
    await allowed(
      family.db.doc(family.profilePath).set({ ...kept, createdAt, displayName: 'Us', updatedAt: serverTimestamp() }),
    );
  });

  it('takes a new name only as a change of now: by that administrators find it', async () => {
    const family = await signUp({ penName: 'Lantern Lane' });
    const profile = family.db.doc(family.profilePath);
    for (const name of [{ displayName: 'Us' }, { penName: 'Owl Hill' }]) {
      await denied(profile.update(name));
      await allowed(profile.update({ ...name, updatedAt: serverTimestamp() }));
      await allowed(profile.update({ ...name, photoURL: null }));
    }
  });

  it('follows the address of the account, and no other', async () => {
    const family = await signUp();
    await amend(family.profilePath, { email: 'before@example.test' });
    await denied(family.updateProfile({ email: 'victim@example.test', lastLoginAt: serverTimestamp() }));
    await denied(family.updateProfile({ email: deleteField() }));
    await allowed(family.updateProfile({ email: family.email, lastLoginAt: serverTimestamp() }));
  });

  it('keeps the moment in which a grown-up confirmed', async () => {
    const family = await signUp();
    await allowed(family.updateProfile({ adultConfirmedAt: serverTimestamp() }));
    await denied(family.updateProfile({ adultConfirmedAt: serverTimestamp() }));
    await denied(family.updateProfile({ adultConfirmedAt: null }));
    await denied(family.updateProfile({ adultConfirmedAt: deleteField() }));
  });

  it("A7: refuses a change of another's profile", async () => {
    const [family, other] = [await signUp(), await signUp()];
    await denied(other.db.doc(family.profilePath).update({ displayName: 'Gotcha' }));
    await denied(visitorDb().doc(family.profilePath).update({ displayName: 'Gotcha' }));
    await allowed(family.updateProfile({ displayName: 'Us' }));
  });

  it('A7: lets nobody else switch off that a parent reads first', async () => {
    const [family, other] = [await signUp({ preferences: { showFirst: true, voice: 'sage' } }), await signUp()];
    const switchedOff = { 'preferences.showFirst': false };
    await denied(other.db.doc(family.profilePath).update(switchedOff));
    await denied(visitorDb().doc(family.profilePath).update(switchedOff));
    await allowed(family.db.doc(family.profilePath).update(switchedOff));
    expect(await stored(family.profilePath)).toMatchObject({ preferences: { showFirst: false, voice: 'sage' } });
  });

  it('A12: is neither read nor changed while the account is disabled', async () => {
    const [disabled, enabled] = [await signUp({ disabled: true }), await signUp({ disabled: false })];
    await denied(readSurely(disabled.db.doc(disabled.profilePath)));
    await allowed(readSurely(enabled.db.doc(enabled.profilePath)));
    await denied(disabled.updateProfile({ displayName: 'Us' }));
    await denied(disabled.updateProfile({ disabled: false }));
    await denied(enabled.updateProfile({ disabled: deleteField() }));
    await allowed(enabled.updateProfile({ displayName: 'Us' }));
  });

  it('K8: refuses every change once the account is deleted', async () => {
    const family = await signUp();
    await allowed(family.updateProfile({ displayName: 'Us' }));
    await store(`deleted/${family.uid}`, { at: Timestamp.now() });
    await denied(family.updateProfile({ displayName: 'Still us' }));
  });

  it('A6: refuses to delete a profile, so that nobody starts anew', async () => {
    const family = await signUp();
    await denied(family.db.doc(family.profilePath).delete());
    await allowed(family.updateProfile({ displayName: 'Us' }));
  });

  it('lets the profile of an earlier version be changed', async () => {
    const family = new Family();
    await store(family.profilePath, { email: family.email, displayName: 'Us', stories: 2, theme: 'dark' });
    await allowed(family.updateProfile({ penName: 'Lantern Lane', lastLoginAt: serverTimestamp() }));
    await denied(family.updateProfile({ theme: 'light' }));
  });
});

describe('counters without the document that they count', () => {
  const alone: [string, Fields][] = [
    ['stories back to none', { storiesThisMonth: 0 }],
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
  it.each(alone)('refuses %s', async (_what, fields) => {
    const family = await signUp({
      storiesThisMonth: 1,
      charactersThisMonth: 1,
      charactersTotal: 1,
      lastStoryId: 'story_1600000000000_aaaaaa',
    });
    await denied(family.updateProfile(fields));
    await allowed(family.saveStory());
  });
});
