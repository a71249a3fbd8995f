import { mix } from '../../svg/color.ts';
import { circle, ellipse, group, path, rect, stroke, turnedAbout, type Svg } from '../../svg/elements.ts';
import { scallopPath, starPath } from '../../svg/paths.ts';
import type { Brush } from '../brush.ts';

/** Natural landmarks, with their foot at the origin. */

/** A very old hollow tree with two owls looking out. */
export const hollowTree = (brush: Brush): Svg =>
  [
    path(
      'M-90 8Q-40 -40 -54 -150Q-70 -210 -130 -246L-112 -258Q-64 -240 -44 -204Q-30 -270 -66 -320L-46 -328Q-10 -280 -4 -230Q20 -280 66 -312L82 -300Q44 -250 44 -196Q80 -232 128 -232L130 -214Q70 -200 54 -140Q44 -40 96 8Q0 -14 -90 8Z',
      {
        fill: brush.sheen('#6a4e46'),
      },
    ),
    ...[
      [-124, -284, 74],
      [-50, -354, 84],
      [56, -350, 88],
      [124, -270, 70],
      [0, -310, 70],
    ].map(([x = 0, y = 0, r = 0]) => path(scallopPath([x, y], r, r * 0.78, 10), { fill: brush.ball('#6f9a58') })),
    ellipse(0, -128, 38, 46, { fill: '#2a1e2c' }),
    owl(brush, -13, -112, 0.62),
    owl(brush, 16, -108, 0.5),
  ].join('');

function owl(brush: Brush, x: number, y: number, scale: number): Svg {
  const s = (value: number) => value * scale;
  return [
    ellipse(x, y, s(26), s(32), { fill: brush.ball('#b8845a') }),
    path(
      `M${x - s(24)} ${y - s(22)}l${s(2)} ${s(-20)}l${s(16)} ${s(10)}ZM${x + s(24)} ${y - s(22)}l${s(-2)} ${s(-20)}l${s(-16)} ${s(10)}Z`,
      {
        fill: brush.lit('#9a6a44'),
      },
    ),
    ...[-1, 1].map(
      (side) =>
        circle(x + side * s(10), y - s(10), s(10), { fill: '#fff6d8' }) +
        circle(x + side * s(10), y - s(10), s(5), { fill: '#2a2030' }),
    ),
    path(`M${x - s(4)} ${y - s(2)}h${s(8)}l${s(-4)} ${s(8)}Z`, { fill: '#f2a83e' }),
  ].join('');
}

/** A dam of branches with a beaver. */
export const beaverDam = (brush: Brush): Svg =>
  [
    path('M-170 16Q-120 -88 0 -92Q120 -88 170 16Z', { fill: brush.fade('#8a6444') }),
    stroke(
      'M-150 4L-40 -70M-110 10L20 -82M-60 12L90 -66M-10 14L140 -30M150 4L30 -78M100 10L-30 -86M50 14L-90 -62M-120 -24L60 -34',
      brush.lit('#b08a5e'),
      9,
    ),
    ellipse(-34, -112, 32, 36, { fill: brush.ball('#9a6a44') }),
    circle(-34, -150, 25, { fill: brush.ball('#a8744c') }),
    circle(-52, -168, 8, { fill: brush.lit('#8a5a38') }),
    circle(-16, -168, 8, { fill: brush.lit('#8a5a38') }),
    circle(-43, -154, 3.4, { fill: '#2a2030' }),
    circle(-25, -154, 3.4, { fill: '#2a2030' }),
    ellipse(-34, -144, 6, 4.4, { fill: '#4a3028' }),
    rect(-39, -139, 10, 10, { rx: 2, fill: '#fffaf0' }),
    path('M-4 -96q34 -26 56 -8q-16 24 -50 20Z', { fill: brush.lit('#6a4a38') }),
  ].join('');

/** Steaming round pools with a stone rim. */
export const hotSpring = (brush: Brush): Svg =>
  [
    ...[
      [0, 0, 140],
      [-130, -34, 66],
      [124, -44, 74],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        ellipse(x, y, r * 1.12, r * 0.36, { fill: brush.sheen('#b8a8a4') }) +
        ellipse(x, y - 2, r, r * 0.28, { fill: brush.fade('#6ad8d8') }) +
        ellipse(x - r * 0.2, y - 8, r * 0.5, r * 0.1, { fill: '#e8ffff', opacity: 0.7 }),
    ),
    group(
      [
        [-40, -60, 30],
        [-20, -110, 40],
        [20, -70, 34],
        [50, -130, 44],
        [-120, -90, 26],
        [130, -104, 30],
      ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, {})),
      { fill: '#ffffff', opacity: 0.38 },
    ),
  ].join('');

