import type { DetailName } from '../../scenery/details/details.ts';
import type { LightName } from '../../scenery/lights.ts';
import type { SceneryName } from '../../scenery/places/places.ts';
import type { Weather } from '../../scenery/setting-spec.ts';

/** What some words about a place mean. */
export interface ScenePart {
  readonly scenery?: SceneryName;
  /** What stands there because of these words, the most important first. */
  readonly details?: readonly DetailName[];
  /** What stands there when the place itself was already named by better words. */
  readonly aside?: readonly DetailName[];
  /** The light it has when nobody asks for another. */
  readonly light?: LightName;
  readonly weather?: Weather;
}

/** Words (alternatives of a pattern, lower case, matched as whole words or their plurals) and what they mean. */
export type SceneWords = readonly (readonly [words: string, meaning: ScenePart])[];
