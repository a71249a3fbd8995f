import type { Hex } from '../../svg/color.ts';
import { circle, ellipse, group, path, rect, stroke, type Svg } from '../../svg/elements.ts';
import type { Brush } from '../brush.ts';

/** Small and unusual houses, with their foot at the origin. */

const WALLS = ['#f3dcc0', '#e8c9b0', '#dfe3d0'] as const;
const ROOFS = ['#c8553d', '#6a7fc0', '#8a5fa0', '#d98a3a'] as const;

const shadow = (half: number): Svg => ellipse(0, 2, half, half * 0.13, { fill: '#0a0a20', opacity: 0.22 });

const litWindow = (brush: Brush, x: number, y: number): Svg =>
  circle(x, y + 10, 24, { fill: brush.defs.glow(brush.lamp, 0.6) }) +
  rect(x - 9, y, 18, 21, { rx: 9, fill: '#ffe9a8' }) +
  stroke(`M${x} ${y}v21M${x - 9} ${y + 10}h18`, brush.lit('#8a5a3a'), 2);

const door = (brush: Brush, x: number, color: Hex = '#8a5a3a'): Svg =>
  path(`M${x - 15} 2v-36a15 15 0 0 1 30 0V2Z`, { fill: brush.fade(color) }) +
  circle(x + 9, -16, 2.6, { fill: '#ffe08a' });

const smoke = (x: number, y: number): Svg =>
  group(circle(x, y, 9, {}) + circle(x + 10, y - 18, 13, {}) + circle(x + 4, y - 42, 17, {}), {
    fill: '#fff',
    opacity: 0.5,
  });

/** A cottage with lit windows and a smoking chimney, about 150 wide. */
export function cottage(brush: Brush, roof: Hex = brush.random.pick(ROOFS)): Svg {
  const wall = brush.random.pick(WALLS);
  return [
    shadow(84),
    rect(26, -132, 20, 46, { rx: 3, fill: brush.lit(wall, -0.16) }),
    smoke(36, -146),
    rect(-54, -72, 108, 74, { rx: 6, fill: brush.sheen(wall) }),
    path('M-74 -60Q-28 -86 0 -142Q28 -86 74 -60Q38 -50 0 -52Q-38 -50 -74 -60Z', { fill: brush.fade(roof, 0.08) }),
    stroke(
      'M-52 -70q12 8 24 0q12 8 26 0q12 8 26 0q12 8 26 0M-34 -88q12 7 22 0q12 7 24 0q10 7 22 0',
      brush.lit(roof, -0.16),
      3,
      { opacity: 0.5 },
    ),
    door(brush, 0),
    litWindow(brush, -34, -47),
    litWindow(brush, 34, -47),
  ].join('');
}

/** A cottage of gingerbread with icing and sweets. */
export const gingerbreadHouse = (brush: Brush): Svg =>
  [
    shadow(92),
    rect(-64, -84, 128, 86, { rx: 8, fill: brush.sheen('#c07a42') }),
    path('M-88 -74Q-34 -104 0 -164Q34 -104 88 -74Q0 -60 -88 -74Z', { fill: brush.fade('#7a4426') }),
    path('M-92 -70q12 -14 24 0q12 18 22 2q14 18 24 0q12 16 22 0q12 16 24 0q12 18 22 -2q12 -14 24 0L0 -84Z', {
      fill: '#fff6f0',
    }),
    ...[-46, -18, 12, 42].map((x, index) =>
      circle(x, -92 - (index % 3) * 14, 8, { fill: ['#f05a78', '#5ac8a0', '#ffd04a', '#a07ae8'][index] ?? '#f05a78' }),
    ),
    door(brush, 0, '#f07a98'),
    litWindow(brush, -40, -54),
    litWindow(brush, 40, -54),
    stroke('M-64 0V-80M64 0V-80', '#fff6f0', 6, { strokeDasharray: '2 12' }),
    candyStick(brush, -82),
    candyStick(brush, 82),
  ].join('');

const candyStick = (brush: Brush, x: number): Svg =>
  stroke(`M${x} 2V-70q0 -24 20 -20`, '#fff6f0', 12) +
  stroke(`M${x} 2V-70q0 -24 20 -20`, brush.lit('#e8485e'), 12, { strokeDasharray: '9 13', strokeLinecap: 'butt' });

/** A tree house with a ladder and a lantern. */
export const treeHouse = (brush: Brush): Svg =>
  [
    shadow(96),
    path('M-44 2Q-24 -60 -28 -190L30 -190Q26 -60 50 2Q0 -12 -44 2Z', { fill: brush.sheen('#7a5236') }),
    ...[-80, 0, 84, -44, 46].map((x, index) =>
      circle(x, -300 - (index > 2 ? 54 : 0), 86, { fill: brush.ball('#5a9a4c') }),
    ),
    path('M-92 -150H92L84 -134H-84Z', { fill: brush.sheen('#8a5e3a') }),
    rect(-60, -230, 120, 82, { rx: 6, fill: brush.sheen('#d8a66a') }),
    path('M-82 -222Q-20 -252 0 -300Q20 -252 82 -222Q0 -208 -82 -222Z', { fill: brush.fade('#b4553c') }),
    litWindow(brush, -32, -204),
    path('M8 -148V-184A18 18 0 0 1 44 -184V-148Z', { fill: brush.fade('#7a4a2c') }),
    stroke('M60 -140V0M86 -140V0M60 -20H86M60 -46H86M60 -72H86M60 -98H86M60 -124H86', brush.lit('#9a6c44'), 6),
    stroke('M-84 -148V-172M-84 -172H-62', brush.lit('#6a4830'), 5),
    circle(-84, -128, 30, { fill: brush.defs.glow(brush.lamp, 0.7) }),
    circle(-84, -128, 9, { fill: '#ffe9a8' }),
  ].join('');

