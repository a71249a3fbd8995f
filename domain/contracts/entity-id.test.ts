import { describe, expect, it } from 'vitest';
import { entityIdSchema } from './entity-id.ts';

const isId = (id: string): boolean => entityIdSchema.safeParse(id).success;

describe('the id of a stored item', () => {
  it.each(['a', 'story_1795352431074_abcdef', '__a', 'a__', '_', '__', 'x'.repeat(64)])('may be %s', (id) => {
    expect(isId(id)).toBe(true);
  });

  it.each(['', '.', '..', 'a/b', 'a b', 'ä', 'a\n', 'x'.repeat(65)])('is no part of a path as %j', (id) => {
    expect(isId(id)).toBe(false);
  });

  it.each(['____', '__a__', '__proto__'])('is not %s, which Firestore keeps for itself', (id) => {
    expect(isId(id)).toBe(false);
  });
});
