import { readUsage } from '@talelantern/domain/usage/usage';
import { doc, getDoc, type Firestore } from 'firebase/firestore/lite';
import type { UsageRepository } from '../services/ports/usage-repository.ts';

/** `usage/{uid}_…` in Firestore; written by functions only. */
export const createUsageRepository = (firestore: Firestore): UsageRepository => ({
  find: async (usageId) => readUsage((await getDoc(doc(firestore, 'usage', usageId))).data() ?? null),
});
