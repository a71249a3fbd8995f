import { parseDownloadAddress } from '@talelantern/domain/images/media-address';
import { isRecord, readList, readText, readTextOrNull } from '@talelantern/domain/stored/read-fields';
import type { Firestore } from 'firebase-admin/firestore';
import type { OwnedFiles } from '../operations/ports/owned-files.ts';
import { pagesOf } from './pages-of.ts';

const SHOWING = ['characters', 'locations', 'sceneImages'] as const;

/** The file behind an entry; an earlier version kept its address alone. */
function pathsOf(entry: unknown): string[] {
  if (!isRecord(entry)) return [];
  const path = readTextOrNull(entry['imagePath']);
  const address = parseDownloadAddress(readText(entry['imageUrl']));
  return [path, address?.path ?? null].filter((known) => known !== null);
}

/** Items in Firestore as far as they name files. */
export function createFirestoreOwnedFiles(firestore: Firestore): OwnedFiles {
  return {
    exists: async (collection, id) => (await firestore.collection(collection).doc(id).get()).exists,
    async picturesInStories(uid) {
      const shown = new Set<string>();
      const stories = firestore
        .collection('stories')
        .where('userId', '==', uid)
        .select(...SHOWING);
      for await (const documents of pagesOf(stories)) {
        for (const document of documents) {
          for (const field of SHOWING)
            for (const path of readList(document.get(field)).flatMap(pathsOf)) shown.add(path);
        }
      }
      return shown;
    },
  };
}
