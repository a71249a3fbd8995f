import type { FamilyDetails } from '@talelantern/domain/accounts/family-details';

/** What the family says about itself. */
export interface ProfileService {
  /** Throws AppError 'Failed to fetch user profile', or 'User profile not found' where none could be made. */
  get: () => Promise<FamilyDetails>;
  /** Stores what `patch` names and answers all of it. Throws AppError 'Failed to update profile'. */
  update: (patch: Partial<FamilyDetails>) => Promise<FamilyDetails>;
}
