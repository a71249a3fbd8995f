import { readCharacter } from '@talelantern/domain/characters/character';
import { doc, getDoc, type Firestore } from 'firebase/firestore/lite';
import type { CharacterLookup } from '../services/ports/item-repositories.ts';
import { nullIfDenied } from './store-failure.ts';
import { getPage } from './stored-page.ts';

export const createCharacterLookup = (firestore: Firestore, uid: string): CharacterLookup => ({
  list: (cursor) => getPage(firestore, { collection: 'characters', uid, cursor, read: readCharacter }),
  async find(id) {
    const document = await nullIfDenied(getDoc(doc(firestore, 'characters', id)));
    return document?.exists() ? readCharacter(id, document.data()) : null;
  },
});
