import { Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';

/** Shares that are offered for the public list and not decided yet. */
export const offeredSharesIn = (firestore: Firestore): Query =>
  firestore
    .collection('shares')
    .where('offered', '==', true)
    .where('listed', '==', false)
    .where('hidden', '==', false)
    .where('withdrawnAt', '==', null);

export const WAITS_SINCE = 'waitsSince';

/** Shares that a rule holds until an administrator approves them. */
export const sharesToApproveIn = (firestore: Firestore): Query =>
  firestore.collectionGroup('private').where(WAITS_SINCE, '>', Timestamp.fromMillis(0));
