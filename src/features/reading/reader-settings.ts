import type { ReaderPreferences } from '@talelantern/domain/accounts/preferences';
import { DEFAULT_VOICE, VOICES, type Voice } from '@talelantern/domain/narration/voices';
import { isRecord, readBoolean, readChoice, readNumber, type StoredData } from '@talelantern/domain/stored/read-fields';

export const TEXT_SIZES = ['small', 'normal', 'large', 'larger', 'largest'] as const;
export const TEXT_SPACINGS = ['normal', 'wide', 'wider'] as const;
/** Andika has the letters that children are taught; Atkinson Hyperlegible is made for weak eyes. */
export const TEXT_FACES = ['andika', 'hyperlegible'] as const;
export const PAGE_LIGHTS = ['day', 'sepia', 'night'] as const;
export const TELLERS = ['recording', 'device'] as const;
export const SLEEP_CHOICES = ['10', '20', '30', 'chapter'] as const;

export type PageLight = (typeof PAGE_LIGHTS)[number];
export type SleepChoice = (typeof SLEEP_CHOICES)[number];

export const SLOWEST_PACE = 0.7;
export const FASTEST_PACE = 1.3;
export const PACE_STEP = 0.1;
/** At bedtime the voice takes its time. */
const BEDTIME_SHARE = 0.85;

/** How a family likes to read. */
export interface ReaderSettings {
  size: (typeof TEXT_SIZES)[number];
  spacing: (typeof TEXT_SPACINGS)[number];
  face: (typeof TEXT_FACES)[number];
  light: PageLight;
  pictures: boolean;
  /** Marks what is being said. */
  follow: boolean;
  /** SLOWEST_PACE to FASTEST_PACE; 1 is as recorded. */
  pace: number;
  /** Who reads: a recording, or the voice of this device. */
  teller: (typeof TELLERS)[number];
  /** For recordings to come. */
  voice: Voice;
  bedtime: boolean;
  sleep: SleepChoice;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a text of this device keeps; nothing where it cannot be understood. */
export function parseSettings(kept: string | null): StoredData {
  const parsed = parseJson(kept ?? '{}');
  return isRecord(parsed) ? parsed : {};
}

/** Reads what is kept; each entry that cannot be understood is as it is at first. */
export function readSettings(data: StoredData): ReaderSettings {
  const pace = readNumber(data['pace'], 1);
  return {
    size: readChoice(data['size'], TEXT_SIZES, 'normal'),
    spacing: readChoice(data['spacing'], TEXT_SPACINGS, 'normal'),
    face: readChoice(data['face'], TEXT_FACES, 'andika'),
    light: readChoice(data['light'], PAGE_LIGHTS, 'day'),
    pictures: readBoolean(data['pictures'], true),
    follow: readBoolean(data['follow'], true),
    pace: pace >= SLOWEST_PACE && pace <= FASTEST_PACE ? pace : 1,
    teller: readChoice(data['teller'], TELLERS, 'recording'),
    voice: readChoice(data['voice'], VOICES, DEFAULT_VOICE),
    bedtime: readBoolean(data['bedtime']),
    sleep: readChoice(data['sleep'], SLEEP_CHOICES, 'chapter'),
  };
}

/** What of `data` somebody chose: what it does not name, or what cannot be understood, is not there. */
export function readChanges(data: StoredData): Partial<ReaderSettings> {
  const entries = Object.entries(readSettings(data)).filter(([name, value]) => data[name] === value);
  return Object.fromEntries(entries);
}

/** What of `changes` goes with the family to its other devices: the voice, and how it reads. The hour does not. */
export function toPreferences({ voice, bedtime: _bedtime, ...reader }: Partial<ReaderSettings>): {
  voice?: Voice;
  reader?: ReaderPreferences;
} {
  return { ...(voice && { voice }), ...(Object.keys(reader).length > 0 && { reader }) };
}

/** The pace at which the voice speaks. */
export const paceNow = ({ pace, bedtime }: Pick<ReaderSettings, 'pace' | 'bedtime'>): number =>
  bedtime ? Math.max(SLOWEST_PACE, Number((pace * BEDTIME_SHARE).toFixed(2))) : pace;

/** How the page looks. */
export const moodOf = ({ bedtime, light }: Pick<ReaderSettings, 'bedtime' | 'light'>): PageLight | 'bedtime' =>
  bedtime ? 'bedtime' : light;
