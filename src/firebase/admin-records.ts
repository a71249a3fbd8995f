import { readAdmin } from '@talelantern/domain/admin/permissions';
import { doc, getDoc, type Firestore } from 'firebase/firestore/lite';
import type { AdminRecords } from '../services/ports/admin-records.ts';

/** `admins/{uid}` in Firestore. */
export const createAdminRecords = (firestore: Firestore, uid: string): AdminRecords => ({
  async find() {
    const document = await getDoc(doc(firestore, 'admins', uid));
    return readAdmin(uid, document.data() ?? null);
  },
});
