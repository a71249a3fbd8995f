import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { RECENT_SIGN_IN_MINUTES } from '@talelantern/domain/accounts/leaving';
import { deleteField } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { lockWith } from '../../src/services/pin-hash.ts';
import type { Fields } from '../support/documents.ts';
import { amend, Family, signUp, stored } from './family.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

const LOCK = { salt: 'A'.repeat(22), hash: `600000.${'b'.repeat(43)}` };
const OTHER = { ...LOCK, salt: 'C'.repeat(22) };

/** Seconds since 1970, so many minutes ago. */
const minutesAgo = (minutes: number): number => Math.floor(Date.now() / 1_000) - minutes * 60;

describe('the grown-up lock', () => {
  const wrong: [string, unknown][] = [
    ['without its hash', { salt: LOCK.salt }],
    ['without its salt', { hash: LOCK.hash }],
    ['with the PIN in it', { ...LOCK, pin: '4071' }],
    ['with a PIN as its salt', { ...LOCK, salt: '4071' }],
    ['with a salt that is too long', { ...LOCK, salt: `${LOCK.salt}A` }],
    ['with a PIN as its hash', { ...LOCK, hash: '4071' }],
    ['with a hash of no rounds', { ...LOCK, hash: `0.${'b'.repeat(43)}` }],
    ['with a hash of more rounds than a device can turn', { ...LOCK, hash: `600000000.${'b'.repeat(43)}` }],
    ['with a hash that is too long', { ...LOCK, hash: `${LOCK.hash}b` }],
    ['that is a text', '4071'],
    ['that is a number', 4071],
    ['of lists', { salt: [LOCK.salt], hash: [LOCK.hash] }],
  ];
  it.each(wrong)('is refused %s', async (_what, lock) => {
    const family = await signUp();
    await denied(family.updateProfile({ lock }));
    await allowed(family.updateProfile({ lock: LOCK }));
  });

  it('is set in the shape that the app makes', async () => {
    const family = await signUp();
    await allowed(family.updateProfile({ lock: await lockWith('4071') }));
  });

  it('may come with a new profile, in its own shape', async () => {
    await denied(new Family().createProfile({ lock: { ...LOCK, pin: '4071' } }));
    await allowed(new Family().createProfile({ lock: LOCK }));
  });

  it('is nobody else’s to set', async () => {
    const [family, stranger] = [await signUp(), await signUp()];
    await denied(stranger.db.doc(family.profilePath).update({ lock: LOCK }));
    await allowed(family.updateProfile({ lock: LOCK }));
  });
});

describe('a lock that stands', () => {
  async function locked(): Promise<Family> {
    const family = await signUp();
    await amend(family.profilePath, { lock: LOCK });
    return family;
  }

  /** Changes the lock of a family that signed in so many minutes ago. */
  const change = (family: Family, minutes: number, fields: Fields): Promise<void> =>
    family
      .signIn({ auth_time: minutesAgo(minutes) })
      .doc(family.profilePath)
      .update(fields);

  it.each([
    ['changed', { lock: OTHER }],
    ['taken away', { lock: null }],
  ])('is %s only shortly after a sign-in', async (_what, fields) => {
    const family = await locked();
    await denied(family.updateProfile(fields));
    await denied(change(family, RECENT_SIGN_IN_MINUTES + 1, fields));
    expect((await stored(family.profilePath))['lock']).toEqual(LOCK);
    await allowed(change(family, RECENT_SIGN_IN_MINUTES - 1, fields));
  });

  it('does not go with its field', async () => {
    const family = await locked();
    await denied(change(family, 0, { lock: deleteField() }));
    await denied(family.db.doc(family.profilePath).delete());
    await allowed(change(family, 0, { lock: null }));
  });

  it('is in nobody’s way who changes something else', async () => {
    const family = await locked();
    await allowed(family.updateProfile({ penName: 'Lantern Lane' }));
    await allowed(family.updateProfile({ lock: LOCK, displayName: 'Rosa' }));
  });

  it('can be set anew once it was taken away', async () => {
    const family = await locked();
    await allowed(change(family, 0, { lock: null }));
    await allowed(family.updateProfile({ lock: OTHER }));
  });
});
