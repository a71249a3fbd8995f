import { Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import type { Housekeeping } from '../operations/ports/housekeeping.ts';
import { findJobRecord } from './job-document.ts';
import { pagesOf } from './pages-of.ts';

/** Housekeeping in Firestore. The time-to-live policies delete the same documents in the cloud, a day or more later. */
export function createFirestoreHousekeeping(firestore: Firestore): Housekeeping {
  const expired = (collection: string, now: number): Query =>
    firestore.collection(collection).where('expiresAt', '<=', Timestamp.fromMillis(now)).orderBy('expiresAt');
  return {
    async *lapsedJobs(now) {
      const lapsed = firestore
        .collection('jobs')
        .where('status', '==', 'running')
        .where('leaseUntil', '<=', Timestamp.fromMillis(now))
        .orderBy('leaseUntil');
      for await (const page of pagesOf(lapsed)) {
        for (const document of page) yield { userId: document.get('userId'), requestId: document.get('requestId') };
      }
    },
    async deleteExpired(now, leaving) {
      let deleted = 0;
      for (const collection of ['temp', 'staging', 'stripe_events', 'audit', 'jobs']) {
        for await (const page of pagesOf(expired(collection, now))) {
          const batch = firestore.batch();
          // What a running job holds would never be given back.
          const ended = page.filter((document) => document.get('status') !== 'running');
          if (collection === 'jobs')
            await leaving(ended.map((document) => findJobRecord(document.data())).filter((job) => job !== null));
          for (const document of ended) batch.delete(document.ref);
          await batch.commit();
          deleted += ended.length;
        }
      }
      return deleted;
    },
  };
}
