import { fillTemplate, type Words } from './fill-template.ts';
import { shuffle, type SeededRandom } from './seeded-random.ts';
import { wordRuns } from './word-runs.ts';

/**
 * Tells sentences of a story and remembers what has been said, in earlier chapters and in this one, so that no wording
 * comes twice as long as there is another.
 */
export class Telling {
  private readonly words: Words;
  private readonly random: SeededRandom;
  private readonly said: Set<string>;

  constructor(words: Words, random: SeededRandom, earlierText: string) {
    this.words = words;
    this.random = random;
    this.said = wordRuns(earlierText);
  }

  /** One of the wordings, filled: the first in seeded order that repeats the least. */
  tell(wordings: readonly string[]): string {
    let best = { text: '', repeated: Number.POSITIVE_INFINITY, runs: new Set<string>() };
    for (const wording of shuffle(wordings, this.random)) {
      const text = fillTemplate(wording, this.words);
      const runs = wordRuns(text);
      const repeated = [...runs].filter((run) => this.said.has(run)).length;
      if (repeated < best.repeated) best = { text, repeated, runs };
      if (repeated === 0) break;
    }
    for (const run of best.runs) this.said.add(run);
    return best.text;
  }
}
