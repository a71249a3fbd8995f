import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { StoredShare } from '../../sharing/ports/ports.ts';
import { readStoredShare, shareReferences } from '../../sharing/adapters/share-documents.ts';

/** `getAll` fails without references. */
export const getAll = async (firestore: Firestore, references: DocumentReference[]): Promise<DocumentSnapshot[]> =>
  references.length === 0 ? [] : firestore.getAll(...references);

/** Leaves out shares that are missing or cannot be read. */
export async function readStoredShares(firestore: Firestore, shareIds: readonly string[]): Promise<StoredShare[]> {
  const documents = await getAll(
    firestore,
    shareIds.flatMap((id) => shareReferences(firestore, id)),
  );
  return shareIds.flatMap((id, index) => readStoredShare(id, documents.slice(index * 2, index * 2 + 2)) ?? []);
}