/** An arch of red rock. */
export const rockArch = (brush: Brush): Svg =>
  [
    path(
      'M-180 8Q-170 -120 -120 -190Q-40 -262 60 -244Q160 -220 180 8H96Q104 -110 46 -148Q-10 -170 -54 -122Q-82 -84 -84 8Z',
      {
        fill: brush.sheen('#d8785a'),
      },
    ),
    stroke(
      'M-166 -70Q-120 -80 -96 -60M-136 -150Q-70 -140 -40 -160M20 -226Q70 -216 120 -190M112 -110Q140 -108 166 -96',
      brush.lit('#b85c44'),
      6,
      {
        opacity: 0.7,
      },
    ),
  ].join('');

/** A nest on a crag with three eggs. */
export const greatNest = (brush: Brush): Svg =>
  [
    ...[-44, 0, 44].map((x, index) =>
      ellipse(x, -64 - (index === 1 ? 10 : 0), 27, 38, {
        fill: brush.ball(['#bfe4f2', '#f6e2c0', '#e6c8f0'][index] ?? '#f6e2c0'),
      }),
    ),
    path('M-120 -58Q0 -18 120 -58Q112 6 0 12Q-112 6 -120 -58Z', { fill: brush.fade('#a87a4a') }),
    stroke(
      'M-128 -60Q0 -14 128 -56M-118 -40Q0 8 118 -36M-104 -20Q0 22 104 -16M-90 -50L-40 4M90 -50L40 4M-30 -36L10 10',
      brush.lit('#c89a62'),
      7,
    ),
    path('M-150 -70q30 -26 60 -10q-24 22 -60 10ZM146 -66q-28 -28 -58 -12q22 22 58 12Z', {
      fill: '#ffffff',
      opacity: 0.9,
    }),
  ].join('');

/** A dragon asleep around its treasure, with smoke at its nose. */
export const sleepingDragon = (brush: Brush): Svg =>
  [
    ellipse(0, 0, 190, 20, { fill: '#0a0a20', opacity: 0.25 }),
    path('M-120 4Q-60 -70 0 -62Q70 -66 120 4Z', { fill: brush.fade('#f2c04a') }),
    ...[-70, -30, 14, 54, 84].map((x, index) => circle(x, -18 - (index % 3) * 10, 9, { fill: brush.lit('#ffe08a') })),
    path(
      'M-176 4Q-196 -96 -90 -128Q30 -164 120 -100Q182 -60 166 4Q150 12 140 -4Q150 -50 96 -70Q20 -100 -70 -72Q-128 -54 -116 4Z',
      {
        fill: brush.ball('#5a9a78'),
      },
    ),
    ...[-110, -68, -22, 26, 72, 112].map((x) =>
      path(`M${x - 13} ${-120 + Math.abs(x) * 0.16}l12 -24l14 24Z`, { fill: brush.lit('#f2a84e') }),
    ),
    path('M-14 -112Q-20 -186 -86 -200Q-70 -150 -78 -110Z', { fill: brush.lit('#7ab894') }),
    path('M64 8Q50 -54 104 -60Q150 -60 184 -34Q206 -16 196 4Q130 16 64 8Z', { fill: brush.ball('#66a884') }),
    stroke('M104 -30q12 9 24 0', '#2a4438', 5),
    circle(184, -18, 4, { fill: '#2a4438' }),
    path('M86 -54l-18 -30l34 22ZM116 -60l4 -32l16 34Z', { fill: brush.lit('#fff0d0') }),
    group(circle(214, -36, 11, {}) + circle(232, -60, 16, {}) + circle(244, -94, 21, {}), {
      fill: '#fff',
      opacity: 0.5,
    }),
  ].join('');

/** A tent beside a campfire. */
export const camp = (brush: Brush): Svg =>
  [
    path('M-160 4L-60 -140L40 4Z', { fill: brush.sheen('#e8a04a') }),
    path('M-60 -140L-86 4H-34Z', { fill: brush.lit('#5a3a34') }),
    stroke('M-68 -154L-60 -140L-52 -154', brush.lit('#7a5a44'), 6),
    campfire(brush, 110),
  ].join('');

export const campfire = (brush: Brush, x = 0): Svg =>
  [
    circle(x, -34, 120, { fill: brush.defs.glow('#ff9a3e', 0.7) }),
    stroke(`M${x - 44} 4L${x + 34} -16M${x + 44} 4L${x - 34} -16`, brush.lit('#6a4630'), 13),
    path(
      `M${x - 28} -10Q${x - 44} -52 ${x - 12} -78Q${x - 10} -58 ${x + 4} -96Q${x + 30} -62 ${x + 24} -44Q${x + 40} -34 ${x + 28} -10Z`,
      {
        fill: '#ff8a3a',
      },
    ),
    path(`M${x - 13} -10Q${x - 18} -36 ${x + 2} -58Q${x + 20} -34 ${x + 13} -10Z`, { fill: '#ffe08a' }),
  ].join('');

