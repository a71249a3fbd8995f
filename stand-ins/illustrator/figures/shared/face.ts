import { type Hex } from '../../svg/color.ts';
import { ellipse, flipped, path, place, stroke, type Svg } from '../../svg/elements.ts';
import type { Expression } from '../../picture-spec.ts';

const LIP = '#6a2a35';
const MOUTH_INSIDE = '#7a2436';
const TONGUE = '#ff8a94';
const TEETH = '#fffdf6';

/** A mouth centered on (0, `y`); `scale` 1 is about fifty units wide. */
export function mouth(kind: Expression['mouth'], y: number, scale = 1): Svg {
  return place(MOUTHS[kind], { y, scale });
}

const MOUTHS: Readonly<Record<Expression['mouth'], Svg>> = {
  smile: stroke('M-24 0Q0 26 24 0', LIP, 5.5),
  small: stroke('M-12 4Q0 12 12 4', LIP, 5.5),
  flat: stroke('M-20 8Q0 2 20 8', LIP, 5.5) + stroke('M-24 3l-4 -4M24 3l4 -4', LIP, 4),
  smirk: stroke('M-20 6Q8 18 26 -6', LIP, 5.5) + stroke('M25 -10q7 3 6 9', LIP, 4),
  open:
    path('M-24 -3Q0 4 24 -3Q18 30 0 31Q-18 30 -24 -3Z', { fill: MOUTH_INSIDE }) +
    path('M-14 22Q0 10 14 22Q0 36 -14 22Z', { fill: TONGUE }),
  grin:
    path('M-33 -5Q0 6 33 -5Q26 34 0 35Q-26 34 -33 -5Z', { fill: MOUTH_INSIDE }) +
    path('M-30 -3Q0 7 30 -3Q29 7 25 10Q0 16 -25 10Q-29 7 -30 -3Z', { fill: TEETH }) +
    path('M-17 26Q0 14 17 26Q0 40 -17 26Z', { fill: TONGUE }),
};

const BROW_PATHS: Readonly<Record<Expression['brow'], readonly [left: string, right: string]>> = {
  soft: ['M-29 6Q-4 -13 29 -2', 'M-29 6Q-4 -13 29 -2'],
  raised: ['M-29 -2Q-2 -24 29 -9', 'M-29 -2Q-2 -24 29 -9'],
  determined: ['M-30 -9Q2 -8 30 10', 'M-30 -9Q2 -8 30 10'],
  worried: ['M-29 10Q-6 -4 27 -13', 'M-29 10Q-6 -4 27 -13'],
  'one-up': ['M-29 -4Q2 -4 29 8', 'M-29 -10Q-2 -30 29 -12'],
};

/** Eyebrows at ±`spread`; each is drawn for the left eye, outer end first. */
export function brows(kind: Expression['brow'], spread: number, y: number, color: Hex, width: number): Svg {
  const [left, right] = BROW_PATHS[kind];
  const brow = (d: string) => place(stroke(d, color, width), { x: -spread, y });
  return brow(left) + flipped(brow(right));
}

export const blush = (spread: number, y: number, strength: number, color: Hex = '#ff7a8a'): Svg =>
  [-spread, spread].map((x) => ellipse(x, y, 26, 15, { fill: color, opacity: 0.18 + strength * 0.42 })).join('');
