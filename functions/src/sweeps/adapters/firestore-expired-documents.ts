import { Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import type { ExpiredDocuments } from '../operations/sweeps.ts';
import { findJobRecord } from '../../generation/adapters/job-document.ts';
import { inTurns, pagesOf } from '../../core/firestore-reads.ts';

const EXPIRING_COLLECTIONS = [
  'temp',
  'staging',
  'stripe_events',
  'audit',
  'verdicts',
  'judging_turns',
  'judging_days',
  'picture_scores',
  'reports',
  'jobs',
] as const;

/**
 * Finds expired documents. The time-to-live policies in the cloud delete them too, but take a day or more; jobs have
 * none (docs/decisions/0054).
 */
export function createFirestoreExpiredDocuments(firestore: Firestore): ExpiredDocuments {
  const expired = (collection: string, now: number): Query =>
    firestore.collection(collection).where('expiresAt', '<=', Timestamp.fromMillis(now)).orderBy('expiresAt');
  return {
    async *lapsedJobs(now) {
      const running = firestore.collection('jobs').where('status', '==', 'running');
      for await (const job of inTurns(running, 'released_jobs', ['leaseUntil', now], 'userId', 'requestId'))
        yield { id: job.id, userId: job.get('userId'), requestId: job.get('requestId') };
    },
    async deleteExpired(now, beforeDelete) {
      let deleted = 0;
      for (const collection of EXPIRING_COLLECTIONS) {
        for await (const page of pagesOf(expired(collection, now))) {
          const batch = firestore.batch();
          // The reservation of a running job could never be released.
          const ended = page.filter((document) => document.get('status') !== 'running');
          if (collection === 'jobs')
            await beforeDelete(ended.map((document) => findJobRecord(document.data())).filter((job) => job !== null));
          for (const document of ended) batch.delete(document.ref);
          await batch.commit();
          deleted += ended.length;
        }
      }
      return deleted;
    },
  };
}
