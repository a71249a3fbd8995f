import { ink, surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { starPath } from '../../svg/paths.ts';
import type { CrestShape, HornShape } from './dragon-natures.ts';

/** Both horns of a dragon, at the sides of the head. */
export const hornPair = (pen: Pen, shape: HornShape, color: Hex): Svg => mirrored(HORNS[shape](pen, color));

const tapered = (pen: Pen, color: Hex, tipTint: Hex) => ({
  fill: pen.defs.linear([
    [0, mix(color, tipTint, 0.5)],
    [1, shade(color, 0.02)],
  ]),
  ...ink(pen, color, 0.8),
});

const HORNS: Readonly<Record<HornShape, (pen: Pen, color: Hex) => Svg>> = {
  curved: (pen, color) =>
    path('M74 -560C92 -640 140 -676 178 -672C160 -640 158 -590 132 -536Z', tapered(pen, color, '#a8643a')) +
    stroke('M94 -588q24 12 46 4M110 -622q20 10 36 3', shade(color, -0.2), 4),
  crystal: (pen, color) =>
    path('M70 -556L112 -690L146 -548Z', tapered(pen, color, '#ffffff')) +
    path('M112 -690L146 -548L116 -552Z', { fill: shade(color, -0.12), opacity: 0.6 }) +
    path('M132 -540L196 -630L176 -516Z', tapered(pen, color, '#ffffff')),
  antler: (pen, color) => {
    const branch =
      'M104 -556C112 -604 132 -640 126 -690M116 -612C140 -624 160 -640 168 -668M124 -648C108 -656 98 -668 94 -688';
    return (
      (pen.style.lineWidth > 0
        ? stroke(branch, shade(color, -pen.style.lineDepth), 20 + 2 * pen.style.lineWidth)
        : '') +
      stroke(branch, color, 20) +
      leafAt(pen, 168, -672, 30) +
      leafAt(pen, 92, -694, -30)
    );
  },
  swept: (pen, color) =>
    path('M92 -556C150 -600 206 -604 250 -580C216 -576 190 -548 150 -516Z', tapered(pen, color, '#e88a7a')) +
    path('M70 -574C104 -626 150 -650 192 -646C166 -628 150 -594 118 -556Z', tapered(pen, color, '#e88a7a')),
  bolt: (pen, color) => path('M76 -560L120 -650L112 -610L168 -690L138 -618L156 -622L126 -540Z', surface(pen, color)),
  ram: (pen, color) =>
    path(
      'M84 -560C130 -650 232 -640 234 -562C236 -506 176 -492 166 -530C190 -520 204 -540 196 -566C184 -596 142 -586 128 -534Z',
      tapered(pen, color, '#e4dcf4'),
    ) + stroke('M128 -606l16 22M166 -624l6 28M204 -614l-10 26M226 -580l-26 6', shade(color, -0.14), 4),
  spiral: (pen, color) =>
    path('M80 -560L150 -706L132 -540Z', tapered(pen, color, '#ffffff')) +
    stroke('M92 -582q24 14 44 6M104 -612q20 12 34 5M118 -642q14 10 24 4M131 -668q8 6 14 3', shade(color, -0.18), 4),
  crown: (pen, color) =>
    path('M58 -572L74 -664L106 -612L150 -668L136 -536Z', surface(pen, color)) +
    circle(106, -590, 9, { fill: '#e0526a' }) +
    circle(74, -666, 8, { fill: shade(color, 0.05), ...ink(pen, color, 0.5) }) +
    circle(151, -670, 8, { fill: shade(color, 0.05), ...ink(pen, color, 0.5) }),
};

const leafAt = (pen: Pen, x: number, y: number, turn: number): Svg =>
  place(path('M0 10C-20 -4 -16 -30 0 -44C16 -30 20 -4 0 10Z', surface(pen, '#6cae4c')), { x, y, turn });

const CREST_SPOTS = [
  [-46, -574, 0.75, -14],
  [46, -574, 0.75, 14],
  [0, -584, 1.1, 0],
] as const;

/** A row of three ornaments on top of the head. */
export const crest = (pen: Pen, shape: CrestShape, color: Hex): Svg =>
  CREST_SPOTS.map(([x, y, scale, turn]) => place(CRESTS[shape](pen, color), { x, y, scale, turn })).join('');

const CRESTS: Readonly<Record<CrestShape, (pen: Pen, color: Hex) => Svg>> = {
  plates: (pen, color) => path('M-22 6Q-6 -28 0 -46Q6 -28 22 6Z', surface(pen, color)),
  icicles: (pen) => path('M-16 6L0 -58L16 6Z', surface(pen, '#d8f6ff')),
  leaves: (pen) =>
    path('M0 8C-26 -8 -20 -40 0 -56C20 -40 26 -8 0 8Z', surface(pen, '#6cae4c')) + stroke('M0 4V-40', '#3f7a34', 3),
  fin: (pen, color) => path('M-26 8C-22 -30 4 -54 26 -50C18 -30 24 -10 24 8Z', surface(pen, color)),
  sparks: (pen) => path('M-12 8L-2 -20L-14 -18L6 -56L2 -26L14 -28L4 8Z', surface(pen, '#ffe06a')),
  spines: (pen, color) => path('M-14 6Q-2 -30 14 -58Q14 -24 16 6Z', surface(pen, color)),
  gems: (pen) =>
    path('M-18 -8L0 -48L18 -8L0 10Z', surface(pen, '#ffb4ec')) +
    path('M0 -48L18 -8L0 10Z', { fill: '#fff', opacity: 0.3 }),
  stars: (pen) => path(starPath(0, -24, 28), { ...surface(pen, '#ffe27a') }),
  coins: (pen) => circle(0, -16, 22, surface(pen, '#ffd75a')) + path(starPath(0, -16, 11), { fill: '#fff6cc' }),
};
