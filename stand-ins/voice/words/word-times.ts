import type { PlacedWord } from './split-text.ts';

/** A time at which the engine reaches a position in the text. */
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

/** Amplitude (0 to 1) below which sound counts as a pause. */
const SILENCE_AMPLITUDE = 0.012;

/**
 * Computes the time of every word. Marks may be offset from their word, missing (an engine may merge "of the") or
 * repeated (numbers). Returns all words in order without overlap, each with an end after its start.
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

/** The first mark of each word; null if there is none, or none after the previous word's mark. */
function markedStarts(words: readonly PlacedWord[], marks: readonly SpeechMark[], total: number): (number | null)[] {
  const starts: (number | null)[] = words.map(() => null);
  let latest = -Number.MIN_VALUE;
  let index = 0;
  for (const { offset, seconds } of marks) {
    while (index < words.length && (words[index]?.end ?? 0) <= offset) index += 1;
    if (index === words.length) break;
    const isInOrder = seconds > latest && seconds < total;
    if (starts[index] !== null || !isInOrder) continue;
    starts[index] = seconds;
    latest = seconds;
  }
  return starts;
}

/** Distributes words without a mark over the time between marked neighbors, by length. */
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

/** The end of a word's sound, excluding the pause after it; at least half of the interval belongs to the word. */
function endOfSound({ samples, sampleRate }: Sound, start: number, limit: number): number {
  const earliest = Math.floor(((start + limit) / 2) * sampleRate);
  let last = Math.floor(limit * sampleRate);
  while (last > earliest && Math.abs(samples[last - 1] ?? 0) < SILENCE_AMPLITUDE) last -= 1;
  return Math.min(limit, Math.max((start + limit) / 2, last / sampleRate));
}
