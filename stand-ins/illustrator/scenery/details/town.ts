import { circle, ellipse, path, rect, stroke, type Svg } from '../../svg/elements.ts';
import { starPath } from '../../svg/paths.ts';
import type { Brush } from '../brush.ts';

/** Details of squares, gardens and roadsides, with their foot at the origin. */

const shadow = (half: number): Svg => ellipse(0, 4, half, half * 0.12, { fill: '#0a0a20', opacity: 0.22 });

/** A round fountain of two bowls. */
export const fountain = (brush: Brush): Svg =>
  [
    shadow(130),
    path('M-124 -34Q0 -14 124 -34L112 4Q0 22 -112 4Z', { fill: brush.sheen('#d4ccc4') }),
    ellipse(0, -34, 124, 20, { fill: brush.lit('#e8e0d8') }),
    ellipse(0, -34, 108, 15, { fill: brush.lit('#6ac0e0') }),
    path('M-18 -34L-10 -110H10L18 -34Z', { fill: brush.sheen('#d4ccc4') }),
    path('M-62 -116Q0 -100 62 -116Q40 -84 0 -84T-62 -116Z', { fill: brush.sheen('#d4ccc4') }),
    ellipse(0, -116, 62, 10, { fill: brush.lit('#6ac0e0') }),
    stroke(
      'M0 -116V-150M0 -150Q-26 -176 -42 -120M0 -150Q26 -176 42 -120M-54 -112Q-84 -96 -88 -40M54 -112Q84 -96 88 -40',
      '#eafaff',
      6,
      {
        opacity: 0.85,
      },
    ),
    circle(0, -160, 5, { fill: '#fff' }),
  ].join('');

/** A wishing well with a little roof. */
export const well = (brush: Brush): Svg =>
  [
    shadow(76),
    stroke('M-46 -50V-140M46 -50V-140', brush.lit('#8a5f3e'), 9),
    path('M-80 -132L0 -188L80 -132Q0 -120 -80 -132Z', { fill: brush.fade('#b4553c') }),
    stroke('M-46 -112H46M0 -112V-82', brush.lit('#7a5236'), 5),
    path('M-12 -84h24l-4 24h-16Z', { fill: brush.lit('#9a6c44') }),
    path('M-66 -58Q0 -44 66 -58L60 4Q0 18 -60 4Z', { fill: brush.sheen('#b8b0b4') }),
    ellipse(0, -58, 66, 12, { fill: brush.lit('#8fe0f0') }),
    stroke('M-56 -30H-20M-6 -26H30M-40 -8H-6M12 -6H48', brush.lit('#8f8890'), 4),
    path(starPath(0, -74, 10), { fill: '#ffe88a' }),
  ].join('');

/** A stone bridge of three arches, 420 wide. */
export const stoneBridge = (brush: Brush): Svg =>
  [
    path('M-220 4V-40Q0 -150 220 -40V4H178A46 54 0 0 0 92 -2H70A62 76 0 0 0 -70 -2H-92A46 54 0 0 0 -178 4Z', {
      fill: brush.fade('#c4b8ac', 0.06),
    }),
    stroke('M-220 -52Q0 -164 220 -52', brush.lit('#ddd2c4'), 14),
    stroke('M-176 -84v-30M-100 -112v-30M100 -112v-30M176 -84v-30', brush.lit('#6a5a54'), 5),
    ...[-176, -100, 100, 176].map((x) => circle(x, Math.abs(x) > 150 ? -120 : -148, 10, { fill: brush.lamp })),
  ].join('');

/** A stone bridge with a collapsed middle, 420 wide. */
export const brokenBridge = (brush: Brush): Svg =>
  [
    path('M-230 6V-70Q-150 -112 -72 -128L-60 -100L-84 -86L-70 -62Q-100 -60 -104 -10H-132A40 60 0 0 0 -200 6Z', {
      fill: brush.lit('#a4968c'),
    }),
    path('M230 6V-70Q150 -112 86 -126L64 -104L92 -84L80 -60Q104 -56 106 -10H132A40 60 0 0 1 200 6Z', {
      fill: brush.lit('#96887e'),
    }),
    path('M-40 8l18 -26l30 4l16 22ZM30 12l10 -16l24 2l8 16Z', { fill: brush.lit('#8c8076') }),
    path('M-92 -122q14 40 -2 66q-12 -26 -16 -58ZM100 -120q-8 34 6 58q12 -28 8 -52Z', { fill: brush.lit('#6a9a54') }),
    path('M-214 -76q20 30 8 52q-16 -18 -20 -44Z', { fill: brush.lit('#6a9a54') }),
  ].join('');

