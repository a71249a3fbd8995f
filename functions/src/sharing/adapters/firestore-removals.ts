import { REMOVALS_UNTIL_REVIEW } from '@talelantern/domain/sharing/removed-words';
import { readBoolean, readText, readTextList, readTime } from '@talelantern/domain/stored/read-fields';
import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { idsFromCheckpoint } from '../../core/firestore-reads.ts';

/** The most shares with removed text that a query finds, because each is written in the same transaction. */
const MAX_SIMILAR_SHARES = 300;
/** Firestore's limit of values in a query. */
const MAX_QUERY_KEYS = 30;
/** Between two immediately handled name changes of real children: a script may rename a child each second. */
const MIN_GAP_MS = 60_000;

const removalsOf = (firestore: Firestore, uid: string) => firestore.collection('removals').doc(uid);
const removedWordsAt = (firestore: Firestore, key: string) => firestore.collection('removed_words').doc(key);
export const followUpOf = (firestore: Firestore, uid: string) => firestore.collection('share_follow_ups').doc(uid);

const shareIdsIn = (document: DocumentSnapshot | undefined): string[] => readTextList(document?.get('shareIds'));

export const countRemovals = async (firestore: Firestore, uid: string): Promise<number> =>
  shareIdsIn(await removalsOf(firestore, uid).get()).length;

export const createFirestoreRemovals = (firestore: Firestore) => ({
  /**
   * Whether a review is needed: an administrator removed a text with one of these hashes, a share with one is hidden,
   * or the user has had too many removals.
   */
  async needReview(ownerId: string, wordsKeys: readonly string[]) {
    const [family, ...removedTexts] = await firestore.getAll(
      removalsOf(firestore, ownerId),
      ...wordsKeys.map((key) => removedWordsAt(firestore, key)),
    );
    return shareIdsIn(family).length >= REMOVALS_UNTIL_REVIEW || removedTexts.some(isTakenDown);
  },
});

/** Whether the text is in a share that is removed or hidden. Earlier versions stored only the time of the removal. */
const isTakenDown = (text: DocumentSnapshot): boolean =>
  text.exists &&
  (readTime(text.get('at')) !== null || ['removedBy', 'hiddenBy'].some((by) => readTextList(text.get(by)).length > 0));

export interface Takedown {
  ownerId: string;
  shareId: string;
  wordsKeys: readonly string[];
  /** A removed share counts against its owner; a hidden one may be approved again. */
  isRemoval: boolean;
  /** Ms. */
  now: number;
}

/**
 * Reads the owner's earlier removals, and who else shares the same words. Returns a function that records this
 * takedown, and the users whose shares must be refreshed. Removing the same share twice counts once.
 */
export async function prepareTakedown(firestore: Firestore, transaction: Transaction, takedown: Takedown) {
  const { ownerId, shareId, wordsKeys, isRemoval, now } = takedown;
  const family = await transaction.get(removalsOf(firestore, ownerId));
  const followUp = await transaction.get(followUpOf(firestore, ownerId));
  const shareIds = [...new Set([...shareIdsIn(family), shareId])];
  const similarShares = await findSimilarShares(firestore, transaction, takedown);
  const usersToRefresh = new Set(similarShares.map((twin) => readText(twin.get('ownerId'))));
  if (isRemoval && shareIds.length >= REMOVALS_UNTIL_REVIEW) usersToRefresh.add(ownerId);
  const note = (): void => {
    const at = Timestamp.fromMillis(now);
    if (isRemoval) transaction.set(family.ref, { shareIds }, { merge: true });
    const removedWords = { [isRemoval ? 'removedBy' : 'hiddenBy']: FieldValue.arrayUnion(shareId) };
    for (const key of wordsKeys) transaction.set(removedWordsAt(firestore, key), removedWords, { merge: true });
    // The sweep still has to remove the pictures of the share; an earlier decision about all shares includes that.
    if (!followUp.exists) transaction.set(followUp.ref, { at, isSettled: true, isOfOneShare: true });
    for (const uid of usersToRefresh) beginFollowUp(firestore, transaction, uid, now);
  };
  return { note, usersToRefresh: [...usersToRefresh] };
}

/**
 * Prepares the approval of a share and of earlier hidden ones of its item: returns a function that stops holding their
 * words in other shares. If the share was removed, that no longer counts against its owner.
 */
