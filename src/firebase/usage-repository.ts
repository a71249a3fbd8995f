import { readUsage } from '@talelantern/domain/plans/usage';
import { collection, doc, type Firestore, getDoc, getDocs, limit, query, where } from 'firebase/firestore/lite';
import type { UsageRepository } from '../services/ports/account-repositories.ts';

export const createUsageRepository = (firestore: Firestore): UsageRepository => ({
  find: async (usageId) => readUsage((await getDoc(doc(firestore, 'usage', usageId))).data() ?? null),
});

/** Whether a family has unsettled finished work, without reading it. */
export async function hasFinishedWork(firestore: Firestore, uid: string): Promise<boolean> {
  const { empty } = await getDocs(query(collection(firestore, 'temp'), where('userId', '==', uid), limit(1)));
  return !empty;
}
