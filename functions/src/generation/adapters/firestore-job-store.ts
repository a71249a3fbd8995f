import { AUTHENTICATION_REQUIRED } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { finishedWorkId, readFinishedWork } from '@talelantern/domain/generation/finished-work';
import { jobId } from '@talelantern/domain/generation/job';
import { readStory } from '@talelantern/domain/stories/story';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { JobStore } from '../ports/ports.ts';
import { FirestoreTx, type AddressKeysOf } from './firestore-transaction.ts';
import { findJobRecord, readJobRecord } from './job-document.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';

/** A user's parallel requests, perhaps in different processes, write the same usage document. */
const TRANSACTION_ATTEMPTS = 20;

/**
 * Jobs, usage and ledgers in Firestore. `addressKeysOf` returns the hashes of a user's address, whose earlier usage in
 * the month is inherited; without it, every user starts at zero.
 */
export function createFirestoreJobStore(firestore: Firestore, addressKeysOf: AddressKeysOf = async () => []): JobStore {
  const jobs = firestore.collection('jobs');
  const withLock = createKeyedMutex();
  const jobOf = (uid: string, requestId: string) => jobs.doc(jobId(uid, requestId));
  return {
    transact: (uid, work) =>
      withLock(uid, () =>
        firestore.runTransaction(
          async (transaction) => {
            const tx = new FirestoreTx(firestore, transaction, addressKeysOf);
            // Runs in parallel with the first reads, to save a round trip.
            const [result, isClosed] = await Promise.all([work(tx), tx.isClosed(uid)]);
            if (isClosed) throw new AppError('unauthenticated', AUTHENTICATION_REQUIRED);
            tx.writeAll();
            return result;
          },
          { maxAttempts: TRANSACTION_ATTEMPTS },
        ),
      ),
    findJob: async (uid, requestId) => {
      const data = (await jobOf(uid, requestId).get()).data();
      return data ? readJobRecord(data) : null;
    },
    readJob: async (uid, requestId) => {
      const reference = jobOf(uid, requestId);
      const [stored, closed] = await firestore.getAll(reference, firestore.collection('deleted').doc(uid));
      const data = closed?.exists ? undefined : stored?.data();
      const lastUpdateTime = stored?.updateTime;
      return {
        job: data ? readJobRecord(data) : null,
        markStarted: async (leaseUntil) => {
          if (!lastUpdateTime) return false;
          const started = { providerStarted: true, leaseUntil: Timestamp.fromMillis(leaseUntil) };
          return reference.update(started, { lastUpdateTime }).then(
            () => true,
            () => false,
          );
        },
      };
    },
    watchJob: (uid, requestId, see, fail) =>
      jobOf(uid, requestId).onSnapshot((snapshot) => {
        const data = snapshot.data();
        try {
          see(data ? readJobRecord(data) : null);
        } catch (error) {
          // The SDK does not catch it.
          fail(error);
        }
      }, fail),
    extendLease: async (uid, requestId, until) => {
      await jobOf(uid, requestId).update({ leaseUntil: Timestamp.fromMillis(until) });
    },
    listRunningJobs: async (uid) => {
      const { docs } = await jobs.where('userId', '==', uid).where('status', '==', 'running').get();
      return docs.map((document) => findJobRecord(document.data())).filter((job) => job !== null);
    },
    findWork: async (uid, requestId) => {
      const data = (await firestore.collection('temp').doc(finishedWorkId(uid, requestId)).get()).data();
      return data ? readFinishedWork(data) : null;
    },
    findStory: async (uid, memoryKey) => {
      const stories = firestore.collection('stories');
      const query = stories.where('userId', '==', uid).where('memoryKey', '==', memoryKey).limit(1);
      const [document] = (await query.get()).docs;
      return document ? readStory(document.id, document.data()) : null;
    },
  };
}
