import type { Profile } from '@talelantern/domain/accounts/profile';
import type { Character } from '@talelantern/domain/characters/character';
import type { SharedContentType } from '@talelantern/domain/sharing/share-id';
import type { Hold } from '@talelantern/domain/sharing/item-sharing';
import type { Share, ShareSource } from '@talelantern/domain/sharing/share';
import type { Story } from '@talelantern/domain/stories/story';
import type { ModerationVerdict } from '@talelantern/domain/safety/moderation-policy';
import type { StoredData } from '@talelantern/domain/stored/read-fields';
import type { ItemCollection } from '../../families/ports/ports.ts';
import type { COMMENT_IN_REVIEW, Comment, CommentStatus } from '@talelantern/domain/sharing/comment';
import type { ReportDraft } from '@talelantern/domain/sharing/report';
import type { ShownChapters } from '../operations/shown-chapters.ts';

/** A story or character with its kind; of a story only the chapters that others may read. */
export type SharedItem = { contentType: 'story'; item: Story } | { contentType: 'character'; item: Character };

/** As a share shows it. */
export type ShownItem = SharedItem & Pick<HeldShare, 'shownChapters'>;

export interface ItemReference {
  contentType: SharedContentType;
  contentId: string;
}

/** A share with its private document: owner and reason for being held. */
export interface HeldShare {
  share: Share;
  source: ShareSource;
  hold: Hold | null;
  /**
   * Since when (ms) it waits to be approved; null unless a rule holds it for review and not an administrator. Undefined
   * while that is unknown: the previous release did not store it, and the mirror sweep has not found out yet.
   */
  waitsSince: number | null | undefined;
  /** Key of the words that an administrator approved, or null. */
  approvedWords: string | null;
  /** Keys of its words, or of the last ones it showed when withdrawn, to find the same words elsewhere. */
  wordsKeys: readonly string[];
  /** As its family last published it; undefined for a character, and for a story that the previous release saved. */
  shownChapters: ShownChapters | undefined;
}

/** A transaction on a share and its item. Reads come first. */
export interface SharesTx {
  /** Of a story the chapters of the share `held`; without one, those that 'Let me read it first' allows now. */
  item: (reference: ItemReference, held?: HeldShare) => Promise<ShownItem | null>;
  share: (shareId: string) => Promise<HeldShare | null>;
  /** Whether the owner's account is disabled, which hides all of its shares. */
  isDisabled: (ownerId: string) => Promise<boolean>;
  /** Whether a share of this item, or of its id, is held for review, withdrawn or not. */
  isUnderReview: (reference: ItemReference, ownerId: string) => Promise<boolean>;
  createShare: (held: HeldShare) => void;
  /** Writes the share without its counts, which visitors change. */
  saveShare: (held: HeldShare) => void;
  /** The sharing block in the owner's item. */
  saveSharing: (held: HeldShare) => void;
  /** Only the hold in that block. */
  saveHold: (reference: ItemReference, hold: Hold | null) => void;
}

