import { describe, expect, it } from 'vitest';
import { newShareId, shareIdContentType } from './share-id.ts';

describe('share ids', () => {
  it('say what they lead to', () => {
    expect(newShareId('story', 'a'.repeat(30))).toBe(`s_${'a'.repeat(22)}`);
    expect(newShareId('character', 'Z9'.repeat(11))).toBe(`c_${'Z9'.repeat(11)}`);
  });

  it('are read again', () => {
    for (const contentType of ['story', 'character'] as const)
      expect(shareIdContentType(newShareId(contentType, 'a'.repeat(22)))).toBe(contentType);
  });

  it('are never short or made of other signs', () => {
    expect(() => newShareId('story', 'abc')).toThrow(RangeError);
    expect(() => newShareId('story', '../'.repeat(10))).toThrow(RangeError);
  });
});
