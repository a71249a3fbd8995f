import { readLocation } from '@talelantern/domain/locations/location';
import { collection, type Firestore } from 'firebase/firestore/lite';
import type { LocationRepository } from '../services/ports/item-repositories.ts';
import { createCountedDocuments, forbiddenIfDenied, LOCATION_COUNTER } from './counted-documents.ts';
import { createItemLookup } from './stored-page.ts';

export function createLocationRepository(firestore: Firestore, uid: string): LocationRepository {
  const locations = collection(firestore, 'locations');
  const countedLocations = createCountedDocuments(firestore, uid, locations, LOCATION_COUNTER, readLocation);
  return {
    ...countedLocations,
    ...createItemLookup(firestore, uid, 'locations', readLocation),
    create: (id, fields) => forbiddenIfDenied(countedLocations.create(id, { ...fields, id, userId: uid })),
  };
}
