import { ink, surface, type Pen } from '../../pen.ts';
import { shade, type Hex } from '../../svg/colour.ts';
import { circle, path, type Svg } from '../../svg/elements.ts';
import { starPath } from '../../svg/paths.ts';

const GOLD = '#f2c14e';

/** A round shield about 130 units across, centred on the origin. */
export const roundShield = (pen: Pen, colour: Hex): Svg =>
  circle(0, 0, 66, surface(pen, '#c2ccda')) +
  circle(0, 0, 52, surface(pen, shade(colour, -0.02))) +
  path(starPath(0, 0, 30), { fill: GOLD, ...ink(pen, GOLD, 0.6) });
