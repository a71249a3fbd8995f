import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountService } from '../../src/services/account-service.ts';
import { fakeTraces } from '../../src/services/fake-device-traces.ts';
import { adminAuth } from '../functions/support/cloud-access.ts';
import { createFamily, PASSWORD } from '../functions/support/family.ts';
import { startVisit } from './app-family.ts';

const SIGNED_OUT = 'You have been signed out. Please sign in again.';

/** The service is asked for its reason until it has answered. */
const forEver = () => new Promise<never>(() => undefined);

let told: string[];
let account: AccountService;
let uid: string;
beforeEach(async () => {
  told = [];
  const traces = fakeTraces({ close: () => 'ended', noteEnd: ({ reason }) => void told.push(reason) });
  ({ account } = startVisit({
    session: { traces, sleep: forEver, restart: (path) => void told.push(path ?? 'here') },
  }));
  const email = `${randomUUID()}@home.example`;
  ({ uid } = await createFamily({ email }));
  await account.signIn(email, PASSWORD);
  await expect.poll(() => account.session().status).toBe('signed-in');
});

describe('a sign-in that the service ends', () => {
  it.each([
    [
      'because the account was switched off',
      (id: string) => adminAuth().updateUser(id, { disabled: true }),
      'This account has been switched off. Please write to us for help.',
    ],
    [
      'because it was called back, as with a new password',
      (id: string) => adminAuth().revokeRefreshTokens(id),
      SIGNED_OUT,
    ],
    ['because the account is gone', (id: string) => adminAuth().deleteUser(id), SIGNED_OUT],
  ])('%s ends the session with the reason', async (_why, end, reason) => {
    // What was called back within the second of the sign-in does not count as older.
    const endAndAsk = async (): Promise<string[]> => {
      await end(uid).catch(() => undefined);
      await Promise.allSettled([account.idToken(true), account.checkVerification()]);
      return told;
    };
    await expect.poll(endAndAsk).toEqual([reason, 'here']);
    expect(account.session()).toEqual({ status: 'loading' });
  });
});

it('a token of a family that nobody troubles ends nothing', async () => {
  expect(await account.idToken(true)).toBeTypeOf('string');
  expect(told).toEqual([]);
});
