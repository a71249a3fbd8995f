import type { Character } from '@talelantern/domain/characters/character';
import type { SharedContentType } from '@talelantern/domain/sharing/share-id';
import type { Hold } from '@talelantern/domain/sharing/item-sharing';
import type { Share, ShareSource } from '@talelantern/domain/sharing/share';
import type { Story } from '@talelantern/domain/stories/story';
import type { StoredData } from '@talelantern/domain/stored/read-fields';
import type { ItemCollection } from '../../families/ports/ports.ts';
import type { COMMENT_IN_REVIEW, CommentStatus } from '@talelantern/domain/sharing/comment';
import type { ShownChapters } from '../operations/shown-chapters.ts';
import type { createFirestoreModerationRecords } from '../adapters/firestore-moderation-records.ts';
import type { createTextKeys } from '../operations/share-keys.ts';
import type { createFirestoreRemovals, createFirestoreShareFollowUps } from '../adapters/firestore-removals.ts';
import type { createFirestoreShares } from '../adapters/firestore-shares.ts';
import type { createFirestoreComments, createFirestoreReports } from '../adapters/firestore-comments.ts';

/** A story or character with its kind; of a story only the chapters that others may read. */
export type SharedItem = { contentType: 'story'; item: Story } | { contentType: 'character'; item: Character };

export type ShownItem = SharedItem & Pick<StoredShare, 'shownChapters'>;

export interface ItemReference {
  contentType: SharedContentType;
  contentId: string;
}

/** A share with its private document: owner and reason for being held. */
export interface StoredShare {
  share: Share;
  source: ShareSource;
  hold: Hold | null;
  /** Whether an administrator removed it while it was open. */
  isRemoved: boolean;
  /** When (ms) a rule held it for an administrator's approval; null unless a rule holds it. */
  waitsSince: number | null;
  /** Hash of all text that an administrator approved, or null. */
  approvedWords: string | null;
  /** Hashes of the texts that it shows, or showed last before it was withdrawn, to find the same text elsewhere. */
  wordsKeys: readonly string[];
  /** The chapters that the family last published; undefined for a character. */
  shownChapters: ShownChapters | undefined;
}

export type Shares = ReturnType<typeof createFirestoreShares>;

/** A transaction on a share and its item. Reads come first. */
export type SharesTx = Parameters<Parameters<Shares['transact']>[1]>[0];

export const CONTENT_TYPE_OF = { stories: 'story', characters: 'character' } as const satisfies Partial<
  Record<ItemCollection, SharedContentType>
>;
export type SharedCollection = keyof typeof CONTENT_TYPE_OF;

export const COLLECTION_OF: Readonly<Record<SharedContentType, SharedCollection>> = {
  story: 'stories',
  character: 'characters',
};

export interface ItemEdit {
  collection: SharedCollection;
  id: string;
  before: StoredData;
  after: StoredData;
  /** When Firestore wrote the edit, in microseconds since 1970. */
  changedAt: number;
  /** Id of the event, unchanged when it is delivered again. */
  eventId: string;
}

/** Stored verdicts, throttling per share, and daily limits per user. Times in ms since 1970. */
export type ModerationRecords = ReturnType<typeof createFirestoreModerationRecords>;

/** Keyed hashes of strings, which cannot be reversed. */
export type TextKeys = ReturnType<typeof createTextKeys>;

/** Shares that administrators removed (docs/decisions/0085). */
export type Removals = ReturnType<typeof createFirestoreRemovals>;

/** Users whose shares must be refreshed after a decision about the account, or a change of a real child's name. */
export type ShareFollowUps = ReturnType<typeof createFirestoreShareFollowUps>;

/**
 * A moderation decision on a held comment. `names_child`: a stranger named a child of the share's family; this comment
 * and later ones by the author are left to an administrator.
 */
export type CommentDecision = Exclude<CommentStatus, 'held'> | typeof COMMENT_IN_REVIEW | 'names_child';

/** Uids; '' if unknown. */
export interface CommentFamilies {
  /** The owner of the share. */
  owner: string;
  author: string;
}

export type Comments = ReturnType<typeof createFirestoreComments>;

export type Reports = ReturnType<typeof createFirestoreReports>;
