import type { FamilyDetails } from '@talelantern/domain/accounts/family-details';
import { readProfile } from '@talelantern/domain/accounts/profile';
import { doc, getDoc, serverTimestamp, setDoc, updateDoc, type Firestore } from 'firebase/firestore/lite';
import type { ServerClock } from '../services/ports/server-clock.ts';
import type { NewFamily } from './new-profile.ts';
import { ignoreRepeated } from './store-failure.ts';

export function createProfileRepository(firestore: Firestore, clock: ServerClock) {
  const profileOf = (uid: string) => doc(firestore, 'users', uid);

  async function find(uid: string) {
    const document = await getDoc(profileOf(uid));
    return document.exists() ? readProfile(uid, document.data()) : null;
  }

  return {
    find,
    /** Creates the profile with the specified defaults. Idempotent. */
    async create(family: NewFamily) {
      const { uid } = family;
      // Loaded lazily, because each family needs it only once.
      const { newProfile } = await import('./new-profile.ts');
      const start = await newProfile(family, await clock.now());
      await ignoreRepeated(setDoc(profileOf(uid), start), async () => (await find(uid)) !== null);
    },
    /** Records a sign-in and its email address. With `confirmsAdult`, also records that the user is an adult. */
    recordSignIn: (
      { uid, email }: { uid: string; email: string },
      { confirmsAdult }: { confirmsAdult: boolean } = { confirmsAdult: false },
    ) => {
      const now = serverTimestamp();
      const confirmation = confirmsAdult ? { adultConfirmedAt: now } : {};
      return updateDoc(profileOf(uid), { email, lastLoginAt: now, updatedAt: now, ...confirmation });
    },
    update: (uid: string, details: Partial<FamilyDetails>) =>
      updateDoc(profileOf(uid), { ...details, updatedAt: serverTimestamp() }),
  };
}
