import type { Svg } from '../../svg/elements.ts';
import type { Back } from '../backs.ts';
import type { DetailName } from '../details/details.ts';
import type { Ground } from '../grounds.ts';
import type { Growth } from '../growths.ts';
import type { Weather } from '../setting-spec.ts';
import type { View } from '../view.ts';

/** How a place is drawn, back to front. */
export interface Place {
  /** `starry` is black with stars by day too; `closed` places draw their own background. */
  readonly sky: 'open' | 'starry' | 'closed';
  readonly back: Back;
  readonly ground: (view: View) => Ground;
  /** The growths that frame the place left and right. */
  readonly sides: Growth | null;
  /** The default details, unless the prompt names others; the most important first. */
  readonly usual: readonly DetailName[];
  /** What covers the foreground. */
  readonly groundCover: GroundCover | null;
  readonly weather: Weather | null;
  /** Grass in front of the figures. */
  readonly hasFringe: boolean;
  /** Drawn over everything except the figures. */
  readonly air: ((view: View) => Svg) | null;
}

export type GroundCover =
  | 'meadow'
  | 'wildflowers'
  | 'toadstools'
  | 'fallen-leaves'
  | 'shells'
  | 'sweets'
  | 'pebbles'
  | 'hoops';

const OUTDOORS: Place = {
  sky: 'open',
  back: () => '',
  ground: () => ({ back: '', front: '', standingY: () => 0 }),
  sides: null,
  usual: [],
  groundCover: null,
  weather: null,
  hasFringe: false,
  air: null,
};

type Essentials = Pick<Place, 'back' | 'ground'> & Partial<Place>;

/** The defaults of an outdoor place. */
export const place = (essentials: Essentials): Place => ({ ...OUTDOORS, ...essentials });

/** Green land with grass in front. */
export const greenPlace = (essentials: Essentials): Place =>
  place({ groundCover: 'meadow', hasFringe: true, ...essentials });
