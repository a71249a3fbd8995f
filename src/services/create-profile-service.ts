import { tidyDetails, type FamilyDetails } from '@talelantern/domain/accounts/family-details';
import type { Profile } from '@talelantern/domain/accounts/profile';
import type { ProfileRepository } from './ports/profile-repository.ts';
import { UPDATE_PROFILE_FAILED, type ProfileKeeper } from './profile-keeper.ts';
import type { ProfileService } from './profile-service.ts';
import { withSentence } from './with-sentence.ts';

interface ProfileDependencies {
  uid: string;
  profile: ProfileKeeper;
  profiles: Pick<ProfileRepository, 'update'>;
}

const detailsOf = ({ displayName, penName, photoURL }: Profile): FamilyDetails => ({ displayName, penName, photoURL });

export function createProfileService({ uid, profile, profiles }: ProfileDependencies): ProfileService {
  return {
    get: async () => detailsOf(await profile.get()),
    async update(patch) {
      const details = tidyDetails(patch);
      // Asked first: it makes the profile where signing up could not.
      const before = await profile.get();
      await withSentence(UPDATE_PROFILE_FAILED, () => profiles.update(uid, details));
      return { ...detailsOf(before), ...details };
    },
  };
}
