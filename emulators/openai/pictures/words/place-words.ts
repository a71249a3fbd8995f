import type { DetailName } from '../scenery/details/details.ts';
import type { LightName } from '../scenery/lights.ts';
import type { SceneryName } from '../scenery/places/places.ts';
import type { Weather } from '../scenery/setting-spec.ts';
import { COMMON_WORDS } from './places/common-words.ts';
import { DETAIL_WORDS } from './places/detail-words.ts';
import type { ScenePart, SceneWords } from './places/scene-words.ts';
import { SKY_WORDS } from './places/sky-words.ts';
import { TOWN_WORDS } from './places/town-words.ts';
import { WILD_WORDS } from './places/wild-words.ts';
import { WONDER_WORDS } from './places/wonder-words.ts';

interface Rule {
  readonly pattern: RegExp;
  readonly meaning: ScenePart;
}

/** Whole words only, so that a mushroom is no room; a plural counts as its word. */
const toRules = (table: SceneWords): Rule[] =>
  table.map(([words, meaning]) => ({ pattern: new RegExp(`(?<![\\w-])(?:${words})(?:e?s)?(?![\\w-])`, 'i'), meaning }));

const PLACE_RULES = toRules([...WONDER_WORDS, ...SKY_WORDS, ...TOWN_WORDS, ...WILD_WORDS, ...COMMON_WORDS]);
const DETAIL_RULES = toRules(DETAIL_WORDS);

/** What is known about a place by its words. */
interface NamedPlace {
  readonly scenery: SceneryName | null;
  readonly landmarks: readonly DetailName[];
  readonly details: readonly DetailName[];
  readonly light: LightName | null;
  readonly weather: Weather | null;
}

/** The place that a text names best; null when it names none. */
export const findPlace = (text: string): (ScenePart & { readonly scenery: SceneryName }) | null => {
  for (const { pattern, meaning } of PLACE_RULES) {
    if (meaning.scenery !== undefined && pattern.test(text)) return { ...meaning, scenery: meaning.scenery };
  }
  return null;
};

/**
 * Reads a place: the first of `names` that says where it is decides, the others add what they bring along; `extras`
 * (climate, magic, inhabitants, treasures, free text) only add.
 */
export function readPlace(names: readonly string[], extras: string): NamedPlace {
  const found = names.map(findPlace).filter((part) => part !== null);
  const [main = null, ...others] = found;
  const added = DETAIL_RULES.filter(({ pattern }) => pattern.test(extras)).map(({ meaning }) => meaning);
  return {
    scenery: main?.scenery ?? null,
    landmarks: main?.details ?? [],
    details: [...added.flatMap(({ details = [] }) => details), ...others.flatMap(({ aside = [] }) => aside)],
    light: main?.light ?? null,
    weather:
      [...added, ...(main === null ? [] : [main]), ...others].find(({ weather }) => weather !== undefined)?.weather ??
      null,
  };
}
