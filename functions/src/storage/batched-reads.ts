import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { StoredData } from '@talelantern/domain/stored/read-fields';

/** Fetches documents in one round trip, in order. */
type GetAll = (...references: DocumentReference[]) => Promise<DocumentSnapshot[]>;

interface Waiting {
  reference: DocumentReference;
  resolve: (data: StoredData | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Documents that are asked for in one go are fetched in one round trip. In a transaction that spares another one: reads
 * that begin side by side all wait for the first, which opens it.
 */
export class BatchedReads {
  private readonly getAll: GetAll;
  private waiting: Waiting[] = [];

  constructor(getAll: GetAll) {
    this.getAll = getAll;
  }

  /** The document's data; null when there is none. */
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
