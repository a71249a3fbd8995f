import { draw, type Random } from '../catalogues/draw.ts';
import { DEFAULT_AGE, type AgeRange } from '../audience/ages.ts';
import { needsGentleWords } from '../catalogues/choice.ts';
import type { Character } from '../characters/character.ts';
import { findAvoided } from '../safety/avoid-list.ts';
import type { StoryLength } from './phases.ts';
import type { ThemeCategory } from '../catalogues/theme-categories.ts';
import { THEMES, type Theme } from '../catalogues/themes.ts';

type Candidate = Pick<Character, 'id' | 'name' | 'type' | 'imageUrl'>;

export interface SurpriseSource {
  characters: readonly Candidate[];
  /** Characters that the family has already chosen, which are kept. */
  chosenIds: readonly string[];
  castLimit: number;
  ageRange: AgeRange | null;
  /** The current theme, which is not drawn again. */
  theme: string | null;
  /** What the story leaves out: no theme and no character with it is drawn while there are others. */
  avoid: readonly string[];
}

export interface Surprise {
  characterIds: string[];
  theme: string;
  category: ThemeCategory;
  ageRange: AgeRange;
  length: StoryLength;
}

/** A larger cast would get too few words each in a first chapter. */
const MAX_CAST = 3;

/** The probability of a dark theme; zero for ages 3-4. */
const DARK_CHANCE = 0.15;

const LONGER_CHANCE = 0.25;

/** Prefers characters with portraits, and a cast of two. @throws RangeError without characters. */
export function surpriseStory(random: Random, source: SurpriseSource): Surprise {
  const { characters, chosenIds, castLimit, ageRange, theme, avoid } = source;
  const age = ageRange ?? DEFAULT_AGE;
  const isFit = (texts: readonly string[]): boolean => findAvoided(texts.join('\n'), avoid) === null;
  const randomTheme = pickTheme(random, age, theme, ({ name, line }) => isFit([name, line]));
  const candidates = preferred(characters, ({ name, type }) => isFit([name, type]));
  return {
    characterIds: chosenIds.length > 0 ? [...chosenIds] : drawCast(random, candidates, castLimit),
    theme: randomTheme.name,
    category: randomTheme.category,
    ageRange: age,
    length: random() < LONGER_CHANCE ? 'extended' : 'standard',
  };
}

function drawCast(random: Random, characters: readonly Candidate[], castLimit: number): string[] {
  const maxSize = Math.min(castLimit, MAX_CAST, characters.length);
  const size = maxSize < 3 ? maxSize : draw(random, [2, 2, 3]);
  const hasPortrait = ({ imageUrl }: Candidate): boolean => imageUrl !== null;
  const cast = [draw(random, preferred(characters, hasPortrait)).id];
  while (cast.length < size) {
    const remaining = characters.filter(({ id }) => !cast.includes(id));
    cast.push(draw(random, preferred(remaining, hasPortrait)).id);
  }
  return cast;
}

/** The entries that are preferred, or all if there are none. */
function preferred<Entry>(entries: readonly Entry[], isPreferred: (entry: Entry) => boolean): readonly Entry[] {
  const found = entries.filter(isPreferred);
  return found.length > 0 ? found : entries;
}

function pickTheme(random: Random, ageRange: AgeRange, chosen: string | null, isFit: (theme: Theme) => boolean): Theme {
  const isDarkAllowed = !needsGentleWords(ageRange) && random() < DARK_CHANCE;
  const others = THEMES.filter(({ name, gentleName }) => name !== chosen && (isDarkAllowed || gentleName === null));
  return draw(random, preferred(others, isFit));
}