/** A hut on stilts above the water. */
export const stiltHut = (brush: Brush): Svg =>
  [
    stroke('M-56 20V-80M-18 24V-80M22 24V-80M60 20V-80M-56 -20L22 -74M60 -20L-18 -74', brush.lit('#6a4a34'), 8),
    path('M-86 -88H90V-74H-86Z', { fill: brush.fade('#8a6242') }),
    rect(-60, -158, 120, 72, { rx: 4, fill: brush.sheen('#d0a878') }),
    path('M-92 -146Q-30 -176 0 -232Q30 -176 92 -146Q0 -130 -92 -146Z', { fill: brush.fade('#b89a4e') }),
    stroke('M-70 -150l8 12M-40 -158l4 14M0 -158v14M40 -158l-4 14M70 -150l-8 12', brush.lit('#8a7034'), 4),
    path('M-14 -86V-122A16 16 0 0 1 18 -122V-86Z', { fill: brush.fade('#7a4e30') }),
    litWindow(brush, -38, -132),
    litWindow(brush, 40, -132),
    stroke('M88 -76V10M110 -60V14M88 -50H110M88 -26H110M88 0H110', brush.lit('#7a583c'), 5),
  ].join('');

/** A round door in a grassy hill. */
export const burrow = (brush: Brush): Svg =>
  [
    path('M-130 6Q-110 -118 0 -124Q112 -118 132 6Q0 22 -130 6Z', { fill: brush.fade('#6ab04e', 0.08) }),
    rect(44, -150, 20, 44, { rx: 3, fill: brush.lit('#b08a70') }),
    smoke(54, -164),
    circle(0, -42, 48, { fill: brush.lit('#8a5c3a') }),
    circle(0, -42, 39, { fill: brush.ball('#4aa070') }),
    stroke('M0 -81V-3M-20 -76V-9M20 -76V-9', brush.lit('#2f7a54'), 3),
    circle(24, -40, 4.4, { fill: '#ffe08a' }),
    litWindow(brush, -82, -48),
    litWindow(brush, 82, -48),
    ...[-100, -60, 62, 106].map((x, index) =>
      circle(x, -2 - (index % 2) * 5, 6, { fill: index % 2 === 0 ? '#ff9ab4' : '#ffe27a' }),
    ),
  ].join('');

/** A red barn with a hayloft. */
export const barn = (brush: Brush): Svg =>
  [
    shadow(130),
    path('M-112 2V-112L-88 -164L0 -206L88 -164L112 -112V2Z', { fill: brush.sheen('#c4463a') }),
    path('M-126 -104L-98 -172L0 -220L98 -172L126 -104L112 -100L88 -160L0 -200L-88 -160L-112 -100Z', {
      fill: brush.lit('#6a4a4a'),
    }),
    stroke('M-42 0V-88H42V0M-42 -88L42 0M42 -88L-42 0', '#fff2e4', 7),
    rect(-24, -166, 48, 44, { rx: 3, fill: brush.lit('#5a2a24') }),
    path('M-24 -122q10 -24 22 -14q16 -14 26 14Z', { fill: brush.lit('#e8c458') }),
    stroke('M-24 -166H24V-122H-24Z', '#fff2e4', 5),
    stroke('M-84 -4V-120M84 -4V-120M-62 -4V-140M62 -4V-140', brush.lit('#a83a30'), 3),
    path('M130 4V-150a26 26 0 0 1 52 0V4Z', { fill: brush.sheen('#c8ccd4') }),
    path('M126 -148a30 34 0 0 1 60 0Z', { fill: brush.ball('#8a96a8') }),
  ].join('');

/** A little school house with a bell and a flag. */
export const schoolHouse = (brush: Brush): Svg =>
  [
    shadow(130),
    rect(-110, -100, 220, 102, { rx: 4, fill: brush.sheen('#c8604a') }),
    path('M-128 -92L-96 -150H96L128 -92Z', { fill: brush.fade('#4a5a78') }),
    rect(-34, -196, 68, 198, { rx: 3, fill: brush.sheen('#d47256') }),
    path('M-46 -190L0 -244L46 -190Z', { fill: brush.fade('#4a5a78') }),
    path('M-15 -142V-168A15 15 0 0 1 15 -168V-142Z', { fill: brush.lit('#3a2a34') }),
    path('M-10 -146Q-8 -152 -7 -162A7 7 0 0 1 7 -162Q8 -152 10 -146Z', { fill: brush.ball('#e8bc54') }),
    circle(0, -112, 17, { fill: '#fff6e0', stroke: brush.lit('#6a4a3a'), strokeWidth: 4 }),
    stroke('M0 -112V-122M0 -112H7', '#4a3a3a', 3),
    path('M-18 2V-52A18 18 0 0 1 18 -52V2Z', { fill: brush.fade('#3f6a8a') }),
    ...[-84, -56, 56, 84].map((x) => litWindow(brush, x, -62)),
    stroke('M0 -244V-286', brush.lit('#5a5a6a'), 4),
    path('M2 -286q18 4 38 -2v24q-20 6 -38 2Z', { fill: brush.lit('#f2b03c') }),
  ].join('');