/** A rope bridge that swings between two posts. */
export const ropeBridge = (brush: Brush): Svg => {
  const planks = Array.from({ length: 13 }, (_, index) => {
    const t = index / 12;
    const x = -200 + 400 * t;
    return `M${x - 10} ${-40 + 96 * t * (1 - t) * 2}h22`;
  });
  const hangers = Array.from({ length: 7 }, (_, index) => {
    const t = (index + 1) / 8;
    const x = -210 + 420 * t;
    return `M${x} ${-112 + 190 * t * (1 - t)}V${-40 + 192 * t * (1 - t)}`;
  });
  const chasm = 'M-196 -24Q0 40 196 -24Q150 60 120 96Q0 124 -120 96Q-150 60 -196 -24Z';
  return [
    path(chasm, { fill: brush.fade('#5f6a88') }),
    path('M-60 108Q-20 60 10 16Q40 70 70 106Q0 120 -60 108Z', { fill: brush.lit('#a8d4ec'), opacity: 0.8 }),
    stroke('M-214 -112Q0 -18 214 -112M-214 -44Q0 56 214 -44', brush.lit('#8a6a48'), 6),
    stroke(hangers.join(''), brush.lit('#8a6a48'), 3),
    stroke(planks.join(''), brush.lit('#b08454'), 12, { strokeLinecap: 'butt' }),
    stroke('M-214 40V-124M214 40V-124', brush.lit('#6a4a34'), 15),
  ].join('');
};

/** An old lamp post with a wide glow. */
export const lampPost = (brush: Brush): Svg =>
  [
    circle(0, -262, 140, { fill: brush.defs.glow(brush.lamp, 0.75) }),
    stroke('M0 0V-226', brush.lit('#3f4456'), 11),
    path('M-26 4Q-12 -30 -8 -40H8Q12 -30 26 4Z', { fill: brush.lit('#3f4456') }),
    stroke('M-26 -218H26', brush.lit('#3f4456'), 8),
    path('M-22 -228L-30 -290H30L22 -228Z', { fill: '#fff0b8' }),
    path('M-38 -288L0 -326L38 -288Z', { fill: brush.lit('#3f4456') }),
    stroke('M0 -290V-228', brush.lit('#3f4456'), 3),
  ].join('');

/** Lanterns on strings between two poles, 420 wide. */
export const lanternStrings = (brush: Brush): Svg =>
  [
    stroke('M-210 0V-220M210 0V-220', brush.lit('#7a5a44'), 8),
    stroke('M-210 -214Q-100 -150 0 -176Q100 -150 210 -214', brush.lit('#5a4a44'), 3),
    ...[
      [-160, -170],
      [-100, -150],
      [-42, -154],
      [42, -154],
      [100, -150],
      [160, -170],
    ].map(
      ([x = 0, y = 0], index) =>
        circle(x, y, 42, { fill: brush.defs.glow('#ffb648', 0.65) }) +
        ellipse(x, y, 16, 20, { fill: ['#ffb04a', '#ff8a5a', '#ffe08a'][index % 3] ?? '#ffb04a' }),
    ),
  ].join('');

/** A wrought-iron gate between two pillars; `kind` decides the color of the pillars and the decoration. */
export function gate(brush: Brush, kind: 'raven' | 'thorn' | 'castle' | 'hedge'): Svg {
  const pillar = (x: number) =>
    rect(x - 26, -190, 52, 192, { fill: brush.sheen(PILLARS[kind]) }) +
    rect(x - 34, -204, 68, 18, { rx: 5, fill: brush.lit(PILLARS[kind], 0.05) }) +
    circle(x, -218, 17, { fill: brush.ball(PILLARS[kind]) });
  const bars = [-72, -48, -24, 0, 24, 48, 72].map((x) => `M${x} 0V${-150 - 30 * Math.cos((x / 84) * 1.4)}`);
  return [
    stroke(bars.join('') + 'M-92 -40H92M-92 -110H92M-92 -150Q0 -214 92 -150', brush.lit('#3a3a50'), 7),
    pillar(-118),
    pillar(118),
    GATE_DECORATION[kind](brush),
  ].join('');
}

