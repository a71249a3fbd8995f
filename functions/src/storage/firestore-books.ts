import { AUTHENTICATION_REQUIRED } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { finishedWorkId, readFinishedWork } from '@talelantern/domain/generation/finished-work';
import { jobId } from '@talelantern/domain/generation/job';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Books } from '../operations/ports/books.ts';
import { FirestorePage } from './firestore-page.ts';
import { findJobRecord, readJobRecord } from './job-document.ts';
import { createTurns } from './turns.ts';

/** Parallel requests of a family write the same usage document, in other processes too. */
const TRANSACTION_ATTEMPTS = 20;

/**
 * The ledgers in Firestore (architecture §4). `addressKeyOf` answers what stands for the address of a family: its month
 * goes on from what an account of the same address had used. Left out, every family begins at nothing.
 */
export function createFirestoreBooks(
  firestore: Firestore,
  addressKeyOf: (uid: string) => Promise<string | null> = async () => null,
): Books {
  const jobs = firestore.collection('jobs');
  const inTurn = createTurns();
  const jobOf = (uid: string, requestId: string) => jobs.doc(jobId(uid, requestId));
  return {
    transact: (uid, work) =>
      inTurn(uid, () =>
        firestore.runTransaction(
          async (transaction) => {
            const page = new FirestorePage(firestore, transaction, addressKeyOf);
            // Read together with what the work reads first: no round trip of its own.
            const [result, isClosed] = await Promise.all([work(page), page.isClosed(uid)]);
            if (isClosed) throw new AppError('unauthenticated', AUTHENTICATION_REQUIRED);
            page.writeAll();
            return result;
          },
          { maxAttempts: TRANSACTION_ATTEMPTS },
        ),
      ),
    findJob: async (uid, requestId) => {
      const data = (await jobOf(uid, requestId).get()).data();
      return data ? readJobRecord(data) : null;
    },
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
  };
}
