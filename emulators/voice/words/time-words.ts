import type { PlacedWord } from './split-words.ts';

/** "Here the speech reaches this place of the text": what a speech engine says of its own work. */
export interface SpeechMark {
  /** UTF-16 offset in the text. */
  offset: number;
  seconds: number;
}

/** Part of a recording. */
export interface Sound {
  samples: Float32Array;
  sampleRate: number;
}

export interface TimedWord {
  word: string;
  /** Seconds from the beginning of the recording. */
  start: number;
  end: number;
}

/** Quieter than this, of 1, is a pause. */
const SILENCE = 0.012;

/**
 * Gives every word its time. Marks may lie beside their word, be missing (an engine says "of the" in one breath) or come
 * several to a word (numbers). The result has all words in order, each with an end after its start and none overlapping.
 */
export function timeWords(words: readonly PlacedWord[], marks: readonly SpeechMark[], sound: Sound): TimedWord[] {
  const total = sound.samples.length / sound.sampleRate;
  const starts = fillGaps(words, markedStarts(words, marks, total), total);
  return words.map(({ text }, index) => {
    const start = starts[index] ?? total;
    const end = endOfSound(sound, start, starts[index + 1] ?? total);
    return { word: text, start, end };
  });
}

/** The first mark of each word; null where there is none, or none after that of the word before. */
function markedStarts(words: readonly PlacedWord[], marks: readonly SpeechMark[], total: number): (number | null)[] {
  const starts: (number | null)[] = words.map(() => null);
  let latest = -Number.MIN_VALUE;
  let index = 0;
  for (const { offset, seconds } of marks) {
    while (index < words.length && (words[index]?.end ?? 0) <= offset) index += 1;
    if (index === words.length) break;
    const isUseful = seconds > latest && seconds < total;
    if (starts[index] !== null || !isUseful) continue;
    starts[index] = seconds;
    latest = seconds;
  }
  return starts;
}

/** Spreads words without a mark over the time between their marked neighbours, long words longer. */
function fillGaps(words: readonly PlacedWord[], marked: readonly (number | null)[], total: number): number[] {
  const starts: number[] = [];
  for (let first = 0; first < words.length;) {
    let next = first + 1;
    while (next < words.length && marked[next] === null) next += 1;
    const from = marked[first] ?? 0;
    const until = marked[next] ?? total;
    const group = words.slice(first, next);
    const letters = group.reduce((sum, word) => sum + word.text.length, 0);
    let passed = 0;
    for (const word of group) {
      starts.push(from + ((until - from) * passed) / letters);
      passed += word.text.length;
    }
    first = next;
  }
  return starts;
}

/** Where the sound of a word ends: pauses before the next one belong to nobody. At least half of the time is the word's. */
function endOfSound({ samples, sampleRate }: Sound, start: number, limit: number): number {
  const earliest = Math.floor(((start + limit) / 2) * sampleRate);
  let last = Math.floor(limit * sampleRate);
  while (last > earliest && Math.abs(samples[last - 1] ?? 0) < SILENCE) last -= 1;
  return Math.min(limit, Math.max((start + limit) / 2, last / sampleRate));
}