/** Pumpkins among their leaves, one of them smiling. */
export function pumpkins(brush: Brush): Svg {
  const pumpkin = (x: number, y: number, r: number) =>
    ellipse(x, y - r * 0.7, r, r * 0.74, { fill: brush.ball('#f08a34') }) +
    ellipse(x, y - r * 0.7, r * 0.5, r * 0.74, { fill: 'none', stroke: brush.lit('#c8621e'), strokeWidth: 4 }) +
    path(`M${x - 6} ${y - r * 1.36}q4 -20 18 -22l4 8q-8 4 -8 16Z`, { fill: brush.lit('#5a8a3e') });
  return [
    stroke('M-190 0Q-100 -40 -20 -4T180 -8', brush.lit('#5a8a3e'), 8),
    pumpkin(-110, -6, 54),
    pumpkin(108, -8, 48),
    pumpkin(0, 12, 72),
    path('M-26 -46l14 -16l10 16ZM10 -46l12 -16l12 16Z', { fill: '#fff0a0' }),
    path('M-32 -26Q0 -2 34 -26Q0 18 -32 -26Z', { fill: '#fff0a0' }),
    path('M-60 4q-30 -40 -70 -20q10 34 70 20ZM64 2q30 -36 66 -14q-10 30 -66 14Z', { fill: brush.lit('#6aa04a') }),
  ].join('');
}

/** A plank walkway between tall trunks, high above the ground. */
export const treetopWalk = (brush: Brush): Svg =>
  [
    ...[-190, 190].map(
      (x) =>
        path(`M${x - 30} 20L${x - 22} -360H${x + 22}L${x + 30} 20Z`, { fill: brush.sheen('#7a5a40') }) +
        path(scallopPath([x, -372], 96, 66, 11), { fill: brush.ball('#4f9a54') }) +
        path(`M${x - 56} -176H${x + 56}L${x + 44} -160H${x - 44}Z`, { fill: brush.lit('#a87c4e') }),
    ),
    stroke('M-150 -232Q0 -176 150 -232M-150 -180Q0 -120 150 -180', brush.lit('#8a6a48'), 6),
    stroke(
      Array.from({ length: 15 }, (_, index) => {
        const t = index / 14;
        return `M${-150 + 300 * t - 8} ${-180 + 120 * t * (1 - t)}h18`;
      }).join(''),
      brush.lit('#b88a58'),
      12,
      { strokeLinecap: 'butt' },
    ),
    stroke('M-110 -218V-166M-60 -206V-154M0 -204V-148M60 -206V-154M110 -218V-166', brush.lit('#8a6a48'), 3),
  ].join('');

/** A rainbow, 900 wide, with fading ends. */
export const rainbow = (brush: Brush): Svg =>
  group(
    ['#f0606a', '#f6a04e', '#f6dc5a', '#6ac87a', '#5aa8e8', '#6a7ae0', '#a874d8'].map((color, index) =>
      path(`M${-440 + index * 17} 60V0A${440 - index * 17} ${440 - index * 17} 0 0 1 ${440 - index * 17} 0V60`, {
        fill: 'none',
        stroke: mix(color, brush.light.haze, 0.12),
        strokeWidth: 17.5,
      }),
    ),
    { opacity: 0.62 },
  );

/** A giant turtle with a palm on its back, swimming. */
export const turtleIsland = (brush: Brush): Svg =>
  [
    path('M150 -8Q196 -60 222 -46Q246 -28 222 -4Q190 14 150 8Z', { fill: brush.ball('#7aa86a') }),
    circle(216, -30, 5, { fill: '#20283a' }),
    stroke('M214 -12q10 2 16 -6', '#3a5a3a', 4),
    path('M-170 10Q-160 -110 0 -118Q160 -110 170 10Q0 30 -170 10Z', { fill: brush.fade('#a88a5a') }),
    path('M-130 -60Q-100 -112 0 -118Q100 -112 132 -60Q60 -40 0 -52Q-60 -40 -130 -60Z', { fill: brush.fade('#6ab054') }),
    ...[-80, 0, 80].map((x) => path(starPath(x, -14, 27, 6, 0.86), { fill: brush.lit('#8a6c44') })),
    path('M-16 -110Q-6 -170 14 -214L26 -210Q14 -160 10 -108Z', { fill: brush.lit('#8a6244') }),
    ...[-160, -120, -70, -20, 20].map((turn) =>
      turnedAbout(
        path('M20 -214Q54 -246 96 -212Q58 -226 20 -214Z', { fill: brush.lit('#4a9a58') }),
        turn + 70,
        20,
        -214,
      ),
    ),
    stroke('M-220 16q40 -12 80 0t80 0t80 0t80 0t80 0', '#ffffff', 6, { opacity: 0.7 }),
  ].join('');
