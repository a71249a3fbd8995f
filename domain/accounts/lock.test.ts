import { expect, it } from 'vitest';
import { isEasyPin, isPin, NO_WRONG_PINS, readLock, remainingWait } from './lock.ts';

it('a PIN has four to six digits', () => {
  expect(['4071', '40718', '407182'].map(isPin)).toEqual([true, true, true]);
  expect(['', '407', '4071823', '40 71', '40a1', '-407', '٤٠٧١'].map(isPin)).toEqual(Array(7).fill(false));
});

it('a PIN of repeated or consecutive digits is easy to guess', () => {
  expect(['0000', '777777', '1234', '456789', '9876', '3210'].map(isEasyPin)).toEqual(Array(6).fill(true));
  expect(['4071', '1235', '1357', '1122', '90123'].map(isEasyPin)).toEqual(Array(5).fill(false));
});

it('readLock returns the stored lock, or null', () => {
  expect(readLock({ lock: { salt: 'abc', hash: '1.def' } })).toEqual({ salt: 'abc', hash: '1.def' });
  expect(readLock({})).toBeNull();
  expect(readLock({ lock: null })).toBeNull();
});

it('no PIN opens an invalid stored lock', () => {
  for (const lock of ['1234', 7, true, [], { salt: 3 }]) expect(readLock({ lock })).toEqual({ salt: '', hash: '' });
});

const AT = 1_700_000_000_000;

it('the wait after wrong PINs grows from a second to at most five minutes', () => {
  expect(remainingWait(NO_WRONG_PINS, AT)).toBe(0);
  const seconds = [1, 2, 3, 4, 5, 6, 40].map((count) => remainingWait({ count, at: AT }, AT) / 1_000);
  expect(seconds).toEqual([1, 5, 30, 60, 300, 300, 300]);
});

it('another PIN can be tried when the wait has passed', () => {
  expect(remainingWait({ count: 3, at: AT }, AT + 12_000)).toBe(18_000);
  expect(remainingWait({ count: 3, at: AT }, AT + 30_000)).toBe(0);
});
