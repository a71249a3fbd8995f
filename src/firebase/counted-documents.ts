import { NO_ACCESS } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import {
  increment,
  serverTimestamp,
  writeBatch,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore/lite';
import { ignoreRepeated, isDenied, isStored } from './store-failure.ts';

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

/** A denied write of a new item fails as `forbidden`: the plan may include no more of its kind. */
export const forbiddenIfDenied = (write: Promise<void>): Promise<void> =>
  write.catch((error: unknown) => {
    throw isDenied(error) ? new AppError('forbidden', NO_ACCESS, { cause: error }) : error;
  });

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
  await batch.commit();
}

export async function deleteCounted(
  firestore: Firestore,
  profile: DocumentReference,
  document: DocumentReference,
  counter: CounterFields,
): Promise<void> {
  const batch = writeBatch(firestore);
  batch.delete(document);
  batch.update(profile, { [counter.total]: increment(-1), [counter.lastDeletedId]: document.id });
  await ignoreRepeated(batch.commit(), async () => !(await isStored(document)));
}
