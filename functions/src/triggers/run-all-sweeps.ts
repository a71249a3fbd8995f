import { keepNames } from '../admin/keep-names.ts';
import { keepOverview } from '../admin/keep-overview.ts';
import { findReturnedPayments } from '../billing/find-returned-payments.ts';
import { reconcilePlans } from '../billing/reconcile-plans.ts';
import { deleteExpired } from '../operations/sweep/delete-expired.ts';
import { finishDepartures } from '../operations/sweep/finish-departures.ts';
import { judgeHeldComments, judgeWaitingShares } from '../operations/sweep/judge-waiting.ts';
import { mirrorCounts } from '../operations/sweep/mirror-counts.ts';
import { removeArchives } from '../operations/sweep/remove-archives.ts';
import { refundLapsedLeases } from '../operations/sweep/refund-lapsed-leases.ts';
import { runSweeps } from '../operations/sweep/run-sweeps.ts';
import type { Tools } from '../compose.ts';

/** What is done every quarter of an hour. Accounts that go hold nothing that could be given back; dead runs give
 * back what they hold before their ledgers go. */
export const runAllSweeps = (tools: Tools): Promise<void> =>
  runSweeps(
    [
      { name: 'finish-departures', run: (now) => finishDepartures(tools, now) },
      { name: 'forget-departures', run: (now) => tools.departures.deleteExpired(now) },
      { name: 'remove-archives', run: (now) => removeArchives(tools, now) },
      { name: 'refund-lapsed-leases', run: (now) => refundLapsedLeases(tools, now) },
      { name: 'delete-expired', run: (now) => deleteExpired(tools, now) },
      { name: 'judge-waiting-shares', run: (now) => judgeWaitingShares(tools, now) },
      { name: 'judge-held-comments', run: () => judgeHeldComments(tools) },
      { name: 'reconcile-plans', run: (now) => reconcilePlans(tools, now) },
      { name: 'find-returned-payments', run: () => findReturnedPayments(tools) },
      { name: 'mirror-counts', run: () => mirrorCounts(tools) },
      { name: 'keep-names', run: (now) => keepNames(tools, now) },
      { name: 'keep-overview', run: (now) => keepOverview(tools, now) },
    ],
    tools.clock.now(),
    tools.log,
  );
