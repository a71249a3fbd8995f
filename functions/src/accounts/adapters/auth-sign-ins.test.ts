import { createHash } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import { expect, it } from 'vitest';
import { createAuthSignIns, nullIfMissing } from './auth-sign-ins.ts';

const email = 'rosa@example.test';
const keysOf = (address: string, emailVerified: boolean, secret = 'a secret') =>
  createAuthSignIns({} as Auth, secret).keysOf({ email: address, emailVerified });

it('a verified address has one key, in any spelling', () => {
  const [key, ...more] = keysOf(email, true);
  expect(more).toEqual([]);
  for (const spelling of ['Rosa@Example.TEST', ` ${email} `]) expect(keysOf(spelling, true)).toEqual([key]);
  expect(keysOf('rose@example.test', true)).not.toEqual([key]);
});

it('an unverified address counts under another key, and inherits from the verified one', () => {
  const [verified = ''] = keysOf(email, true);
  const [own = '', inherited] = keysOf(email, false);
  expect(inherited).toBe(verified);
  expect(own).toMatch(/^unverified_[0-9a-f]{64}$/);
  expect(own).not.toContain(verified);
});

it('the key of an address cannot be computed without the secret', () => {
  const [key] = keysOf(email, true);
  expect(keysOf(email, true, 'another')).not.toEqual([key]);
  for (const known of [email, `email:${email}`]) expect(createHash('sha256').update(known).digest('hex')).not.toBe(key);
});

it('a missing account is null, any other failure is thrown', async () => {
  const lookUpWith = (code: string) => nullIfMissing(Promise.reject(Object.assign(new Error(code), { code })));
  expect(await lookUpWith('auth/user-not-found')).toBeNull();
  expect(await lookUpWith('auth/invalid-email')).toBeNull();
  await expect(lookUpWith('auth/internal-error')).rejects.toThrow('auth/internal-error');
});