const PILLARS = { raven: '#8a8498', thorn: '#7a7468', castle: '#c8bcae', hedge: '#4f8a4a' } as const;

const GATE_DECORATION: Readonly<Record<keyof typeof PILLARS, (brush: Brush) => Svg>> = {
  raven: (brush) =>
    path('M92 -232q6 -34 34 -34q18 0 20 16l14 6l-14 4q-4 18 -24 22l-40 8Z', { fill: brush.lit('#2e3046') }) +
    circle(138, -250, 3.4, { fill: '#ffe27a' }) +
    path('M-148 -232q2 -26 24 -28q16 0 18 14l12 5l-12 4q-4 14 -20 18l-32 6Z', { fill: brush.lit('#2e3046') }) +
    circle(-112, -246, 3, { fill: '#ffe27a' }),
  thorn: (brush) =>
    stroke('M-160 4Q-70 -70 -110 -150T10 -190T120 -160T160 0M-60 4Q20 -60 -20 -120T80 -170', brush.lit('#5a6a3f'), 10) +
    [
      [-104, -92],
      [-50, -178],
      [40, -194],
      [116, -130],
      [-18, -84],
    ]
      .map(([x = 0, y = 0]) => path(starPath(x, y, 15, 5, 0.6), { fill: brush.lit('#e87a9a') }))
      .join(''),
  castle: (brush) =>
    path('M-60 -190h120v-50q-30 14 -60 0q-30 14 -60 0Z', { fill: brush.lit('#c8483c') }) +
    path(starPath(0, -208, 16), { fill: '#ffe08a' }),
  hedge: (brush) =>
    path(
      'M-160 -186Q-150 -290 0 -292Q150 -290 160 -186Q130 -180 120 -200Q90 -250 0 -250Q-90 -250 -120 -200Q-130 -180 -160 -186Z',
      {
        fill: brush.fade('#4f8a4a'),
      },
    ) +
    [-130, -80, -20, 40, 96, 140]
      .map((x, index) => circle(x, -210 - Math.cos(x / 100) * 62, 9, { fill: index % 2 === 0 ? '#ffd0dc' : '#fff4e0' }))
      .join(''),
};

/** A statue of a gentle lion on its plinth. */
export const statue = (brush: Brush): Svg =>
  [
    shadow(80),
    path('M-64 4V-70H64V4Z', { fill: brush.sheen('#b8b0b4') }),
    rect(-76, -82, 152, 18, { rx: 4, fill: brush.lit('#ccc4c6') }),
    rect(-76, -8, 152, 16, { rx: 4, fill: brush.lit('#ccc4c6') }),
    path('M-44 -82Q-52 -140 -20 -168Q-4 -214 34 -202Q62 -190 54 -152Q44 -126 32 -120L40 -82Z', {
      fill: brush.sheen('#c8c0c0'),
    }),
    circle(24, -168, 44, { fill: brush.ball('#bcb4b8') }),
    circle(26, -166, 27, { fill: brush.lit('#d4cccc') }),
    circle(17, -170, 3.4, { fill: brush.lit('#5a5460') }),
    circle(37, -170, 3.4, { fill: brush.lit('#5a5460') }),
    stroke('M20 -154q7 6 14 0', brush.lit('#7a727a'), 3),
  ].join('');

/** A scarecrow with a crow. */
export const scarecrow = (brush: Brush): Svg =>
  [
    stroke('M0 0V-150M-74 -112H74', brush.lit('#8a6444'), 9),
    path('M-64 -128H64L60 -100H34L38 -40H-38L-34 -100H-60Z', { fill: brush.sheen('#5a7ab0') }),
    path('M-38 -46L-44 -16L-24 -34L-8 -12L8 -34L26 -12L38 -46Z', { fill: brush.lit('#e8c458') }),
    circle(0, -160, 28, { fill: brush.ball('#f0d8a8') }),
    circle(-9, -164, 3.6, { fill: '#3a2c30' }),
    circle(9, -164, 3.6, { fill: '#3a2c30' }),
    stroke('M-10 -150q10 8 20 0', '#3a2c30', 3),
    path('M-46 -178Q0 -194 46 -178L24 -184Q20 -222 0 -222Q-20 -222 -24 -184Z', { fill: brush.lit('#b07a3e') }),
    path('M46 -126q2 -18 16 -18q10 2 10 10l10 4l-10 2q-4 10 -24 8Z', { fill: brush.lit('#2e3046') }),
  ].join('');
