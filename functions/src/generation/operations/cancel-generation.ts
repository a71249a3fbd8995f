import { CANCELLED, IN_PROGRESS, INVALID_BODY } from '@talelantern/domain/contracts/contract';
import type { Cancelled } from '@talelantern/domain/contracts/contract-parts';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { GenerationKind } from '@talelantern/domain/generation/job';
import type { Clock } from '../../core/clock.ts';
import type { JobStore, Caller } from '../ports/ports.ts';
import { releaseReservation } from './reservations.ts';

interface CancellableCall {
  caller: Caller;
  body: { cancel?: boolean | undefined; requestId?: string | undefined };
}

/** Cancels the request if `cancel`, otherwise runs `work`. @throws AppError `invalid` without a request id. */
export async function cancelOrRun<Result>(
  { store, clock }: { store: JobStore; clock: Pick<Clock, 'now'> },
  { caller, body }: CancellableCall,
  kind: GenerationKind,
  work: () => Promise<Result>,
): Promise<Result | Cancelled> {
  if (body.cancel !== true) return work();
  if (body.requestId === undefined) throw new AppError('invalid', INVALID_BODY, { field: 'requestId' });
  return cancelGeneration(store, caller, body.requestId, kind, clock.now());
}

/**
 * Cancels a request before the vendor is called and releases its reservation. A request that has not arrived yet is
 * cancelled too.
 * @throws AppError `in_progress` once the vendor has been called or the work is done.
 */
const cancelGeneration = (
  store: JobStore,
  caller: Caller,
  requestId: string,
  kind: GenerationKind,
  now: number,
): Promise<Cancelled> =>
  store.transact(caller.uid, async (tx) => {
    const job = await tx.job(caller.uid, requestId);
    if (job?.status === 'done' || (job?.status === 'running' && job.providerStarted && job.leaseUntil > now)) {
      throw new AppError('in_progress', IN_PROGRESS);
    }
    if (job) await releaseReservation(tx, job);
    tx.saveJob({
      userId: caller.uid,
      requestId,
      kind,
      attempt: 0,
      isQueued: false,
      providerStarted: false,
      hasBegunAtOurCost: false,
      createdAt: now,
      ...job,
      status: 'failed',
      leaseUntil: now,
      cancelled: true,
      reserved: null,
      error: { code: 'invalid', message: CANCELLED, field: 'requestId', retryAfterSeconds: null },
    });
    return { cancelled: true };
  });
