import type { Clock } from '../../core/clock.ts';
import type { Caller, JobStore } from '../ports/ports.ts';
import type { JobRecord } from '../ports/records.ts';

/** How often a lease is checked; the end of the job is seen immediately. */
const LEASE_CHECK_MS = 400;

/** Until it has ended or its lease has lapsed; undefined at `until` (ms). @throws Error when it cannot be read. */
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

/** Repeats that may wait at the same time: a family reloads or loses its connection, on one device or two. */
const MAX_REPEATS = 3;

/** The repeated requests that this process holds, by uid. */
const repeats = new Map<string, number>();

/**
 * Like `waitForJob`, for a request that is repeated, which counts as no start. Undefined immediately while this process
 * holds as many of the account: they would use up the slots of all families (docs/decisions/0231).
 */
export async function waitAsRepeat(
  ...[deps, request, until]: Parameters<typeof waitForJob>
): ReturnType<typeof waitForJob> {
  const { uid } = request.caller;
  const waitingCount = repeats.get(uid) ?? 0;
  if (waitingCount >= MAX_REPEATS) return undefined;
  repeats.set(uid, waitingCount + 1);
  try {
    return await waitForJob(deps, request, until);
  } finally {
    const remainingCount = (repeats.get(uid) ?? 1) - 1;
    if (remainingCount === 0) repeats.delete(uid);
    else repeats.set(uid, remainingCount);
  }
}
