import { readPreferences } from '@talelantern/domain/accounts/preferences';
import { doc, getDoc, serverTimestamp, setDoc, type Firestore } from 'firebase/firestore/lite';
import type { PreferencesRepository } from '../services/ports/preferences-repository.ts';

/** `preferences` of `users/{uid}` in Firestore. */
export function createPreferencesRepository(firestore: Firestore, uid: string): PreferencesRepository {
  const profile = doc(firestore, 'users', uid);
  return {
    async find() {
      const document = await getDoc(profile);
      return document.exists() ? readPreferences(document.data()) : null;
    },
    // Merging goes into maps: only what is named is written.
    change: (patch) => setDoc(profile, { preferences: patch, updatedAt: serverTimestamp() }, { merge: true }),
  };
}
