import { expect, it } from 'vitest';
import { isTemporaryId, readCharacter } from './character.ts';
import { toTemporaryCharacter } from './temporary-character.ts';

const stored = readCharacter('c1', {
  userId: 'family',
  name: 'Ember',
  type: 'Mythical Creature - Dragon - Fire Dragon',
});

it('an unsaved character is marked, has a temporary id and no picture', () => {
  if (!stored) throw new Error('the character cannot be read');
  const unsaved = toTemporaryCharacter(stored, { uid: 'family', tempText: 'new', now: 5 });
  expect(unsaved).toMatchObject({
    id: 'temp_new',
    tempId: 'temp_new',
    isTemporary: true,
    name: 'Ember',
    userId: 'family',
  });
  expect(unsaved).toMatchObject({ imageUrl: null, imageHistory: [], sharing: null, createdAt: 5 });
  expect(isTemporaryId(unsaved.id)).toBe(true);
});
