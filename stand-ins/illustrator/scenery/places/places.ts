import { INDOOR_PLACES } from './indoor-places.ts';
import type { Place } from './place.ts';
import { SETTLED_PLACES } from './settled-places.ts';
import { WIDE_PLACES } from './wide-places.ts';
import { WILD_PLACES } from './wild-places.ts';
import { WONDER_PLACES } from './wonder-places.ts';

/** Every place that can be drawn. */
const PLACES = { ...WILD_PLACES, ...WIDE_PLACES, ...SETTLED_PLACES, ...INDOOR_PLACES, ...WONDER_PLACES } as const;

export type SceneryName = keyof typeof PLACES;
export const SCENERY_NAMES = Object.keys(PLACES) as readonly SceneryName[];

export const placeNamed = (name: SceneryName): Place => PLACES[name];
