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
import type { GenerationRecords } from '../services/ports/generation-records.ts';
import { findDocument } from './store-failure.ts';

export function createGenerationRecords(firestore: Firestore, uid: string): GenerationRecords {
  const finishedOf = (requestId: string) => doc(firestore, 'temp', finishedWorkId(uid, requestId));

  return {
    findJob: (requestId) => findDocument(doc(firestore, 'jobs', jobId(uid, requestId)), (_id, job) => readJob(job)),
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
    findFinished: (requestId) => findDocument(finishedOf(requestId), (_id, work) => readFinishedWork(work)),
    deleteFinished: (requestId) => deleteDoc(finishedOf(requestId)),
  };
}
