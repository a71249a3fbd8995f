import { DEFAULT_VOICE, VOICES, type Voice } from '../narration/voices.ts';
import { isRecord, readBoolean, readChoice, type StoredData } from '../stored/read-fields.ts';

/** How a family likes to read; the reader knows its own keys. At most LIMITS.listEntries of them. */
export type ReaderPreferences = Readonly<Record<string, string | number | boolean>>;

/** What a family would like, on every device: `preferences` of `users/{uid}` (architecture §4). */
export interface Preferences {
  /** A parent reads a new chapter before the child does (architecture §6). */
  showFirst: boolean;
  /** For narrations to come. */
  voice: Voice;
  /** Empty where nothing was chosen. */
  reader: ReaderPreferences;
}

/** What shall change; reader preferences that it does not name stay. */
export type PreferencesPatch = Partial<Preferences>;

const isSimple = (entry: [string, unknown]): entry is [string, string | number | boolean] =>
  ['string', 'number', 'boolean'].includes(typeof entry[1]);

/** The preferences of a stored profile; each that is missing or cannot be understood is as at first. */
export function readPreferences(profile: StoredData): Preferences {
  const data = isRecord(profile['preferences']) ? profile['preferences'] : {};
  const reader = isRecord(data['reader']) ? data['reader'] : {};
  return {
    showFirst: readBoolean(data['showFirst']),
    voice: readChoice(data['voice'], VOICES, DEFAULT_VOICE),
    reader: Object.fromEntries(Object.entries(reader).filter(isSimple)),
  };
}

/** `preferences` after `patch`. */
export const patchPreferences = (preferences: Preferences, patch: PreferencesPatch): Preferences => ({
  ...preferences,
  ...patch,
  reader: { ...preferences.reader, ...patch.reader },
});
