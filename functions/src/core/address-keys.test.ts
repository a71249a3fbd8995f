import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createAddressKeys } from './address-keys.ts';

const email = 'rosa@example.test';
const keysOf = (address: string, emailVerified: boolean, secret = 'a secret') =>
  createAddressKeys(secret)({ email: address, emailVerified });

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
