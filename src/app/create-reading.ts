import type { Firestore } from 'firebase/firestore/lite';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { createGenerationRecords } from '../firebase/generation-records.ts';
import { createNarrationFiles } from '../firebase/narration-files.ts';
import { createReadingPlaces } from '../firebase/reading-places.ts';
import { createReadingService } from '../services/create-reading-service.ts';
import { createNarrationRequests } from '../services/narration-requests.ts';
import type { PictureAddresses } from '../services/picture-addresses.ts';
import type { ReadingService } from '../services/reading-service.ts';
import { connectFunctions } from './connect-functions.ts';
import type { Core } from './core.ts';
import { openFirebase } from './open-firebase.ts';

interface ReadingDependencies {
  core: Core;
  uid: string;
  firestore: Firestore;
  /** What turns stored addresses into those a browser can load. */
  addresses: PictureAddresses;
}

/** What only the reader needs: a file of its own. */
export const createReading = ({ core, uid, firestore, addresses }: ReadingDependencies): ReadingService =>
  createReadingService({
    uid,
    functions: connectFunctions(core),
    records: createGenerationRecords(firestore, uid),
    requests: createNarrationRequests(localStorage, STORAGE_KEYS.narrationRequests(uid)),
    files: createNarrationFiles({
      app: () => openFirebase(core.environment),
      environment: core.environment,
      fetch: fetch.bind(window),
    }),
    places: createReadingPlaces(firestore),
    ownAddress: addresses.full,
    now: Date.now,
  });
