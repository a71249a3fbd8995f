import { ink, surface, type Pen } from '../../pen.ts';
import { shade, type Hex } from '../../svg/color.ts';
import { circle, path, type Svg } from '../../svg/elements.ts';
import { starPath } from '../../svg/paths.ts';

const GOLD = '#f2c14e';

/** A round shield about 130 units across, centered on the origin. */
export const roundShield = (pen: Pen, color: Hex): Svg =>
  circle(0, 0, 66, surface(pen, '#c2ccda')) +
  circle(0, 0, 52, surface(pen, shade(color, -0.02))) +
  path(starPath(0, 0, 30), { fill: GOLD, ...ink(pen, GOLD, 0.6) });
