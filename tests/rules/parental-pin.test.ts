import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { RECENT_SIGN_IN_MINUTES } from '@talelantern/domain/accounts/account-data';
import { deleteField } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { hashPin } from '../../src/services/lock/pin-hash.ts';
import type { Fields } from '../support/documents.ts';
import { updateAsServer, Family, signUp, readAsServer } from './family.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

const LOCK = { salt: 'A'.repeat(22), hash: `600000.${'b'.repeat(43)}` };
const OTHER_LOCK = { ...LOCK, salt: 'C'.repeat(22) };

/** Seconds since 1970, `minutes` ago. */
const minutesAgo = (minutes: number): number => Math.floor(Date.now() / 1_000) - minutes * 60;

const wrongPins: [string, unknown][] = [
  ['without its hash', { salt: LOCK.salt }],
  ['without its salt', { hash: LOCK.hash }],
  ['with the PIN in it', { ...LOCK, pin: '4071' }],
  ['with a PIN as its salt', { ...LOCK, salt: '4071' }],
  ['with a salt that is too long', { ...LOCK, salt: `${LOCK.salt}A` }],
  ['with a salt that is too short', { ...LOCK, salt: LOCK.salt.slice(1) }],
  ['with a PIN as its hash', { ...LOCK, hash: '4071' }],
  ['with a hash of no rounds', { ...LOCK, hash: `0.${'b'.repeat(43)}` }],
  ['with a hash of more rounds than a device can compute', { ...LOCK, hash: `600000000.${'b'.repeat(43)}` }],
  ['with a hash that is too long', { ...LOCK, hash: `${LOCK.hash}b` }],
  ['with a hash that is too short', { ...LOCK, hash: LOCK.hash.slice(0, -1) }],
  ['as a string', '4071'],
  ['as a number', 4071],
  ['as lists', { salt: [LOCK.salt], hash: [LOCK.hash] }],
];
it.each(wrongPins)('the parental PIN cannot be stored %s', async (_what, lock) => {
  const family = await signUp();
  await denied(family.updateProfile({ lock }));
  await allowed(family.updateProfile({ lock: LOCK }));
});

it("the parental PIN can be stored in the app's format", async () => {
  const family = await signUp();
  await allowed(family.updateProfile({ lock: await hashPin('4071') }));
});

it("a new profile may contain a parental PIN in the app's format", async () => {
  await denied(new Family().createProfile({ lock: { ...LOCK, pin: '4071' } }));
  await allowed(new Family().createProfile({ lock: LOCK }));
});

it('the parental PIN cannot be set by another family', async () => {
  const [family, stranger] = [await signUp(), await signUp()];
  await denied(stranger.db.doc(family.profilePath).update({ lock: LOCK }));
  await allowed(family.updateProfile({ lock: LOCK }));
});

async function familyWithPin(): Promise<Family> {
  const family = await signUp();
  await updateAsServer(family.profilePath, { lock: LOCK });
  return family;
}

/** Changes the PIN of a family that signed in `minutes` ago. */
const changeAfterSignIn = (family: Family, minutes: number, fields: Fields): Promise<void> =>
  family
    .signIn({ auth_time: minutesAgo(minutes) })
    .doc(family.profilePath)
    .update(fields);

it.each([
  ['changed', { lock: OTHER_LOCK }],
  ['removed', { lock: null }],
])('a stored parental PIN can be %s only shortly after a sign-in', async (_what, fields) => {
  const family = await familyWithPin();
  await denied(family.updateProfile(fields));
  await denied(changeAfterSignIn(family, RECENT_SIGN_IN_MINUTES, fields));
  expect((await readAsServer(family.profilePath))['lock']).toEqual(LOCK);
  await allowed(changeAfterSignIn(family, RECENT_SIGN_IN_MINUTES - 1, fields));
});

it('a stored parental PIN cannot be removed by deleting its field', async () => {
  const family = await familyWithPin();
  await denied(changeAfterSignIn(family, 0, { lock: deleteField() }));
  await denied(family.db.doc(family.profilePath).delete());
  await allowed(changeAfterSignIn(family, 0, { lock: null }));
});

it('a stored parental PIN does not restrict changes of other fields', async () => {
  const family = await familyWithPin();
  await allowed(family.updateProfile({ penName: 'Lantern Lane' }));
  await allowed(family.updateProfile({ lock: LOCK, displayName: 'Rosa' }));
});

it('the parental PIN can be set again after it has been removed', async () => {
  const family = await familyWithPin();
  await allowed(changeAfterSignIn(family, 0, { lock: null }));
  await allowed(family.updateProfile({ lock: OTHER_LOCK }));
});
