import { readPreferences } from '@talelantern/domain/accounts/preferences';
import { readProfile } from '@talelantern/domain/accounts/profile';
import { readShare, type ShareSource } from '@talelantern/domain/sharing/share';
import { readTime, type StoredData } from '@talelantern/domain/stored/read-fields';
import { DAY_MS } from '@talelantern/domain/time/day';
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Query,
  type QuerySnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  COLLECTION_OF,
  type StoredShare,
  type ItemReference,
  type SharedItem,
  type ShownItem,
} from '../ports/ports.ts';
import { readItem } from '../operations/read-item.ts';
import { isCopyOf, isVisible } from '../operations/shared-pictures.ts';
import { partToPublish, partToShow } from '../operations/shown-chapters.ts';
import { followUpOf } from './firestore-removals.ts';
import { idsFromCheckpoint, pagesOf } from '../../core/firestore-reads.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import {
  readStoredShare,
  reviewsOf,
  shareReferences,
  sourceAt,
  toItemSharing,
  toShareDocument,
  toSourceDocument,
  writeStoredShare,
} from './share-documents.ts';
import type { Hold } from '@talelantern/domain/sharing/item-sharing';

export const sharedItemAt = (firestore: Firestore, { contentType, contentId }: ItemReference): DocumentReference =>
  firestore.collection(COLLECTION_OF[contentType]).doc(contentId);

/** Many attempts, because repeated clicks, a trigger and a sweep may all write the same share. */
const TRANSACTION_ATTEMPTS = 20;

/** Reads in or outside a transaction. */
type Reader = Pick<Firestore | Transaction, 'getAll'>;

const readData = async (reader: Reader, reference: DocumentReference): Promise<StoredData | null> =>
  (await reader.getAll(reference))[0]?.data() ?? null;

