import { giveBackIfDead } from '../jobs.ts';
import type { Books } from '../ports/books.ts';
import type { Housekeeping } from '../ports/housekeeping.ts';

/**
 * Gives back what dead runs of any family hold, also of one that never asks again. Answers how many there were. May run
 * twice or beside a run that takes the job over: only a lease that is over when the books are open counts.
 */
export async function refundLapsedLeases(
  { books, housekeeping }: { books: Books; housekeeping: Housekeeping },
  now: number,
): Promise<number> {
  let refunded = 0;
  for await (const jobs of housekeeping.lapsedJobs(now)) {
    for (const { userId, requestId } of jobs) {
      if (await giveBackIfDead(books, { uid: userId, requestId }, now)) refunded += 1;
    }
  }
  return refunded;
}
