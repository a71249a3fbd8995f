import { ink, surface } from '../../pen.ts';
import { shade } from '../../svg/color.ts';
import { circle, mirrored, path, place, rect, stroke } from '../../svg/elements.ts';
import { flower, leaf } from '../shared/glyphs.ts';
import { GOLD, WHITE, emblem, gemStone, type HatPainter } from './headwear-pieces.ts';
import type { Headwear } from './outfit.ts';

export const ORNAMENTS = {
  crown: (pen) =>
    path('M-104 -560L-122 -660L-60 -608L0 -690L60 -608L122 -660L104 -560Q0 -530 -104 -560Z', {
      fill: pen.defs.linear([
        [0, '#ffe79a'],
        [1, '#e0a43a'],
      ]),
      ...ink(pen, '#e0a43a'),
    }) +
    mirrored(circle(122, -664, 11, surface(pen, '#ffe9a8'))) +
    circle(0, -694, 13, surface(pen, '#ffe9a8')) +
    circle(0, -588, 14, surface(pen, '#e0526a')) +
    mirrored(circle(58, -582, 10, surface(pen, '#5ab8e8'))),
  tiara: (pen) =>
    stroke('M-136 -520Q0 -580 136 -520', GOLD, 14) +
    mirrored(
      path('M12 -556C40 -610 70 -590 58 -558M70 -550C96 -596 118 -576 106 -544', {
        fill: 'none',
        stroke: GOLD,
        strokeWidth: 9,
        strokeLinecap: 'round',
      }),
    ) +
    gemStone(pen, 0, -588, 32, '#ff8ac0') +
    mirrored(circle(58, -558, 9, surface(pen, '#8de0ff')) + circle(106, -544, 8, surface(pen, '#8de0ff'))),
  circlet: (pen) => stroke('M-156 -478Q0 -536 156 -478', GOLD, 13) + gemStone(pen, 0, -508, 24, '#5ac8f0'),
  headband: (pen, { dye }) =>
    mirrored(path('M148 -500L214 -470L204 -440L176 -452L150 -474Z', surface(pen, shade(dye, -0.06)))) +
    path('M-164 -510Q0 -570 164 -510L162 -474Q0 -532 -162 -474Z', surface(pen, dye)) +
    emblem(pen, 0, -522, 18, WHITE),
  laurel: (pen) =>
    mirrored(
      [
        [36, -556, 78],
        [84, -546, 58],
        [124, -516, 38],
        [152, -474, 18],
      ]
        .map(([x, y, turn]) =>
          place(path('M0 10C-17 -4 -15 -34 0 -52C15 -34 17 -4 0 10Z', surface(pen, '#d8b248')), {
            x: x ?? 0,
            y: y ?? 0,
            turn: (turn ?? 0) - 90,
          }),
        )
        .join(''),
    ) + gemStone(pen, 0, -556, 20, '#e0526a'),
  'flower-wreath': (pen) =>
    [-146, -84, 84, 146]
      .map((x) => place(leaf(pen), { x, y: -548 + Math.abs(x) * 0.34 - 14, scale: 0.5, turn: x > 0 ? 60 : -60 }))
      .join('') +
    [-130, -70, 0, 70, 130]
      .map((x, index) =>
        place(flower(pen, ['#ff9ac0', '#fff2f6', '#ffc85a'][index % 3]), {
          x,
          y: -548 + (Math.abs(x) * 0.5) ** 1.05,
          scale: 0.66,
        }),
      )
      .join(''),
  headphones: (pen, { dye }) =>
    stroke('M-170 -420C-186 -680 186 -680 170 -420', '#3a3646', 22) +
    mirrored(rect(144, -452, 52, 100, { rx: 24, ...surface(pen, dye) })) +
    stroke('M-150 -520C-140 -600 -90 -630 -50 -638', '#ffffff', 6, { opacity: 0.4 }),
} as const satisfies Partial<Record<Headwear, HatPainter>>;
