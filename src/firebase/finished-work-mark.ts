import { collection, getDocs, limit, query, where, type Firestore } from 'firebase/firestore/lite';

/** Whether a family has finished work that waits to be saved or discarded, without reading what it is. */
export async function hasFinishedWork(firestore: Firestore, uid: string): Promise<boolean> {
  const { empty } = await getDocs(query(collection(firestore, 'temp'), where('userId', '==', uid), limit(1)));
  return !empty;
}
