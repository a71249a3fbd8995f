import { isDeepStrictEqual } from 'node:util';
import { readImageHistory } from '@talelantern/domain/images/image-history';
import { readSceneImages } from '@talelantern/domain/stories/scene-image';
import { readTime } from '@talelantern/domain/stored/read-fields';
import { FieldPath, Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { pagesOf } from '../../core/firestore-reads.ts';

/** The list of pictures of each kind of item. */
const PICTURES = [
  ['characters', 'imageHistory', readImageHistory],
  ['locations', 'imageHistory', readImageHistory],
  ['stories', 'sceneImages', readSceneImages],
] as const;

/** Items with large lists of pictures, so that the changes of a page fit into one commit of 10 MiB. */
const PAGE = 20;

/**
 * Gives items of earlier versions the `createdAt` that lists are ordered by: their own time in a different form, or the
 * document's creation time. Rewrites their pictures as the app reads them: for the rules, an entry that the app writes
 * back in a different form is a new entry. Returns how many items it changed; repeatable: fails at a page of which an
 * item was changed or deleted in the meantime, and is then run again.
 */
export async function normalizeItems(firestore: Firestore): Promise<number> {
  let changed = 0;
  for (const [name, list, read] of PICTURES) {
    // Ordered by id, because ordering by `createdAt` would skip documents without it.
    for await (const documents of pagesOf(firestore.collection(name).orderBy(FieldPath.documentId()), PAGE)) {
      const batch = firestore.batch();
      for (const document of documents) {
        const changes = { ...missingDate(document), ...otherForm(document, list, read) };
        if (Object.keys(changes).length === 0) continue;
        batch.update(document.ref, changes, { lastUpdateTime: document.updateTime });
        changed += 1;
      }
      await batch.commit();
    }
  }
  return changed;
}

function missingDate(document: QueryDocumentSnapshot): { createdAt?: Timestamp } {
  const createdAt: unknown = document.get('createdAt');
  if (createdAt instanceof Timestamp) return {};
  const storedTime = readTime(createdAt);
  return { createdAt: storedTime === null ? document.createTime : Timestamp.fromMillis(storedTime) };
}

function otherForm(
  document: QueryDocumentSnapshot,
  list: string,
  read: (value: unknown) => unknown[],
): Readonly<Record<string, unknown[]>> {
  const stored: unknown = document.get(list);
  const entries = read(stored);
  return stored === undefined || isDeepStrictEqual(stored, entries) ? {} : { [list]: entries };
}
