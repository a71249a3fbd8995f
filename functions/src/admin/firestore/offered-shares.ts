import type { Firestore, Query } from 'firebase-admin/firestore';

/** Shares that their families offer to the public list, and about which nobody has decided yet. */
export const offeredSharesIn = (firestore: Firestore): Query =>
  firestore
    .collection('shares')
    .where('offered', '==', true)
    .where('listed', '==', false)
    .where('hidden', '==', false)
    .where('withdrawnAt', '==', null);
