import {
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { readTextOrNull, type StoredData } from '@talelantern/domain/stored/read-fields';

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

export async function* idsOf(query: Query): AsyncGenerator<string> {
  for await (const documents of pagesOf(query)) for (const { id } of documents) yield id;
}

/**
 * The query's documents by path, without their fields, from where the previous caller stopped, which the document `mark`
 * remembers: a caller that never reaches the end in one run still reaches every document. After the end the next caller
 * begins at the start.
 */
export async function* inTurns(query: Query, mark: DocumentReference): AsyncGenerator<QueryDocumentSnapshot> {
  const byPath = query.select().orderBy(FieldPath.documentId());
  let handled = readTextOrNull((await mark.get()).get('after'));
  try {
    const rest = handled === null ? byPath : byPath.startAfter(mark.firestore.doc(handled));
    for await (const documents of pagesOf(rest)) {
      for (const document of documents) {
        yield document;
        handled = document.ref.path;
      }
    }
    handled = null;
  } finally {
    await mark.set({ after: handled });
  }
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
