import { DEFAULT_VOICE, VOICES } from '../narration/voices.ts';
import { mapOf, oneOf, type ValuesOf } from '../stored/define-document.ts';
import { readBoolean, readRecord, type StoredData } from '../stored/read-fields.ts';

/** Settings of the story reader, which defines their keys. At most LIMITS.listEntries entries. */
export type ReaderPreferences = Readonly<Record<string, string | number | boolean>>;

const isSimpleEntry = (entry: [string, unknown]): entry is [string, string | number | boolean] =>
  ['string', 'number', 'boolean'].includes(typeof entry[1]);

const PREFERENCES_FIELDS = {
  /** Whether a parent reads new chapters before the child ('show me first'). */
  showFirst: readBoolean,
  autoPictures: (value: unknown) => readBoolean(value, true),
  /** Whether new chapters get cards for talking about them ('Talk about it'), and cards are shown. */
  talkCards: (value: unknown) => readBoolean(value, true),
  voice: oneOf(VOICES, DEFAULT_VOICE),
  reader: (value: unknown): ReaderPreferences =>
    Object.fromEntries(Object.entries(readRecord(value)).filter(isSimpleEntry)),
};

export type Preferences = ValuesOf<typeof PREFERENCES_FIELDS>;

/** Reader preferences that are left out are unchanged. */
export type PreferencesPatch = Partial<Preferences>;

const readStored = mapOf(PREFERENCES_FIELDS);

export const readPreferences = (profile: StoredData): Preferences => readStored(profile['preferences']);

export const patchPreferences = (preferences: Preferences, patch: PreferencesPatch): Preferences => ({
  ...preferences,
  ...patch,
  reader: { ...preferences.reader, ...patch.reader },
});
