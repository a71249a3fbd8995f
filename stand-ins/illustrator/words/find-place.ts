import type { DetailName } from '../scenery/details/details.ts';
import type { LightName } from '../scenery/lights.ts';
import type { SceneryName } from '../scenery/places/places.ts';
import type { Weather } from '../scenery/setting-spec.ts';
import common from './places/records/common.json' with { type: 'json' };
import detailWords from './places/records/details.json' with { type: 'json' };
import { readSceneWords, type ScenePart, type SceneWords } from './places/scene-words.ts';
import sky from './places/records/sky.json' with { type: 'json' };
import town from './places/records/town.json' with { type: 'json' };
import wild from './places/records/wild.json' with { type: 'json' };
import wonders from './places/records/wonders.json' with { type: 'json' };

interface Rule {
  readonly pattern: RegExp;
  readonly meaning: ScenePart;
}

/** Matches whole words only, so that a mushroom is not a room; plurals count too. */
const toRules = (table: SceneWords): Rule[] =>
  table.map(([words, meaning]) => ({ pattern: new RegExp(`(?<![\\w-])(?:${words})(?:e?s)?(?![\\w-])`, 'i'), meaning }));

/** Rare words first, because the first matching rule wins. */
const PLACE_RULES = [wonders, sky, town, wild, common].flatMap((records) => toRules(readSceneWords(records)));
const DETAIL_RULES = toRules(readSceneWords(detailWords));

/** What the words of a prompt say about a place. */
interface NamedPlace {
  readonly scenery: SceneryName | null;
  readonly landmarks: readonly DetailName[];
  readonly details: readonly DetailName[];
  readonly light: LightName | null;
  readonly weather: Weather | null;
}

/** The place that a text mentions; null if it mentions none. */
export const findPlace = (text: string): (ScenePart & { readonly scenery: SceneryName }) | null => {
  for (const { pattern, meaning } of PLACE_RULES) {
    if (meaning.scenery !== undefined && pattern.test(text)) return { ...meaning, scenery: meaning.scenery };
  }
  return null;
};

/**
 * Reads a place: the first of `names` that identifies one decides, the others add details; `extras` (climate, magic,
 * inhabitants, treasures, free text) only add.
 */
export function readPlace(names: readonly string[], extras: string): NamedPlace {
  const namedPlaces = names.map(findPlace).filter((part) => part !== null);
  const [main = null, ...others] = namedPlaces;
  const extraDetails = DETAIL_RULES.filter(({ pattern }) => pattern.test(extras)).map(({ meaning }) => meaning);
  return {
    scenery: main?.scenery ?? null,
    landmarks: main?.details ?? [],
    details: [...extraDetails.flatMap(({ details = [] }) => details), ...others.flatMap(({ aside = [] }) => aside)],
    light: main?.light ?? null,
    weather:
      [...extraDetails, ...(main === null ? [] : [main]), ...others].find(({ weather }) => weather !== undefined)
        ?.weather ?? null,
  };
}
