import { readLock, type Lock } from '@talelantern/domain/accounts/lock';
import { readPreferences, type PreferencesPatch } from '@talelantern/domain/accounts/preferences';
import { doc, type Firestore, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';

export function createLockRepository(firestore: Firestore, uid: string) {
  const profile = doc(firestore, 'users', uid);
  return {
    async find() {
      const document = await getDoc(profile);
      return document.exists() ? readLock(document.data()) : null;
    },
    /** Null removes the PIN. Needs a profile; changing an existing PIN requires a recent sign-in. */
    save: (lock: Lock | null) => updateDoc(profile, { lock: lock && { ...lock }, updatedAt: serverTimestamp() }),
  };
}

export function createPreferencesRepository(firestore: Firestore, uid: string) {
  const profile = doc(firestore, 'users', uid);
  return {
    async find() {
      const document = await getDoc(profile);
      return document.exists() ? readPreferences(document.data()) : null;
    },
    /** Requires a profile. A merge also applies within maps: changes of other fields by other tabs are kept. */
    change: (patch: PreferencesPatch) =>
      setDoc(profile, { preferences: patch, updatedAt: serverTimestamp() }, { merge: true }),
  };
}