/** Some reads of `SharesTx` outside a transaction, and what needs none. */
export interface Shares extends Pick<SharesTx, 'item' | 'share' | 'isDisabled' | 'isUnderReview'> {
  profile: (uid: string) => Promise<Profile | null>;
  /** The share without its private document: one read. */
  openShare: (shareId: string) => Promise<Share | null>;
  /** Runs `work` in one transaction, after others with the same `subject` (an id); it may run more than once. */
  transact: <T>(subject: string, work: (tx: SharesTx) => Promise<T>) => Promise<T>;
  deleteReactions: (shareId: string) => Promise<void>;
  /** Notes that nothing is left to remove of a withdrawn share; does nothing when its documents are gone. */
  markCleared: (shareId: string) => Promise<void>;
  /** Notes that the share needs no more for the decision of `begunAt` (ms), until it is next written. */
  markRefreshed: (shareId: string, begunAt: number) => Promise<void>;
  /** From where the last caller stopped, like `openShareIds`. */
  waitingShareIds: () => AsyncIterable<string>;
  openShareIds: () => AsyncIterable<string>;
  /**
   * Copies the share's counts to the owner's item. `outdated`: others do not see what the item says now. `orphaned`:
   * for a day each call has found that the item is gone, or no longer names this share. `now` in ms.
   */
  mirrorCounts: (shareId: string, now: number) => Promise<'changed' | 'unchanged' | 'outdated' | 'orphaned'>;
}

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
export interface JudgingStore {
  verdicts: (keys: readonly string[]) => Promise<ReadonlyMap<string, ModerationVerdict>>;
  storeVerdicts: (verdicts: ReadonlyMap<string, ModerationVerdict>, now: number) => Promise<void>;
  /** Reserves up to `wanted` requests of the user's daily limit (UTC); returns the number. */
  reserve: (ownerId: string, wanted: number, now: number) => Promise<number>;
  /** Releases reserved requests that were not answered. */
  releaseReservation: (ownerId: string, unused: number, now: number) => Promise<void>;
  /**
   * How many ms the event has to wait before it judges the share; null when the share is gone, another waiting event
   * will see the same content, or the edit was judged already. A repeated event keeps its slot.
   */
  schedule: (shareId: string, edit: Pick<ItemEdit, 'eventId' | 'changedAt'>, now: number) => Promise<number | null>;
  /** Marks that the item is being read: the event of a later edit has to judge the share again. */
  begin: (shareId: string, item: Pick<ItemEdit, 'collection' | 'id'>) => Promise<void>;
}

/** Keyed hashes of texts, which cannot be reversed. */
export interface TextKeys {
  /** Depends on the moderation model in use. */
  verdictKey: (text: string) => string;
  /** The key of words from `domain/sharing/removed-words.ts`. */
  wordsKey: (words: string) => string;
}

/** Shares that administrators removed (docs/decisions/0085). */
export interface Removals {
  /** Whether a review is needed: these words (keys) were removed before, or the user has had too many removals. */
  needReview: (ownerId: string, wordsKeys: readonly string[]) => Promise<boolean>;
}

/** Users whose shares must be refreshed after a decision about the account, or a change of a real child's name. */
export interface ShareFollowUps {
  /**
   * Notes a change of a real child's name. Returns null when the shares are not to be refreshed at once: within a minute
   * of the previous decision about all of them the sweep does it. `isFirst`: no earlier decision is unfinished. Notes
   * nothing after the account was deleted.
   */
  begin: (uid: string, now: number) => Promise<{ isFirst: boolean } | null>;
  /** The last decision (ms), and whether all shares were judged since or need not be; null without one. */
  find: (uid: string) => Promise<{ begunAt: number; isSettled: boolean } | null>;
  /** Marks the change made at that time as handled, for `begin`; a later one stays pending. */
  settle: (uid: string, begunAt: number) => Promise<void>;
  /** Deletes the decision made at that time; a later one stays pending. */
  end: (uid: string, begunAt: number) => Promise<void>;
  /** From where the last caller stopped. */
  uids: () => AsyncIterable<string>;
}

/** What moderation decides about a held comment. */
export type CommentDecision = Exclude<CommentStatus, 'held'> | typeof COMMENT_IN_REVIEW;

export interface Comments {
  /** A comment to judge: `unreadable` when it cannot be, null when it is gone, decided or in review. */
  findHeld: (commentId: string) => Promise<Comment | 'unreadable' | null>;
  /** Whether the share is public and allows comments. */
  acceptsComments: (shareId: string) => Promise<boolean>;
  /** Uids of the share's owner and the comment's author. */
  familiesOf: (comment: Comment) => Promise<readonly string[]>;
  /**
   * Sets the status of a comment whose text is still the `judged` one; one of a disabled author is left to an
   * administrator instead of becoming visible. Returns false and does nothing when it is decided, gone or changed.
   */
  decide: (commentId: string, judged: Comment | 'unreadable', status: CommentDecision) => Promise<boolean>;
  /** Leaves the visible comments of the user to an administrator. May run twice. */
  holdAllBy: (uid: string) => Promise<void>;
  /** Comments to judge, from where the last caller stopped. */
  heldIds: () => AsyncIterable<string>;
}

export interface Reports {
  /** Visitors' reports, which expire. */
  add: (report: ReportDraft) => Promise<void>;
  isCommentOn: (shareId: string, commentId: string) => Promise<boolean>;
}
