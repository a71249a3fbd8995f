import type { Sound, SpeechMark } from '../words/word-times.ts';
import type { VoiceSettings } from '../voices.ts';

export type EngineName = 'espeak' | 'chime';

export interface Speech {
  sound: Sound;
  /** The marks in chronological order. */
  marks: readonly SpeechMark[];
}

/** Generates speech. The same text, voice and speed (1 is normal) give the same samples. */
export type SpeechEngine = (text: string, voice: VoiceSettings, speed: number) => Promise<Speech>;
