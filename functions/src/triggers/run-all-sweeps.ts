import { deleteExpired } from '../operations/sweep/delete-expired.ts';
import { judgeHeldComments, judgeWaitingShares } from '../operations/sweep/judge-waiting.ts';
import { mirrorCounts } from '../operations/sweep/mirror-counts.ts';
import { refundLapsedLeases } from '../operations/sweep/refund-lapsed-leases.ts';
import { runSweeps } from '../operations/sweep/run-sweeps.ts';
import type { Tools } from '../compose.ts';

/** What is done every quarter of an hour. Dead runs give back what they hold before their ledgers go. */
export const runAllSweeps = (tools: Tools): Promise<void> =>
  runSweeps(
    [
      { name: 'refund-lapsed-leases', run: (now) => refundLapsedLeases(tools, now) },
      { name: 'delete-expired', run: (now) => deleteExpired(tools, now) },
      { name: 'judge-waiting-shares', run: (now) => judgeWaitingShares(tools, now) },
      { name: 'judge-held-comments', run: () => judgeHeldComments(tools) },
      { name: 'mirror-counts', run: () => mirrorCounts(tools) },
    ],
    tools.clock.now(),
    tools.log,
  );
