import { ink, roundSurface, surface, type Pen } from '../../pen.ts';
import { shade } from '../../svg/color.ts';
import { circle, ellipse, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { sparklePath, starPath } from '../../svg/paths.ts';

const PAPER = '#fff3d8';
const GOLD = '#f0bc46';

export function book(pen: Pen): Svg {
  return [
    path(
      'M-112 -14L-100 -116Q-50 -138 0 -112Q50 -138 100 -116L112 -14Q54 -32 0 -8Q-54 -32 -112 -14Z',
      surface(pen, '#8a3f6a'),
    ),
    path('M-94 -26L-86 -118Q-44 -136 0 -112V-16Q-46 -38 -94 -26Z', surface(pen, PAPER)),
    path('M94 -26L86 -118Q44 -136 0 -112V-16Q46 -38 94 -26Z', surface(pen, PAPER)),
    // Pictures on the pages, because pictures never contain writing.
    circle(-46, -76, 17, { fill: '#ffcf6a' }),
    path('M22 -52L44 -92L66 -52Z', { fill: '#7fc0a0' }),
    path('M44 -50L62 -80L80 -50Z', { fill: '#8fb3e4' }),
    path(sparklePath(0, -172, 20) + sparklePath(-50, -158, 12) + sparklePath(48, -162, 13), { fill: '#fff2b8' }),
  ].join('');
}

export function map(pen: Pen): Svg {
  return [
    path('M-104 -8L-92 -128L-32 -112L30 -132L98 -112L104 0L36 -18L-30 0Z', surface(pen, '#f2dba6')),
    stroke('M-32 -112L-30 0M30 -132L36 -18', '#cfae70', 4),
    stroke('M-76 -36Q-50 -70 -14 -50T50 -74', '#b8503a', 6, { strokeDasharray: '13 11' }),
    stroke('M54 -92l26 24M80 -92l-26 24', '#c8402e', 8),
    path('M-74 -104l16 -20l16 20Z', { fill: '#7fae7a' }),
    ellipse(-4, -92, 17, 9, { fill: '#8fc0d8' }),
  ].join('');
}

export const key = (pen: Pen): Svg =>
  place(
    circle(0, -118, 38, { fill: 'none', stroke: shade(GOLD, -0.25), strokeWidth: 26 }) +
      circle(0, -118, 38, { fill: 'none', stroke: GOLD, strokeWidth: 17 }) +
      path('M-10 -82H10V-2H-10ZM10 -34H42V-18H10ZM10 -8H34V8H10Z', surface(pen, GOLD)),
    { turn: 14 },
  ) + path(sparklePath(54, -150, 16), { fill: '#fffbe0' });

export const star = (pen: Pen): Svg =>
  circle(0, -84, 140, { fill: pen.defs.glow('#fff0a0', 0.9) }) +
  path(starPath(0, -80, 80, 5, 0.52), { ...roundSurface(pen, '#ffd95a'), strokeLinejoin: 'round' }) +
  [-20, 20].map((x) => ellipse(x, -84, 6, 9, { fill: '#5a3a20' })).join('') +
  stroke('M-12 -62Q0 -52 12 -62', '#5a3a20', 5);

export const crystal = (pen: Pen): Svg =>
  path('M-20 0L-44 -96L-14 -168L22 -100L8 0Z', surface(pen, '#8fdcf4')) +
  path('M-14 -168L-6 0L8 0L22 -100Z', { fill: '#ffffff', opacity: 0.35 }) +
  path('M14 0L6 -64L40 -118L66 -66L50 0Z', surface(pen, '#c8a4f4')) +
  path('M-64 0L-78 -52L-54 -86L-30 -46L-34 0Z', surface(pen, '#ff9ede')) +
  path(sparklePath(-2, -196, 18), { fill: '#fff' });

export const egg = (pen: Pen): Svg =>
  stroke('M-86 -16Q0 22 86 -16M-78 -4Q0 34 80 -6', '#b8905a', 13) +
  path(
    'M0 -158C48 -158 70 -92 70 -56C70 -18 40 0 0 0C-40 0 -70 -18 -70 -56C-70 -92 -48 -158 0 -158Z',
    roundSurface(pen, '#bfe6dc'),
  ) +
  [
    [-26, -100, 13],
    [24, -118, 9],
    [30, -58, 15],
    [-30, -44, 10],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: '#7fbcae' }))
    .join('');

