import { readAdmin } from '@talelantern/domain/admin/permissions';
import { doc, getDoc, type Firestore } from 'firebase/firestore/lite';

export const createAdminRecords = (firestore: Firestore, uid: string) => ({
  /** Null if the user is not an administrator. */
  find: async () => {
    const document = await getDoc(doc(firestore, 'admins', uid));
    return readAdmin(uid, document.data() ?? null);
  },
});
