import type { Svg } from '../../svg/elements.ts';
import type { Back } from '../backs.ts';
import type { DetailName } from '../details/details.ts';
import type { Ground } from '../grounds.ts';
import type { Growth } from '../growths.ts';
import type { Weather } from '../setting-spec.ts';
import type { View } from '../view.ts';

/** How a place is painted, back to front. */
export interface Place {
  /** `starry` is black with stars by day as well; `closed` places paint their own back. */
  readonly sky: 'open' | 'starry' | 'closed';
  readonly back: Back;
  readonly ground: (view: View) => Ground;
  /** What frames it left and right. */
  readonly sides: Growth | null;
  /** What stands there unless its own words name something else, the most important first. */
  readonly usual: readonly DetailName[];
  /** What lies at the reader's feet. */
  readonly carpet: Carpet | null;
  readonly weather: Weather | null;
  /** Grass between the figures and the reader. */
  readonly hasFringe: boolean;
  /** Painted over everything but the figures. */
  readonly air: ((view: View) => Svg) | null;
}

export type Carpet =
  'meadow' | 'wildflowers' | 'toadstools' | 'fallen-leaves' | 'shells' | 'sweets' | 'pebbles' | 'hoops';

const OUTDOORS: Place = {
  sky: 'open',
  back: () => '',
  ground: () => ({ back: '', front: '', standingY: () => 0 }),
  sides: null,
  usual: [],
  carpet: null,
  weather: null,
  hasFringe: false,
  air: null,
};

type Essentials = Pick<Place, 'back' | 'ground'> & Partial<Place>;

/** A place under the open sky, unless it says otherwise. */
export const place = (essentials: Essentials): Place => ({ ...OUTDOORS, ...essentials });

/** Green land with grass in front. */
export const greenPlace = (essentials: Essentials): Place =>
  place({ carpet: 'meadow', hasFringe: true, ...essentials });
