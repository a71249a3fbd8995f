import type { Firestore, Query } from 'firebase-admin/firestore';

/** Shares that are offered for the public list and not decided yet. */
export const offeredSharesIn = (firestore: Firestore): Query =>
  firestore
    .collection('shares')
    .where('offered', '==', true)
    .where('listed', '==', false)
    .where('hidden', '==', false)
    .where('withdrawnAt', '==', null);
