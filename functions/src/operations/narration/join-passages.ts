import type { Passage } from '@talelantern/domain/narration/passages';
import { splitSpokenWords } from '@talelantern/domain/narration/spoken-words';
import type { TimedWord } from '@talelantern/domain/narration/word-timings';
import type { Sound, Speech } from '../ports/speech.ts';
import { estimateWordTimes } from './estimate-word-times.ts';
import { findPauses } from './find-pauses.ts';

/** What is quiet at least between two passages, in seconds, their own quiet ends included. */
const BETWEEN_SENTENCES = 0.35;
const BETWEEN_PARAGRAPHS = 0.7;

export interface JoinedNarration {
  sound: Sound;
  /** Times in the samples; places in the chapter. */
  words: TimedWord[];
}

/**
 * One sound of all spoken passages, with the pauses between them.
 * @throws Error for passages of different sample rates, or none.
 */
export function joinPassages(passages: readonly Passage[], speeches: readonly Speech[]): JoinedNarration {
  const sampleRate = speeches[0]?.sampleRate;
  if (sampleRate === undefined || speeches.some((speech) => speech.sampleRate !== sampleRate)) {
    throw new Error('The passages are not of one recording');
  }
  const parts: Int16Array[] = [];
  const words: TimedWord[] = [];
  let length = 0;
  for (const [index, speech] of speeches.entries()) {
    const passage = passages[index];
    if (!passage) continue;
    words.push(...wordsOf(passage, speech, (length / sampleRate) * 1000));
    const silence = new Int16Array(Math.round(missingPause(passage, speech, speeches[index + 1]) * sampleRate));
    parts.push(speech.samples, silence);
    length += speech.samples.length + silence.length;
  }
  return { sound: { samples: concatenated(parts, length), sampleRate }, words };
}

function wordsOf(passage: Passage, speech: Speech, beginMs: number): TimedWord[] {
  const times = speech.words ?? estimateWordTimes(passage.text, speech);
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

function missingPause({ endsParagraph }: Passage, speech: Speech, next: Speech | undefined): number {
  if (!next) return 0;
  const quietEnd = speech.samples.length / speech.sampleRate - findPauses(speech).speech.to;
  const quiet = quietEnd + findPauses(next).speech.from;
  return Math.max(0, (endsParagraph ? BETWEEN_PARAGRAPHS : BETWEEN_SENTENCES) - quiet);
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
