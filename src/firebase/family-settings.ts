import { readLock } from '@talelantern/domain/accounts/lock';
import { readPreferences } from '@talelantern/domain/accounts/preferences';
import { doc, type Firestore, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import type { LockRepository, PreferencesRepository } from '../services/ports/account-repositories.ts';

export function createLockRepository(firestore: Firestore, uid: string): LockRepository {
  const profile = doc(firestore, 'users', uid);
  return {
    async find() {
      const document = await getDoc(profile);
      return document.exists() ? readLock(document.data()) : null;
    },
    save: (lock) => updateDoc(profile, { lock: lock && { ...lock }, updatedAt: serverTimestamp() }),
  };
}

export function createPreferencesRepository(firestore: Firestore, uid: string): PreferencesRepository {
  const profile = doc(firestore, 'users', uid);
  return {
    async find() {
      const document = await getDoc(profile);
      return document.exists() ? readPreferences(document.data()) : null;
    },
    // A merge also applies within maps: only named fields are written.
    change: (patch) => setDoc(profile, { preferences: patch, updatedAt: serverTimestamp() }, { merge: true }),
  };
}
