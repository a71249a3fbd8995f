import { finishedWorkId, readFinishedWork } from '@talelantern/domain/generation/finished-work';
import { jobId, readJob } from '@talelantern/domain/generation/job';
import { PAGE_SIZE } from '@talelantern/domain/limits/limits';
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
} from 'firebase/firestore/lite';
import { findDocument } from './store-failure.ts';

/** Records that the functions store about a family's generations (`jobs` and `temp`). */
export function createGenerationRecords(firestore: Firestore, uid: string) {
  const finishedOf = (requestId: string) => doc(firestore, 'temp', finishedWorkId(uid, requestId));

  return {
    findJob: (requestId: string) =>
      findDocument(doc(firestore, 'jobs', jobId(uid, requestId)), (_id, job) => readJob(job)),
    /** Unsettled finished work, newest first, at most 20. */
    async listFinished() {
      const ownWork = query(
        collection(firestore, 'temp'),
        where('userId', '==', uid),
        orderBy('createdAt', 'desc'),
        limit(PAGE_SIZE),
      );
      const { docs } = await getDocs(ownWork);
      return docs.map((document) => readFinishedWork(document.data())).filter((work) => work !== null);
    },
    findFinished: (requestId: string) => findDocument(finishedOf(requestId), (_id, work) => readFinishedWork(work)),
    deleteFinished: (requestId: string) => deleteDoc(finishedOf(requestId)),
  };
}
