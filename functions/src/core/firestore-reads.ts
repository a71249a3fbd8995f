import {
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { readList, readText, readTextOrNull, type StoredData } from '@talelantern/domain/stored/read-fields';
import { KilledRun } from './process-each.ts';

const PAGE = 200;

/** The query's documents in pages; concurrent writes do not disturb the order. */
export async function* pagesOf(query: Query, size = PAGE): AsyncGenerator<QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? query.startAfter(last) : query).limit(size).get();
    if (docs.length > 0) yield docs;
    last = docs.length === size ? docs.at(-1) : undefined;
  } while (last);
}

/** Count queries are billed as one read per thousand documents. */
export const count = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** The shortest time between two writes: Firestore sustains about one a second to a document. */
const REMEMBER_EVERY_MS = 1_000;

/**
 * The query's documents in the order of their paths or, if `due` (the name of a time field, and the latest time in ms),
 * of that time; with these fields only. Begins at the checkpoint `stats/{name}`, where the previous caller stopped or was
 * killed: a document that always fails or ends the process does not block the others, and callers that never reach the
 * end in one run still reach every document. After the end the next caller begins at the start (docs/decisions/0220).
 * @throws KilledRun once after a kill, so that the schedule shows it, and while another caller is running.
 */
export async function* documentsFromCheckpoint(
  ...groupArguments: CheckpointArguments
): AsyncGenerator<QueryDocumentSnapshot> {
  for await (const group of groupsFromCheckpoint(1, ...groupArguments)) yield* group;
}

type CheckpointArguments = [
  query: Query,
  name: string,
  due?: readonly [time: string, until: number],
  ...fields: readonly string[],
];

/**
 * Like `documentsFromCheckpoint`, in groups of documents that are handled concurrently. While a group is handled, the
 * stored position is before the group. The run after a kill goes through the rest one by one, to find the document that
 * ends the process.
 */
export async function* groupsFromCheckpoint(
  atOnce: number,
  ...[query, name, due, ...fields]: CheckpointArguments
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const checkpoint = query.firestore.doc(`stats/${name}`);
  const times = due ? [due[0]] : [];
  const found = due ? query.where(due[0], '<=', Timestamp.fromMillis(due[1])).orderBy(due[0]) : query;
  const all = found.orderBy(FieldPath.documentId()).select(...times, ...fields);
  const { isRunning, ...stored } = (await checkpoint.get()).data() ?? {};
  let position: StoredData = stored;
  if (isRunning === true) {
    await checkpoint.set({ ...position, wasKilled: true });
    throw new KilledRun(readText(position['after']));
  }
  const after = readTextOrNull(position['after']);
  const rest = after === null ? all : all.startAfter(...readList(position['values']), query.firestore.doc(after));
  const wasKilled = stored['wasKilled'] === true;
  const size = wasKilled ? 1 : atOnce;
  let rememberedAt = -Infinity;
  try {
    for await (const documents of pagesOf(rest)) {
      for (let from = 0; from < documents.length; from += size) {
        const group = documents.slice(from, from + size);
        const last = group[group.length - 1];
        const next = { after: last?.ref.path, values: times.map((time) => last?.get(time)) };
        // The position is stored before a group is handled, because handling it may end the process. After a kill it is
        // stored before each document, so that the next run knows which one ended the process.
        if (wasKilled || performance.now() - rememberedAt >= REMEMBER_EVERY_MS) {
          await checkpoint.set({ ...(size === 1 ? next : position), isRunning: true });
          rememberedAt = performance.now();
        }
        yield group;
        position = next;
      }
    }
    position = { after: null };
  } finally {
    await checkpoint.set(position);
  }
}

const idOf = ({ ref }: QueryDocumentSnapshot): string => (ref.parent.parent ?? ref).id;

/** The ids of the documents; for a document in a subcollection, the id of its parent document. */
export async function* idsFromCheckpoint(...groupArguments: CheckpointArguments): AsyncIterable<string> {
  for await (const document of documentsFromCheckpoint(...groupArguments)) yield idOf(document);
}

export async function* idGroupsFromCheckpoint(
  ...groupArguments: Parameters<typeof groupsFromCheckpoint>
): AsyncIterable<string[]> {
  for await (const group of groupsFromCheckpoint(...groupArguments)) yield group.map(idOf);
}

export type GetAll = (...references: DocumentReference[]) => Promise<DocumentSnapshot[]>;

interface Waiting {
  reference: DocumentReference;
  resolve: (data: StoredData | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Fetches documents that are requested in the same tick in one round trip. In a transaction this saves another round
 * trip, because parallel first reads all wait for the read that opens it.
 */
export function batchReads(getAll: GetAll): (reference: DocumentReference) => Promise<StoredData | null> {
  let pendingReads: Waiting[] = [];
  async function fetchAll(): Promise<void> {
    const batch = pendingReads;
    pendingReads = [];
    try {
      const documents = await getAll(...batch.map(({ reference }) => reference));
      batch.forEach(({ resolve }, index) => resolve(documents[index]?.data() ?? null));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
  return (reference) =>
    new Promise((resolve, reject) => {
      if (pendingReads.push({ reference, resolve, reject }) === 1) queueMicrotask(() => void fetchAll());
    });
}

/** The precision in which Firestore keeps times: two writes of a document may come in the same millisecond. */
export const microsecondsOf = ({ seconds, nanoseconds }: Pick<Timestamp, 'seconds' | 'nanoseconds'>): number =>
  seconds * 1_000_000 + Math.floor(nanoseconds / 1_000);
