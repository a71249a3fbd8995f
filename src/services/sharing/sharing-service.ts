import { updateSharingContract } from '@talelantern/domain/contracts/update-sharing';
import type { SharedContentType } from '@talelantern/domain/sharing/share-id';
import { REMOVED_LINK, type ItemSharing } from '@talelantern/domain/sharing/item-sharing';
import { UPDATE_PROFILE_FAILED } from '../account/profile-loader.ts';
import { withUserMessage } from '../core/with-user-message.ts';
import type { CallerDeps, FamilyDeps } from '../deps.ts';
import type { ProfileRepository } from '../ports/account-repositories.ts';
import type { ShareRepository } from '../ports/share-repositories.ts';

export interface ShareableItem {
  contentType: SharedContentType;
  id: string;
}

/** An item with a link, which shows nothing while it is `held`. */
export interface LinkedState {
  status: 'public' | 'held';
  shareId: string;
  allowComments: boolean;
  /** The pen name that others see; '' if it could not be read. */
  sharedBy: string;
  /** Why the share is held; null if the reason is not known. */
  hold: ItemSharing['hold'];
  views: number;
  likes: number;
  /** How many chapters of a story others see; null for a character, and if the number could not be read. */
  shownChapters: number | null;
}

/** The visibility of an item. `isRemoved`: an administrator removed its link. */
export type SharingState = { status: 'private'; isRemoved?: true } | LinkedState;

export interface SharingChange {
  isPublic: boolean;
  /** Another device may have withdrawn the share. Absent to share a private item, and to withdraw. */
  shareId?: string | undefined;
  allowComments?: boolean | undefined;
}

type SharingDeps = CallerDeps &
  Pick<FamilyDeps, 'profile'> & {
    items: Readonly<
      Record<SharedContentType, { find: (id: string) => Promise<{ sharing: ItemSharing | null } | null> }>
    >;
    shares: Pick<ShareRepository, 'find'>;
    profiles: Pick<ProfileRepository, 'update'>;
  };

const PRIVATE = { status: 'private' } as const satisfies SharingState;

export type SharingService = ReturnType<typeof createSharingService>;

export function createSharingService(deps: SharingDeps) {
  const { uid, functions, items, shares, profile, profiles } = deps;

  /** Reads the stored item, which another tab or device may have shared or withdrawn. */
  async function find({ contentType, id }: ShareableItem): Promise<SharingState> {
    const sharing = (await items[contentType].find(id))?.sharing;
    if (!sharing?.isPublic || sharing.shareId === null)
      return sharing?.hold === REMOVED_LINK ? { ...PRIVATE, isRemoved: true } : PRIVATE;
    const { shareId, allowComments, sharedBy, hold } = sharing;
    // The rules deny reading a held share.
    const share = hold === null ? await shares.find(shareId) : null;
    const { views = 0, likes = 0 } = share?.sharing ?? {};
    const shownChapters = share?.copy?.contentType === 'story' ? share.copy.chapters.length : null;
    return { status: share ? 'public' : 'held', shareId, allowComments, sharedBy, hold, views, likes, shownChapters };
  }

  return {
    find: (item: ShareableItem) => withUserMessage(updateSharingContract.exhausted, () => find(item)),

    penName: async () => (await profile.get()).penName,

    /** Stores the pen name, at most LIMITS.penName characters. @throws AppError 'Failed to update profile'. */
    choosePenName: (penName: string) =>
      withUserMessage(UPDATE_PROFILE_FAILED, () => profiles.update(uid, { penName: penName.trim() })),

    /** @throws AppError `verify_email`, `invalid` with `field: 'penName'`, or `refused`, naming what to change. */
    update: async (item: ShareableItem, wish: SharingChange): Promise<SharingState> => {
      const { outcome, shareId, allowComments } = await functions.call(updateSharingContract, {
        contentType: item.contentType,
        contentId: item.id,
        userId: uid,
        ...wish,
      });
      if (!wish.isPublic) return PRIVATE;
      // The change is made even if the item cannot be read.
      return find(item).catch(() => {
        if (outcome === 'private' || shareId === null) return PRIVATE;
        const unread = { sharedBy: '', hold: null, views: 0, likes: 0, shownChapters: null };
        return { status: outcome, shareId, allowComments, ...unread };
      });
    },
  };
}
