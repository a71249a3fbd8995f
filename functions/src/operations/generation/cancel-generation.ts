import { CANCELLED, IN_PROGRESS } from '@talelantern/domain/contracts/contract';
import type { Cancelled } from '@talelantern/domain/contracts/cancelled';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { GenerationKind } from '@talelantern/domain/generation/job';
import type { Books } from '../ports/books.ts';
import type { Caller } from '../ports/caller.ts';
import { giveBack } from './reservations.ts';

/**
 * Stops a request before the vendor is asked and gives back what it held. A request that has not arrived yet is stopped
 * when it does.
 * @throws AppError `in_progress` once the vendor was asked or the work is done.
 */
export const cancelGeneration = (
  books: Books,
  caller: Caller,
  requestId: string,
  kind: GenerationKind,
  now: number,
): Promise<Cancelled> =>
  books.transact(caller.uid, async (page) => {
    const job = await page.job(caller.uid, requestId);
    if (job?.status === 'done' || (job?.status === 'running' && job.providerStarted && job.leaseUntil > now)) {
      throw new AppError('in_progress', IN_PROGRESS);
    }
    if (job) await giveBack(page, job);
    page.saveJob({
      userId: caller.uid,
      requestId,
      kind,
      attempt: 0,
      providerStarted: false,
      createdAt: now,
      ...job,
      status: 'failed',
      leaseUntil: now,
      cancelled: true,
      reserved: null,
      error: { code: 'invalid', message: CANCELLED },
    });
    return { cancelled: true };
  });
