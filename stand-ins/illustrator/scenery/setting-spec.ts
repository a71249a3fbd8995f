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

export const WEATHERS = ['snow', 'rain', 'mist', 'petals', 'leaves', 'wind', 'stars'] as const;
export type Weather = (typeof WEATHERS)[number];

/** The place, light, weather and mood of a picture. */
export interface SettingSpec {
  readonly seed: string;
  readonly light: LightName;
  readonly scenery: SceneryName;
  /** What the place is known for, the most important first; replaces the place's default details. */
  readonly landmarks: readonly DetailName[];
  /** Additional details: inhabitants, treasures, magic. */
  readonly details: readonly DetailName[];
  readonly weather: Weather | null;
  readonly mood: Mood;
}
