import { readProfile } from '@talelantern/domain/accounts/profile';
import { readAdmin } from '@talelantern/domain/admin/permissions';
import type { Firestore } from 'firebase-admin/firestore';
import type { Admins } from '../ports/ports.ts';

/** `admins/{uid}` in Firestore; a record whose id is not the uid is ignored. */
export function createFirestoreAdmins(firestore: Firestore): Admins {
  const recordOf = (uid: string) => firestore.collection('admins').doc(uid);
  return {
    async find(uid) {
      const [record, profile, tombstone] = await firestore.getAll(
        recordOf(uid),
        firestore.collection('users').doc(uid),
        firestore.collection('deleted').doc(uid),
      );
      const admin = readAdmin(uid, record?.data() ?? null);
      const { disabled, email } = readProfile(uid, profile?.data() ?? {});
      return admin && !disabled && !tombstone?.exists ? { ...admin, email } : null;
    },
    hasRecord: async (uid) => (await recordOf(uid).get()).exists,
  };
}
