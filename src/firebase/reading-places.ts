import { doc, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore/lite';
import type { ReadingPlaces } from '../services/ports/reading-places.ts';

/** `readingPlace` of `stories/{storyId}`. */
export const createReadingPlaces = (firestore: Firestore): ReadingPlaces => ({
  keep: (storyId, { part, paragraph }) =>
    updateDoc(doc(firestore, 'stories', storyId), {
      readingPlace: { part, paragraph },
      updatedAt: serverTimestamp(),
    }),
});
