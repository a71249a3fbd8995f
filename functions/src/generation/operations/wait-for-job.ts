import type { Clock } from '../../core/clock.ts';
import type { Caller, JobStore } from '../ports/ports.ts';
import type { JobRecord } from '../ports/records.ts';

/** How often a lease is checked; the end of the job is seen at once. */
const LEASE_CHECK_MS = 400;

/**
 * Waits until a job has ended or its lease has lapsed, and returns the job as it is then; undefined at `until` (ms).
 * @throws Error when the job cannot be read.
 */
export async function waitForJob(
  { store, clock }: { store: Pick<JobStore, 'watchJob'>; clock: Clock },
  { caller, requestId }: { caller: Caller; requestId: string },
  until: number,
): Promise<{ job: JobRecord | null } | undefined> {
  let seen: { job: JobRecord | null } | undefined;
  const ended = Promise.withResolvers<void>();
  const see = (job: JobRecord | null): void => {
    seen = { job };
    if (job?.status !== 'running') ended.resolve();
  };
  const stop = store.watchJob(caller.uid, requestId, see, ended.reject);
  try {
    while (clock.now() < until) {
      await Promise.race([ended.promise, clock.sleep(LEASE_CHECK_MS)]);
      if (seen && (seen.job?.status !== 'running' || seen.job.leaseUntil <= clock.now())) return seen;
    }
    return undefined;
  } finally {
    stop();
  }
}
