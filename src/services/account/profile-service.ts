import { type FamilyDetails, normalizeDetails } from '@talelantern/domain/accounts/family-details';
import { patchPreferences, type PreferencesPatch, readPreferences } from '@talelantern/domain/accounts/preferences';
import type { Profile } from '@talelantern/domain/accounts/profile';
import { PROFILE_FETCH_FAILED, UPDATE_PROFILE_FAILED } from './profile-loader.ts';
import { withUserMessage } from '../core/with-user-message.ts';
import type { FamilyDeps } from '../deps.ts';
import type { PreferencesRepository, ProfileRepository } from '../ports/account-repositories.ts';

type ProfileDeps = Pick<FamilyDeps, 'uid' | 'profile'> & { profiles: Pick<ProfileRepository, 'update'> };

const detailsOf = ({ displayName, penName, photoURL }: Profile): FamilyDetails => ({ displayName, penName, photoURL });

export type ProfileService = ReturnType<typeof createProfileService>;

export const createProfileService = ({ uid, profile, profiles }: ProfileDeps) => ({
  get: async () => detailsOf(await profile.get()),
  update: async (patch: Partial<FamilyDetails>): Promise<FamilyDetails> => {
    const details = normalizeDetails(patch);
    const before = await profile.get();
    await withUserMessage(UPDATE_PROFILE_FAILED, () => profiles.update(uid, details));
    return { ...detailsOf(before), ...details };
  },
});

type PreferencesDeps = Pick<FamilyDeps, 'profile'> & { preferences: PreferencesRepository };

const AT_FIRST = readPreferences({});

export type PreferencesService = ReturnType<typeof createPreferencesService>;

export const createPreferencesService = ({ preferences, profile }: PreferencesDeps) => ({
  get: () => withUserMessage(PROFILE_FETCH_FAILED, async () => (await preferences.find()) ?? AT_FIRST),
  change: (patch: PreferencesPatch) =>
    withUserMessage(UPDATE_PROFILE_FAILED, async () => {
      const before = await preferences.find();
      if (!before) await profile.get();
      await preferences.change(patch);
      return patchPreferences(before ?? AT_FIRST, patch);
    }),
});
