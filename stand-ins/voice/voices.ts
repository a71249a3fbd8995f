/** The settings for one of the vendor's voices. */
export interface VoiceSettings {
  /** Accent and speaker in espeak-ng's words, `<language>+<variant>`. Its `en-gb` alone does not exist. */
  speaker: string;
  /** 0-100; 50 is the speaker's own pitch. */
  pitch: number;
  /** Pitch variation, 0-100. Far below 60 it sounds mechanical. */
  range: number;
  /** Words per minute at speed 1. */
  wordsPerMinute: number;
  /** Octaves above middle C of the chimes used when speech is unavailable. */
  chimeOctave: number;
}

const voice = (
  speaker: string,
  pitch: number,
  range: number,
  wordsPerMinute: number,
  chimeOctave: number,
): VoiceSettings => ({ speaker, pitch, range, wordsPerMinute, chimeOctave });

/** The vendor's built-in voices (guides/text-to-speech, November 2026), each with a distinct sound. */
const VOICES: ReadonlyMap<string, VoiceSettings> = new Map([
  ['alloy', voice('en-us+f3', 45, 60, 150, 1)],
  ['ash', voice('en-us+m3', 52, 60, 150, 0)],
  ['ballad', voice('en-gb-x-rp+m3', 58, 75, 138, 0)],
  ['cedar', voice('en-us+m1', 48, 62, 146, 0)],
  ['coral', voice('en-us+f2', 56, 70, 154, 1)],
  ['echo', voice('en-gb-scotland+m3', 50, 62, 150, 0)],
  ['fable', voice('en-gb-x-rp+f3', 55, 78, 142, 1)],
  ['marin', voice('en-us+Annie', 45, 65, 150, 1)],
  ['nova', voice('en-us+f4', 60, 72, 156, 1)],
  ['onyx', voice('en-us+m4', 38, 55, 142, -1)],
  ['sage', voice('en-gb-x-rp+f2', 42, 58, 140, 1)],
  ['shimmer', voice('en-gb-scotland+f3', 62, 70, 150, 2)],
  ['verse', voice('en-us+grandpa', 55, 68, 146, 0)],
]);

/** The voice of this name, or null when the vendor has none. */
export function findVoice(name: string): VoiceSettings | null {
  return VOICES.get(name) ?? null;
}
