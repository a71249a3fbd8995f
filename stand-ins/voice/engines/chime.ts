import { splitWords, type PlacedWord } from '../words/split-text.ts';
import type { SpeechMark } from '../words/word-times.ts';
import type { SpeechEngine } from './speech-engine.ts';

const SAMPLE_RATE = 22_050;
const MIDDLE_C = 261.63;
/** Semitones of a pentatonic scale, in which no two notes clash. */
const SCALE = [0, 2, 4, 7, 9] as const;
const LOUDNESS = 0.25;
const FADE_IN_SECONDS = 0.01;
const SECONDS_PER_WORD = 0.16;
const SECONDS_PER_LETTER = 0.045;
const PAUSE_SECONDS: readonly (readonly [pattern: RegExp, seconds: number])[] = [
  [/\n/u, 0.6],
  [/[.!?…]/u, 0.4],
  [/[,;:–—]/u, 0.2],
];

/** The fallback without speech: one chime per word, as long as the word, with pauses for punctuation. */
export const chime: SpeechEngine = (text, { chimeOctave }, speed) => {
  const words = splitWords(text);
  const marks: SpeechMark[] = [];
  const notes: { frequency: number; from: number; seconds: number }[] = [];
  let now = 0;
  for (const [index, word] of words.entries()) {
    const seconds = (SECONDS_PER_WORD + SECONDS_PER_LETTER * word.text.length) / speed;
    marks.push({ offset: word.start, seconds: now });
    notes.push({ frequency: noteOf(word, chimeOctave), from: now, seconds });
    now += seconds + pauseAfter(text.slice(word.end, words[index + 1]?.start)) / speed;
  }
  const samples = new Float32Array(Math.ceil(Math.max(now, SECONDS_PER_WORD) * SAMPLE_RATE));
  for (const { frequency, from, seconds } of notes) {
    const first = Math.floor(from * SAMPLE_RATE);
    const count = Math.floor(seconds * SAMPLE_RATE);
    for (let step = 0; step < count; step += 1) {
      const time = step / SAMPLE_RATE;
      const fade = Math.min(1, time / FADE_IN_SECONDS) * (1 - step / count) ** 2;
      samples[first + step] = LOUDNESS * fade * Math.sin(2 * Math.PI * frequency * time);
    }
  }
  return Promise.resolve({ sound: { samples, sampleRate: SAMPLE_RATE }, marks });
};

/** The same word always gets the same note. */
function noteOf({ text }: PlacedWord, octave: number): number {
  let hash = 0;
  for (const letter of text.toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1009;
  const semitones = SCALE[hash % SCALE.length] ?? 0;
  return MIDDLE_C * 2 ** (octave + semitones / 12);
}

function pauseAfter(punctuation: string): number {
  return PAUSE_SECONDS.find(([pattern]) => pattern.test(punctuation))?.[1] ?? 0;
}
