import { NO_ACCESS } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { doc, increment, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore/lite';
import type { CharacterRepository } from '../services/ports/item-repositories.ts';
import type { ServerClock } from '../services/ports/server-clock.ts';
import { createCharacterLookup } from './character-lookup.ts';
import { CHARACTER_COUNTER, deleteCounted } from './counted-documents.ts';
import { createInMonth } from './monthly-counters.ts';
import { isDenied } from './store-failure.ts';

/** One family's `characters` in Firestore, counted in `users/{uid}` in the same write, as the rules require. */
export function createCharacterRepository(firestore: Firestore, uid: string, clock: ServerClock): CharacterRepository {
  const profile = doc(firestore, 'users', uid);
  const characterOf = (id: string) => doc(firestore, 'characters', id);

  return {
    ...createCharacterLookup(firestore, uid),

    async create(id, fields) {
      const now = serverTimestamp();
      try {
        await createInMonth(firestore, {
          clock,
          uid,
          document: characterOf(id),
          fields: { ...fields, id, userId: uid, createdAt: now, updatedAt: now },
          counted: 'charactersThisMonth',
          others: { [CHARACTER_COUNTER.total]: increment(1), [CHARACTER_COUNTER.lastId]: id },
        });
      } catch (error) {
        throw isDenied(error) ? new AppError('forbidden', NO_ACCESS, { cause: error }) : error;
      }
    },

    update: (id, patch) => updateDoc(characterOf(id), { ...patch, updatedAt: serverTimestamp() }),

    delete: (id) => deleteCounted(firestore, profile, characterOf(id), CHARACTER_COUNTER),
  };
}
