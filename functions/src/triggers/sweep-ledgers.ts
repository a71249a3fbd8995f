import { refundLapsedLeases } from '../operations/sweep/refund-lapsed-leases.ts';
import { runSweeps } from '../operations/sweep/run-sweeps.ts';
import type { Tools } from '../compose.ts';

/** Dead runs give back what they hold before their ledgers go. */
export const sweepLedgers = (tools: Tools): Promise<void> =>
  runSweeps(
    [
      { name: 'refund-lapsed-leases', run: (now) => refundLapsedLeases(tools, now) },
      { name: 'delete-expired', run: tools.housekeeping.deleteExpired },
    ],
    tools.clock.now(),
    tools.log,
  );
