import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { HeldShare } from '../../operations/ports/shares.ts';
import { readHeldShare } from '../../storage/share-documents.ts';

/** Where a share and what it was made of stand. */
export function shareReferences(firestore: Firestore, shareId: string): [DocumentReference, DocumentReference] {
  const share = firestore.collection('shares').doc(shareId);
  return [share, share.collection('private').doc('source')];
}

/** The documents of `shareReferences`, read; null where there is none. */
export const readHeld = (shareId: string, [share, source]: readonly DocumentSnapshot[]): HeldShare | null =>
  readHeldShare(shareId, share?.data() ?? null, source?.data() ?? null);
