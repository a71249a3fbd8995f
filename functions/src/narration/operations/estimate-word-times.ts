import { splitSpokenWords } from '@talelantern/domain/narration/spoken-words';
import { spokenWeight } from '@talelantern/domain/narration/word-weights';
import type { Sound, WordTime } from '../ports/ports.ts';
import { findPauses, type Stretch, matchPauses, type Gap, type Match } from './match-pauses.ts';

/** Punctuation at which a voice pauses: not quotation marks, apostrophes or hyphens. */
const PUNCTUATION = /[^\p{L}\p{M}\p{N}\s'’"“”-]/u;

/**
 * Estimates when each word of `text` (splitSpokenWords) is said, for voices without word times. Distributes the time
 * between the first and last sound by the words' weights, and matches pauses with gaps between words, preferably at
 * punctuation, so that errors do not add up.
 */
export function estimateWordTimes(text: string, sound: Sound): WordTime[] {
  const words = splitSpokenWords(text);
  const punctuated = words.map(({ endChar }, index) => {
    const next = words[index + 1];
    return next === undefined || PUNCTUATION.test(text.slice(endChar, next.startChar));
  });
  const weights = words.map((word, index) => spokenWeight(word.text, punctuated[index] ?? false));
  let totalWeight = 0;
  const gaps = weights.map((weight, index): Gap => {
    totalWeight += weight;
    return { weightBefore: totalWeight, isPunctuated: punctuated[index] ?? false };
  });
  const { speech, pauses } = findPauses(sound);
  const matches = matchPauses({ speech, pauses, gaps: gaps.slice(0, -1), totalWeight });
  return distribute(weights, matches, speech);
}

/** Divides the time between each pair of pauses among the words spoken in it. */
function distribute(weights: readonly number[], matches: readonly Match[], speech: Stretch): WordTime[] {
  const times: WordTime[] = [];
  let now = speech.from;
  for (const { gap, pause } of [...matches, { gap: weights.length - 1, pause: { from: speech.to, to: speech.to } }]) {
    const spokenWeights = weights.slice(times.length, gap + 1);
    const rate = (pause.from - now) / spokenWeights.reduce((sum, weight) => sum + weight, 0);
    for (const weight of spokenWeights) {
      const end = now + weight * rate;
      times.push({ startMs: toMs(now), endMs: toMs(end) });
      now = end;
    }
    now = pause.to;
  }
  return times;
}

const toMs = (seconds: number): number => Math.round(seconds * 1000);
