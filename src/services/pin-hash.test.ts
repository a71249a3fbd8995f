import { expect, it } from 'vitest';
import { lockWith, opens } from './pin-hash.ts';

it('a lock is opened by its own PIN and by no other', async () => {
  const lock = await lockWith('407182');
  expect(await opens('407182', lock)).toBe(true);
  expect(await opens('407183', lock)).toBe(false);
});

it('two locks of one PIN have nothing in common, and neither says the PIN', async () => {
  const [one, other] = [await lockWith('4071'), await lockWith('4071')];
  expect(one.salt).not.toBe(other.salt);
  expect(one.hash).not.toBe(other.hash);
  expect(one.salt).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(one.hash).toMatch(/^600000[.][A-Za-z0-9_-]{43}$/);
});

it('a lock of fewer rounds can still be opened', async () => {
  // From Python's hashlib.pbkdf2_hmac('sha256', b'4071', b'salt', 1000).
  const lock = { salt: 'salt', hash: '1000.UJl4odPQRHZW-g-I863hJL9hCV-ErCRGYpG11STW0F4' };
  expect(await opens('4071', lock)).toBe(true);
});

it.each(['', '1.', '0.abc', 'abc', '99999999.abc'])(
  'a hash that cannot be understood (%j) is opened by none',
  async (hash) => {
    expect(await opens('4071', { salt: 'salt', hash })).toBe(false);
  },
);
