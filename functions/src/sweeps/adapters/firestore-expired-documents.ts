import * as z from 'zod/mini';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { jobSchema } from '../../generation/ports/records.ts';
import { documentsFromCheckpoint, pagesOf } from '../../core/firestore-reads.ts';
import { writeSeparately } from '../../core/firestore-writes.ts';
import { startTimeLimit } from '../../core/process-each.ts';

const EXPIRING_COLLECTIONS = [
  'deleted',
  'address_usage',
  'temp',
  'staging',
  'stripe_events',
  'audit',
  'verdicts',
  'judging_turns',
  'judging_days',
  // No longer written (docs/decisions/0176); the last ones have expired on 2027-03-01.
  'picture_scores',
  'reports',
  'jobs',
] as const;

const expiredJobSchema = z.pick(jobSchema, { userId: true, requestId: true, kind: true });
type ExpiredJob = z.infer<typeof expiredJobSchema>;

/** Time-to-live policies delete them too, but take a day or more; jobs have none (docs/decisions/0054). Times in ms. */
export function createFirestoreExpiredDocuments(firestore: Firestore) {
  return {
    /** Running jobs whose lease ended before `now`, oldest first. */
    async *lapsedJobs(now: number): AsyncGenerator<Omit<ExpiredJob, 'kind'> & { id: string }> {
      const runningJobs = firestore.collection('jobs').where('status', '==', 'running');
      for await (const job of documentsFromCheckpoint(
        runningJobs,
        'released_jobs',
        ['leaseUntil', now],
        'userId',
        'requestId',
      ))
        yield { id: job.id, userId: job.get('userId'), requestId: job.get('requestId') };
    },
    /** Ledgers of chapters that were not saved in time, and of saved stories whose event was lost. */
    async *unsavedChapters(now: number): AsyncGenerator<{ id: string; userId: string; memoryKey: string }> {
      const ledgers = firestore.collection('generations');
      for await (const ledger of documentsFromCheckpoint(
        ledgers,
        'unsaved_chapters',
        ['wordsUntil', now],
        'userId',
        'memoryKey',
      ))
        yield { id: ledger.id, userId: ledger.get('userId'), memoryKey: ledger.get('memoryKey') };
    },
    /** Running jobs stay; the oldest first, while there is time. `beforeDelete` is awaited before jobs are deleted. */
    async deleteExpired(now: number, beforeDelete: (jobs: readonly ExpiredJob[]) => Promise<void>) {
      const isOutOfTime = startTimeLimit();
      const fields = ['expiresAt', 'status', ...Object.keys(expiredJobSchema.shape)];
      let deleted = 0;
      for (const name of EXPIRING_COLLECTIONS) {
        const expiredQuery = firestore.collection(name).where('expiresAt', '<=', Timestamp.fromMillis(now));
        for await (const page of pagesOf(expiredQuery.orderBy('expiresAt').select(...fields))) {
          // Without its job, a reservation could never be released, so running jobs stay.
          const ended = page.filter((document) => document.get('status') !== 'running');
          await beforeDelete(
            ended
              .filter(({ ref }) => ref.parent.id === 'jobs')
              .map((document) => expiredJobSchema.safeParse(document.data()).data)
              .filter((job) => job !== undefined),
          );
          await writeSeparately(ended, (reference) => reference.delete());
          deleted += ended.length;
          if (isOutOfTime()) return deleted;
        }
      }
      return deleted;
    },
  };
}
