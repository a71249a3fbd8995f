import type { Preferences, PreferencesPatch } from '@talelantern/domain/accounts/preferences';

/** What the family would like, on every device (architecture §4). */
export interface PreferencesService {
  /** Those of a new family where none are stored. Throws AppError 'Failed to fetch user profile'. */
  get: () => Promise<Preferences>;
  /** Stores what `patch` names and answers all of them. Throws AppError 'Failed to update profile'. */
  change: (patch: PreferencesPatch) => Promise<Preferences>;
}
