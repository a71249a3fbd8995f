import type { Profile } from '@talelantern/domain/accounts/profile';
import type { Character } from '@talelantern/domain/characters/character';
import type { SharedContentType } from '@talelantern/domain/sharing/share-id';
import type { Hold, Share, ShareSource } from '@talelantern/domain/sharing/share';
import type { Story } from '@talelantern/domain/stories/story';

/** A story or character with its kind; of a story what the family's own child may read of it. */
export type SharedItem = { contentType: 'story'; item: Story } | { contentType: 'character'; item: Character };

/** Names one. */
export interface ItemReference {
  contentType: SharedContentType;
  contentId: string;
}

/** A share and what stands beside it unseen: whose it is, and why it is held. */
export interface HeldShare {
  share: Share;
  source: ShareSource;
  hold: Hold | null;
}

/** One transaction on a share and what it shows: all writes happen together or not at all. Reads come first. */
export interface SharesPage {
  item: (reference: ItemReference) => Promise<SharedItem | null>;
  share: (shareId: string) => Promise<HeldShare | null>;
  createShare: (held: HeldShare) => void;
  /** Writes all of the share but its counts, which visitors change meanwhile. */
  saveShare: (held: HeldShare) => void;
  /** The sharing block that the owner sees. */
  saveSharing: (reference: ItemReference, share: Share) => void;
}

/** Shares, and the items behind them. */
export interface Shares {
  profile: (uid: string) => Promise<Profile | null>;
  item: (reference: ItemReference) => Promise<SharedItem | null>;
  share: (shareId: string) => Promise<HeldShare | null>;
  /** The share alone, without whose it is: one read. */
  openShare: (shareId: string) => Promise<Share | null>;
  /** Runs `work` in one transaction, after others of the same `subject` (an id); it may run more than once. */
  transact: <T>(subject: string, work: (page: SharesPage) => Promise<T>) => Promise<T>;
  /** Deletes all likes and comments of a share. */
  deleteReactions: (shareId: string) => Promise<void>;
  /** Ids of the shares that wait to be checked. */
  waitingShareIds: () => AsyncIterable<string>;
  /** Whether an administrator holds back what this item, or one of its id before, was shared as. */
  isUnderReview: (reference: ItemReference, ownerId: string) => Promise<boolean>;
  /** Ids of the shares that are not withdrawn. */
  openShareIds: () => AsyncIterable<string>;
  /** Tells the owner's item the counts of its share, if it is still shared by it. Answers whether they were news. */
  mirrorCounts: (shareId: string) => Promise<boolean>;
}
