import { secondsOf, type Sound } from '../ports/ports.ts';

/** Part of a recording, in seconds. */
export interface Stretch {
  from: number;
  to: number;
}

export const secondsIn = ({ from, to }: Stretch): number => to - from;

const FRAME_SECONDS = 0.01;
/** Fraction of the typical loudness; quieter frames are silent. */
const QUIET_FRACTION = 0.04;
/** Shorter silences are not pauses but parts of consonants, such as the closed lips before a p. */
const SHORTEST_PAUSE_SECONDS = 0.09;

/** The spoken part of a recording and its pauses. A silent recording counts as speech throughout. */
export function findPauses(sound: Sound): { speech: Stretch; pauses: Stretch[] } {
  const loudness = loudnessOf(sound.samples, Math.round(sound.sampleRate * FRAME_SECONDS));
  const limit = (loudness.toSorted()[Math.floor(loudness.length * 0.9)] ?? 0) * QUIET_FRACTION;
  const isLoud = (level: number): boolean => level > limit;
  const first = loudness.findIndex(isLoud);
  const last = loudness.findLastIndex(isLoud);
  const whole = { from: 0, to: secondsOf(sound) };
  if (first === -1) return { speech: whole, pauses: [] };
  const pauses: Stretch[] = [];
  let quietFrom: number | null = null;
  for (let frame = first; frame <= last; frame += 1) {
    if (!isLoud(loudness[frame] ?? 0)) {
      quietFrom ??= frame;
    } else if (quietFrom !== null) {
      const pause = { from: quietFrom * FRAME_SECONDS, to: frame * FRAME_SECONDS };
      if (secondsIn(pause) >= SHORTEST_PAUSE_SECONDS) pauses.push(pause);
      quietFrom = null;
    }
  }
  return { speech: { from: first * FRAME_SECONDS, to: Math.min(whole.to, (last + 1) * FRAME_SECONDS) }, pauses };
}

function loudnessOf(samples: Int16Array, frameSamples: number): Float64Array {
  const loudness = new Float64Array(Math.ceil(samples.length / frameSamples));
  for (const frame of loudness.keys()) {
    const part = samples.subarray(frame * frameSamples, (frame + 1) * frameSamples);
    let squares = 0;
    for (const sample of part) squares += sample * sample;
    loudness[frame] = Math.sqrt(squares / part.length);
  }
  return loudness;
}

/** A possible pause between two words. */
export interface Gap {
  /** Weight of all earlier words. */
  weightBefore: number;
  isPunctuated: boolean;
}

export interface Match {
  gap: number;
  pause: Stretch;
}

export interface SpokenSentence {
  speech: Stretch;
  pauses: readonly Stretch[];
  gaps: readonly Gap[];
  totalWeight: number;
}

/*
 * Costs, added to the cost of a stretch of speech: the squared difference from its expected length, in seconds. Tuned
 * against the word events of a speech engine (docs/benchmarks.md).
 */
const BARE_GAP_COST = 0.06;
const MISSED_PUNCTUATION_COST = 0.06;
const UNUSED_PAUSE_COST_PER_SECOND = 1.2;
const SHORTEST_EXPECTED_SECONDS = 0.1;

/** Matching is quadratic; normal passages have fewer pauses. */
const MAX_PAUSES = 24;

/** A partial match up to the pause `index`, linked to the step before. */
interface Step {
  cost: number;
  gap: number;
  pause: number;
  /** When speech resumes, and the weight of all words before. */
  seconds: number;
  weight: number;
  previous: Step | null;
}

/** The gap between words that each pause most likely falls in, in order; pauses inside a word are not matched. */
export function matchPauses(sentence: SpokenSentence): Match[] {
  const pauses = longest(sentence.pauses);
  const { speech, gaps, totalWeight } = sentence;
  const costOf = costsOf({ ...sentence, pauses });
  const begin: Step = { cost: 0, gap: -1, pause: -1, seconds: speech.from, weight: 0, previous: null };
  const steps = [begin];
  for (const [pauseIndex, pause] of pauses.entries()) {
    const stepsAtPause = gaps.map(({ weightBefore, isPunctuated }, gap): Step => {
      const match = { gap, pause: pauseIndex, seconds: pause.from, weight: weightBefore };
      const { previous, cost } = cheapest(
        steps.filter((step) => step.gap < gap),
        (step) => costOf(step, match),
        begin,
      );
      return { ...match, seconds: pause.to, cost: cost + (isPunctuated ? 0 : BARE_GAP_COST), previous };
    });
    steps.push(...stepsAtPause);
  }
  const end = { gap: gaps.length, pause: pauses.length, seconds: speech.to, weight: totalWeight };
  const last = cheapest(steps, (step) => costOf(step, end), begin).previous;
  return matchesUpTo(last, pauses);
}

const longest = (pauses: readonly Stretch[]): Stretch[] =>
  pauses
    .toSorted((a, b) => secondsIn(b) - secondsIn(a))
    .slice(0, MAX_PAUSES)
    .toSorted((a, b) => a.from - b.from);

function cheapest(steps: readonly Step[], costOf: (step: Step) => number, fallback: Step) {
  let best = { previous: fallback, cost: costOf(fallback) };
  for (const step of steps) {
    const cost = costOf(step);
    if (cost < best.cost) best = { previous: step, cost };
  }
  return best;
}

type PauseInGap = Pick<Step, 'gap' | 'pause' | 'seconds' | 'weight'>;

/** The cost of adding `match` after `step`: skipped pauses and punctuation, and speech of an unexpected length. */
function costsOf({ speech, pauses, gaps, totalWeight }: SpokenSentence): (step: Step, match: PauseInGap) => number {
  const pausedBefore = runningSums(pauses.map(secondsIn));
  const missedBefore = runningSums(gaps.map(({ isPunctuated }) => (isPunctuated ? MISSED_PUNCTUATION_COST : 0)));
  const rate = (secondsIn(speech) - (pausedBefore.at(-1) ?? 0)) / totalWeight;
  const sumBetween = (sums: readonly number[], from: number, to: number): number => (sums[to] ?? 0) - (sums[from] ?? 0);
  return (step, match) => {
    const unused = sumBetween(pausedBefore, step.pause + 1, match.pause);
    const missed = sumBetween(missedBefore, step.gap + 1, match.gap);
    const expected = (match.weight - step.weight) * rate;
    const difference = match.seconds - step.seconds - unused - expected;
    const stretched = difference ** 2 / Math.max(SHORTEST_EXPECTED_SECONDS, expected);
    return step.cost + unused * UNUSED_PAUSE_COST_PER_SECOND + missed + stretched;
  };
}

function runningSums(values: readonly number[]): number[] {
  let sum = 0;
  return [0, ...values.map((value) => (sum += value))];
}

function matchesUpTo(last: Step, pauses: readonly Stretch[]): Match[] {
  const matches: Match[] = [];
  for (let step: Step | null = last; step !== null; step = step.previous) {
    const pause = pauses[step.pause];
    if (pause) matches.push({ gap: step.gap, pause });
  }
  return matches.toReversed();
}
