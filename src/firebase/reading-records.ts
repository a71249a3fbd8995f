import { WORD_TIMES, wordTimesId } from '@talelantern/domain/narration/word-timings';
import { doc, type Firestore, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import type { NarrationFiles, ReadingPlaces } from '../services/ports/reading-records.ts';
import { findDocument } from './store-failure.ts';

export const createWordTimes = (firestore: Firestore, uid: string): Pick<NarrationFiles, 'wordTimesOf'> => ({
  wordTimesOf: (storyId, part) =>
    findDocument(doc(firestore, WORD_TIMES.collection, wordTimesId(uid, storyId, part)), WORD_TIMES.read),
});

export const createReadingPlaces = (firestore: Firestore): ReadingPlaces => ({
  keep: (storyId, reader, { part, paragraph }) =>
    updateDoc(doc(firestore, 'stories', storyId), {
      [`readingPlaces.${reader}`]: { part, paragraph },
      updatedAt: serverTimestamp(),
    }),
});
