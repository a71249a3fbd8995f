import { REPORTS_KEPT_DAYS } from '@talelantern/domain/accounts/account-data';
import { FIRST_REPORT_STATUS, type ReportStatus } from '@talelantern/domain/sharing/report';
import { DAY_MS } from '@talelantern/domain/time/day';
import {
  Timestamp,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import type { AuditedAction, AuditedChange } from '../ports/ports.ts';
import { appendAudit } from './firestore-audit-store.ts';

/** Maximum number of reports that one transaction closes. */
const MAX_REPORTS_CLOSED = 200;

/**
 * Pending reports that the query `about` finds: at most MAX_REPORTS_CLOSED of those made until `until` (ms), if given,
 * and the total number of all.
 */
export async function pendingReports(transaction: Transaction, about: Query, until: number | null = null) {
  const pending = about.where('status', '==', FIRST_REPORT_STATUS);
  // Stored times are more precise than a millisecond.
  const closable =
    until === null
      ? pending
      : pending.where('createdAt', '<', Timestamp.fromMillis(until + 1)).orderBy('createdAt', 'desc');
  const reports = (await transaction.get(closable.limit(MAX_REPORTS_CLOSED))).docs;
  const isAll = until === null && reports.length < MAX_REPORTS_CLOSED;
  return { reports, total: isAll ? reports.length : (await transaction.get(pending.count())).data().count };
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

interface Leftover {
  about: Query;
  /** Later reports stay pending. */
  until?: number | null;
  /** How many reports the decision's transaction did not close. */
  count: number;
  status: ReportStatus;
  /**
   * The decision as logged. Closing more reports does not change its subject, so its `after` also applies before them.
   */
  change: AuditedChange;
}

/** Closes the reports that the decision's transaction did not close, with an entry in the log for each part. */
export async function closeLeftover(
  firestore: Firestore,
  { about, until, count, status, change: { target, targetId, after } }: Leftover,
  act: AuditedAction,
): Promise<void> {
  for (let left = count, part = 1; left > 0; left -= MAX_REPORTS_CLOSED, part += 1)
    await firestore.runTransaction(async (transaction) => {
      const { reports, total } = await pendingReports(transaction, about, until);
      if (reports.length === 0) return;
      closeReports(transaction, reports, { status, now: act.now });
      // Different times, because the log is ordered by time.
      appendAudit(
        firestore,
        transaction,
        { ...act, now: act.now + part },
        {
          target,
          targetId,
          before: { ...after, pendingReports: total },
          after: { ...after, pendingReports: total - reports.length },
        },
      );
    });
}
