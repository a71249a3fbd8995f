import { surface, type Pen } from '../../pen.ts';
import { shade } from '../../svg/color.ts';
import { circle, path, type Svg } from '../../svg/elements.ts';
import type { Cloth } from './garments.ts';
import { CAPS } from './headwear-caps.ts';
import { HATS } from './headwear-hats.ts';
import { HELMETS } from './headwear-helmets.ts';
import { ORNAMENTS } from './headwear-ornaments.ts';
import type { HatPainter } from './headwear-pieces.ts';
import { WONDER_CAPS, WONDER_CROWNS } from './headwear-wonders.ts';
import type { Headwear } from './outfit.ts';

interface Fit {
  readonly coversEars: boolean;
  /** Whether it covers the fringe. */
  readonly coversHair: boolean;
  /** Whether it covers hair that stands up. */
  readonly coversCrown: boolean;
}

const WORN_LIGHTLY: Fit = { coversEars: false, coversHair: false, coversCrown: false };
const HATTED: Fit = { coversEars: false, coversHair: false, coversCrown: true };
const CAPPED: Fit = { coversEars: false, coversHair: true, coversCrown: true };
const CLOSED: Fit = { coversEars: true, coversHair: true, coversCrown: true };

const CLOSE_FITTING: Partial<Readonly<Record<Headwear, Fit>>> = {
  'knight-helmet': CLOSED,
  kabuto: CLOSED,
  hood: CLOSED,
  'head-scarf': CLOSED,
  'jester-cap': CLOSED,
  turban: CAPPED,
  'swim-cap': CAPPED,
};

export function fitOf(hat: Headwear): Fit {
  return CLOSE_FITTING[hat] ?? (hat === 'none' || hat in ORNAMENTS || hat in WONDER_CROWNS ? WORN_LIGHTLY : HATTED);
}

/** The half of a hood or helmet that lies behind the head, in head units. */
export function headwearBehind(pen: Pen, hat: Headwear, { dye }: Cloth): Svg {
  if (hat === 'hood' || hat === 'head-scarf') {
    return path(
      'M-196 -440C-206 -340 -176 -262 -110 -236H110C176 -262 206 -340 196 -440C176 -640 -176 -640 -196 -440Z',
      surface(pen, shade(dye, -0.08)),
    );
  }
  if (hat === 'space-helmet') return circle(0, -430, 214, { fill: '#dff4ff', fillOpacity: 0.22 });
  return hat === 'knight-helmet'
    ? path(
        'M-176 -450C-190 -340 -160 -276 -110 -262H110C160 -276 190 -340 176 -450Z',
        surface(pen, shade(dye, -0.1, -0.02)),
      )
    : '';
}

const PAINTERS: Readonly<Record<Headwear, HatPainter>> = {
  none: () => '',
  ...HELMETS,
  ...CAPS,
  ...HATS,
  ...ORNAMENTS,
  ...WONDER_CAPS,
  ...WONDER_CROWNS,
};

/** What sits on the head, in head units (brow about -490, hair top -606). */
export const headwear = (pen: Pen, hat: Headwear, cloth: Cloth): Svg => PAINTERS[hat](pen, cloth);
