import { Integer as Original } from '@firebase/webchannel-wrapper/bloom-blob';
import { expect, it } from 'vitest';
import { Integer } from './id-number.ts';

const DIGITS = ['0', '7', '-7', '10', '9007199254740993', '9007199254740992', '-9223372036854775808'];

it.each(DIGITS)('%s is ordered among others as Firestore does it', (digits) => {
  for (const other of DIGITS)
    expect(Integer.fromString(digits).compare(Integer.fromString(other))).toBe(
      Original.fromString(digits).compare(Original.fromString(other)),
    );
});
