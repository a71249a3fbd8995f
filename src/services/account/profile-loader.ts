import { PROFILE_FIELD, PROFILE_NOT_FOUND } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { SignedInUser } from './account-service.ts';
import type { ProfileRepository } from '../ports/account-repositories.ts';
import { withUserMessage } from '../core/with-user-message.ts';

export const PROFILE_FETCH_FAILED = 'Failed to fetch user profile';
export const PROFILE_UPDATED = 'Profile updated successfully';
export const UPDATE_PROFILE_FAILED = 'Failed to update profile';

export type ProfileLoader = ReturnType<typeof createProfileLoader>;

export const createProfileLoader = (profiles: ProfileRepository, user: SignedInUser) => ({
  /** Creates a missing profile. @throws AppError `not_found` if that fails, `internal` if it cannot be read. */
  get: () =>
    withUserMessage(PROFILE_FETCH_FAILED, async () => {
      const profile = await profiles.find(user.uid);
      if (profile) return profile;
      await profiles.create(user).catch((cause: unknown) => {
        throw new AppError('not_found', PROFILE_NOT_FOUND, { field: PROFILE_FIELD, cause });
      });
      const createdProfile = await profiles.find(user.uid);
      if (!createdProfile) throw new AppError('not_found', PROFILE_NOT_FOUND, { field: PROFILE_FIELD });
      return createdProfile;
    }),
});
