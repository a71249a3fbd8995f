import type { Firestore } from 'firebase/firestore/lite';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { createGenerationRecords } from '../firebase/generation-records.ts';
import { createNarrationFiles, createReadingPlaces } from '../firebase/reading-records.ts';
import { type ReadingService, createReadingService } from '../services/reading/reading-service.ts';
import { createPendingRequests } from '../services/generation/pending-requests.ts';
import type { PictureAddresses } from '../services/pictures/picture-addresses.ts';
import { connectFunctions } from './connect-functions.ts';
import type { Core } from './core.ts';
import { openFirebase } from '../firebase/start.ts';

interface ReadingDeps {
  core: Core;
  uid: string;
  firestore: Firestore;
  addresses: PictureAddresses;
}

/** A separate chunk, for the reader only. */
export const createReading = ({ core, uid, firestore, addresses }: ReadingDeps): ReadingService =>
  createReadingService({
    uid,
    functions: connectFunctions(core),
    records: createGenerationRecords(firestore, uid),
    requests: createPendingRequests(localStorage, STORAGE_KEYS.pendingRequests(uid), STORAGE_KEYS.earlierRequests(uid)),
    files: createNarrationFiles({
      app: () => openFirebase(core.environment),
      environment: core.environment,
      firestore,
      uid,
    }),
    places: createReadingPlaces(firestore),
    ownAddress: addresses.full,
    now: Date.now,
  });
