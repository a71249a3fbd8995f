import { secondsIn, type Stretch } from './find-pauses.ts';

/** Where a voice may pause: between two words. */
export interface Gap {
  /** Weight of all words before it. */
  weightBefore: number;
  /** Punctuation makes a pause likely. */
  isPunctuated: boolean;
}

/** A pause, and the index of the gap at which it is made. */
export interface Match {
  gap: number;
  pause: Stretch;
}

/** A sentence and all of its gaps and pauses. */
export interface SpokenSentence {
  speech: Stretch;
  pauses: readonly Stretch[];
  gaps: readonly Gap[];
  totalWeight: number;
}

/*
 * Costs, beside that of a stretch of speech: the square of the seconds it differs from what its words should take, per
 * such second. Found by trying, against the word events of a speech engine (docs/benchmarks.md).
 */
const AT_BARE_GAP = 0.06;
const MISSED_PUNCTUATION = 0.06;
const UNUSED_PAUSE_PER_SECOND = 1.2;
const SHORTEST_EXPECTED_SECONDS = 0.1;

/** Matching takes the square of their number; a passage has fewer unless somebody wants it slow. */
const MOST_PAUSES = 24;

/** One way of matching up to a pause, which it knows by its index, and the way up to the pause before. */
interface Step {
  cost: number;
  gap: number;
  pause: number;
  /** When speech goes on, and the weight of all words until then. */
  seconds: number;
  weight: number;
  before: Step | null;
}

/** The most likely places of the pauses: in order, each at one gap or, being part of a word, at none. */
export function matchPauses(sentence: SpokenSentence): Match[] {
  const pauses = longest(sentence.pauses);
  const { speech, gaps, totalWeight } = sentence;
  const costOf = costsOf({ ...sentence, pauses });
  const begin: Step = { cost: 0, gap: -1, pause: -1, seconds: speech.from, weight: 0, before: null };
  const steps = [begin];
  for (const [pauseIndex, pause] of pauses.entries()) {
    const reached = gaps.map(({ weightBefore, isPunctuated }, gap): Step => {
      const place = { gap, pause: pauseIndex, seconds: pause.from, weight: weightBefore };
      const { before, cost } = cheapest(
        steps.filter((step) => step.gap < gap),
        (step) => costOf(step, place),
        begin,
      );
      return { ...place, seconds: pause.to, cost: cost + (isPunctuated ? 0 : AT_BARE_GAP), before };
    });
    steps.push(...reached);
  }
  const end = { gap: gaps.length, pause: pauses.length, seconds: speech.to, weight: totalWeight };
  const last = cheapest(steps, (step) => costOf(step, end), begin).before;
  return matchesUpTo(last, pauses);
}

const longest = (pauses: readonly Stretch[]): Stretch[] =>
  pauses
    .toSorted((a, b) => secondsIn(b) - secondsIn(a))
    .slice(0, MOST_PAUSES)
    .toSorted((a, b) => a.from - b.from);

function cheapest(steps: readonly Step[], costOf: (step: Step) => number, fallback: Step) {
  let best = { before: fallback, cost: costOf(fallback) };
  for (const step of steps) {
    const cost = costOf(step);
    if (cost < best.cost) best = { before: step, cost };
  }
  return best;
}

type Place = Pick<Step, 'gap' | 'pause' | 'seconds' | 'weight'>;

/** What it costs to go from a step to a place without a match between them. */
function costsOf({ speech, pauses, gaps, totalWeight }: SpokenSentence): (step: Step, place: Place) => number {
  const pausedBefore = runningSums(pauses.map(secondsIn));
  const missedBefore = runningSums(gaps.map(({ isPunctuated }) => (isPunctuated ? MISSED_PUNCTUATION : 0)));
  const rate = (secondsIn(speech) - (pausedBefore.at(-1) ?? 0)) / totalWeight;
  const between = (sums: readonly number[], from: number, to: number): number => (sums[to] ?? 0) - (sums[from] ?? 0);
  return (step, place) => {
    const unused = between(pausedBefore, step.pause + 1, place.pause);
    const missed = between(missedBefore, step.gap + 1, place.gap);
    const expected = (place.weight - step.weight) * rate;
    const difference = place.seconds - step.seconds - unused - expected;
    const stretched = difference ** 2 / Math.max(SHORTEST_EXPECTED_SECONDS, expected);
    return step.cost + unused * UNUSED_PAUSE_PER_SECOND + missed + stretched;
  };
}

function runningSums(values: readonly number[]): number[] {
  let sum = 0;
  return [0, ...values.map((value) => (sum += value))];
}

function matchesUpTo(last: Step, pauses: readonly Stretch[]): Match[] {
  const matches: Match[] = [];
  for (let step: Step | null = last; step !== null; step = step.before) {
    const pause = pauses[step.pause];
    if (pause) matches.push({ gap: step.gap, pause });
  }
  return matches.toReversed();
}
