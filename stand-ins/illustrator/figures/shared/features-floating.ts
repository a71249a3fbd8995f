import { surface, type Pen } from '../../pen.ts';
import type { Hex } from '../../svg/color.ts';
import { path, place, stroke, type Svg } from '../../svg/elements.ts';
import { sparklePath, starPath } from '../../svg/paths.ts';
import type { Anchors } from '../figure-drawing.ts';
import type { FeaturePainters } from './feature-painters.ts';
import { orb, noteGlyph, butterfly, stormCloud } from './glyphs.ts';

/** Features that float around the figure, clear of its face. */
export const FLOATING: FeaturePainters = {
  lights: (pen, anchors) => around(anchors, 0.34, () => orb(pen, '#ffe89a')),
  notes: (pen, anchors) => around(anchors, 0.42, (index) => noteGlyph(pen, NOTE_COLORS[index % NOTE_COLORS.length])),
  butterflies: (pen, anchors) =>
    around(anchors, 0.46, (index) => butterfly(pen, BUTTERFLY_COLORS[index % BUTTERFLY_COLORS.length])),
  sparkles: (_pen, anchors) => around(anchors, 0.9, () => path(sparklePath(0, 0, 30), { fill: '#fff6c8' })),
  'rain-cloud': (pen, { crown, reach }) => place(stormCloud(pen), { x: reach * 0.86, y: crown.y - 10, scale: 0.9 }),
  banner: (pen, { reach, shoulder }, { color }) =>
    place(bannerOnPole(pen, color), { x: -Math.min(reach, MAX_GRIP_WIDTH) * 0.94, y: shoulder.y }),
};

/** Maximum width that fits inside the picture. */
const MAX_GRIP_WIDTH = 240;

const NOTE_COLORS = ['#ffd24a', '#8de4ff', '#ff9ac8'] as const;
const BUTTERFLY_COLORS = ['#f78fc0', '#7ab8f0', '#ffc85a'] as const;

const RING = [
  [-1, 0.22],
  [1.02, 0.42],
  [-1.04, 0.5],
  [0.96, 0.72],
  [-0.96, 0.8],
] as const;

/** Five small drawings beside the body, scaled by `scale`. */
const around = ({ reach, crown }: Anchors, scale: number, draw: (index: number) => Svg): Svg =>
  RING.map(([side, rise], index) =>
    place(draw(index), { x: side * Math.min(reach, 268), y: crown.y * rise, scale }),
  ).join('');

const bannerOnPole = (pen: Pen, color: Hex): Svg =>
  stroke('M0 -210V250', '#7d5132', 14) +
  path('M-4 -200C-50 -216 -80 -184 -122 -196L-106 -150L-122 -104C-80 -90 -50 -122 -4 -106Z', surface(pen, color)) +
  path(starPath(-56, -152, 24), { fill: '#f2c14e' });
