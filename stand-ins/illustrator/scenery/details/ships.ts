import type { Hex } from '../../svg/color.ts';
import { circle, ellipse, group, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { starPath } from '../../svg/paths.ts';
import type { Brush } from '../brush.ts';

/** Ships and boats, their waterline at the origin. */

interface SailLook {
  readonly sail: Hex;
  readonly hull: Hex;
  readonly flag: Hex;
  readonly mark: 'none' | 'bones' | 'star';
  readonly isGhostly?: boolean;
  /** Whether it lies on the seabed. */
  readonly isAground?: boolean;
}

const HULL = 'M-124 -50Q0 -24 132 -62C120 -14 96 12 68 14H-74C-100 8 -116 -16 -124 -50Z';

/** A friendly pirate emblem without a skull: two crossed bones under a heart-shaped smile. */
const bones = (x: number, y: number): Svg =>
  place(
    stroke('M-14 -10L14 10M14 -10L-14 10', '#fffaf0', 5) +
      circle(0, -12, 11, { fill: '#fffaf0' }) +
      circle(-4, -13, 2.6, { fill: '#2a2438' }) +
      circle(4, -13, 2.6, { fill: '#2a2438' }) +
      stroke('M-5 -7q5 4 10 0', '#2a2438', 2),
    { x, y },
  );

/** A sailing ship about 260 wide and 290 tall. */
export function sailingShip(brush: Brush, { sail, hull, flag, mark, isGhostly, isAground }: SailLook): Svg {
  const sailFill = brush.sheen(sail);
  const sails = [
    'M-62 -214C10 -210 14 -150 4 -128C-20 -118 -44 -120 -66 -130C-56 -160 -56 -190 -62 -214Z',
    'M-74 -122C14 -116 20 -84 12 -66C-22 -54 -56 -56 -82 -66C-70 -84 -70 -104 -74 -122Z',
    'M40 -196C92 -190 96 -140 88 -120C70 -112 54 -114 38 -122C46 -146 46 -174 40 -196Z',
    'M36 -114C100 -108 106 -84 98 -70C76 -62 54 -62 32 -70C40 -84 40 -100 36 -114Z',
  ];
  const drawing = [
    stroke('M-40 -30V-258M62 -30V-232', brush.lit('#6a4630'), 7),
    ...sails.map((d) => path(d, { fill: sailFill })),
    mark === 'bones' ? bones(-28, -162) : '',
    mark === 'star' ? path(starPath(-28, -168, 20), { fill: brush.lit('#f2b84a') }) : '',
    path('M-40 -262q28 -10 52 4q-24 12 -52 14Z', { fill: brush.lit(flag) }),
    path('M62 -236q20 -8 38 3q-18 9 -38 10Z', { fill: brush.lit(flag) }),
    path(`M132 -62L190 -92L128 -50Z`, { fill: brush.lit('#6a4630') }),
    path(HULL, { fill: brush.fade(hull, 0.07) }),
    path('M-124 -50L-136 -92L-84 -84L-76 -44Z', { fill: brush.lit(hull, 0.04) }),
    stroke('M-112 -28Q0 -2 122 -36', brush.lit('#e0b468'), 5),
    [-84, -46, -8, 30, 68].map((x) => circle(x, -8, 7, { fill: brush.lamp })).join(''),
    isAground ? '' : ripples(150),
  ].join('');
  return isGhostly ? group(drawing, { opacity: 0.72 }) : drawing;
}

/** A wreck on the seabed, leaning, with weeds on its deck. */
export const sunkenShip = (brush: Brush, look: SailLook): Svg =>
  place(sailingShip(brush, { ...look, isAground: true }), { y: -14, turn: -13 }) +
  stroke(
    'M-70 6q-14 -50 0 -84t-6 -60M-40 8q16 -40 2 -76M70 8q-14 -44 4 -80t0 -56M100 6q10 -36 -2 -60',
    brush.lit('#3f9a70'),
    8,
  );

const ripples = (half: number): Svg =>
  stroke(
    `M${-half} 16q${half * 0.25} -8 ${half * 0.5} 0t${half * 0.5} 0t${half * 0.5} 0t${half * 0.5} 0`,
    '#ffffff',
    5,
    {
      opacity: 0.6,
    },
  );

/** A paddle steamer with two decks. */
export const steamer = (brush: Brush): Svg =>
  [
    circle(-4, -236, 16, { fill: '#fff', opacity: 0.6 }),
    circle(14, -258, 22, { fill: '#fff', opacity: 0.5 }),
    rect(-20, -222, 30, 96, { rx: 4, fill: brush.sheen('#3f4a6a') }),
    rect(-20, -212, 30, 14, { fill: brush.lit('#e8584a') }),
    rect(-96, -128, 176, 50, { rx: 6, fill: brush.sheen('#fff4e4') }),
    rect(-112, -84, 212, 46, { rx: 4, fill: brush.sheen('#fff4e4') }),
    rect(-104, -136, 192, 12, { rx: 4, fill: brush.lit('#d8584a') }),
    rect(-118, -88, 224, 9, { rx: 4, fill: brush.lit('#d8584a') }),
    ...[-78, -44, 24, 56].map((x) => rect(x, -116, 18, 24, { rx: 9, fill: brush.lamp })),
    ...[-96, -62, -28, 6, 40, 74].map((x) => rect(x, -72, 16, 22, { rx: 8, fill: brush.lamp })),
    path('M-140 -40H128Q140 -40 132 -16Q126 10 108 12H-116Q-136 4 -140 -40Z', { fill: brush.fade('#3f5a8a', 0.06) }),
    circle(-96, -26, 46, { fill: 'none', stroke: brush.lit('#c8483c'), strokeWidth: 10 }),
    stroke('M-96 -72V20M-142 -26H-50M-128 -58L-64 6M-128 6L-64 -58', brush.lit('#c8483c'), 7),
    ripples(150),
  ].join('');

/** A rowing boat with its oars, 150 wide. */
export const rowingBoat = (brush: Brush): Svg =>
  [
    path('M-84 -34Q0 -12 90 -38Q80 4 46 12H-46Q-78 4 -84 -34Z', { fill: brush.fade('#b8764a', 0.07) }),
    ellipse(3, -33, 84, 9, { fill: brush.lit('#6a4630') }),
    stroke('M-30 -34H-8M20 -34H44', brush.lit('#d8a06a'), 7),
    stroke('M-10 -40L-104 10M24 -40L112 8', brush.lit('#d8b080'), 6),
    ellipse(-110, 12, 17, 8, { fill: brush.lit('#d8b080') }),
    ellipse(118, 10, 17, 8, { fill: brush.lit('#d8b080') }),
    stroke('M-78 -22Q0 0 84 -26', brush.lit('#e8c48a'), 4),
    ripples(110),
  ].join('');

/** A half-built hull in a shipyard. */
export const unfinishedHull = (brush: Brush): Svg =>
  [
    stroke('M-140 10L-120 -60M-60 14L-52 -30M60 14L52 -30M140 10L120 -60', brush.lit('#8a6a4a'), 10),
    path('M-160 -120Q0 -40 170 -130C150 -60 110 -12 70 -8H-80C-120 -18 -146 -66 -160 -120Z', {
      fill: brush.fade('#c89a62', 0.06),
    }),
    stroke('M-142 -92Q0 -18 150 -100M-122 -64Q0 2 128 -70M-96 -38Q0 16 104 -42', brush.lit('#8a6238'), 4),
    stroke(
      'M-110 -100V-200M-50 -80V-196M10 -74V-196M70 -84V-200M126 -106V-204M-124 -200Q0 -176 140 -206',
      brush.lit('#b0844e'),
      8,
    ),
    stroke('M190 10V-240H60V-200', brush.lit('#7a5a40'), 9),
    rect(44, -200, 32, 26, { rx: 3, fill: brush.lit('#a87a48') }),
  ].join('');

/** A small submarine with a lit window; `look` is brass or a whale. */
export const submarine = (brush: Brush, look: 'brass' | 'whale' | 'bubble'): Svg =>
  place(SUBMARINES[look](brush), { y: -90 });

const porthole = (brush: Brush, x: number, y: number, radius: number): Svg =>
  circle(x, y, radius * 2.2, { fill: brush.defs.glow(brush.lamp, 0.6) }) +
  circle(x, y, radius, { fill: '#fff0b8', stroke: brush.lit('#8a5f2c'), strokeWidth: radius * 0.32 });

const SUBMARINES: Readonly<Record<'brass' | 'whale' | 'bubble', (brush: Brush) => Svg>> = {
  brass: (brush) =>
    [
      rect(-26, -112, 62, 56, { rx: 12, fill: brush.sheen('#c8913e') }),
      stroke('M10 -112V-146H38', brush.lit('#a8742e'), 10),
      path('M-130 -8Q-170 -54 -176 -40V40Q-170 54 -130 8Z', { fill: brush.lit('#8a5f2c') }),
      ellipse(0, 0, 142, 66, { fill: brush.ball('#d8a24a') }),
      stroke('M-60 -58Q-76 0 -60 58M40 -62Q58 0 40 62', brush.lit('#9a6c2c'), 4),
      porthole(brush, -28, -4, 20),
      porthole(brush, 28, -4, 20),
      porthole(brush, 88, -2, 24),
    ].join(''),
  whale: (brush) =>
    [
      stroke('M-4 -86q-8 -30 -34 -36M4 -86q8 -30 34 -36', '#dff6ff', 6, { opacity: 0.8 }),
      path('M-118 4Q-170 -20 -190 -62Q-156 -70 -142 -40Q-146 -66 -120 -82Q-108 -46 -104 -20Z', {
        fill: brush.lit('#3f78a8'),
      }),
      path('M-130 0Q-110 -86 20 -88Q146 -80 150 -4Q146 66 10 66Q-96 62 -130 0Z', { fill: brush.ball('#4f8cc0') }),
      path('M-96 34Q20 44 148 10Q130 64 10 66Q-70 62 -96 34Z', { fill: brush.lit('#d8ecf4') }),
      porthole(brush, 20, -16, 22),
      porthole(brush, -42, -10, 18),
      circle(104, -26, 9, { fill: '#20283a' }),
      circle(107, -29, 3, { fill: '#fff' }),
      stroke('M122 8q-12 14 -30 12', '#20506f', 4),
      path('M10 56Q-10 96 -50 98Q-40 70 -30 54Z', { fill: brush.lit('#3f78a8') }),
    ].join(''),
  bubble: (brush) =>
    [
      circle(0, -10, 96, { fill: '#dff8ff', opacity: 0.35 }),
      circle(0, -10, 96, { fill: 'none', stroke: '#ffffff', strokeWidth: 5, opacity: 0.8 }),
      path('M-72 -64Q-40 -96 0 -96', {
        fill: 'none',
        stroke: '#fff',
        strokeWidth: 9,
        strokeLinecap: 'round',
        opacity: 0.8,
      }),
      path('M-84 38Q0 62 84 38Q70 84 0 86Q-70 84 -84 38Z', { fill: brush.sheen('#e8825a') }),
      rect(-26, -2, 52, 44, { rx: 14, fill: brush.lit('#3f6a8a') }),
      circle(0, -110, 12, { fill: brush.lamp }),
      path('M84 56l44 -20v52Z', { fill: brush.lit('#c8653e') }),
      porthole(brush, -40, 64, 9),
      porthole(brush, 40, 64, 9),
    ].join(''),
};
