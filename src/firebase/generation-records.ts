import { finishedWorkId, readFinishedWork } from '@talelantern/domain/generation/finished-work';
import { jobId, readJob } from '@talelantern/domain/generation/job';
import { PAGE_SIZE } from '@talelantern/domain/limits/limits';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
} from 'firebase/firestore/lite';
import type { GenerationRecords } from '../services/ports/generation-records.ts';
import { nullIfDenied } from './store-failure.ts';

export function createGenerationRecords(firestore: Firestore, uid: string): GenerationRecords {
  const finishedOf = (requestId: string) => doc(firestore, 'temp', finishedWorkId(uid, requestId));

  return {
    async findJob(requestId) {
      const document = await nullIfDenied(getDoc(doc(firestore, 'jobs', jobId(uid, requestId))));
      return document?.exists() ? readJob(document.data()) : null;
    },
    async listFinished() {
      const own = query(
        collection(firestore, 'temp'),
        where('userId', '==', uid),
        orderBy('createdAt', 'desc'),
        limit(PAGE_SIZE),
      );
      const { docs } = await getDocs(own);
      return docs.map((document) => readFinishedWork(document.data())).filter((work) => work !== null);
    },
    async findFinished(requestId) {
      const document = await nullIfDenied(getDoc(finishedOf(requestId)));
      return document?.exists() ? readFinishedWork(document.data()) : null;
    },
    deleteFinished: (requestId) => deleteDoc(finishedOf(requestId)),
  };
}
