import { WORD_TIMES, wordTimesId } from '@talelantern/domain/narration/word-timings';
import type { ReadingPosition } from '@talelantern/domain/stories/story';
import { doc, type Firestore, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { findDocument } from './store-failure.ts';

export const createWordTimes = (firestore: Firestore, uid: string) => ({
  /** The word times of a chapter's latest recording. */
  wordTimesOf: (storyId: string, part: number) =>
    findDocument(doc(firestore, WORD_TIMES.collection, wordTimesId(uid, storyId, part)), WORD_TIMES.read),
});

/** Reading positions by story and reader. */
export const createReadingPositions = (firestore: Firestore) => ({
  /** Does not change the story's revision. */
  keep: (storyId: string, reader: string, { part, paragraph }: ReadingPosition) =>
    updateDoc(doc(firestore, 'stories', storyId), {
      [`readingPlaces.${reader}`]: { part, paragraph },
      updatedAt: serverTimestamp(),
    }),
});
