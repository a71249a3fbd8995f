import type { Hex } from '../../svg/color.ts';
import { circle, ellipse, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { starPath } from '../../svg/paths.ts';
import type { Brush } from '../brush.ts';
import { sailingShip } from './ships.ts';

/** Vehicles: those with wheels stand on the origin, flying ones have their lowest point there. */

const wheel = (brush: Brush, x: number, y: number, radius: number, color: Hex): Svg =>
  circle(x, y, radius, { fill: brush.lit('#5a3c2c') }) +
  circle(x, y, radius * 0.74, { fill: brush.lit(color) }) +
  stroke(
    `M${x - radius * 0.7} ${y}H${x + radius * 0.7}M${x} ${y - radius * 0.7}V${y + radius * 0.7}`,
    brush.lit('#5a3c2c'),
    radius * 0.14,
  ) +
  circle(x, y, radius * 0.2, { fill: brush.lit('#e8c468') });

interface TrainLook {
  readonly engine: Hex;
  readonly coach: Hex;
  readonly hasStars: boolean;
}

/** A steam train with two coaches, about 480 wide, on its rails. */
export function train(brush: Brush, { engine, coach, hasStars }: TrainLook): Svg {
  const puffs = [
    [-196, -176, 18],
    [-164, -202, 25],
    [-120, -220, 32],
    [-66, -232, 26],
  ] as const;
  const coachAt = (x: number) =>
    rect(x, -104, 138, 86, { rx: 12, fill: brush.sheen(coach) }) +
    rect(x - 6, -112, 150, 16, { rx: 8, fill: brush.lit(engine) }) +
    [x + 16, x + 54, x + 92].map((at) => rect(at, -86, 30, 34, { rx: 7, fill: brush.lamp })).join('') +
    stroke(`M${x + 6} -38H${x + 132}`, brush.lit('#f2d08a'), 5) +
    wheel(brush, x + 34, -12, 19, coach) +
    wheel(brush, x + 104, -12, 19, coach);
  return [
    stroke('M-300 10H320', brush.lit('#6a6470'), 7),
    stroke('M-300 20H320', brush.lit('#7a5a44'), 10, { strokeDasharray: '10 26', strokeLinecap: 'butt' }),
    ...puffs.map(([x, y, radius]) => circle(x, y, radius, { fill: '#fff', opacity: 0.72 })),
    hasStars ? puffs.map(([x, y]) => path(starPath(x + 10, y, 12), { fill: '#ffe48a' })).join('') : '',
    coachAt(-8),
    coachAt(148),
    rect(-210, -92, 140, 60, { rx: 28, fill: brush.fade(engine, 0.08) }),
    rect(-92, -142, 78, 118, { rx: 6, fill: brush.sheen(engine) }),
    rect(-104, -152, 102, 16, { rx: 8, fill: brush.lit('#4a3a44') }),
    rect(-76, -124, 46, 40, { rx: 6, fill: brush.lamp }),
    path('M-190 -88L-198 -146H-160L-168 -88Z', { fill: brush.lit('#4a3a44') }),
    path('M-132 -90a18 20 0 0 1 36 0Z', { fill: brush.lit('#e0b050') }),
    circle(-214, -62, 17, { fill: brush.lit('#e0b050') }),
    circle(-216, -62, 11, { fill: '#fff0b0' }),
    path('M-216 -20L-252 12H-180Z', { fill: brush.lit('#b8453c') }),
    wheel(brush, -178, -14, 22, engine),
    wheel(brush, -122, -14, 22, engine),
    wheel(brush, -52, -20, 30, engine),
    stroke('M-178 -14H-52', brush.lit('#e0b050'), 6),
  ].join('');
}

/** A painted caravan with a small chimney. */
export const wagon = (brush: Brush): Svg =>
  [
    path('M-104 -40Q-120 -150 -104 -170Q0 -226 104 -170Q120 -150 104 -40Z', { fill: brush.sheen('#3f9a8a') }),
    path('M-118 -160Q0 -240 118 -160Q112 -148 104 -152Q0 -206 -104 -152Q-112 -148 -118 -160Z', {
      fill: brush.lit('#e8a83e'),
    }),
    rect(40, -238, 18, 44, { rx: 4, fill: brush.lit('#5a5060') }),
    rect(-78, -134, 52, 50, { rx: 10, fill: brush.lamp }),
    stroke('M-52 -134V-84M-78 -110H-26', brush.lit('#b8503c'), 5),
    path('M-90 -142h20v66h-20ZM-34 -142h20v66h-20Z', { fill: brush.lit('#d8584a') }),
    rect(22, -138, 54, 98, { rx: 20, fill: brush.fade('#d8584a') }),
    circle(66, -86, 5, { fill: '#ffe08a' }),
    ...[-60, -10, 90].map((x) => path(starPath(x, -58, 13, 5), { fill: brush.lit('#ffe08a') })),
    stroke('M-112 -40H112', brush.lit('#e8a83e'), 9),
    stroke('M-112 -34L-196 -10', brush.lit('#8a5c3a'), 9),
    wheel(brush, -68, -24, 34, '#f2c85a'),
    wheel(brush, 68, -24, 34, '#f2c85a'),
  ].join('');

/** Covered wagons for the desert: two tents on wheels. */
export const desertCaravan = (brush: Brush): Svg =>
  [-120, 96]
    .map((x, index) =>
      place(
        [
          path('M-88 -50Q-84 -166 0 -172Q84 -166 88 -50Z', { fill: brush.sheen(index === 0 ? '#f4e6cc' : '#f0c8a0') }),
          path('M-30 -50Q-26 -140 0 -148Q26 -140 30 -50Z', { fill: brush.lit('#7a4a3a') }),
          stroke('M-58 -52Q-58 -140 -16 -168M58 -52Q58 -140 16 -168', brush.lit('#c8584a'), 6),
          rect(-96, -56, 192, 24, { rx: 6, fill: brush.fade('#9a6238') }),
          wheel(brush, -56, -24, 30, '#c88a4a'),
          wheel(brush, 56, -24, 30, '#c88a4a'),
          path('M0 -172V-206M0 -206q20 4 38 -4l-6 12l6 12q-20 4 -38 -2Z', {
            fill: brush.lit('#d8483c'),
            stroke: brush.lit('#6a4630'),
            strokeWidth: 4,
          }),
        ].join(''),
        { x, scale: index === 0 ? 1 : 0.82 },
      ),
    )
    .join('');

/** A sleigh full of blankets. */
export const sleigh = (brush: Brush): Svg =>
  [
    path(
      'M-120 -124Q-150 -96 -128 -60Q-110 -34 -70 -32H70Q116 -36 124 -84Q128 -112 104 -114Q92 -76 50 -78H-40Q-84 -80 -88 -128Q-96 -150 -120 -124Z',
      {
        fill: brush.fade('#c8463e', 0.08),
      },
    ),
    path('M-56 -78Q-50 -122 -10 -112Q34 -132 56 -78Z', { fill: brush.ball('#f0e0c8') }),
    path('M-30 -80Q-20 -104 10 -98Q32 -106 40 -80Z', { fill: brush.lit('#4a7ab8') }),
    stroke('M-112 -52Q0 -40 112 -66', brush.lit('#f2c860'), 6),
    stroke('M-96 -32V-4M56 -34V-4M-140 -6H110Q150 -8 144 -44', brush.lit('#e0b050'), 9),
    ...[-100, -60, -20, 20, 60, 100].map((x) => circle(x, -38, 6, { fill: '#ffe27a' })),
  ].join('');

/** A house in a snail's shell, carried by a smiling snail. */
export const snailCaravan = (brush: Brush): Svg =>
  [
    path('M-150 2Q-176 -4 -172 -60Q-172 -118 -132 -122Q-98 -118 -102 -76Q-96 -40 -40 -36H110Q150 -20 168 2Z', {
      fill: brush.fade('#d8c08a', 0.08),
    }),
    stroke('M-148 -118L-164 -164M-122 -120L-112 -168', brush.lit('#c8b078'), 8),
    circle(-165, -168, 11, { fill: '#fffaf0' }),
    circle(-111, -172, 11, { fill: '#fffaf0' }),
    circle(-168, -168, 5.6, { fill: '#2a2438' }),
    circle(-114, -172, 5.6, { fill: '#2a2438' }),
    stroke('M-160 -74q12 14 28 8', '#7a4a3a', 5),
    circle(30, -112, 108, { fill: brush.ball('#d8825a') }),
    stroke('M118 -76A92 92 0 1 0 -58 -92A72 72 0 0 1 84 -134A52 52 0 0 1 38 -62', brush.lit('#a85c3c'), 10),
    path('M-34 -20V-74A24 24 0 0 1 14 -74V-20Z', { fill: brush.fade('#6a4630') }),
    circle(70, -112, 40, { fill: brush.defs.glow(brush.lamp, 0.6) }),
    circle(70, -112, 21, { fill: brush.lamp, stroke: brush.lit('#8a5236'), strokeWidth: 6 }),
    rect(84, -232, 20, 40, { rx: 4, fill: brush.lit('#8a5c4a') }),
  ].join('');

/** A striped balloon with its basket. */
export function balloon(brush: Brush, colors: readonly [Hex, Hex] = ['#e8584a', '#ffe2a0']): Svg {
  const [first, second] = colors;
  return [
    path('M0 -92C-64 -150 -104 -190 -104 -248A104 104 0 0 1 104 -248C104 -190 64 -150 0 -92Z', {
      fill: brush.ball(first),
    }),
    path('M0 -92C-34 -150 -50 -200 -48 -256Q-44 -330 0 -352Q-96 -340 -100 -250C-96 -196 -60 -144 0 -92Z', {
      fill: brush.lit(second),
      opacity: 0.9,
    }),
    path('M0 -92C34 -150 50 -200 48 -256Q44 -330 0 -352Q96 -340 100 -250C96 -196 60 -144 0 -92Z', {
      fill: brush.lit(second, -0.06),
      opacity: 0.9,
    }),
    stroke('M-36 -118L-24 -46M36 -118L24 -46M0 -94V-46', brush.lit('#8a6444'), 3),
    circle(0, -70, 22, { fill: brush.defs.glow('#ffb04a', 0.9) }),
    path('M-32 -48H32L26 0H-26Z', { fill: brush.sheen('#b07a44') }),
    stroke('M-30 -34H30M-28 -18H28', brush.lit('#8a5a30'), 4),
  ].join('');
}

/** An airship with propellers and a cabin of lit windows. */
export const airship = (brush: Brush, hull: Hex, cabin: Hex): Svg =>
  [
    path('M150 -176L216 -232Q226 -180 216 -120Z', { fill: brush.lit(cabin) }),
    ellipse(0, -176, 190, 78, { fill: brush.ball(hull) }),
    stroke('M-80 -246Q-104 -176 -80 -106M0 -254V-98M80 -246Q104 -176 80 -106', brush.lit(hull, -0.14), 4),
    stroke('M-70 -106L-60 -66M70 -106L60 -66', brush.lit('#6a5040'), 6),
    path('M-104 -70H104L82 -8Q0 8 -82 -8Z', { fill: brush.fade(cabin, 0.07) }),
    ...[-68, -34, 0, 34, 68].map((x) => circle(x, -42, 11, { fill: brush.lamp })),
    ellipse(118, -40, 7, 38, { fill: '#fff4e0', opacity: 0.75 }),
    circle(112, -40, 9, { fill: brush.lit('#6a5040') }),
    ellipse(-150, -120, 6, 28, { fill: '#fff4e0', opacity: 0.7 }),
  ].join('');

/** A sailing ship that hangs under a balloon. */
export const skyGalleon = (brush: Brush): Svg =>
  ellipse(10, -330, 170, 62, { fill: brush.ball('#c8584a') }) +
  stroke('M-110 -290L-90 -60M120 -290L110 -70M10 -270V-200', brush.lit('#6a5040'), 4) +
  place(sailingShip(brush, { sail: '#fff4e0', hull: '#9a6238', flag: '#f2b84a', mark: 'star' }), { y: -14 });

/** A ferry on a cloud. */
export const cloudFerry = (brush: Brush): Svg =>
  [
    rect(-86, -132, 150, 54, { rx: 10, fill: brush.sheen('#fff4e4') }),
    rect(-100, -144, 178, 16, { rx: 8, fill: brush.lit('#e88a5a') }),
    ...[-64, -26, 12].map((x) => rect(x, -120, 26, 30, { rx: 8, fill: brush.lamp })),
    path('M-130 -84H124Q130 -40 92 -20H-96Q-126 -40 -130 -84Z', { fill: brush.fade('#5a8ac0', 0.07) }),
    ...[-120, -70, -14, 44, 100].map((x, index) =>
      circle(x, -6 - (index % 2) * 10, 44 - (index % 2) * 6, { fill: '#ffffff' }),
    ),
    rect(-160, -10, 312, 40, { rx: 20, fill: '#ffffff' }),
  ].join('');

/** A rocket on its fins. */
export const rocket = (brush: Brush): Svg =>
  [
    path('M-44 -30Q-92 -10 -88 4L-40 -8ZM44 -30Q92 -10 88 4L40 -8Z', { fill: brush.lit('#e8584a') }),
    path('M-48 -8Q-66 -160 0 -266Q66 -160 48 -8Q0 8 -48 -8Z', { fill: brush.sheen('#eef2f8') }),
    path('M-34 -196Q-20 -238 0 -266Q20 -238 34 -196Q0 -184 -34 -196Z', { fill: brush.lit('#e8584a') }),
    circle(0, -142, 25, { fill: brush.lamp, stroke: brush.lit('#5a6a8a'), strokeWidth: 8 }),
    circle(0, -78, 14, { fill: brush.lit('#7ac8f0'), stroke: brush.lit('#5a6a8a'), strokeWidth: 6 }),
    path('M-10 -60H10V8H-10Z', { fill: brush.lit('#e8584a') }),
  ].join('');
