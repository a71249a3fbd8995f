import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createEmailKeys } from './email-keys.ts';

const email = 'rosa@example.test';
const keysOf = (text: string, emailVerified: boolean, secret = 'a secret') =>
  createEmailKeys(secret)({ email: text, emailVerified });

it('a verified email address has one key, in any spelling', () => {
  const [key, ...more] = keysOf(email, true);
  expect(more).toEqual([]);
  for (const spelling of ['Rosa@Example.TEST', ` ${email} `]) expect(keysOf(spelling, true)).toEqual([key]);
  expect(keysOf('rose@example.test', true)).not.toEqual([key]);
});

it.each([
  ['rosa@example.test', 'rosa+two@example.test', 'Rosa+a+b@example.test'],
  ['rosa.bell@gmail.com', 'rosabell@gmail.com', 'r.osabell+2@GoogleMail.com'],
  ['+2@example.test', '+2+3@example.test'],
])('all email addresses of the mailbox of %s have its key once they are verified', (first, ...others) => {
  for (const other of others) {
    expect(keysOf(other, true)).toEqual(keysOf(first, true));
    expect(keysOf(other, false)[0]).not.toEqual(keysOf(first, false)[0]);
    expect(keysOf(other, false)[1]).toEqual(keysOf(first, true)[0]);
  }
});

it.each([
  ['rosa.bell@example.test', 'rosabell@example.test'],
  ['rosa+two@example.test', 'rosa+two@example.org'],
  ['+2@example.test', '+3@example.test'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(keysOf(one, true)).not.toEqual(keysOf(other, true));
});

it('an unverified email address counts under a different key, and inherits from the verified one', () => {
  const [verified = ''] = keysOf(email, true);
  const [own = '', inherited] = keysOf(email, false);
  expect(inherited).toBe(verified);
  expect(own).toMatch(/^unverified_[0-9a-f]{64}$/);
  expect(own).not.toContain(verified);
});

it('the key of an email address cannot be computed without the secret', () => {
  const [key] = keysOf(email, true);
  expect(keysOf(email, true, 'another')).not.toEqual([key]);
  for (const known of [email, `email:${email}`]) expect(createHash('sha256').update(known).digest('hex')).not.toBe(key);
});
