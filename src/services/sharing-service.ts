import type { SharedContentType } from '@talelantern/domain/sharing/share-id';
import type { Sharing } from '@talelantern/domain/sharing/sharing';

/** A story or character of the family's own, as far as sharing it goes. */
export interface ShareableItem {
  contentType: SharedContentType;
  id: string;
  /** As it is stored with the item; null where it was never shared. */
  sharing: Sharing | null;
}

/** Who can see an item. `held`: it waits until somebody has looked at it; its link leads nowhere yet. */
export type SharingState =
  | { status: 'private' }
  | { status: 'public' | 'held'; shareId: string; allowComments: boolean; views: number; likes: number };

/** What becomes of sharing; `allowComments` left out: as it was, at first no comments. */
export interface SharingWish {
  isPublic: boolean;
  allowComments?: boolean | undefined;
}

/** Sharing by link (architecture §4, §6): private until asked for, under a pen name, withdrawn for good. */
export interface SharingService {
  /** Who can see the item now, and what others made of it. 'Failed to update share settings'. */
  find: (item: ShareableItem) => Promise<SharingState>;
  /** The name that others see; '' where none is chosen. 'Failed to fetch user profile'. */
  penName: () => Promise<string>;
  /** Chooses the name that others see, at most LIMITS.penName characters. 'Failed to update profile'. */
  choosePenName: (penName: string) => Promise<void>;
  /**
   * Shares, changes how, or withdraws. Throws AppError with the sentence to show: `verify_email`, `invalid` with
   * `field: 'penName'`, `refused` naming what to change, or 'Failed to update share settings'.
   */
  update: (item: ShareableItem, wish: SharingWish) => Promise<SharingState>;
}
