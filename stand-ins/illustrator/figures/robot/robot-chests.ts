import type { Pen } from '../../pen.ts';
import type { Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import * as glyphs from '../shared/glyphs.ts';
import type { RobotChest } from './robot-build.ts';

/** The lit badge on the chest plate. */
export const robotChest = (pen: Pen, chest: RobotChest, glow: Hex): Svg => place(CHESTS[chest](pen, glow), { y: -177 });

const CHESTS: Readonly<Record<RobotChest, (pen: Pen, glow: Hex) => Svg>> = {
  heart: (_pen, glow) =>
    path('M0 38C-40 12 -52 -28 -24 -36C-8 -40 0 -24 0 -18C0 -24 8 -40 24 -36C52 -28 40 12 0 38Z', { fill: glow }),
  compass: (_pen, glow) =>
    circle(0, 0, 40, { fill: '#f4f0e0', stroke: glow, strokeWidth: 6 }) +
    path('M0 -32L10 0L0 32L-10 0Z', { fill: '#e0503a', transform: 'rotate(32)' }) +
    path('M0 32L10 0H-10Z', { fill: '#48566e', transform: 'rotate(32)' }),
  shield: (_pen, glow) =>
    path('M0 -42C16 -32 32 -30 42 -30C42 8 24 34 0 44C-24 34 -42 8 -42 -30C-32 -30 -16 -32 0 -42Z', { fill: glow }) +
    path('M0 -24C10 -18 20 -16 26 -16C26 6 14 22 0 28Z', { fill: '#ffffff', opacity: 0.5 }),
  button: (pen, glow) =>
    circle(0, 0, 36, { fill: pen.defs.glow(glow, 0.9) }) +
    circle(0, 0, 22, { fill: glow }) +
    circle(-7, -7, 7, { fill: '#fff' }),
  book: (_pen, glow) =>
    path('M0 -20Q-24 -36 -52 -24V26Q-24 14 0 30Q24 14 52 26V-24Q24 -36 0 -20Z', { fill: glow }) +
    stroke('M0 -18V28', '#2a3350', 4),
  gauge: (_pen, glow) =>
    path('M-44 20A44 44 0 0 1 44 20Z', { fill: '#f4f0e0' }) +
    stroke('M-36 14A37 37 0 0 1 36 14', glow, 8, { strokeDasharray: '14 8' }) +
    stroke('M0 18L18 -14', '#e0503a', 6) +
    circle(0, 18, 7, { fill: '#48566e' }),
  leaf: (pen) => place(glyphs.leaf(pen, '#8fe070'), { scale: 0.8, turn: 24 }),
  star: (pen, glow) =>
    ellipse(0, 0, 54, 44, { fill: pen.defs.glow(glow, 0.7) }) +
    mirrored(path('M0 -38L10 -12L38 0L10 12L0 38Z', { fill: glow })),
  none: () => '',
  flame: (pen) => place(glyphs.flame(pen), { y: 4, scale: 0.66 }),
  cross: (_pen, glow) =>
    path('M-14 -40H14V-14H40V14H14V40H-14V14H-40V-14H-14Z', { fill: '#ff7a86', stroke: glow, strokeWidth: 4 }),
  drop: (pen) => place(glyphs.drop(pen), { scale: 0.72 }),
  snow: (pen) => place(glyphs.snowflake(pen), { scale: 0.9 }),
  gear: (_pen, glow) =>
    Array.from({ length: 8 }, (_, index) =>
      place(path('M-8 -30L-6 -44H6L8 -30Z', { fill: glow }), { turn: index * 45 }),
    ).join('') +
    circle(0, 0, 32, { fill: glow }) +
    circle(0, 0, 13, { fill: '#2a3350' }),
  note: (pen, glow) => place(glyphs.noteGlyph(pen, glow), { scale: 0.8 }),
  clock: (pen) => place(glyphs.clockGlyph(pen), { scale: 0.9 }),
  palette: () =>
    path('M-48 4C-48 -40 44 -48 48 0C50 24 20 14 14 26C8 44 -48 40 -48 4Z', { fill: '#f4e2c0' }) +
    [
      [-24, -10, '#e0503a'],
      [0, -22, '#4a9ae0'],
      [24, -12, '#6aba5a'],
      [-20, 14, '#f0c040'],
    ]
      .map(([x, y, fill]) => circle(Number(x), Number(y), 8, { fill: String(fill) }))
      .join(''),
  moon: (pen) => place(glyphs.moonGlyph(pen), { scale: 0.85 }),
  paw: (pen, glow) => place(glyphs.pawPrint(pen, glow), { scale: 0.8 }),
};
