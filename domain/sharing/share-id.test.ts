import { describe, expect, it } from 'vitest';
import { contentTypeOfShare, newShareId } from './share-id.ts';

describe('share ids', () => {
  it('say what they lead to', () => {
    expect(newShareId('story', 'a'.repeat(30))).toBe(`s_${'a'.repeat(22)}`);
    expect(contentTypeOfShare(newShareId('character', 'Z9'.repeat(11)))).toBe('character');
  });

  it('are never short or made of other signs', () => {
    expect(() => newShareId('story', 'abc')).toThrow(RangeError);
    expect(() => newShareId('story', '../'.repeat(10))).toThrow(RangeError);
    for (const id of ['', 's_1', `x_${'a'.repeat(22)}`, `s_${'a'.repeat(23)}`])
      expect(contentTypeOfShare(id)).toBeNull();
  });
});
