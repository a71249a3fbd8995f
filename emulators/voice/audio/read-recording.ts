import type { TimedWord } from '../words/time-words.ts';
import { readMp3, type RecordedPart } from './mp3.ts';
import { fromLabel } from './spoken-words.ts';
import { readWav } from './wav.ts';

export interface Transcript {
  /** Seconds. */
  duration: number;
  text: string;
  words: readonly TimedWord[];
}

/**
 * Reads what a recording of this program says. Null for bytes that are neither MP3 nor WAV; a recording of somebody else
 * has no words.
 */
export function readRecording(bytes: Buffer): Transcript | null {
  const parts: RecordedPart[] | null = readWav(bytes) ?? readMp3(bytes);
  if (parts === null) return null;
  const texts: string[] = [];
  const words: TimedWord[] = [];
  let duration = 0;
  for (const { seconds, label } of parts) {
    const spoken = label === null ? null : fromLabel(label);
    if (spoken !== null) texts.push(spoken.text);
    for (const { word, start, end } of spoken?.words ?? []) {
      words.push({ word, start: start + duration, end: end + duration });
    }
    duration += seconds;
  }
  return { duration, text: texts.join(' '), words };
}
