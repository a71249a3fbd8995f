import { indexNames } from '../admin/operations/index-names.ts';
import { updateOverview } from '../admin/operations/update-overview.ts';
import { handlePaymentMovements } from '../billing/operations/handle-payment-event.ts';
import { reconcilePlans } from '../billing/operations/refresh-plan.ts';
import { alertModelShutdowns } from './operations/alert-model-shutdowns.ts';
import { alertWaitingWork } from './operations/alert-waiting-work.ts';
import {
  deleteExpired,
  finishAccountDeletions,
  finishShareFollowUps,
  moderateHeldComments,
  moderateWaitingShares,
  mirrorCounts,
  removeArchives,
  removeUnsavedTexts,
  releaseLapsedJobs,
  runSweeps,
} from './operations/sweeps.ts';
import type { composeSweeps } from './compose.ts';

/**
 * Runs every 15 minutes. Order matters: deleted accounts first, as their reservations need no release; jobs with a
 * lapsed lease are refunded before they expire. What waits for a moderator or grows with the number of shares comes last.
 */
export const runAllSweeps = (deps: ReturnType<typeof composeSweeps>): Promise<void> =>
  runSweeps(
    deps,
    [
      { name: 'finish-account-deletions', run: finishAccountDeletions },
      { name: 'remove-archives', run: removeArchives },
      { name: 'refund-lapsed-leases', run: releaseLapsedJobs },
      { name: 'delete-expired', run: deleteExpired },
      { name: 'remove-unsaved-texts', run: removeUnsavedTexts },
      { name: 'reconcile-plans', run: reconcilePlans },
      { name: 'find-moved-payments', run: handlePaymentMovements },
      { name: 'alert-model-shutdowns', run: alertModelShutdowns },
      { name: 'index-names', run: indexNames },
      { name: 'update-overview', run: updateOverview },
      { name: 'alert-waiting-work', run: alertWaitingWork },
      { name: 'moderate-held-comments', run: moderateHeldComments },
      { name: 'moderate-waiting-shares', run: moderateWaitingShares },
      { name: 'refresh-user-shares', run: finishShareFollowUps },
      { name: 'mirror-counts', run: mirrorCounts },
    ],
    deps.clock.now(),
  );
