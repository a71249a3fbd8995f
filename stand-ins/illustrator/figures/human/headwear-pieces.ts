import { ink, surface, type Pen } from '../../pen.ts';
import type { Hex } from '../../svg/color.ts';
import { circle, path, type Svg } from '../../svg/elements.ts';
import { starPath } from '../../svg/paths.ts';
import type { Cloth } from './garments.ts';
/** Parts that several kinds of headwear share, in head units (brow about -490, hair top -606). */

export const GOLD = '#f0c45a';
export const STEEL = '#b9c4d4';
export const WHITE = '#fbf8f2';
export const STRAW = '#ecce82';

export type HatPainter = (pen: Pen, cloth: Cloth) => Svg;

export const emblem = (pen: Pen, x: number, y: number, radius: number, color: Hex = GOLD): Svg =>
  path(starPath(x, y, radius), { fill: color, ...ink(pen, color, 0.5) });

/** A soft dome over the head, its edge at the brow. */
export const dome = (pen: Pen, color: Hex, top = -640): Svg =>
  path(
    `M-172 -492C-176 -${Math.abs(top) - 14} -96 ${top} 0 ${top}C96 ${top} 176 -${Math.abs(top) - 14} 172 -492Q0 -548 -172 -492Z`,
    surface(pen, color),
  );

export const brim = (pen: Pen, color: Hex, half: number, lift = 44): Svg =>
  path(
    `M${-half} -504C${-half * 0.64} ${-504 - lift} ${half * 0.64} ${-504 - lift} ${half} -504C${half * 0.66} -470 ${-half * 0.66} -470 ${-half} -504Z`,
    surface(pen, color),
  );

export const band = (color: Hex, half = 138): Svg =>
  path(
    `M${-half} -526C${-half * 0.5} -504 ${half * 0.5} -504 ${half} -526L${half * 0.92} -560C${half * 0.5} -540 ${-half * 0.5} -540 ${-half * 0.92} -560Z`,
    { fill: color },
  );

export const visor = (pen: Pen, color: Hex): Svg =>
  path('M-136 -506Q0 -556 136 -506Q150 -474 110 -470Q0 -500 -110 -470Q-150 -474 -136 -506Z', surface(pen, color));

export const peakedCap = (pen: Pen, crown: Hex, bandColor: Hex, badge: Svg): Svg =>
  path(
    'M-206 -584C-190 -650 -100 -682 0 -682C100 -682 190 -650 206 -584C190 -552 150 -540 136 -528H-136C-150 -540 -190 -552 -206 -584Z',
    surface(pen, crown),
  ) +
  path('M-150 -540C-70 -566 70 -566 150 -540L146 -500C70 -526 -70 -526 -146 -500Z', surface(pen, bandColor)) +
  visor(pen, '#2c2a34') +
  badge;

export const gemStone = (pen: Pen, x: number, y: number, size: number, color: Hex): Svg =>
  path(
    `M${x} ${y - size}l${size * 0.75} ${size}l${-size * 0.75} ${size}l${-size * 0.75} ${-size}Z`,
    surface(pen, color),
  );

export const bell = (pen: Pen, x: number, y: number): Svg =>
  circle(x, y, 17, surface(pen, GOLD)) + circle(x, y + 6, 4, { fill: '#8a5a1e' });
