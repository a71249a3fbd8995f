import { HOLDS, REMOVED_LINK, type Hold, type ItemSharing } from '@talelantern/domain/sharing/item-sharing';
import { readShare, type Share } from '@talelantern/domain/sharing/share';
import { SHARED_CONTENT_TYPES } from '@talelantern/domain/sharing/share-id';
import { readTime, type StoredData } from '@talelantern/domain/stored/read-fields';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { SHOWN_CHAPTERS } from '../operations/shown-chapters.ts';
import type { StoredShare } from '../ports/ports.ts';

/** The stored hold of a share withdrawn under review: not in the queue, but new shares of its item are held. */
const HOLD_WHEN_WITHDRAWN = 'withdrawn';

/** The private document of a share, which only functions read. */
export const sourceAt = (firestore: Firestore, shareId: string): DocumentReference =>
  firestore.doc(`shares/${shareId}/private/source`);

export const shareReferences = (firestore: Firestore, shareId: string): [DocumentReference, DocumentReference] => [
  firestore.doc(`shares/${shareId}`),
  sourceAt(firestore, shareId),
];

/** The sources of shares under review, withdrawn or not, of an item or of one with the same id. */
export const reviewsOf = (firestore: Firestore, contentId: string): Query =>
  firestore
    .collectionGroup('private')
    .where('contentId', '==', contentId)
    .where('hold', 'in', ['review', HOLD_WHEN_WITHDRAWN]);

/** Writes a share without its counts, which visitors change. */
export function writeStoredShare(firestore: Firestore, transaction: Transaction, storedShare: StoredShare): void {
  const [share, source] = shareReferences(firestore, storedShare.share.id);
  transaction.update(share, toShareUpdate(storedShare.share));
  transaction.set(source, toSourceDocument(storedShare));
}

/** Written whole, so fields of a later version, before a rollback, are kept (docs/decisions/0239). */
const sourceSchema = z.catchall(
  z.object({
    ownerId: z.string(),
    contentType: z.enum(SHARED_CONTENT_TYPES),
    contentId: z.string(),
    hold: z.nullable(z.enum([...HOLDS, HOLD_WHEN_WITHDRAWN])),
    isRemoved: z._default(z.boolean(), false),
    approvedWords: z._default(z.nullable(z.string()), null),
    /** Hashes of the texts that the share shows, for searching. */
    wordsKeys: z._default(z.array(z.string()), []),
    /** Hashes of the texts that a withdrawn share showed last. */
    withdrawnWordsKeys: z._default(z.array(z.string()), []),
    shownChapters: z.optional(z.enum(SHOWN_CHAPTERS)),
  }),
  z.unknown(),
);

/** A share from the documents at `shareReferences`; null when one is missing or invalid. */
export function readStoredShare(id: string, [share, sourceDocument]: readonly DocumentSnapshot[]): StoredShare | null {
  const shareData = share?.data();
  // What was noted after the last write counts until the next one.
  const {
    isCleared: _cleared,
    refreshedFor: _refreshed,
    orphanedAt: _orphaned,
    ...sourceData
  } = sourceDocument?.data() ?? {};
  const [read, parsed] = [shareData && readShare(id, shareData), sourceSchema.safeParse(sourceData)];
  if (!read || !parsed.success) return null;
  const { hold, isRemoved, approvedWords, wordsKeys, withdrawnWordsKeys, shownChapters, ...source } = parsed.data;
  return {
    share: read,
    source,
    // A share that was hidden manually may have no reason; after a withdrawal only a review is kept.
    hold: toHold(hold) ?? (read.hidden && read.withdrawnAt === null ? 'review' : null),
    isRemoved,
    waitsSince: readTime(sourceData['waitsSince']),
    approvedWords,
    wordsKeys: read.withdrawnAt === null ? wordsKeys : withdrawnWordsKeys,
    shownChapters,
  };
}

const toHold = (stored: Hold | typeof HOLD_WHEN_WITHDRAWN | null): Hold | null =>
  stored === HOLD_WHEN_WITHDRAWN ? 'review' : stored;

const timeOf = (ms: number | null): Timestamp | null => (ms === null ? null : Timestamp.fromMillis(ms));

export const toSourceDocument = ({
  share,
  source,
  hold,
  isRemoved,
  waitsSince,
  approvedWords,
  wordsKeys,
  shownChapters,
}: StoredShare): StoredData => ({
  ...source,
  hold: hold === 'review' && share.withdrawnAt !== null ? HOLD_WHEN_WITHDRAWN : hold,
  waitsSince: timeOf(hold === 'review' && share.withdrawnAt === null ? waitsSince : null),
  ...(isRemoved && { isRemoved }),
  approvedWords,
  wordsKeys: share.withdrawnAt === null ? wordsKeys : [],
  withdrawnWordsKeys: share.withdrawnAt === null ? [] : wordsKeys,
  ...(shownChapters && { shownChapters }),
});

/** The sharing block in the owner's item, which says why the share is not shown. */
export const toItemSharing = (storedShare: StoredShare): StoredData => ({
  ...toSharingBlock(storedShare.share),
  hold: toItemHold(storedShare),
});

export function toItemHold({ share, hold, isRemoved }: StoredShare): ItemSharing['hold'] {
  if (share.withdrawnAt === null) return hold;
  return isRemoved ? REMOVED_LINK : null;
}

const toSharingBlock = ({ sharing }: Share): StoredData => ({
  ...sharing,
  sharedAt: timeOf(sharing.sharedAt),
});

/** The fields of a new `shares/{id}`. */
export const toShareDocument = (share: Share): StoredData => ({
  ...toShareState(share),
  sharing: toSharingBlock(share),
});

const toShareUpdate = (share: Share): StoredData => ({
  ...toShareState(share),
  'sharing.isPublic': share.sharing.isPublic,
  'sharing.allowComments': share.sharing.allowComments,
  'sharing.sharedBy': share.sharing.sharedBy,
});

function toShareState({
  contentType,
  copy,
  coverPlaceholder,
  hidden,
  offered,
  listed,
  withdrawnAt,
}: Share): StoredData {
  return { contentType, copy, coverPlaceholder, hidden, offered, listed, withdrawnAt: timeOf(withdrawnAt) };
}
