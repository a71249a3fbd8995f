import { draw, type Random } from '../catalogue/draw.ts';
import type { AgeRange } from './ages.ts';
import { needsGentleWords } from '../catalogue/choice.ts';
import type { StoryLength } from './phases.ts';
import type { ThemeCategory } from './theme-categories.ts';
import { THEMES, type Theme } from './themes.ts';

/** What a surprise is made from. */
export interface SurpriseSource {
  /** Those who may take part; saved ones. */
  characters: readonly { id: string; hasPortrait: boolean }[];
  /** The most that may take part. */
  castLimit: number;
  /** The age that is chosen already; null for none yet. */
  ageRange: AgeRange | null;
  /** Name of the theme that is chosen already: the surprise has another one. */
  theme: string | null;
}

/** Everything that a story needs, made by chance. */
export interface Surprise {
  characterIds: string[];
  theme: string;
  category: ThemeCategory;
  ageRange: AgeRange;
  length: StoryLength;
}

/** For a family that has not said for whom: most stories are told at this age. */
const USUAL_AGE: AgeRange = '5-8';

/** More than three share too few words in a first chapter. */
const MOST_IN_CAST = 3;

/** How often a draw may fall on a dark theme at all; the smallest get none. */
const DARK_CHANCE = 0.15;

const LONGER_CHANCE = 0.25;

/**
 * Somebody, a theme that fits the age, and a length: random but reasonable. Those with a portrait come before those
 * without, two before one, and the theme is never the one that is chosen already.
 * @throws RangeError when there is nobody to choose from.
 */
export function surpriseStory(random: Random, { characters, castLimit, ageRange, theme }: SurpriseSource): Surprise {
  const age = ageRange ?? USUAL_AGE;
  const drawn = drawTheme(random, age, theme);
  return {
    characterIds: drawCast(random, characters, castLimit),
    theme: drawn.name,
    category: drawn.category,
    ageRange: age,
    length: random() < LONGER_CHANCE ? 'extended' : 'standard',
  };
}

function drawCast(random: Random, characters: SurpriseSource['characters'], castLimit: number): string[] {
  const most = Math.min(castLimit, MOST_IN_CAST, characters.length);
  const size = most < 3 ? most : draw(random, [2, 2, 3]);
  const left = [...characters];
  const cast = [draw(random, preferred(left)).id];
  while (cast.length < size) {
    const waiting = left.filter(({ id }) => !cast.includes(id));
    cast.push(draw(random, preferred(waiting)).id);
  }
  return cast;
}

/** Those with a portrait while there are any. */
function preferred<One extends { hasPortrait: boolean }>(waiting: readonly One[]): readonly One[] {
  const painted = waiting.filter(({ hasPortrait }) => hasPortrait);
  return painted.length > 0 ? painted : waiting;
}

function drawTheme(random: Random, ageRange: AgeRange, chosen: string | null): Theme {
  const isDarkAllowed = !needsGentleWords(ageRange) && random() < DARK_CHANCE;
  return draw(
    random,
    THEMES.filter(({ name, gentleName }) => name !== chosen && (isDarkAllowed || gentleName === null)),
  );
}