export function flower(pen: Pen): Svg {
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    place(ellipse(0, -36, 23, 32, surface(pen, '#ff8fb4')), { y: -126, turn }),
  );
  return [
    stroke('M0 0Q-10 -60 0 -120', '#4f9a57', 11),
    path('M-4 -40Q-60 -74 -64 -22Q-30 -14 -4 -40ZM0 -56Q52 -96 62 -44Q30 -32 0 -56Z', surface(pen, '#63b463')),
    ...petals,
    circle(0, -126, 22, roundSurface(pen, '#ffd45e')),
  ].join('');
}

export const letter = (pen: Pen): Svg =>
  rect(-92, -124, 184, 120, { rx: 8, ...surface(pen, PAPER) }) +
  path('M-92 -120L0 -50L92 -120', { fill: '#f7e4be', ...ink(pen, PAPER) }) +
  circle(0, -56, 23, surface(pen, '#d8485a')) +
  path('M0 -44C-18 -58 -13 -72 -4 -70Q0 -69 0 -64Q0 -69 4 -70C13 -72 18 -58 0 -44Z', { fill: '#ffd8d8' });

export const balloon = (pen: Pen): Svg =>
  stroke('M0 0Q26 -60 0 -120', '#ffffff', 4, { opacity: 0.85 }) +
  path(
    'M0 -128C-60 -150 -70 -220 -58 -252C-44 -292 44 -292 58 -252C70 -220 60 -150 0 -128L12 -114H-12Z',
    roundSurface(pen, '#ff6f7d'),
  ) +
  ellipse(-24, -246, 11, 19, { fill: '#fff', opacity: 0.6 });

export const cake = (pen: Pen): Svg =>
  ellipse(0, -6, 112, 17, surface(pen, '#e8e0f0')) +
  rect(-82, -78, 164, 70, { rx: 12, ...surface(pen, '#e8b07a') }) +
  path(
    'M-86 -72Q-86 -96 -60 -96H60Q86 -96 86 -72Q74 -46 58 -66Q44 -40 26 -64Q6 -38 -12 -64Q-30 -42 -46 -64Q-66 -46 -86 -72Z',
    surface(pen, '#ff9ac0'),
  ) +
  [-40, 0, 40]
    .map(
      (x) =>
        rect(x - 6, -136, 12, 40, { rx: 4, fill: '#8fd3f4' }) +
        path(`M${x} -140C${x - 12} -150 ${x - 8} -162 ${x} -174C${x + 8} -162 ${x + 12} -150 ${x} -140Z`, {
          fill: '#ffc23e',
        }),
    )
    .join('');

export const feather = (pen: Pen): Svg =>
  place(
    path('M0 0C-58 -40 -52 -130 6 -190C56 -130 50 -46 0 0Z', surface(pen, '#8fc8f4')) +
      stroke('M0 14Q-6 -80 6 -184M-2 -50l-28 -20M-2 -90l-30 -22M0 -60l30 -24M2 -102l26 -20', '#f4fbff', 5),
    { turn: 24 },
  );

export const ball = (pen: Pen): Svg =>
  circle(0, -62, 62, roundSurface(pen, '#ff6a5a')) +
  path('M-60 -74Q0 -104 60 -74Q62 -62 60 -50Q0 -80 -60 -50Q-62 -62 -60 -74Z', { fill: '#fff4e2' }) +
  circle(-22, -92, 11, { fill: '#fff', opacity: 0.55 });
