import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { HeldShare } from '../../sharing/ports/ports.ts';
import { readHeld, shareReferences } from '../../sharing/adapters/share-documents.ts';

/** `getAll` fails without references. */
export const getAll = async (firestore: Firestore, references: DocumentReference[]): Promise<DocumentSnapshot[]> =>
  references.length === 0 ? [] : firestore.getAll(...references);

/** Leaves out shares that are missing or cannot be read. */
export async function readHeldShares(firestore: Firestore, shareIds: readonly string[]): Promise<HeldShare[]> {
  const documents = await getAll(
    firestore,
    shareIds.flatMap((id) => shareReferences(firestore, id)),
  );
  return shareIds.flatMap((id, index) => readHeld(id, documents.slice(index * 2, index * 2 + 2)) ?? []);
}
