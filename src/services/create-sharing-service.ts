import { updateSharingContract } from '@talelantern/domain/contracts/update-sharing';
import type { FunctionsClient } from './ports/functions-client.ts';
import type { ProfileRepository } from './ports/profile-repository.ts';
import type { ShareRepository } from './ports/share-repository.ts';
import { UPDATE_PROFILE_FAILED, type ProfileKeeper } from './profile-keeper.ts';
import type { SharingService, SharingState } from './sharing-service.ts';
import { withSentence } from './with-sentence.ts';

interface SharingDependencies {
  uid: string;
  functions: Pick<FunctionsClient, 'call'>;
  shares: Pick<ShareRepository, 'find'>;
  profile: ProfileKeeper;
  profiles: Pick<ProfileRepository, 'update'>;
}

const PRIVATE: SharingState = { status: 'private' };

export function createSharingService(dependencies: SharingDependencies): SharingService {
  const { uid, functions, shares, profile, profiles } = dependencies;

  /** What is shared under this id; nobody may read one that is held. */
  async function shared(shareId: string, allowComments: boolean): Promise<SharingState> {
    const share = await shares.find(shareId);
    const { views = 0, likes = 0 } = share?.sharing ?? {};
    return { status: share ? 'public' : 'held', shareId, allowComments, views, likes };
  }

  return {
    find: ({ sharing }) =>
      withSentence(updateSharingContract.exhausted, async () =>
        sharing?.isPublic && sharing.shareId !== null ? shared(sharing.shareId, sharing.allowComments) : PRIVATE,
      ),

    penName: async () => (await profile.get()).penName,

    choosePenName: (penName) =>
      withSentence(UPDATE_PROFILE_FAILED, () => profiles.update(uid, { penName: penName.trim() })),

    async update({ contentType, id }, wish) {
      const { outcome, shareId, allowComments } = await functions.call(updateSharingContract, {
        contentType,
        contentId: id,
        userId: uid,
        ...wish,
      });
      if (outcome === 'private' || shareId === null) return PRIVATE;
      const plain: SharingState = { status: outcome, shareId, allowComments, views: 0, likes: 0 };
      // It is shared, whether its counts can be read or not.
      return outcome === 'held' ? plain : shared(shareId, allowComments).catch(() => plain);
    },
  };
}
