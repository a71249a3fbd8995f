import { onSchedule } from 'firebase-functions/scheduler';
import { ALL_SECRETS, REGION } from '../config.ts';
import { composeWithSettings } from '../http/compose-lazily.ts';
import { triggered } from '../http/define-function.ts';
import { runAllSweeps } from './run-all-sweeps.ts';

/** Runs the sweeps; the local cloud calls it instead of Cloud Scheduler. */
export const sweep = onSchedule(
  {
    schedule: 'every 15 minutes',
    region: REGION,
    timeoutSeconds: 540,
    memory: '512MiB',
    maxInstances: 1,
    secrets: ALL_SECRETS,
  },
  triggered(
    composeWithSettings(async () => (await import('./compose.ts')).composeSweeps),
    runAllSweeps,
  ),
);
