import { readProfile } from '@talelantern/domain/accounts/profile';
import { doc, getDoc, serverTimestamp, setDoc, updateDoc, type Firestore } from 'firebase/firestore/lite';
import type { ProfileRepository } from '../services/ports/account-repositories.ts';
import type { ServerClock } from '../services/ports/server-clock.ts';
import { ignoreRepeated } from './store-failure.ts';

export function createProfileRepository(firestore: Firestore, clock: ServerClock): ProfileRepository {
  const profileOf = (uid: string) => doc(firestore, 'users', uid);

  async function find(uid: string) {
    const document = await getDoc(profileOf(uid));
    return document.exists() ? readProfile(uid, document.data()) : null;
  }

  return {
    find,
    async create(family) {
      const { uid } = family;
      // Loaded lazily, because each family needs it only once.
      const { newProfile } = await import('./new-profile.ts');
      const start = await newProfile(family, await clock.now());
      await ignoreRepeated(setDoc(profileOf(uid), start), async () => (await find(uid)) !== null);
    },
    recordSignIn: ({ uid, email }, { confirmsAdult } = { confirmsAdult: false }) => {
      const now = serverTimestamp();
      const confirmation = confirmsAdult ? { adultConfirmedAt: now } : {};
      return updateDoc(profileOf(uid), { email, lastLoginAt: now, updatedAt: now, ...confirmation });
    },
    update: (uid, details) => updateDoc(profileOf(uid), { ...details, updatedAt: serverTimestamp() }),
  };
}
