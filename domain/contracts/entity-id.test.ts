import { expect, it } from 'vitest';
import { entityIdSchema } from './entity-id.ts';

const isId = (id: string): boolean => entityIdSchema.safeParse(id).success;

it.each(['a', 'story_1795352431074_abcdef', '__a', 'a__', '_', '__', 'x'.repeat(64)])(
  'an entity id may be %s',
  (id) => {
    expect(isId(id)).toBe(true);
  },
);

it.each(['', '.', '..', 'a/b', 'a b', 'ä', 'a\n', 'x'.repeat(65)])(
  'an entity id must not contain path characters: %j',
  (id) => {
    expect(isId(id)).toBe(false);
  },
);

it.each(['____', '__a__', '__proto__'])('an entity id must not be %s, which Firestore reserves', (id) => {
  expect(isId(id)).toBe(false);
});
