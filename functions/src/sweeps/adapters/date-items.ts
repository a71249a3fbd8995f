import { readTime } from '@talelantern/domain/stored/read-fields';
import { FieldPath, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { pagesOf } from '../../core/firestore-reads.ts';

const LISTED_COLLECTIONS = ['characters', 'locations', 'stories'];

/**
 * Gives items of earlier versions the `createdAt` that lists are ordered by: their own time in another form, or the
 * document's creation time. Returns how many it changed; repeatable.
 */
export async function dateItems(firestore: Firestore): Promise<number> {
  let changed = 0;
  for (const name of LISTED_COLLECTIONS) {
    // Ordered by id, because ordering by `createdAt` would skip documents without it.
    for await (const documents of pagesOf(firestore.collection(name).orderBy(FieldPath.documentId()))) {
      const batch = firestore.batch();
      const undated = documents.filter((document) => !(document.get('createdAt') instanceof Timestamp));
      for (const document of undated) {
        const known = readTime(document.get('createdAt'));
        batch.update(document.ref, {
          createdAt: known === null ? document.createTime : Timestamp.fromMillis(known),
        });
      }
      await batch.commit();
      changed += undated.length;
    }
  }
  return changed;
}
