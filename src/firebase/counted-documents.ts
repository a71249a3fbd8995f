import { NO_ACCESS } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import {
  doc,
  increment,
  runTransaction,
  serverTimestamp,
  writeBatch,
  type CollectionReference,
  type Firestore,
} from 'firebase/firestore/lite';
import { ignoreRepeated, isDenied, isStored } from './store-failure.ts';
import type { Read } from './stored-page.ts';

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

/** Turns a denied create into `forbidden`, because the plan's limit is probably reached. */
export const forbiddenIfDenied = (write: Promise<void>): Promise<void> =>
  write.catch((error: unknown) => {
    throw isDenied(error) ? new AppError('forbidden', NO_ACCESS, { cause: error }) : error;
  });

/** The second is for a conflict with another device. More would delay the message that there is no network. */
const UPDATE_ATTEMPTS = { maxAttempts: 2 };

/** One family's documents of a kind, counted in `users/{uid}` in the same write, as the rules require. */
export function createCountedDocuments<Item>(
  firestore: Firestore,
  uid: string,
  documents: CollectionReference,
  counter: CounterFields,
  read: Read<Item>,
) {
  const profile = doc(firestore, 'users', uid);
  return {
    async create(id: string, fields: object): Promise<void> {
      const now = serverTimestamp();
      const batch = writeBatch(firestore);
      batch.set(doc(documents, id), { ...fields, createdAt: now, updatedAt: now });
      batch.update(profile, { [counter.total]: increment(1), [counter.lastId]: id, updatedAt: now });
      await batch.commit();
    },
    update: (id: string, change: (stored: Item) => object): Promise<Item> =>
      runTransaction(
        firestore,
        async (transaction) => {
          const document = doc(documents, id);
          const storedItem = read(id, (await transaction.get(document)).data() ?? {});
          if (storedItem === null) throw new Error('It is deleted or unreadable.');
          const patch = change(storedItem);
          transaction.update(document, { ...patch, updatedAt: serverTimestamp() });
          return { ...storedItem, ...patch };
        },
        UPDATE_ATTEMPTS,
      ),
    async delete(id: string): Promise<void> {
      const document = doc(documents, id);
      const batch = writeBatch(firestore);
      batch.delete(document);
      batch.update(profile, { [counter.total]: increment(-1), [counter.lastDeletedId]: id });
      await ignoreRepeated(batch.commit(), async () => !(await isStored(document)));
    },
  };
}
