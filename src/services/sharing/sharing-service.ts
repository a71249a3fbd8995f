import { updateSharingContract } from '@talelantern/domain/contracts/update-sharing';
import type { SharedContentType } from '@talelantern/domain/sharing/share-id';
import type { Sharing } from '@talelantern/domain/sharing/sharing';
import { type ProfileLoader, UPDATE_PROFILE_FAILED } from '../account/profile-loader.ts';
import { withUserMessage } from '../core/with-user-message.ts';
import type { FunctionsClient } from '../ports/functions-client.ts';
import type { ProfileRepository } from '../ports/account-repositories.ts';
import type { ShareRepository } from '../ports/share-repositories.ts';

export interface ShareableItem {
  contentType: SharedContentType;
  id: string;
}

/** Who can see an item. `held`: the share is waiting for review, and its link does not work yet. */
export type SharingState =
  | { status: 'private' }
  | { status: 'public' | 'held'; shareId: string; allowComments: boolean; views: number; likes: number };

export interface SharingChange {
  isPublic: boolean;
  allowComments?: boolean | undefined;
}

interface SharingDeps {
  uid: string;
  functions: Pick<FunctionsClient, 'call'>;
  items: Readonly<Record<SharedContentType, { find: (id: string) => Promise<{ sharing: Sharing | null } | null> }>>;
  shares: Pick<ShareRepository, 'find'>;
  profile: ProfileLoader;
  profiles: Pick<ProfileRepository, 'update'>;
}

const PRIVATE: SharingState = { status: 'private' };

export type SharingService = ReturnType<typeof createSharingService>;

export function createSharingService(deps: SharingDeps) {
  const { uid, functions, items, shares, profile, profiles } = deps;

  async function shared(shareId: string, allowComments: boolean): Promise<SharingState> {
    const share = await shares.find(shareId);
    const { views = 0, likes = 0 } = share?.sharing ?? {};
    return { status: share ? 'public' : 'held', shareId, allowComments, views, likes };
  }

  return {
    /** Reads the item as it is now: another tab or device may have shared or withdrawn it. */
    find: ({ contentType, id }: ShareableItem) =>
      withUserMessage(updateSharingContract.exhausted, async () => {
        const sharing = (await items[contentType].find(id))?.sharing;
        return sharing?.isPublic && sharing.shareId !== null ? shared(sharing.shareId, sharing.allowComments) : PRIVATE;
      }),

    penName: async () => (await profile.get()).penName,

    /** Stores the pen name, at most LIMITS.penName characters. @throws AppError 'Failed to update profile'. */
    choosePenName: (penName: string) =>
      withUserMessage(UPDATE_PROFILE_FAILED, () => profiles.update(uid, { penName: penName.trim() })),

    /** @throws AppError `verify_email`, `invalid` with `field: 'penName'`, or `refused`, naming what to change. */
    update: async ({ contentType, id }: ShareableItem, wish: SharingChange): Promise<SharingState> => {
      const { outcome, shareId, allowComments } = await functions.call(updateSharingContract, {
        contentType,
        contentId: id,
        userId: uid,
        ...wish,
      });
      if (outcome === 'private' || shareId === null) return PRIVATE;
      const plain: SharingState = { status: outcome, shareId, allowComments, views: 0, likes: 0 };
      // The item is shared even if its counts cannot be read.
      return outcome === 'held' ? plain : shared(shareId, allowComments).catch(() => plain);
    },
  };
}
