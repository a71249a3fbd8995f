import { REPORTS_KEPT_DAYS } from '@talelantern/domain/accounts/account-data';
import { FIRST_REPORT_STATUS, type ReportStatus } from '@talelantern/domain/sharing/report';
import { DAY_MS } from '@talelantern/domain/time/day';
import { Timestamp, type Query, type QueryDocumentSnapshot, type Transaction } from 'firebase-admin/firestore';

/** Maximum number of reports that a decision closes; further ones stay in the queue. */
export const MAX_REPORTS_CLOSED = 1_000;

/**
 * Pending reports that the query `about` finds: at most MAX_REPORTS_CLOSED of those made until `until` (ms), if given,
 * and the total number of all.
 */
export async function pendingReports(transaction: Transaction, about: Query, until: number | null = null) {
  const pendingQuery = about.where('status', '==', FIRST_REPORT_STATUS);
  // Stored times are more precise than a millisecond, so the bound is the next one.
  const closable =
    until === null
      ? pendingQuery
      : pendingQuery.where('createdAt', '<', Timestamp.fromMillis(until + 1)).orderBy('createdAt', 'desc');
  const reports = (await transaction.get(closable.limit(MAX_REPORTS_CLOSED))).docs;
  const isAll = until === null && reports.length < MAX_REPORTS_CLOSED;
  return { reports, total: isAll ? reports.length : (await transaction.get(pendingQuery.count())).data().count };
}

/** Closes reports and sets when they expire; visitors' reports already have an earlier expiry. `now` in ms. */
export function closeReports(
  transaction: Transaction,
  reports: readonly QueryDocumentSnapshot[],
  { status, now }: { status: ReportStatus; now: number },
): void {
  const expiresAt = Timestamp.fromMillis(now + REPORTS_KEPT_DAYS * DAY_MS);
  for (const report of reports)
    transaction.update(report.ref, { status, expiresAt: report.get('expiresAt') ?? expiresAt });
}
