import { indexNames } from '../admin/operations/index-names.ts';
import { updateOverview } from '../admin/operations/update-overview.ts';
import { handlePaymentMovements } from '../billing/operations/handle-payment-event.ts';
import { reconcilePlans } from '../billing/operations/refresh-plan.ts';
import {
  deleteExpired,
  finishAccountDeletions,
  finishShareFollowUps,
  judgeHeldComments,
  judgeWaitingShares,
  mirrorCounts,
  removeArchives,
  releaseLapsedJobs,
  runSweeps,
} from './operations/sweeps.ts';
import type { composeSweeps } from './compose.ts';

/**
 * Runs every 15 minutes. Order matters: deleted accounts first, as their reservations need no release; lapsed leases
 * are refunded before their jobs expire. What waits for a moderator or grows with the number of shares comes last.
 */
export const runAllSweeps = (deps: ReturnType<typeof composeSweeps>): Promise<void> =>
  runSweeps(
    [
      { name: 'finish-account-deletions', run: (now) => finishAccountDeletions(deps, now) },
      { name: 'delete-expired-tombstones', run: (now) => deps.accountDeletions.deleteExpired(now) },
      { name: 'remove-archives', run: (now) => removeArchives(deps, now) },
      { name: 'refund-lapsed-leases', run: (now) => releaseLapsedJobs(deps, now) },
      { name: 'delete-expired', run: (now) => deleteExpired(deps, now) },
      { name: 'reconcile-plans', run: (now) => reconcilePlans(deps, now) },
      { name: 'find-moved-payments', run: () => handlePaymentMovements(deps) },
      { name: 'index-names', run: (now) => indexNames(deps, now) },
      { name: 'update-overview', run: (now) => updateOverview(deps, now) },
      { name: 'judge-held-comments', run: () => judgeHeldComments(deps) },
      { name: 'judge-waiting-shares', run: (now) => judgeWaitingShares(deps, now) },
      // All shares of a family are one item, however many.
      { name: 'refresh-user-shares', run: (now) => finishShareFollowUps(deps, now) },
      { name: 'mirror-counts', run: () => mirrorCounts(deps) },
    ],
    deps.clock.now(),
    deps.log,
  );
