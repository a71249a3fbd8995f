import { surface } from '../../pen.ts';
import { circle, path, place, stroke } from '../../svg/elements.ts';
import { scallopPath, sparklePath } from '../../svg/paths.ts';
import type { FeaturePainters } from './feature-painters.ts';
import { noteGlyph, snowflake } from './glyphs.ts';

const MAX_WIDTH = 268;
/** Maximum width that fits inside the picture. */
const near = (reach: number): number => Math.min(reach, MAX_WIDTH);

const TRAIL = [
  [-0.3, -14, 15],
  [-0.62, -26, 20],
  [-0.92, -60, 26],
  [-1.06, -112, 30],
  [-1.02, -176, 24],
  [-0.9, -236, 18],
  [0.5, -12, 14],
  [0.86, -24, 18],
] as const;

const FOOTPRINTS = [
  [-0.98, -54, 0.62],
  [-0.6, -16, 0.5],
  [0.62, -16, 0.5],
  [1, -62, 0.64],
] as const;

/** Features around a figure: at its feet, mouth and sides. */
export const AIR: FeaturePainters = {
  'sparkle-trail': (pen, { reach }) =>
    TRAIL.map(
      ([fraction, y, r]) =>
        circle(fraction * near(reach), y, r * 1.5, { fill: pen.defs.glow('#fff2a8', 0.7) }) +
        path(sparklePath(fraction * near(reach), y, r * 1.25), { fill: '#fffbe0' }),
    ).join(''),
  'note-steps': (pen, { reach }) =>
    FOOTPRINTS.map(([fraction, y, scale], index) =>
      place(noteGlyph(pen, ['#ffd24a', '#8de4ff', '#ff9ac8'][index % 3]), {
        x: fraction * near(reach),
        y: y - 26,
        scale,
      }),
    ).join(''),
  bells: (pen, { crown, reach }) =>
    [
      [-0.98, 0.78, -14],
      [-0.84, 0.62, 10],
      [0.98, 0.74, 12],
    ]
      .map(([side = 0, rise = 0, turn = 0]) =>
        place(
          path('M-30 16C-22 4 -24 -34 0 -36C24 -34 22 4 30 16Q0 26 -30 16Z', surface(pen, '#f2c14e')) +
            circle(0, 24, 8, { fill: '#a8742e' }) +
            stroke('M0 -36v-10M40 -20q8 10 6 22M-40 -20q-8 10 -6 22', '#ffe79a', 5),
          { x: side * near(reach), y: crown.y * rise, turn },
        ),
      )
      .join(''),
  smoke: (_pen, { crown, reach }) =>
    [-1, 1]
      .map((side) =>
        stroke(
          `M${side * reach * 0.7} -30C${side * reach * 1.1} ${crown.y * 0.2} ${side * reach * 0.6} ${crown.y * 0.36} ${side * reach * 0.94} ${crown.y * 0.56}C${side * reach * 1.1} ${crown.y * 0.7} ${side * reach * 0.8} ${crown.y * 0.8} ${side * reach * 0.9} ${crown.y * 0.94}`,
          '#8c88ac',
          22,
          { opacity: 0.5 },
        ),
      )
      .join(''),
  'frost-breath': (pen, { cheek, headHalfWidth: half }) =>
    path(scallopPath([half * 0.98, cheek.y + 40], 56, 34, 9), { fill: '#f2fbff', opacity: 0.9 }) +
    path(scallopPath([half * 1.36, cheek.y + 20], 36, 24, 8), { fill: '#f2fbff', opacity: 0.75 }) +
    place(snowflake(pen), { x: half * 1.2, y: cheek.y + 34, scale: 0.5 }) +
    place(snowflake(pen), { x: half * 1.5, y: cheek.y - 6, scale: 0.34 }),
};
