import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { fakeDeviceData } from '../../src/services/account/fake-device-data.ts';
import { adminAuth } from '../functions/support/cloud-access.ts';
import { createFamily, PASSWORD } from '../functions/support/family.ts';
import { startVisit } from './app-family.ts';

const SIGNED_OUT = 'You’ve been signed out. Please sign in again.';

/** A service that never responds. */
const neverResolves = () => new Promise<never>(() => undefined);

let reasons: string[];
let account: Awaited<ReturnType<typeof startVisit>>['account'];
let uid: string;
beforeEach(async () => {
  reasons = [];
  const deviceData = fakeDeviceData({ close: () => 'ended', storeEnd: ({ reason }) => void reasons.push(reason) });
  ({ account } = await startVisit({
    session: { deviceData, sleep: neverResolves, restart: (path) => void reasons.push(path ?? 'here') },
  }));
  const email = `${randomUUID()}@home.example`;
  ({ uid } = await createFamily({ email }));
  await account.signIn(email, PASSWORD);
  await expect.poll(() => account.session().status).toBe('signed-in');
});

it.each([
  [
    'a disabled account',
    (id: string) => adminAuth().updateUser(id, { disabled: true }),
    'This account has been disabled. Please write to us for help.',
  ],
  ['revoked tokens, as after a new password,', (id: string) => adminAuth().revokeRefreshTokens(id), SIGNED_OUT],
  ['a deleted account', (id: string) => adminAuth().deleteUser(id), SIGNED_OUT],
])('%s ends the session and shows the reason', async (_why, end, reason) => {
  // A revocation within the second of the sign-in does not count.
  const endAndCheck = async (): Promise<string[]> => {
    await end(uid).catch(() => undefined);
    await Promise.allSettled([account.idToken(true), account.checkVerification()]);
    return reasons;
  };
  await expect.poll(endAndCheck).toEqual([reason, 'here']);
  expect(account.session()).toEqual({ status: 'loading' });
});

it('polling with a valid token does not end the session', async () => {
  expect(await account.idToken(true)).toBeTypeOf('string');
  expect(reasons).toEqual([]);
});
