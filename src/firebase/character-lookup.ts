import { readCharacter } from '@talelantern/domain/characters/character';
import type { Firestore } from 'firebase/firestore/lite';
import type { CharacterLookup } from '../services/ports/item-repositories.ts';
import { findItem } from './store-failure.ts';
import { getPage } from './stored-page.ts';

export const createCharacterLookup = (firestore: Firestore, uid: string): CharacterLookup => ({
  list: (cursor) => getPage(firestore, { collection: 'characters', uid, cursor, read: readCharacter }),
  find: (id) => findItem(firestore, 'characters', id, readCharacter),
});
