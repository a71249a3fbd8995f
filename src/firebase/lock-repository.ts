import { readLock } from '@talelantern/domain/accounts/lock';
import { doc, getDoc, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore/lite';
import type { LockRepository } from '../services/ports/lock-repository.ts';

/** `lock` of `users/{uid}` in Firestore. */
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
