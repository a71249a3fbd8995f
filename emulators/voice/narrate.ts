import { chime } from './engines/chime.ts';
import { loadEspeak } from './engines/espeak.ts';
import type { EngineName, SpeechEngine } from './engines/speech-engine.ts';
import { mp3DelaySeconds, toMp3 } from './audio/mp3.ts';
import { toLabel } from './audio/spoken-words.ts';
import { toWav } from './audio/wav.ts';
import type { VoiceSettings } from './voices.ts';
import { splitWords } from './words/split-words.ts';
import { timeWords } from './words/time-words.ts';

export interface NarrationOrder {
  text: string;
  voice: VoiceSettings;
  /** 1 is normal. */
  speed: number;
  format: 'mp3' | 'wav';
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

/** A recording in the wanted format which carries the time of each of its words. */
export async function narrate(
  { speak }: LoadedEngine,
  { text, voice, speed, format }: NarrationOrder,
): Promise<Buffer> {
  const { sound, marks } = await speak(text, voice, speed);
  const delay = format === 'mp3' ? mp3DelaySeconds(sound) : 0;
  const words = timeWords(splitWords(text), marks, sound).map(({ word, start, end }) => ({
    word,
    start: start + delay,
    end: end + delay,
  }));
  const label = toLabel({ text, words });
  return format === 'wav' ? toWav(sound, label) : toMp3(sound, label);
}
