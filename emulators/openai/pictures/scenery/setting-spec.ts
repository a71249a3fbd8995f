import type { DetailName } from './details/details.ts';
import type { LightName } from './lights.ts';
import type { SceneryName } from './places/places.ts';

export type Mood =
  | 'plain'
  | 'cheerful'
  | 'magical'
  | 'peaceful'
  | 'playful'
  | 'mysterious'
  | 'heroic'
  | 'dreamy'
  | 'cozy'
  | 'adventurous'
  | 'majestic'
  | 'whimsical'
  | 'hopeful'
  | 'festive'
  | 'wonder'
  | 'quiet';

export type Weather = 'snow' | 'rain' | 'mist' | 'petals' | 'leaves' | 'wind' | 'stars';

/** Where, in what light and in what mood a picture plays. */
export interface SettingSpec {
  readonly seed: string;
  readonly light: LightName;
  readonly scenery: SceneryName;
  /** What the place is known for, the most important first: takes the room of what usually stands there. */
  readonly landmarks: readonly DetailName[];
  /** What is there besides: inhabitants, treasures, magic. */
  readonly details: readonly DetailName[];
  readonly weather: Weather | null;
  readonly mood: Mood;
}
