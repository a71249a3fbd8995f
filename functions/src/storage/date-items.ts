import { readTime } from '@talelantern/domain/stored/read-fields';
import { FieldPath, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { pagesOf } from './pages-of.ts';

const LISTED = ['characters', 'locations', 'stories'];

/**
 * Gives every character, location and story of an earlier version the `createdAt` by which lists are ordered: the time
 * that stands there in another form, else that of the document itself. Answers how many it changed; none the second time.
 */
export async function dateItems(firestore: Firestore): Promise<number> {
  let changed = 0;
  for (const name of LISTED) {
    // By id: an order by `createdAt` would leave out those that have none.
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
