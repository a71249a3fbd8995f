import { FIRST_REPORT_STATUS } from '@talelantern/domain/reports/report';
import type { Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';

/** Reports of one thing that one decision closes; whoever sends more is closed by the next. */
export const MOST_CLOSED = 200;

/** Of the reports that `about` finds, those about which nobody has decided. */
export async function pendingReports(transaction: Transaction, about: Query): Promise<QueryDocumentSnapshot[]> {
  return (await transaction.get(about.where('status', '==', FIRST_REPORT_STATUS).limit(MOST_CLOSED))).docs;
}
