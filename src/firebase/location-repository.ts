import { readLocation } from '@talelantern/domain/locations/location';
import { doc, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore/lite';
import type { LocationRepository } from '../services/ports/item-repositories.ts';
import { createCounted, deleteCounted, forbiddenIfDenied, LOCATION_COUNTER } from './counted-documents.ts';
import { createItemLookup } from './stored-page.ts';

export function createLocationRepository(firestore: Firestore, uid: string): LocationRepository {
  const profile = doc(firestore, 'users', uid);
  const locationOf = (id: string) => doc(firestore, 'locations', id);
  return {
    ...createItemLookup(firestore, uid, 'locations', readLocation),
    create: (id, fields) => {
      const now = serverTimestamp();
      const location = { ...fields, id, userId: uid, createdAt: now, updatedAt: now };
      return forbiddenIfDenied(createCounted(firestore, profile, locationOf(id), location, LOCATION_COUNTER));
    },
    update: (id, patch) => updateDoc(locationOf(id), { ...patch, updatedAt: serverTimestamp() }),
    delete: (id) => deleteCounted(firestore, profile, locationOf(id), LOCATION_COUNTER),
  };
}
