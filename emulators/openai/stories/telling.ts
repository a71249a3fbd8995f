import { mentions, toAvoided, withoutAvoided } from './avoid/avoided-words.ts';
import { fillTemplate, type Words } from './fill-template.ts';
import { toReadingLevel } from './register/reading-level.ts';
import { difficultyOf } from './register/sentences.ts';
import { shuffle, type SeededRandom } from './seeded-random.ts';
import type { AgeRange, StoryBrief } from './story-brief.ts';
import { wordRuns } from './word-runs.ts';

/** The share of a wording that may have been said before: long names of places and things recur in every sentence about them. */
const MAY_REPEAT = 0.3;

/** Of how many wordings the easiest or the hardest is told. */
const ROUNDS = { easy: 3, hard: 2, any: 1 } as const;

/** What suits the readers: easy wordings, hard ones, or any. */
type Taste = 'easy' | 'hard' | 'any';
const TASTES: Readonly<Record<AgeRange, Taste>> = { '3-4': 'any', '5-8': 'easy', '9-12': 'any', '12-17': 'hard' };

interface Candidate {
  text: string;
  runs: ReadonlySet<string>;
  /** The share of it that has been said before. */
  repeated: number;
}

/** Enough to tell “Then somebody pushed through” from any other wording, whoever it was. */
const BEGINNING = 24;
const beginningOf = (text: string): string => text.slice(0, BEGINNING);

const isFresh = ({ repeated }: Candidate): boolean => repeated < MAY_REPEAT;

/**
 * Tells sentences of a story and remembers what has been said, in earlier chapters and in this one, so that no wording
 * comes twice as long as there is another.
 */
export class Telling {
  private readonly words: Words;
  private readonly random: SeededRandom;
  private readonly ageRange: AgeRange;
  private readonly avoided: readonly string[][];
  private readonly said: Set<string>;
  /** How the wordings of this chapter began. */
  private readonly begun = new Set<string>();

  constructor(words: Words, random: SeededRandom, { ageRange, previousParts, avoid, characters }: StoryBrief) {
    this.words = words;
    this.random = random;
    this.ageRange = ageRange;
    this.avoided = toAvoided(
      avoid,
      characters.map(({ name }) => name),
    );
    this.said = wordRuns(previousParts.join('\n'));
  }

  /**
   * One of the wordings, filled: of those that repeat the least, one to the readers' taste. The first words of a chapter
   * are any of them, so that no two stories begin alike because both are easy.
   */
  tell(wordings: readonly string[], taste: Taste = TASTES[this.ageRange]): string {
    const candidates: Candidate[] = [];
    for (const wording of shuffle(wordings, this.random)) {
      const candidate = this.consider(wording);
      candidates.push(candidate);
      if (candidates.filter((each) => isFresh(each) && !mentions(each.text, this.avoided)).length >= ROUNDS[taste])
        break;
    }
    const best =
      this.choose(
        candidates.filter(({ text }) => !mentions(text, this.avoided)),
        taste,
      ) ?? this.choose(candidates, taste);
    for (const run of best?.runs ?? []) this.said.add(run);
    if (best !== undefined) this.begun.add(beginningOf(best.text));
    return withoutAvoided(best?.text ?? '', this.avoided);
  }

  /** For what was not told by `tell`. */
  withoutAvoided(text: string): string {
    return withoutAvoided(text, this.avoided);
  }

  private consider(wording: string): Candidate {
    const text = toReadingLevel(fillTemplate(wording, this.words), this.ageRange);
    const runs = wordRuns(text);
    const shared = [...runs].filter((run) => this.said.has(run)).length / Math.max(1, runs.size);
    const beginsAlike = runs.size > 0 && this.begun.has(beginningOf(text));
    return { text, runs, repeated: beginsAlike ? shared + MAY_REPEAT : shared };
  }

  private choose(candidates: readonly Candidate[], taste: Taste): Candidate | undefined {
    const fresh = candidates.filter(isFresh);
    if (fresh.length === 0) return candidates.toSorted((left, right) => left.repeated - right.repeated)[0];
    const byEase = fresh.toSorted((left, right) => difficultyOf(left.text) - difficultyOf(right.text));
    return taste === 'hard' ? byEase.at(-1) : byEase[0];
  }
}
