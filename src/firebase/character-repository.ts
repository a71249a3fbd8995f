import { readCharacter } from '@talelantern/domain/characters/character';
import { doc, increment, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore/lite';
import type { CharacterRepository } from '../services/ports/item-repositories.ts';
import type { ServerClock } from '../services/ports/server-clock.ts';
import { CHARACTER_COUNTER, deleteCounted, forbiddenIfDenied } from './counted-documents.ts';
import { createInMonth } from './monthly-counters.ts';
import { createItemLookup } from './stored-page.ts';

/** One family's `characters` in Firestore, counted in `users/{uid}` in the same write, as the rules require. */
export function createCharacterRepository(firestore: Firestore, uid: string, clock: ServerClock): CharacterRepository {
  const profile = doc(firestore, 'users', uid);
  const characterOf = (id: string) => doc(firestore, 'characters', id);

  return {
    ...createItemLookup(firestore, uid, 'characters', readCharacter),

    create: (id, fields) => {
      const now = serverTimestamp();
      return forbiddenIfDenied(
        createInMonth(firestore, {
          clock,
          uid,
          document: characterOf(id),
          fields: { ...fields, id, userId: uid, createdAt: now, updatedAt: now },
          counted: 'charactersThisMonth',
          others: { [CHARACTER_COUNTER.total]: increment(1), [CHARACTER_COUNTER.lastId]: id },
        }),
      );
    },

    update: (id, patch) => updateDoc(characterOf(id), { ...patch, updatedAt: serverTimestamp() }),

    delete: (id) => deleteCounted(firestore, profile, characterOf(id), CHARACTER_COUNTER),
  };
}
