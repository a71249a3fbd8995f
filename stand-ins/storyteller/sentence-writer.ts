import { mentions, toAvoided, withoutAvoided } from './avoid/avoided-words.ts';
import { fillTemplate, type Words } from './fill-template.ts';
import { toReadingLevel } from './register/reading-level.ts';
import { registerOf, type Register } from './register/register.ts';
import { difficultyOf } from './register/sentences.ts';
import { shuffle, type SeededRandom } from './seeded-random.ts';
import type { StoryBrief } from './story-brief.ts';
import { wordRuns } from './word-runs.ts';

/** The fraction of a wording that may repeat earlier text, because long names recur in every sentence about them. */
const MAX_REPEATED = 0.3;

/** The number of wordings from which the easiest or hardest is chosen. */
const CANDIDATE_COUNTS = { easiest: 10, easy: 2, hard: 2, any: 1 } as const;

type Difficulty = keyof typeof CANDIDATE_COUNTS;
const DIFFICULTIES: Readonly<Record<Register, Difficulty>> = {
  easiest: 'easiest',
  easy: 'easy',
  moderate: 'any',
  plain: 'any',
  rich: 'hard',
};

interface Candidate {
  text: string;
  runs: ReadonlySet<string>;
  /** The fraction that repeats earlier text. */
  repeated: number;
}

/** With fewer wordings than this, choosing by difficulty would repeat a sentence in every second story. */
const FEW_WORDINGS = 6;

/** Characters that are enough to distinguish two wordings. */
const BEGINNING = 24;
const beginningOf = (text: string): string => text.slice(0, BEGINNING);

const isFresh = ({ repeated }: Candidate): boolean => repeated < MAX_REPEATED;

/**
 * Writes the sentences of a story and remembers earlier text, in this and previous chapters, so that no wording is
 * repeated while an unused one is left.
 */
export class SentenceWriter {
  private readonly words: Words;
  private readonly random: SeededRandom;
  private readonly register: Register;
  private readonly avoided: readonly string[][];
  private readonly seenRuns: Set<string>;
  /** The beginnings of this chapter's wordings. */
  private readonly beginnings = new Set<string>();

  constructor(words: Words, random: SeededRandom, brief: StoryBrief) {
    const { previousParts, avoid, characters } = brief;
    this.words = words;
    this.random = random;
    this.register = registerOf(brief);
    this.avoided = toAvoided(
      avoid,
      characters.map(({ name }) => name),
    );
    this.seenRuns = wordRuns(previousParts.join('\n'));
  }

  /** Returns a filled wording: among the least repetitive, one of the preferred difficulty. */
  write(wordings: readonly string[], difficulty: Difficulty = DIFFICULTIES[this.register]): string {
    const candidates: Candidate[] = [];
    const isAnyHard = difficulty === 'hard' && wordings.length <= FEW_WORDINGS;
    const count = CANDIDATE_COUNTS[isAnyHard ? 'any' : difficulty];
    for (const wording of shuffle(wordings, this.random)) {
      const candidate = this.consider(wording);
      candidates.push(candidate);
      if (candidates.filter((each) => isFresh(each) && !mentions(each.text, this.avoided)).length >= count) break;
    }
    const best =
      this.choose(
        candidates.filter(({ text }) => !mentions(text, this.avoided)),
        difficulty,
      ) ?? this.choose(candidates, difficulty);
    for (const run of best?.runs ?? []) this.seenRuns.add(run);
    if (best !== undefined) this.beginnings.add(beginningOf(best.text));
    return withoutAvoided(best?.text ?? '', this.avoided);
  }

  /** Like `write`, but hardly filtered by difficulty, so that stories begin differently. */
  writeOpening(wordings: readonly string[]): string {
    return this.write(wordings, this.register === 'easiest' ? 'easy' : 'any');
  }

  /** Replaces avoided words in sentences that `write` did not produce. */
  withoutAvoided(text: string): string {
    return withoutAvoided(text, this.avoided);
  }

  private consider(wording: string): Candidate {
    const text = toReadingLevel(fillTemplate(wording, this.words), this.register);
    const runs = wordRuns(text);
    const shared = [...runs].filter((run) => this.seenRuns.has(run)).length / Math.max(1, runs.size);
    const hasUsedBeginning = runs.size > 0 && this.beginnings.has(beginningOf(text));
    return { text, runs, repeated: hasUsedBeginning ? shared + MAX_REPEATED : shared };
  }

  private choose(candidates: readonly Candidate[], difficulty: Difficulty): Candidate | undefined {
    const fresh = candidates.filter(isFresh);
    if (fresh.length === 0) return candidates.toSorted((left, right) => left.repeated - right.repeated)[0];
    const byDifficulty = fresh.toSorted((left, right) => difficultyOf(left.text) - difficultyOf(right.text));
    return difficulty === 'hard' ? byDifficulty.at(-1) : byDifficulty[0];
  }
}
