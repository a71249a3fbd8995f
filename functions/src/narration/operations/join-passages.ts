import type { Passage } from '@talelantern/domain/narration/passages';
import { splitSpokenWords } from '@talelantern/domain/narration/spoken-words';
import type { TimedWord } from '@talelantern/domain/narration/word-timings';
import type { Sound, WordTime } from '../ports/ports.ts';
import { estimateWordTimes } from './estimate-word-times.ts';
import { findPauses } from './match-pauses.ts';

/** Minimum silence between two passages, in seconds, including their own quiet ends. */
const SENTENCE_PAUSE_SECONDS = 0.35;
const PARAGRAPH_PAUSE_SECONDS = 0.7;

export interface JoinedNarration {
  sound: Sound;
  /** Start times are relative to the joined audio; text positions to the chapter. */
  words: TimedWord[];
}

/** Joins passages with pauses. @throws Error without passages, or for different sample rates. */
export function joinPassages(
  passages: readonly Passage[],
  speeches: readonly Sound[],
  timesOf: typeof estimateWordTimes = estimateWordTimes,
): JoinedNarration {
  const sampleRate = speeches[0]?.sampleRate;
  if (sampleRate === undefined || speeches.some((speech) => speech.sampleRate !== sampleRate)) {
    throw new Error('The passages have different sample rates');
  }
  const parts: Int16Array[] = [];
  const words: TimedWord[] = [];
  let length = 0;
  for (const [index, speech] of speeches.entries()) {
    const passage = passages[index];
    if (!passage) continue;
    words.push(...wordsOf(passage, timesOf(passage.text, speech), (length / sampleRate) * 1000));
    const silence = new Int16Array(Math.round(missingPause(passage, speech, speeches[index + 1]) * sampleRate));
    parts.push(speech.samples, silence);
    length += speech.samples.length + silence.length;
  }
  return { sound: { samples: concatenated(parts, length), sampleRate }, words };
}

function wordsOf(passage: Passage, times: readonly WordTime[], beginMs: number): TimedWord[] {
  return splitSpokenWords(passage.text).flatMap(({ text, startChar, endChar }, index) => {
    const time = times[index];
    if (!time) return [];
    return {
      text,
      startMs: Math.round(beginMs + time.startMs),
      endMs: Math.round(beginMs + time.endMs),
      startChar: passage.startChar + startChar,
      endChar: passage.startChar + endChar,
    };
  });
}

function missingPause({ endsParagraph }: Passage, speech: Sound, next: Sound | undefined): number {
  if (!next) return 0;
  const quietEnd = speech.samples.length / speech.sampleRate - findPauses(speech).speech.to;
  const quiet = quietEnd + findPauses(next).speech.from;
  return Math.max(0, (endsParagraph ? PARAGRAPH_PAUSE_SECONDS : SENTENCE_PAUSE_SECONDS) - quiet);
}

function concatenated(parts: readonly Int16Array[], length: number): Int16Array {
  const whole = new Int16Array(length);
  let filled = 0;
  for (const part of parts) {
    whole.set(part, filled);
    filled += part.length;
  }
  return whole;
}
