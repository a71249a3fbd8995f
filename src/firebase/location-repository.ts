import { readLocation } from '@talelantern/domain/locations/location';
import { NO_ACCESS } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { doc, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore/lite';
import type { LocationRepository } from '../services/ports/item-repositories.ts';
import { createCounted, deleteCounted, LOCATION_COUNTER } from './counted-documents.ts';
import { findItem, isDenied } from './store-failure.ts';
import { getPage } from './stored-page.ts';

export function createLocationRepository(firestore: Firestore, uid: string): LocationRepository {
  const profile = doc(firestore, 'users', uid);
  const locationOf = (id: string) => doc(firestore, 'locations', id);
  return {
    list: (cursor) => getPage(firestore, { collection: 'locations', uid, cursor, read: readLocation }),
    find: (id) => findItem(firestore, 'locations', id, readLocation),
    async create(id, fields) {
      const now = serverTimestamp();
      const location = { ...fields, id, userId: uid, createdAt: now, updatedAt: now };
      try {
        await createCounted(firestore, profile, locationOf(id), location, LOCATION_COUNTER);
      } catch (error) {
        throw isDenied(error) ? new AppError('forbidden', NO_ACCESS, { cause: error }) : error;
      }
    },
    update: (id, patch) => updateDoc(locationOf(id), { ...patch, updatedAt: serverTimestamp() }),
    delete: (id) => deleteCounted(firestore, profile, locationOf(id), LOCATION_COUNTER),
  };
}
