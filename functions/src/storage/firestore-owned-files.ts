import { isRecord, readList, readTextOrNull } from '@talelantern/domain/stored/read-fields';
import type { Firestore } from 'firebase-admin/firestore';
import type { OwnedFiles } from '../operations/ports/owned-files.ts';
import { pagesOf } from './pages-of.ts';

/** Items in Firestore as far as they name files. */
export function createFirestoreOwnedFiles(firestore: Firestore): OwnedFiles {
  return {
    exists: async (collection, id) => (await firestore.collection(collection).doc(id).get()).exists,
    async picturesInStories(uid) {
      const shown = new Set<string>();
      const stories = firestore.collection('stories').where('userId', '==', uid).select('characters', 'locations');
      for await (const documents of pagesOf(stories)) {
        for (const document of documents) {
          for (const one of [...readList(document.get('characters')), ...readList(document.get('locations'))]) {
            const path = isRecord(one) ? readTextOrNull(one['imagePath']) : null;
            if (path !== null) shown.add(path);
          }
        }
      }
      return shown;
    },
  };
}
