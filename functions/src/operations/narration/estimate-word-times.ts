import { splitSpokenWords } from '@talelantern/domain/narration/spoken-words';
import { spokenWeight } from '@talelantern/domain/narration/word-weights';
import type { Sound, WordTime } from '../ports/speech.ts';
import { findPauses, type Stretch } from './find-pauses.ts';
import { matchPauses, type Gap, type Match } from './match-pauses.ts';

/** Everything that makes a voice pause; it does not for quotation marks, apostrophes and hyphens alone. */
const PUNCTUATION = /[^\p{L}\p{M}\p{N}\s'’"“”-]/u;

/**
 * When each word of `text` (splitSpokenWords) is said in its recording, for voices that do not tell. The time between
 * the first and the last sound is given to the words by their weight; pauses are found at the gaps between words, above
 * all at those with punctuation, so that errors do not add up.
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
  return spread(weights, matches, speech);
}

/** Gives every stretch between two pauses to its words. */
function spread(weights: readonly number[], matches: readonly Match[], speech: Stretch): WordTime[] {
  const times: WordTime[] = [];
  let now = speech.from;
  for (const { gap, pause } of [...matches, { gap: weights.length - 1, pause: { from: speech.to, to: speech.to } }]) {
    const spoken = weights.slice(times.length, gap + 1);
    const rate = (pause.from - now) / spoken.reduce((sum, weight) => sum + weight, 0);
    for (const weight of spoken) {
      const end = now + weight * rate;
      times.push({ startMs: toMs(now), endMs: toMs(end) });
      now = end;
    }
    now = pause.to;
  }
  return times;
}

const toMs = (seconds: number): number => Math.round(seconds * 1000);
