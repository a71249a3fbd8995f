import { circle, ellipse, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { sparklePath, starPath } from '../../svg/paths.ts';
import type { Brush } from '../brush.ts';

/** Small treasures that lie in the foreground, about 90 wide, at the origin. */

const GOLD = '#e8b84a';

const shining = (brush: Brush, content: Svg, color = '#ffe08a'): Svg =>
  circle(0, -44, 92, { fill: brush.defs.glow(color, 0.6) }) +
  ellipse(0, 2, 52, 7, { fill: '#0a0a20', opacity: 0.22 }) +
  content +
  path(sparklePath(40, -82, 13) + sparklePath(-42, -66, 9), { fill: '#fffbe0' });

export const chest = (brush: Brush): Svg =>
  shining(
    brush,
    path('M-56 -50Q-54 -104 0 -104Q54 -104 56 -50Z', { fill: brush.fade('#9a6238') }) +
      path('M-50 -50Q-20 -76 6 -58Q30 -74 50 -50Z', { fill: brush.ball('#ffd45a') }) +
      rect(-56, -50, 112, 52, { rx: 5, fill: brush.sheen('#a86c3e') }) +
      stroke('M-34 -50V2M34 -50V2M-56 -50H56', brush.lit(GOLD), 7) +
      rect(-12, -60, 24, 26, { rx: 5, fill: brush.lit(GOLD) }) +
      circle(0, -48, 4.4, { fill: '#5a3a20' }),
  );

export const treasureMap = (brush: Brush): Svg =>
  shining(
    brush,
    path('M-58 -8L-46 -78Q0 -60 50 -82L62 -10Q0 12 -58 -8Z', { fill: brush.fade('#f0dcb0', 0.05) }) +
      stroke('M-36 -26q14 -20 28 -8t24 -12t22 -16', brush.lit('#a8643e'), 4, { strokeDasharray: '7 8' }) +
      stroke('M36 -66l14 12M50 -66l-14 12', brush.lit('#d8384e'), 6) +
      path('M-30 -58q10 -14 20 0ZM-14 -52q8 -12 16 0Z', { fill: brush.lit('#6a9a5a') }),
  );

export const shiningCrystal = (brush: Brush): Svg =>
  shining(
    brush,
    path('M-26 2L-34 -58L0 -106L34 -58L26 2Z', { fill: brush.light.accent }) +
      path('M0 -106L34 -58L26 2L4 2L6 -54Z', { fill: '#3f3a7a', opacity: 0.24 }) +
      stroke('M-20 -10L-24 -54L-4 -86', '#fff', 5, { opacity: 0.8 }) +
      path('M30 2L34 -34L50 -52L60 -30L54 2ZM-34 2L-38 -28L-54 -40L-60 -20L-54 2Z', { fill: '#a8e8ff', opacity: 0.9 }),
    brush.light.accent,
  );

export const goldenKey = (brush: Brush): Svg =>
  shining(
    brush,
    place(
      circle(0, -78, 24, { fill: 'none', stroke: brush.lit(GOLD), strokeWidth: 11 }) +
        stroke('M0 -54V6M0 -6H22M0 -24H17', brush.lit(GOLD), 11),
      { turn: 24 },
    ),
  );

export const magicLantern = (brush: Brush): Svg =>
  shining(
    brush,
    stroke('M-20 -96A20 24 0 0 1 20 -96', brush.lit(GOLD), 6) +
      path('M-32 -90H32L24 -104H-24Z', { fill: brush.lit(GOLD) }) +
      rect(-27, -90, 54, 72, { rx: 6, fill: '#fff0b0' }) +
      path('M0 -76q24 30 0 52q-24 -22 0 -52Z', { fill: '#ff9a3e' }) +
      stroke('M-27 -90V-18M27 -90V-18M0 -90V-78', brush.lit(GOLD), 6) +
      path('M-36 -20H36L30 2H-30Z', { fill: brush.sheen(GOLD) }),
    '#ffc85a',
  );

export const dragonEgg = (brush: Brush): Svg =>
  shining(
    brush,
    ellipse(0, -52, 40, 54, { fill: brush.ball('#4fa88a') }) +
      stroke(
        'M-36 -64q12 12 24 0q12 12 24 0q12 12 24 0M-38 -40q13 12 25 0q13 12 26 0q13 12 25 0M-28 -86q10 10 19 0q9 10 18 0q9 10 19 0',
        '#d8fff0',
        4,
        {
          opacity: 0.7,
        },
      ) +
      path('M-64 0Q-50 -24 -20 -10Q0 -22 22 -10Q50 -24 64 0Q0 14 -64 0Z', { fill: brush.lit('#b88a4e') }),
    '#8affd0',
  );

export const pearls = (brush: Brush): Svg =>
  shining(
    brush,
    path('M-54 -12Q-50 -70 0 -88Q50 -70 54 -12Q0 8 -54 -12Z', { fill: brush.ball('#f6b8b0') }) +
      stroke('M0 -84V-14M-24 -78L-18 -12M24 -78L18 -12M-44 -58L-34 -12M44 -58L34 -12', brush.lit('#d88a88'), 4) +
      [-44, -30, -14, 4, 22, 38, 50]
        .map((x, index) => circle(x, -4 + Math.abs(index - 3) * -3, 10, { fill: brush.ball('#fffaf4') }))
        .join(''),
    '#ffe8f0',
  );

export const flute = (brush: Brush): Svg =>
  shining(
    brush,
    place(
      rect(-64, -20, 128, 16, { rx: 8, fill: brush.fade('#d4dcea') }) +
        [-30, -8, 14, 36].map((x) => circle(x, -12, 4.4, { fill: '#4a5270' })).join('') +
        rect(-58, -23, 10, 22, { rx: 3, fill: brush.lit(GOLD) }),
      { turn: -14 },
    ) +
      stroke('M-20 -60V-90L6 -96V-66', '#ffffff', 5) +
      ellipse(-26, -58, 8, 6, { fill: '#fff' }) +
      ellipse(0, -64, 8, 6, { fill: '#fff' }),
    '#dfe8ff',
  );

export const spellBook = (brush: Brush): Svg =>
  shining(
    brush,
    path('M-70 -8Q-34 -30 0 -10Q34 -30 70 -8V4Q34 -16 0 6Q-34 -16 -70 4Z', { fill: brush.lit('#7a3a8a') }) +
      path('M-64 -14Q-34 -46 0 -16Q34 -46 64 -14V-66Q34 -92 0 -64Q-34 -92 -64 -66Z', {
        fill: brush.fade('#fff4dc', 0.04),
      }) +
      stroke(
        'M0 -64V-16M-50 -58Q-34 -68 -14 -56M-50 -44Q-34 -54 -14 -42M14 -42Q34 -54 50 -44',
        brush.lit('#c8a878'),
        3.4,
      ) +
      path(starPath(32, -60, 13), { fill: '#e8a83e' }) +
      path(sparklePath(0, -104, 20) + sparklePath(-26, -98, 11) + sparklePath(28, -112, 10), { fill: '#fff6c0' }),
    '#e0b0ff',
  );

export const lostCrown = (brush: Brush): Svg =>
  shining(
    brush,
    path('M-58 0L-66 -66L-30 -36L0 -86L30 -36L66 -66L58 0Q0 12 -58 0Z', { fill: brush.ball('#f6cc58') }) +
      [-66, 0, 66].map((x) => circle(x, x === 0 ? -88 : -68, 8, { fill: '#e8485e' })).join('') +
      stroke('M-56 -12Q0 2 56 -12', '#fff0b8', 6) +
      circle(0, -18, 9, { fill: '#5ab0e8' }),
  );

export const starJar = (brush: Brush): Svg =>
  shining(
    brush,
    path('M-34 2Q-44 -6 -42 -64Q-40 -80 -26 -84V-92H26V-84Q40 -80 42 -64Q44 -6 34 2Z', {
      fill: '#d8f4ff',
      opacity: 0.5,
    }) +
      path(starPath(0, -38, 31), { fill: '#ffe27a' }) +
      stroke('M-30 -66Q-34 -30 -28 -10', '#ffffff', 5, { opacity: 0.8 }) +
      rect(-31, -106, 62, 18, { rx: 6, fill: brush.fade('#b07a48') }),
    '#fff0a0',
  );

export const wishingFeather = (brush: Brush): Svg =>
  shining(
    brush,
    path('M-52 0Q-40 -76 44 -108Q64 -60 14 -24Q-10 -8 -36 -12Z', { fill: brush.ball('#a8d8f8') }) +
      stroke('M-60 8Q-20 -40 38 -98M-16 -34L4 -66M-2 -48L26 -62', '#ffffff', 4),
    '#c8f0ff',
  );

export const musicBox = (brush: Brush): Svg =>
  shining(
    brush,
    path('M-54 -54L-60 -100H60L54 -54Z', { fill: brush.fade('#c87a9a') }) +
      rect(-54, -56, 108, 58, { rx: 6, fill: brush.sheen('#a85a8a') }) +
      path('M-26 -30q26 -22 52 0q-26 22 -52 0Z', { fill: brush.lit(GOLD) }) +
      stroke('M0 -56V-78', brush.lit(GOLD), 4) +
      path('M-17 -72Q0 -110 17 -72Z', { fill: '#fff0f6' }) +
      circle(0, -100, 9, { fill: '#f8dcc4' }) +
      stroke('M54 -26h18v-16', brush.lit(GOLD), 6),
  );

export const compass = (brush: Brush): Svg =>
  shining(
    brush,
    circle(0, -48, 50, { fill: brush.ball(GOLD) }) +
      circle(0, -48, 38, { fill: '#fffaec' }) +
      path('M0 -82L10 -48H-10Z', { fill: '#d8384e' }) +
      path('M0 -14L10 -48H-10Z', { fill: '#4a6a9a' }) +
      path(starPath(0, -48, 9, 4, 0.4), { fill: brush.lit(GOLD) }) +
      circle(0, -106, 10, { fill: 'none', stroke: brush.lit(GOLD), strokeWidth: 6 }),
  );

export const sproutingSeed = (brush: Brush): Svg =>
  shining(
    brush,
    ellipse(0, -16, 34, 24, { fill: brush.ball('#a8703e') }) +
      stroke('M0 -34Q-6 -66 2 -92', brush.lit('#5a9a4a'), 7) +
      path('M2 -92Q-44 -116 -50 -74Q-20 -62 2 -92ZM2 -88Q40 -122 54 -84Q26 -64 2 -88Z', {
        fill: brush.ball('#8ad06a'),
      }) +
      path('M-50 4Q0 -20 50 4Z', { fill: brush.lit('#6a4a34') }),
    '#c8ffa0',
  );

export const handMirror = (brush: Brush): Svg =>
  shining(
    brush,
    stroke('M0 -34V8', brush.lit(GOLD), 14) +
      ellipse(0, -74, 42, 48, { fill: brush.ball(GOLD) }) +
      ellipse(0, -74, 32, 38, { fill: '#d8f4ff' }) +
      stroke('M-14 -58L8 -98M2 -52L20 -84', '#ffffff', 6),
  );
