import { readProfile, STARTING_COUNTERS } from '@talelantern/domain/accounts/profile';
import { usagePeriod } from '@talelantern/domain/usage/usage';
import { doc, getDoc, serverTimestamp, setDoc, updateDoc, type Firestore } from 'firebase/firestore/lite';
import type { ProfileRepository } from '../services/ports/profile-repository.ts';
import type { ServerClock } from '../services/ports/server-clock.ts';
import { isDenied } from './store-failure.ts';

/** `users/{uid}` in Firestore. */
export function createProfileRepository(firestore: Firestore, clock: ServerClock): ProfileRepository {
  const profileOf = (uid: string) => doc(firestore, 'users', uid);

  async function find(uid: string) {
    const document = await getDoc(profileOf(uid));
    return document.exists() ? readProfile(uid, document.data()) : null;
  }

  return {
    find,
    async create({ uid, email }) {
      const now = serverTimestamp();
      const start = {
        email,
        displayName: '',
        photoURL: null,
        ...STARTING_COUNTERS,
        usagePeriod: usagePeriod(await clock.now()),
        createdAt: now,
        lastLoginAt: now,
        updatedAt: now,
      };
      try {
        await setDoc(profileOf(uid), start);
      } catch (error) {
        // Another tab, or a first try whose answer was lost, has created it.
        if (isDenied(error) && (await find(uid))) return;
        throw error;
      }
    },
    recordSignIn: (uid) => updateDoc(profileOf(uid), { lastLoginAt: serverTimestamp(), updatedAt: serverTimestamp() }),
    update: (uid, details) => updateDoc(profileOf(uid), { ...details, updatedAt: serverTimestamp() }),
  };
}
