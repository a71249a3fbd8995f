import {
  getDoc,
  increment,
  serverTimestamp,
  writeBatch,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore/lite';
import { isDenied, nullIfDenied } from './store-failure.ts';

/** The profile's fields that change together with documents of one kind, as the rules demand. */
interface CounterFields {
  total: string;
  lastId: string;
  lastDeletedId: string;
}

export const CHARACTER_COUNTER = {
  total: 'charactersTotal',
  lastId: 'lastCharacterId',
  lastDeletedId: 'lastDeletedCharacterId',
} as const satisfies CounterFields;

export const LOCATION_COUNTER = {
  total: 'locationsTotal',
  lastId: 'lastLocationId',
  lastDeletedId: 'lastDeletedLocationId',
} as const satisfies CounterFields;

export const CHILD_COUNTER = {
  total: 'childrenTotal',
  lastId: 'lastChildId',
  lastDeletedId: 'lastDeletedChildId',
} as const satisfies CounterFields;

/** Whether there is a document that the caller may read; one that means nothing to us exists all the same. */
const exists = async (document: DocumentReference): Promise<boolean> =>
  (await nullIfDenied(getDoc(document)))?.exists() ?? false;

/** Stores a document and counts it on the profile in the same write. Storing the same one twice stores it once. */
export async function createCounted(
  firestore: Firestore,
  profile: DocumentReference,
  document: DocumentReference,
  fields: Readonly<Record<string, unknown>>,
  counter: CounterFields,
): Promise<void> {
  const batch = writeBatch(firestore);
  batch.set(document, fields);
  batch.update(profile, {
    [counter.total]: increment(1),
    [counter.lastId]: document.id,
    updatedAt: serverTimestamp(),
  });
  try {
    await batch.commit();
  } catch (error) {
    if (isDenied(error) && (await exists(document))) return;
    throw error;
  }
}

/** Deletes a document and takes it off the profile's counter. Deleting what is gone already is no failure. */
export async function deleteCounted(
  firestore: Firestore,
  profile: DocumentReference,
  document: DocumentReference,
  counter: CounterFields,
): Promise<void> {
  const batch = writeBatch(firestore);
  batch.delete(document);
  batch.update(profile, { [counter.total]: increment(-1), [counter.lastDeletedId]: document.id });
  try {
    await batch.commit();
  } catch (error) {
    if (isDenied(error) && !(await exists(document))) return;
    throw error;
  }
}
