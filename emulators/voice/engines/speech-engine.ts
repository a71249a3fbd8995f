import type { Sound, SpeechMark } from '../words/time-words.ts';
import type { VoiceSettings } from '../voices.ts';

export type EngineName = 'espeak' | 'chime';

export interface Speech {
  sound: Sound;
  /** In the order of time. */
  marks: readonly SpeechMark[];
}

/** Says a text. The same text, voice and speed (1 is normal) always give the same samples. */
export type SpeechEngine = (text: string, voice: VoiceSettings, speed: number) => Promise<Speech>;
