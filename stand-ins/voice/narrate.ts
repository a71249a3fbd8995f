import { chime } from './engines/chime.ts';
import { loadEspeak } from './engines/espeak.ts';
import type { EngineName, SpeechEngine } from './engines/speech-engine.ts';
import { mp3DelaySeconds, toMp3 } from './audio/mp3.ts';
import { toLabel } from './audio/recording-label.ts';
import { toPcm } from './audio/pcm.ts';
import { toWav } from './audio/wav.ts';
import type { VoiceSettings } from './voices.ts';
import { splitWords } from './words/split-text.ts';
import { timeWords } from './words/word-times.ts';

export interface NarrationOrder {
  text: string;
  voice: VoiceSettings;
  /** 1 is normal speed. */
  speed: number;
  /** `pcm` has no label, so its words cannot be transcribed. */
  format: 'mp3' | 'wav' | 'pcm';
}

export interface LoadedEngine {
  name: EngineName;
  speak: SpeechEngine;
}

/** Speech from the package of this name, or chimes where it is missing or does not start. */
export async function loadEngine(packageName: string): Promise<LoadedEngine> {
  try {
    return { name: 'espeak', speak: await loadEspeak(packageName) };
  } catch {
    return { name: 'chime', speak: chime };
  }
}

/** A recording in the requested format, with the time of each word embedded. */
export async function narrate(
  { speak }: LoadedEngine,
  { text, voice, speed, format }: NarrationOrder,
): Promise<Buffer> {
  const { sound, marks } = await speak(text, voice, speed);
  if (format === 'pcm') return toPcm(sound);
  const delay = format === 'mp3' ? mp3DelaySeconds(sound) : 0;
  const words = timeWords(splitWords(text), marks, sound).map(({ word, start, end }) => ({
    word,
    start: start + delay,
    end: end + delay,
  }));
  const label = toLabel({ text, words });
  return format === 'wav' ? toWav(sound, label) : toMp3(sound, label);
}
