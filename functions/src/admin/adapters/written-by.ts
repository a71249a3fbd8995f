import { MAX_SHARES_PER_PERSON } from '@talelantern/domain/contracts/admin/users';
import { HOLDS } from '@talelantern/domain/sharing/item-sharing';
import { readShareId } from '@talelantern/domain/sharing/sharing';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { count } from '../../core/firestore-reads.ts';
import { countRemovals } from '../../sharing/adapters/firestore-removals.ts';
import { COLLECTION_OF } from '../../sharing/ports/ports.ts';
import { shareIdOf } from './moderation-changes.ts';
import { readStoredShares } from './read-stored-shares.ts';

/**
 * At most MAX_SHARES_PER_PERSON shares of the account, with those in review, held and open first, and the numbers of its
 * comments, reports and removed shares.
 */
export const createWrittenBy = (firestore: Firestore) => async (uid: string) => {
  const privateDocuments = firestore.collectionGroup('private');
  const sources = privateDocuments.where('ownerId', '==', uid);
  const heldSources = sources.where('hold', 'in', HOLDS);
  // A share does not contain the id of its owner, and its private document does not say whether it is open.
  const sharedItems = Object.values(COLLECTION_OF).map((collection) =>
    firestore.collection(collection).where('userId', '==', uid).where('sharing.isPublic', '==', true),
  );
  const firstOf = async <Id>(query: Query, idOf: (document: QueryDocumentSnapshot) => Id) =>
    (await query.limit(MAX_SHARES_PER_PERSON).get()).docs.map(idOf);
  const openOf = (query: Query) =>
    firstOf(query.select('sharing.shareId'), (item) => readShareId(item.get('sharing.shareId')) ?? []);
  const [inOrder, openShares, shares, heldShares, comments, reports, removals] = await Promise.all([
    Promise.all([
      firstOf(sources.where('hold', '==', 'review'), shareIdOf),
      firstOf(heldSources, shareIdOf),
      ...sharedItems.map(openOf),
      firstOf(sources, shareIdOf),
    ]),
    Promise.all(sharedItems.map(count)),
    count(sources),
    count(heldSources),
    count(privateDocuments.where('userId', '==', uid)),
    count(firestore.collection('reports').where('userId', '==', uid)),
    countRemovals(firestore, uid),
  ]);
  const shareIds = [...new Set(inOrder.flat(2))].slice(0, MAX_SHARES_PER_PERSON);
  return {
    // An item may refer to a share of another family, so the owner is compared.
    shares: (await readStoredShares(firestore, shareIds)).filter(({ source }) => source.ownerId === uid),
    written: {
      shares,
      openShares: openShares.reduce((sum, open) => sum + open, 0),
      heldShares,
      comments,
      reports,
      removals,
    },
  };
};
