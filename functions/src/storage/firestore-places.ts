import { readLocation } from '@talelantern/domain/locations/location';
import type { Firestore } from 'firebase-admin/firestore';
import type { Places } from '../operations/ports/places.ts';

/** `locations/{id}` in Firestore. */
export const createFirestorePlaces = (firestore: Firestore): Places => ({
  async find(locationId) {
    const data = (await firestore.collection('locations').doc(locationId).get()).data();
    return data ? readLocation(locationId, data) : null;
  },
});
