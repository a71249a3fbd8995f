import type { TimedWord } from '../words/word-times.ts';
import { readMp3, type RecordedPart } from './mp3.ts';
import { fromLabel } from './recording-label.ts';
import { readWav } from './wav.ts';

export interface Transcript {
  /** Duration in seconds. */
  duration: number;
  text: string;
  words: readonly TimedWord[];
}

/**
 * Reads the text of a recording made by this program; other recordings have no words. Null if the file is neither MP3
 * nor WAV.
 */
export function readRecording(bytes: Buffer): Transcript | null {
  const parts: RecordedPart[] | null = readWav(bytes) ?? readMp3(bytes);
  if (parts === null) return null;
  const texts: string[] = [];
  const words: TimedWord[] = [];
  let duration = 0;
  for (const { seconds, label } of parts) {
    const labelText = label === null ? null : fromLabel(label);
    if (labelText !== null) texts.push(labelText.text);
    for (const { word, start, end } of labelText?.words ?? []) {
      words.push({ word, start: start + duration, end: end + duration });
    }
    duration += seconds;
  }
  return { duration, text: texts.join(' '), words };
}
