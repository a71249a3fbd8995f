import { giveBackIfDead } from '../generation/jobs.ts';
import type { Books } from '../ports/books.ts';
import type { Housekeeping } from '../ports/housekeeping.ts';
import type { Log } from '../ports/log.ts';
import { eachInTurn } from './each-in-turn.ts';

/**
 * Gives back what dead runs of any family hold, also of one that never asks again. Answers how many there were. May run
 * twice or beside a run that takes the job over: only a lease that is over when the books are open counts.
 */
export const refundLapsedLeases = (
  { books, housekeeping, log }: { books: Books; housekeeping: Housekeeping; log: Log },
  now: number,
): Promise<number> =>
  eachInTurn(
    housekeeping.lapsedJobs(now),
    ({ userId, requestId }) => giveBackIfDead(books, { uid: userId, requestId }, now),
    log,
  );
