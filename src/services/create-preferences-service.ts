import { patchPreferences, readPreferences } from '@talelantern/domain/accounts/preferences';
import type { PreferencesRepository } from './ports/preferences-repository.ts';
import type { PreferencesService } from './preferences-service.ts';
import { PROFILE_FETCH_FAILED, UPDATE_PROFILE_FAILED, type ProfileKeeper } from './profile-keeper.ts';
import { withSentence } from './with-sentence.ts';

interface PreferencesDependencies {
  preferences: PreferencesRepository;
  profile: ProfileKeeper;
}

const AT_FIRST = readPreferences({});

export function createPreferencesService({ preferences, profile }: PreferencesDependencies): PreferencesService {
  return {
    get: () => withSentence(PROFILE_FETCH_FAILED, async () => (await preferences.find()) ?? AT_FIRST),
    change: (patch) =>
      withSentence(UPDATE_PROFILE_FAILED, async () => {
        const before = await preferences.find();
        if (!before) await profile.get();
        await preferences.change(patch);
        return patchPreferences(before ?? AT_FIRST, patch);
      }),
  };
}
