import { readUsage } from '@talelantern/domain/plans/usage';
import { collection, doc, type Firestore, getDoc, getDocs, limit, query, where } from 'firebase/firestore/lite';

export const createUsageRepository = (firestore: Firestore) => ({
  find: async (usageId: string) => readUsage((await getDoc(doc(firestore, 'usage', usageId))).data() ?? null),
});

/** Whether a family has unsettled finished work, without reading it. */
export async function hasFinishedWork(firestore: Firestore, uid: string): Promise<boolean> {
  const { empty } = await getDocs(query(collection(firestore, 'temp'), where('userId', '==', uid), limit(1)));
  return !empty;
}
