import type { Profile } from '@talelantern/domain/accounts/profile';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { SignedInUser } from './account-service.ts';
import type { ProfileRepository } from './ports/profile-repository.ts';
import { withSentence } from './with-sentence.ts';

export const PROFILE_FETCH_FAILED = 'Failed to fetch user profile';
export const PROFILE_UPDATED = 'Profile updated successfully';
export const UPDATE_PROFILE_FAILED = 'Failed to update profile';
export const PROFILE_NOT_FOUND = 'User profile not found';

/** Signing up could not make the profile and it cannot be made now either: without one nothing can be counted. */
export const PROFILE_NOT_MADE =
  'Your account is not quite ready, so nothing can be saved yet. Please try again in a moment.';

/** The profile of the signed-in family. */
export interface ProfileKeeper {
  /** As it is stored now; made first where signing up could not. Throws AppError (specification §8). */
  get: () => Promise<Profile>;
}

export function createProfileKeeper(profiles: ProfileRepository, user: SignedInUser): ProfileKeeper {
  return {
    get: () =>
      withSentence(PROFILE_FETCH_FAILED, async () => {
        const found = await profiles.find(user.uid);
        if (found) return found;
        await withSentence(PROFILE_NOT_MADE, () => profiles.create(user));
        const made = await profiles.find(user.uid);
        if (!made) throw new AppError('not_found', PROFILE_NOT_FOUND);
        return made;
      }),
  };
}
