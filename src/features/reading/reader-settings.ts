import type { ReaderPreferences } from '@talelantern/domain/accounts/preferences';
import { DEFAULT_VOICE, VOICES, type Voice } from '@talelantern/domain/narration/voices';
import { HOUR_MS } from '@talelantern/domain/time/day';
import { readBoolean, readChoice, readNumber, type StoredData } from '@talelantern/domain/stored/read-fields';

const TEXT_SIZES = ['small', 'normal', 'large', 'larger', 'largest'] as const;
const TEXT_SPACINGS = ['normal', 'wide', 'wider'] as const;
/** Andika has the letter shapes that children are taught; Atkinson Hyperlegible is made for readers with low vision. */
const FONT_NAMES = ['andika', 'hyperlegible'] as const;
const PAGE_THEMES = ['day', 'sepia', 'night'] as const;
const VOICE_SOURCES = ['recording', 'device'] as const;
const SLEEP_CHOICES = ['10', '20', '30', 'chapter'] as const;

type PageTheme = (typeof PAGE_THEMES)[number];
export type SleepChoice = (typeof SLEEP_CHOICES)[number];

export const SLOWEST_PACE = 0.7;
export const FASTEST_PACE = 1.3;
export const PACE_STEP = 0.1;
const BEDTIME_PACE_FACTOR = 0.85;
/** Without an end, last evening's bedtime would pause and darken a book by day, which a child cannot change. */
const BEDTIME_MS = 12 * HOUR_MS;

export type ReaderSettings = ReturnType<typeof readSettings>;

/** Reads stored settings; an invalid entry gets its default. */
export function readSettings(data: StoredData) {
  const pace = readNumber(data['pace'], 1);
  const bedtimeAt = readNumber(data['bedtimeAt']);
  return {
    size: readChoice(data['size'], TEXT_SIZES, 'normal'),
    spacing: readChoice(data['spacing'], TEXT_SPACINGS, 'normal'),
    face: readChoice(data['face'], FONT_NAMES, 'andika'),
    light: readChoice(data['light'], PAGE_THEMES, 'day'),
    pictures: readBoolean(data['pictures'], true),
    follow: readBoolean(data['follow'], true),
    /** SLOWEST_PACE to FASTEST_PACE; 1 is the recorded speed. */
    pace: pace >= SLOWEST_PACE && pace <= FASTEST_PACE ? pace : 1,
    teller: readChoice(data['teller'], VOICE_SOURCES, 'recording'),
    /** The voice of new recordings. */
    voice: readChoice(data['voice'], VOICES, DEFAULT_VOICE),
    bedtime: readBoolean(data['bedtime']) && Date.now() - bedtimeAt < BEDTIME_MS,
    /** When the bedtime mode was last turned on or off, in ms since 1970. */
    bedtimeAt,
    sleep: readChoice(data['sleep'], SLEEP_CHOICES, 'chapter'),
  };
}

/** The valid entries of `data`, without defaults for the others. */
export function readChanges(data: StoredData): Partial<ReaderSettings> {
  const entries = Object.entries(readSettings(data)).filter(([name, value]) => data[name] === value);
  return Object.fromEntries(entries);
}

/** The settings that are synchronized between devices: all except bedtime mode. */
export function toPreferences({
  voice,
  bedtime: _bedtime,
  bedtimeAt: _bedtimeAt,
  ...reader
}: Partial<ReaderSettings>): {
  voice?: Voice;
  reader?: ReaderPreferences;
} {
  return { ...(voice && { voice }), ...(Object.keys(reader).length > 0 && { reader }) };
}

export const effectivePace = ({ pace, bedtime }: Pick<ReaderSettings, 'pace' | 'bedtime'>): number =>
  bedtime ? Math.max(SLOWEST_PACE, Number((pace * BEDTIME_PACE_FACTOR).toFixed(2))) : pace;

export const themeOf = ({ bedtime, light }: Pick<ReaderSettings, 'bedtime' | 'light'>): PageTheme | 'bedtime' =>
  bedtime ? 'bedtime' : light;
