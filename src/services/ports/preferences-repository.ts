import type { Preferences, PreferencesPatch } from '@talelantern/domain/accounts/preferences';

/** The stored preferences of one family. */
export interface PreferencesRepository {
  /** Null where the family has no profile yet. */
  find: () => Promise<Preferences | null>;
  /** What `patch` does not name stays, also what another tab has changed meanwhile. Needs a profile. */
  change: (patch: PreferencesPatch) => Promise<void>;
}