export function createFirestoreShares(firestore: Firestore) {
  const shares = firestore.collection('shares');
  const withLock = createKeyedMutex();
  const itemAt = (reference: ItemReference) => sharedItemAt(firestore, reference);
  const profileOf = (uid: string) => firestore.collection('users').doc(uid);
  const toShown = async (
    reader: Reader,
    found: SharedItem,
    storedShare: StoredShare | undefined,
  ): Promise<ShownItem> => {
    if (found.contentType !== 'story') return { ...found, shownChapters: undefined };
    const { contentType, item: story } = found;
    const showFirst = async () => readPreferences((await readData(reader, profileOf(story.userId))) ?? {}).showFirst;
    const part = storedShare
      ? await partToShow(story, storedShare, showFirst)
      : partToPublish(story, await showFirst());
    return { contentType, ...part };
  };
  const readsWith = (reader: Reader, find: (query: Query) => Promise<QuerySnapshot>) => ({
    /** Of a story only the chapters that `storedShare` shows or, without it, 'Let me read it first' allows now. */
    item: async (reference: ItemReference, storedShare?: StoredShare): Promise<ShownItem | null> => {
      const found = readItem(reference, await readData(reader, itemAt(reference)));
      return found && toShown(reader, found, storedShare);
    },
    share: async (shareId: string): Promise<StoredShare | null> =>
      readStoredShare(shareId, await reader.getAll(...shareReferences(firestore, shareId))),
    /** Whether the owner's account is disabled, which hides all of its shares. */
    isDisabled: async (ownerId: string): Promise<boolean> =>
      (await readData(reader, firestore.collection('switched_off').doc(ownerId))) !== null,
    /** Whether a share of this item, or of its id, is held for review, withdrawn or not. */
    isUnderReview: async ({ contentId }: ItemReference, ownerId: string): Promise<boolean> => {
      const { docs } = await find(reviewsOf(firestore, contentId));
      return docs.some((document) => document.get('ownerId') === ownerId);
    },
  });

  const toSharesTx = (transaction: Transaction) => ({
    ...readsWith(transaction, (query) => transaction.get(query)),
    createShare: (storedShare: StoredShare) => {
      transaction.create(shares.doc(storedShare.share.id), toShareDocument(storedShare.share));
      transaction.set(sourceAt(firestore, storedShare.share.id), toSourceDocument(storedShare));
    },
    saveShare: (storedShare: StoredShare) => writeStoredShare(firestore, transaction, storedShare),
    saveSharing: (storedShare: StoredShare) => {
      transaction.update(itemAt(storedShare.source), { sharing: toItemSharing(storedShare) });
    },
    /** Makes the event of a changed real child's name wait for this transaction, so that it finds what this one shows. */
    delayNameChanges: async (uid: string) => void (await transaction.get(followUpOf(firestore, uid))),
    /** Stores only the hold in the sharing block. */
    saveHold: (reference: ItemReference, hold: Hold | null) => {
      transaction.update(itemAt(reference), { 'sharing.hold': hold });
    },
  });

  const mark = (shareId: string, fields: StoredData): Promise<void> =>
    firestore.runTransaction(async (transaction) => {
      const source = await transaction.get(sourceAt(firestore, shareId));
      if (source.exists) transaction.update(source.ref, fields);
    });

  async function deleteAll(query: Query, below: readonly string[] = []): Promise<void> {
    for await (const documents of pagesOf(query)) {
      const batch = firestore.batch();
      for (const { ref } of documents) {
        for (const path of below) batch.delete(firestore.doc(`${ref.path}/${path}`));
        batch.delete(ref);
      }
      await batch.commit();
    }
  }

  return {
    profile: async (uid: string) => {
      const data = await readData(firestore, profileOf(uid));
      return data && readProfile(uid, data);
    },
    ...readsWith(firestore, (query) => query.get()),
    /** The share without its private document: one read. */
    openShare: async (shareId: string) => {
      const data = await readData(firestore, shares.doc(shareId));
      return data && readShare(shareId, data);
    },
    /** Runs `work` in one transaction, after others with the same `subject` (an id); it may run more than once. */
    transact: <T>(subject: string, work: (tx: ReturnType<typeof toSharesTx>) => Promise<T>) =>
      withLock(subject, () =>
        firestore.runTransaction((transaction) => work(toSharesTx(transaction)), { maxAttempts: TRANSACTION_ATTEMPTS }),
      ),
    /** If the process dies, the sweep of waiting shares and the deletion of the account find the pictures by this. */
    begin: async (shareId: string, source: ShareSource) => {
      await sourceAt(firestore, shareId).set({ ...source, hold: 'waiting' });
    },
    /** Deletes the record written by `begin`, unless the share has been created in the meantime. */
    forget: (shareId: string) =>
      firestore.runTransaction(async (transaction) => {
        const [share, source] = shareReferences(firestore, shareId);
        if (!(await transaction.get(share)).exists) transaction.delete(source);
      }),
    async deleteReactions(shareId: string) {
      const about = (collection: string) => firestore.collection(collection).where('contentId', '==', shareId);
      await Promise.all([deleteAll(about('likes')), deleteAll(about('comments'), ['private/author'])]);
      // Deleted last: once there is no comment to moderate, no such note is added.
      await deleteAll(shares.doc(shareId).collection('private').where('namedBy', '>', ''));
    },
    /** Notes that nothing is left to remove of a withdrawn share; does nothing when its documents are gone. */
    markCleared: (shareId: string) => mark(shareId, { isCleared: true }),
    /** Notes that the share is finished for the decision made at `decidedAt` (ms), until it is next written. */
    markRefreshed: (shareId: string, decidedAt: number) =>
      mark(shareId, { refreshedFor: Timestamp.fromMillis(decidedAt) }),
    /** The ids from where the last caller stopped, as in `openShareIds`. */
    waitingShareIds: () =>
      idsFromCheckpoint(firestore.collectionGroup('private').where('hold', '==', 'waiting'), 'judged_shares'),
    openShareIds: () => idsFromCheckpoint(shares.where('withdrawnAt', '==', null), 'mirrored_shares'),
    /**
     * Copies the share's counts to the owner's item, and stores what the share of an earlier version was published with.
     * `outdated`: the share does not show the item as it is now.
     * `orphaned`: for a day each call has found that the item is gone, or no longer refers to this share. `now` in ms.
     */
    mirrorCounts: (shareId: string, now: number) =>
      firestore.runTransaction(async (transaction) => {
        const documents = await transaction.getAll(...shareReferences(firestore, shareId));
        const storedShare = readStoredShare(shareId, documents);
        if (!storedShare) return 'unchanged';
        const itemDocument = await transaction.get(itemAt(storedShare.source));
        const owned = readItem(storedShare.source, itemDocument.data() ?? null);
        const mirrored = owned?.item.sharing;
        const isOrphan = owned
          ? mirrored?.shareId !== shareId || owned.item.userId !== storedShare.source.ownerId
          : // An unreadable item may become readable again, but a withdrawal is final.
            !itemDocument.exists;
        const orphanedAt = readTime(documents[1]?.get('orphanedAt'));
        const shownItem = owned && isVisible(storedShare) ? await toShown(transaction, owned, storedShare) : null;
        if (isOrphan) {
          // Orphaned only after a day, because a restored backup may bring the item later than the share.
          if (orphanedAt === null)
            transaction.update(sourceAt(firestore, shareId), { orphanedAt: Timestamp.fromMillis(now) });
          return orphanedAt !== null && now - orphanedAt >= DAY_MS ? 'orphaned' : 'unchanged';
        }
        if (orphanedAt !== null) transaction.update(sourceAt(firestore, shareId), { orphanedAt: FieldValue.delete() });
        if (!owned || !mirrored) return 'unchanged';
        const { views, likes } = storedShare.share.sharing;
        const isMirrored = mirrored.views === views && mirrored.likes === likes;
        if (!isMirrored) transaction.update(itemDocument.ref, { 'sharing.views': views, 'sharing.likes': likes });
        // Stored while the share shows what its family published; the next edit may change that.
        if (shownItem && shownItem.shownChapters !== storedShare.shownChapters)
          transaction.update(sourceAt(firestore, shareId), { shownChapters: shownItem.shownChapters });
        if (shownItem && !isCopyOf(shownItem, storedShare.share)) return 'outdated';
        return isMirrored ? 'unchanged' : 'changed';
      }),
  };
}
