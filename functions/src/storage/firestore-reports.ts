import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Reports } from '../operations/ports/reports.ts';

/** Reports in Firestore (architecture §4). */
export const createFirestoreReports = (firestore: Firestore): Reports => ({
  async add(report) {
    await firestore.collection('reports').add({ ...report, createdAt: FieldValue.serverTimestamp() });
  },
});
