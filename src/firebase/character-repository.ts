import { readCharacter } from '@talelantern/domain/characters/character';
import { collection, doc, increment, serverTimestamp, type Firestore } from 'firebase/firestore/lite';
import type { CharacterRepository } from '../services/ports/item-repositories.ts';
import type { ServerClock } from '../services/ports/server-clock.ts';
import { CHARACTER_COUNTER, createCountedDocuments, forbiddenIfDenied } from './counted-documents.ts';
import { createInMonth } from './monthly-counters.ts';
import { createItemLookup } from './stored-page.ts';

export function createCharacterRepository(firestore: Firestore, uid: string, clock: ServerClock): CharacterRepository {
  const characters = collection(firestore, 'characters');
  return {
    ...createCountedDocuments(firestore, uid, characters, CHARACTER_COUNTER, readCharacter),
    ...createItemLookup(firestore, uid, 'characters', readCharacter),

    create: (id, fields) => {
      const now = serverTimestamp();
      return forbiddenIfDenied(
        createInMonth(firestore, {
          clock,
          uid,
          document: doc(characters, id),
          fields: { ...fields, id, userId: uid, createdAt: now, updatedAt: now },
          counted: 'charactersThisMonth',
          others: { [CHARACTER_COUNTER.total]: increment(1), [CHARACTER_COUNTER.lastId]: id },
        }),
      );
    },
  };
}
