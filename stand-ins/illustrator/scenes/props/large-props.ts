import { ink, surface, type Pen } from '../../pen.ts';
import { circle, ellipse, path, rect, stroke, type Svg } from '../../svg/elements.ts';
import { sparklePath } from '../../svg/paths.ts';

const WOOD = '#9a6238';
const GOLD = '#f0bc46';

export function chest(pen: Pen): Svg {
  return [
    path('M-104 -96Q-108 -190 0 -190Q108 -190 104 -96Z', surface(pen, WOOD)),
    path('M-92 -98Q0 -150 92 -98Q60 -84 0 -84Q-60 -84 -92 -98Z', { fill: GOLD, ...ink(pen, GOLD) }),
    circle(-38, -108, 15, surface(pen, '#ffd86a')),
    circle(6, -118, 17, surface(pen, '#ffe28a')),
    circle(46, -106, 14, surface(pen, '#ff8a9a')),
    path('M-108 -100H108L98 0H-98Z', surface(pen, WOOD)),
    stroke('M-104 -62H104M-100 -28H100', '#7a4a28', 5),
    rect(-20, -104, 40, 48, { rx: 8, ...surface(pen, GOLD) }),
    circle(0, -84, 8, { fill: '#5a3a20' }),
    path(sparklePath(-70, -150, 18) + sparklePath(72, -158, 14), { fill: '#fff8d8' }),
  ].join('');
}

export function lantern(pen: Pen): Svg {
  return [
    circle(0, -86, 150, { fill: pen.defs.glow('#ffc861', 0.85) }),
    stroke('M-40 -150Q0 -226 40 -150', '#5a4632', 9),
    path('M-52 -150L-34 -176H34L52 -150Z', surface(pen, '#7a5a3a')),
    rect(-46, -150, 92, 128, { rx: 14, fill: '#ffdf8a', ...ink(pen, '#c88a3a') }),
    path('M0 -46C-30 -58 -26 -92 0 -128C26 -92 30 -58 0 -46Z', { fill: '#ff9a3e' }),
    path('M0 -48C-14 -58 -12 -78 0 -98C12 -78 14 -58 0 -48Z', { fill: '#fff4c0' }),
    stroke('M-46 -150V-22M46 -150V-22', '#7a5a3a', 8),
    path('M-58 -24H58L50 0H-50Z', surface(pen, '#7a5a3a')),
  ].join('');
}

export function campfire(pen: Pen): Svg {
  const stones = [-92, -58, -20, 22, 60, 94].map((x) => ellipse(x, -6, 22, 15, surface(pen, '#9a94a4')));
  return [
    circle(0, -90, 230, { fill: pen.defs.glow('#ffb24e', 0.8) }),
    stroke('M-70 -16L60 -46M70 -16L-60 -46', '#7a4a2a', 24),
    path('M0 -20C-72 -30 -66 -110 -22 -150C-24 -112 -4 -116 0 -196C48 -150 78 -80 44 -40C34 -26 18 -20 0 -20Z', {
      fill: '#ff7a2e',
    }),
    path('M0 -24C-40 -34 -34 -84 -6 -122C0 -96 34 -84 24 -46C20 -32 10 -26 0 -24Z', { fill: '#ffd65a' }),
    stones.join(''),
  ].join('');
}

export function boat(pen: Pen): Svg {
  return [
    stroke('M0 -60V-240', '#7a5230', 11),
    path('M8 -236Q96 -170 104 -92H8Z', surface(pen, '#fff4e2')),
    path('M-8 -210Q-64 -150 -70 -92H-8Z', surface(pen, '#ffb0a4')),
    path('M-130 -72H130Q112 0 60 0H-60Q-112 0 -130 -72Z', surface(pen, WOOD)),
    stroke('M-122 -46H122', GOLD, 9),
  ].join('');
}