export async function prepareLift(
  firestore: Firestore,
  transaction: Transaction,
  { ownerId, shareId, earlierIds }: Pick<Takedown, 'ownerId' | 'shareId'> & { earlierIds: readonly string[] },
) {
  const words = firestore.collection('removed_words');
  const hiddenIds = [shareId, ...earlierIds];
  const [family, removed, hidden] = await Promise.all([
    transaction.get(removalsOf(firestore, ownerId)),
    transaction.get(words.where('removedBy', 'array-contains', shareId)),
    transaction.get(words.where('hiddenBy', 'array-contains-any', hiddenIds.slice(0, MAX_QUERY_KEYS))),
  ]);
  return (): void => {
    if (family.exists) transaction.update(family.ref, { shareIds: FieldValue.arrayRemove(shareId) });
    for (const { ref } of removed.docs) transaction.update(ref, { removedBy: FieldValue.arrayRemove(shareId) });
    for (const { ref } of hidden.docs) transaction.update(ref, { hiddenBy: FieldValue.arrayRemove(...hiddenIds) });
  };
}

async function findSimilarShares(firestore: Firestore, transaction: Transaction, { shareId, wordsKeys }: Takedown) {
  const groups = Array.from({ length: Math.ceil(wordsKeys.length / MAX_QUERY_KEYS) }, (_, group) =>
    wordsKeys.slice(group * MAX_QUERY_KEYS, (group + 1) * MAX_QUERY_KEYS),
  );
  const sources = firestore.collectionGroup('private');
  const snapshots = await Promise.all(
    groups.map((keys) =>
      transaction.get(sources.where('wordsKeys', 'array-contains-any', keys).limit(MAX_SIMILAR_SHARES)),
    ),
  );
  return snapshots.flatMap(({ docs }) => docs).filter(({ ref }) => ref.parent.parent?.id !== shareId);
}

/** Write this in the transaction of a decision that affects all shares of a user. */
export function beginFollowUp(firestore: Firestore, transaction: Transaction, uid: string, now: number): void {
  transaction.set(followUpOf(firestore, uid), { at: Timestamp.fromMillis(now) });
}

/** Changes the follow-up of the decision made at that time, and no later one. */
const changeFollowUp = (
  firestore: Firestore,
  { uid, decidedAt }: { uid: string; decidedAt: number },
  change: (transaction: Transaction, followUp: DocumentSnapshot) => void,
): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const followUp = await transaction.get(followUpOf(firestore, uid));
    if (readTime(followUp.get('at')) === decidedAt) change(transaction, followUp);
  });

export const createFirestoreShareFollowUps = (firestore: Firestore) => ({
  /**
   * Notes a change of a real child's name. Returns null when the shares are not to be refreshed immediately: because
   * the sweep does so within a minute of the previous decision about all shares, because the event has finished them,
   * or because the account was deleted; then it notes nothing. `isFirst`: no earlier decision is unfinished. An event
   * that is delivered again keeps the time of its decision, so that it goes on with what is left.
   */
  begin: (uid: string, eventId: string, now: number) =>
    firestore.runTransaction(async (transaction) => {
      const tombstone = firestore.collection('deleted').doc(uid);
      const [deleted, previous] = await transaction.getAll(tombstone, followUpOf(firestore, uid));
      if (deleted?.exists) return null;
      const previousAt = readTime(previous?.get('at'));
      const isSettled = readBoolean(previous?.get('isSettled'));
      if (previousAt !== null && previous?.get('eventId') === eventId)
        return isSettled ? null : { decidedAt: previousAt, isFirst: false };
      // Does not count a decision about one share, which did not moderate the others.
      const allModeratedAt = readBoolean(previous?.get('isOfOneShare')) ? null : previousAt;
      const isImmediate = now - (allModeratedAt ?? -Infinity) >= MIN_GAP_MS;
      const at = Timestamp.fromMillis(now);
      transaction.set(followUpOf(firestore, uid), isImmediate ? { at, eventId } : { at });
      return isImmediate ? { decidedAt: now, isFirst: previousAt === null || isSettled } : null;
    }),
  /** The last decision (ms), and whether all shares have been moderated after it or need not be; null if no decision is pending. */
  async find(uid: string) {
    const followUp = await followUpOf(firestore, uid).get();
    const decidedAt = readTime(followUp.get('at'));
    return decidedAt === null ? null : { decidedAt, isSettled: readBoolean(followUp.get('isSettled')) };
  },
  /** Marks the decision made at `decidedAt` as handled, which `begin` looks at; a later decision stays pending. */
  settle: (uid: string, decidedAt: number) =>
    changeFollowUp(firestore, { uid, decidedAt }, (transaction, { ref }) =>
      transaction.update(ref, { isSettled: true }),
    ),
  /** Deletes the decision made at that time; a later one stays pending. */
  end: (uid: string, decidedAt: number) =>
    changeFollowUp(firestore, { uid, decidedAt }, (transaction, { ref }) => transaction.delete(ref)),
  /** The uids from where the last caller stopped. */
  uids: () => idsFromCheckpoint(firestore.collection('share_follow_ups'), 'followed_shares'),
});
