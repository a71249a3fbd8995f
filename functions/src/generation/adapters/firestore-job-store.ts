import { AUTHENTICATION_REQUIRED } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { finishedWorkId, readFinishedWork } from '@talelantern/domain/generation/finished-work';
import { jobId } from '@talelantern/domain/generation/job';
import { readLocation } from '@talelantern/domain/locations/location';
import { readStory } from '@talelantern/domain/stories/story';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { createFirestoreTx, readPicturedItem, type EmailKeysOf } from './firestore-transaction.ts';
import { toSpendingWrite } from './firestore-spending.ts';
import { findJobRecord, readJobRecord } from './job-document.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import type { JobRecord } from '../ports/records.ts';
import type { SpentWork, StoreTx } from '../ports/ports.ts';

/** Many attempts, because a user's parallel requests write the same usage document. */
const TRANSACTION_ATTEMPTS = 20;

/** `emailKeysOf` returns the hashes of a user's email address, under which earlier usage is found; by default, none. */
export function createFirestoreJobStore(firestore: Firestore, emailKeysOf: EmailKeysOf = async () => []) {
  const jobs = firestore.collection('jobs');
  const withLock = createKeyedMutex();
  const jobOf = (uid: string, requestId: string) => jobs.doc(jobId(uid, requestId));
  return {
    /** `work` may run more than once. `emailKeys`, if they are known; otherwise they are looked up when needed. */
    transact: <T>(uid: string, work: (tx: StoreTx) => Promise<T>, emailKeys?: readonly string[]) =>
      withLock(uid, () =>
        firestore.runTransaction(
          async (transaction) => {
            const tx = createFirestoreTx(firestore, transaction, emailKeys ?? emailKeysOf);
            // Runs in parallel with the first reads, to save a round trip.
            const [result, isClosed] = await Promise.all([work(tx), tx.isClosed(uid)]);
            if (isClosed) throw new AppError('unauthenticated', AUTHENTICATION_REQUIRED);
            tx.writeAll();
            return result;
          },
          { maxAttempts: TRANSACTION_ATTEMPTS },
        ),
      ),
    findJob: async (uid: string, requestId: string) => {
      const data = (await jobOf(uid, requestId).get()).data();
      return data ? readJobRecord(data) : null;
    },
    readJob: async (uid: string, requestId: string) => {
      const reference = jobOf(uid, requestId);
      const [stored, closed] = await firestore.getAll(reference, firestore.collection('deleted').doc(uid));
      const data = closed?.exists ? undefined : stored?.data();
      const lastUpdateTime = stored?.updateTime;
      return {
        /** Null when the job does not exist, or while its account is being deleted. */
        job: data ? readJobRecord(data) : null,
        /** In one write; `leaseUntil` in ms. False when the job was written since it was read, or on failure. */
        markStarted: async (leaseUntil: number, cost: SpentWork) => {
          if (!lastUpdateTime) return false;
          const started = { providerStarted: true, leaseUntil: Timestamp.fromMillis(leaseUntil) };
          const spending = toSpendingWrite(firestore, cost);
          const batch = firestore.batch();
          batch.update(reference, started, { lastUpdateTime });
          batch.set(spending.reference, spending.data, { merge: true });
          return batch.commit().then(
            () => true,
            () => false,
          );
        },
      };
    },
    /** Calls `see` with the job now and after each change, until the returned function is called. */
    watchJob: (uid: string, requestId: string, see: (job: JobRecord | null) => void, fail: (error: unknown) => void) =>
      jobOf(uid, requestId).onSnapshot((snapshot) => {
        const data = snapshot.data();
        try {
          see(data ? readJobRecord(data) : null);
        } catch (error) {
          // The SDK does not catch errors of its listeners, so they are caught here.
          fail(error);
        }
      }, fail),
    /** `until` in ms. */
    extendLease: async (uid: string, requestId: string, until: number) => {
      await jobOf(uid, requestId).update({ leaseUntil: Timestamp.fromMillis(until) });
    },
    /** Jobs of the user in status `running`; a lapsed lease means that the process died. */
    listRunningJobs: async (uid: string) => {
      const { docs } = await jobs.where('userId', '==', uid).where('status', '==', 'running').get();
      return docs.map((document) => findJobRecord(document.data())).filter((job) => job !== null);
    },
    findWork: async (uid: string, requestId: string) => {
      const data = (await firestore.collection('temp').doc(finishedWorkId(uid, requestId)).get()).data();
      return data ? readFinishedWork(data) : null;
    },
    /** Reads a stored story of any user outside a transaction. */
    readStory: async (storyId: string) => {
      const data = (await firestore.collection('stories').doc(storyId).get()).data();
      return data ? readStory(storyId, data) : null;
    },
    /** Reads a character or location of any user outside a transaction. */
    findPictured: async (collection: 'characters' | 'locations', id: string) => {
      const data = (await firestore.collection(collection).doc(id).get()).data();
      return data ? readPicturedItem(data) : null;
    },
    /** Reads a location of any user outside a transaction. */
    findLocation: async (id: string) => {
      const data = (await firestore.collection('locations').doc(id).get()).data();
      return data ? readLocation(id, data) : null;
    },
    /** The user's stored story with this memory key; null when it is not saved. */
    findStory: async (uid: string, memoryKey: string) => {
      const stories = firestore.collection('stories');
      const query = stories.where('userId', '==', uid).where('memoryKey', '==', memoryKey).limit(1);
      const [document] = (await query.get()).docs;
      return document ? readStory(document.id, document.data()) : null;
    },
    /** Deletes the finished work whose chapter is `text`, once that is saved. */
    deleteChapter: async (uid: string, text: string) => {
      const work = firestore.collection('temp').where('userId', '==', uid).where('kind', '==', 'story');
      const saved = (await work.get()).docs.filter((document) => document.get('result.story') === text);
      await Promise.all(saved.map(({ ref }) => ref.delete()));
    },
  };
}
