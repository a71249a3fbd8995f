import { describe, expect, it } from 'vitest';
import { isEasyPin, isPin, NO_WRONG_PINS, readLock, waitLeft } from './lock.ts';

describe('a PIN', () => {
  it('has four to six digits and nothing else', () => {
    expect(['4071', '40718', '407182'].map(isPin)).toEqual([true, true, true]);
    expect(['', '407', '4071823', '40 71', '40a1', '-407', '٤٠٧١'].map(isPin)).toEqual(Array(7).fill(false));
  });

  it('is easy where it is one digit over and over or a run', () => {
    expect(['0000', '777777', '1234', '456789', '9876', '3210'].map(isEasyPin)).toEqual(Array(6).fill(true));
    expect(['4071', '1235', '1357', '1122', '90123'].map(isEasyPin)).toEqual(Array(5).fill(false));
  });
});

describe('the stored lock', () => {
  it('is what is stored, or none', () => {
    expect(readLock({ lock: { salt: 'abc', hash: '1.def' } })).toEqual({ salt: 'abc', hash: '1.def' });
    expect(readLock({})).toBeNull();
    expect(readLock({ lock: null })).toBeNull();
  });

  it('stays a lock where it cannot be understood', () => {
    for (const lock of ['1234', 7, true, [], { salt: 3 }]) expect(readLock({ lock })).toEqual({ salt: '', hash: '' });
  });
});

describe('the wait after wrong PINs', () => {
  const AT = 1_700_000_000_000;

  it('grows from a second to five minutes and no further', () => {
    expect(waitLeft(NO_WRONG_PINS, AT)).toBe(0);
    const seconds = [1, 2, 3, 4, 5, 6, 40].map((count) => waitLeft({ count, at: AT }, AT) / 1_000);
    expect(seconds).toEqual([1, 5, 30, 60, 300, 300, 300]);
  });

  it('passes with the time', () => {
    expect(waitLeft({ count: 3, at: AT }, AT + 12_000)).toBe(18_000);
    expect(waitLeft({ count: 3, at: AT }, AT + 30_000)).toBe(0);
  });

  it('is not made longer by a clock that was set back', () => {
    expect(waitLeft({ count: 2, at: AT }, AT - 86_400_000)).toBe(5_000);
  });
});
