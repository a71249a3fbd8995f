import {
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { readList, readTextOrNull, type StoredData } from '@talelantern/domain/stored/read-fields';

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

/** Firestore takes about one write of a document in a second. */
const REMEMBER_EVERY_MS = 1_000;

/**
 * The query's documents in the order of the first of `fields`, or by path, with these fields only, from where the previous
 * caller stopped or was killed, which `stats/{name}` remembers: what always fails, or ends the process, does not keep the
 * others waiting, and a caller that never reaches the end in one run still reaches every document. After the end the next
 * caller begins at the start (docs/decisions/0220).
 */
export async function* inTurns(
  query: Query,
  name: string,
  ...fields: readonly string[]
): AsyncGenerator<QueryDocumentSnapshot> {
  const mark = query.firestore.doc(`stats/${name}`);
  const [first = null] = fields;
  const all = (first === null ? query : query.orderBy(first)).orderBy(FieldPath.documentId()).select(...fields);
  let place: StoredData = (await mark.get()).data() ?? {};
  const after = readTextOrNull(place['after']);
  const rest = after === null ? all : all.startAfter(...readList(place['values']), query.firestore.doc(after));
  let rememberedAt = -Infinity;
  try {
    for await (const documents of pagesOf(rest)) {
      for (const document of documents) {
        const next = { after: document.ref.path, values: first === null ? [] : [document.get(first)] };
        // Before its turn, as it may end the process. The first one always, so that each run gets further.
        if (performance.now() - rememberedAt >= REMEMBER_EVERY_MS) {
          await mark.set(next);
          rememberedAt = performance.now();
        }
        yield document;
        place = next;
      }
    }
    place = { after: null };
  } finally {
    await mark.set(place);
  }
}

export async function* idsInTurns(...asked: Parameters<typeof inTurns>): AsyncGenerator<string> {
  for await (const { id } of inTurns(...asked)) yield id;
}

type GetAll = (...references: DocumentReference[]) => Promise<DocumentSnapshot[]>;

interface Waiting {
  reference: DocumentReference;
  resolve: (data: StoredData | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Fetches documents that are requested in the same tick in one round trip. In a transaction this saves another round
 * trip, because parallel first reads all wait for the read that opens it.
 */
export class BatchedReads {
  private readonly getAll: GetAll;
  private waiting: Waiting[] = [];

  constructor(getAll: GetAll) {
    this.getAll = getAll;
  }

  get(reference: DocumentReference): Promise<StoredData | null> {
    return new Promise((resolve, reject) => {
      if (this.waiting.push({ reference, resolve, reject }) === 1) queueMicrotask(() => void this.fetch());
    });
  }

  private async fetch(): Promise<void> {
    const batch = this.waiting;
    this.waiting = [];
    try {
      const documents = await this.getAll(...batch.map(({ reference }) => reference));
      batch.forEach(({ resolve }, index) => resolve(documents[index]?.data() ?? null));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

/** The precision in which Firestore keeps times: two writes of a document may come in the same millisecond. */
export const microsecondsOf = ({ seconds, nanoseconds }: Pick<Timestamp, 'seconds' | 'nanoseconds'>): number =>
  seconds * 1_000_000 + Math.floor(nanoseconds / 1_000);
