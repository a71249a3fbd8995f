import { WORD_TIMES, wordTimesId } from '@talelantern/domain/narration/word-timings';
import { lazily } from '@talelantern/domain/loading/lazily';
import type { FirebaseApp } from 'firebase/app';
import { doc, type Firestore, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import type { Environment } from '../config/environment.ts';
import type { NarrationFiles, ReadingPlaces } from '../services/ports/reading-records.ts';
import { findDocument } from './store-failure.ts';

interface FileDeps {
  app: () => FirebaseApp;
  environment: Pick<Environment, 'emulators'>;
  firestore: Firestore;
  uid: string;
}

export function createNarrationFiles({ app, environment, firestore, uid }: FileDeps): NarrationFiles {
  const addresses = lazily(async () => {
    const { startStorage, findAddress } = await import('./start-storage.ts');
    const storage = startStorage(app(), environment);
    return (path: string) => findAddress(storage, path);
  });

  return {
    addressOf: async (path) => (await addresses())(path),
    wordTimesOf: (storyId, part) =>
      findDocument(doc(firestore, WORD_TIMES.collection, wordTimesId(uid, storyId, part)), WORD_TIMES.read),
  };
}

export const createReadingPlaces = (firestore: Firestore): ReadingPlaces => ({
  keep: (storyId, reader, { part, paragraph }) =>
    updateDoc(doc(firestore, 'stories', storyId), {
      [`readingPlaces.${reader}`]: { part, paragraph },
      updatedAt: serverTimestamp(),
    }),
});
