import { parseDownloadUrl } from '@talelantern/domain/images/media-url';
import { namesIn } from '@talelantern/domain/safety/find-real-name';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { WORD_TIMES, wordTimesId } from '@talelantern/domain/narration/word-timings';
import { isRecord, readList, readText, readTextOrNull, readTextList } from '@talelantern/domain/stored/read-fields';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { pagesOf } from '../../core/firestore-reads.ts';
import type { ItemCollection } from '../ports/ports.ts';
import { isBeingWritten } from './firestore-user-documents.ts';

const FIELDS_WITH_PICTURES = ['characters', 'locations', 'sceneImages'] as const;

/** The file that an entry shows; earlier versions stored only its URL. */
function pathsOf(entry: unknown): string[] {
  if (!isRecord(entry)) return [];
  const path = readTextOrNull(entry['imagePath']);
  const file = parseDownloadUrl(readText(entry['imageUrl']));
  return [path, file?.path ?? null].filter((known) => known !== null);
}

export function createFirestoreOwnedFiles(firestore: Firestore) {
  return {
    exists: async (collection: ItemCollection, id: string) =>
      (await firestore.collection(collection).doc(id).get()).exists,
    /** Paths of the pictures in the casts and locations of the user's stories. */
    async picturesInStories(uid: string) {
      const paths = new Set<string>();
      const stories = firestore
        .collection('stories')
        .where('userId', '==', uid)
        .select(...FIELDS_WITH_PICTURES);
      for await (const documents of pagesOf(stories)) {
        for (const document of documents) {
          for (const field of FIELDS_WITH_PICTURES)
            for (const path of readList(document.get(field)).flatMap(pathsOf)) paths.add(path);
        }
      }
      return paths;
    },
    async removeWordTimes(uid: string, storyId: string) {
      const batch = firestore.batch();
      const times = firestore.collection(WORD_TIMES.collection);
      for (let part = 0; part < LIMITS.chapters; part += 1) batch.delete(times.doc(wordTimesId(uid, storyId, part)));
      await batch.commit();
    },
    /**
     * Deletes the notes, ideas and cards in the ledger with this key, unless a story still needs them, and what it holds
     * of an unsaved chapter, with names of deleted children that only this one contains. The counts stay, because
     * they are the family's usage.
     */
    async removeChapterTexts(uid: string, memoryKey: string) {
      const ledger = firestore.collection('generations').doc(`${uid}_${memoryKey}`);
      const stories = firestore.collection('stories').where('userId', '==', uid).where('memoryKey', '==', memoryKey);
      await firestore.runTransaction(async (transaction) => {
        const [found, rest] = await Promise.all([transaction.get(ledger), transaction.get(stories.limit(1))]);
        if (!found.exists) return;
        const deletion = FieldValue.delete();
        const [story] = rest.docs;
        const textsOfChapters = story
          ? deletedChildrenStillNamed(found, story)
          : {
              notes: deletion,
              offered: deletion,
              talkCards: deletion,
              readers: deletion,
              deletedChildren: deletion,
            };
        const unsaved = {
          laterVersions: deletion,
          unsavedPlanId: deletion,
          unsavedUntil: deletion,
          wordsUntil: deletion,
        };
        transaction.update(ledger, { ...textsOfChapters, ...unsaved });
      });
    },
  };
}

function deletedChildrenStillNamed(ledger: DocumentSnapshot, story: DocumentSnapshot): { deletedChildren?: string[] } {
  const names = readTextList(ledger.get('deletedChildren'));
  if (names.length === 0 || isBeingWritten(ledger)) return {};
  const notes = ['notes', 'offered', 'talkCards'].map((field): unknown => ledger.get(field));
  return { deletedChildren: namesIn([story.data(), notes], names) };
}
