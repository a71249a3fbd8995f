import { readProfile } from '@talelantern/domain/accounts/profile';
import { readAdmin } from '@talelantern/domain/admin/permissions';
import type { Firestore } from 'firebase-admin/firestore';

/** `admins/{uid}` in Firestore; a record whose id is not the uid is ignored. */
export function createFirestoreAdmins(firestore: Firestore) {
  const recordOf = (uid: string) => firestore.collection('admins').doc(uid);
  return {
    /** Null for users who are not administrators, and for disabled or deleted accounts. */
    async find(uid: string) {
      const [record, profile, tombstone] = await firestore.getAll(
        recordOf(uid),
        firestore.collection('users').doc(uid),
        firestore.collection('deleted').doc(uid),
      );
      const admin = readAdmin(uid, record?.data() ?? null);
      const { disabled, email } = readProfile(uid, profile?.data() ?? {});
      return admin && !disabled && !tombstone?.exists ? { ...admin, email } : null;
    },
    /** Whether the account has a record, with or without permissions. */
    hasRecord: async (uid: string) => (await recordOf(uid).get()).exists,
  };
}
