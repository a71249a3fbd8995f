import { surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { scallopPath } from '../../svg/paths.ts';
import { flower, leaf } from '../shared/glyphs.ts';
import type { ManeName } from './being.ts';

type Mane = Exclude<ManeName, 'hair'>;
type Painter = (pen: Pen, color: Hex) => Svg;

/** What grows on the head instead of hair; the part behind the head, in head units. */
export const maneBehind = (pen: Pen, mane: Mane, color: Hex): Svg => BEHIND[mane](pen, color);

/** The part in front of the forehead. */
export const maneInFront = (pen: Pen, mane: Mane, color: Hex): Svg => IN_FRONT[mane](pen, color);

const FLAME_TONGUES =
  'M-164 -400C-210 -480 -190 -560 -150 -600C-156 -560 -140 -550 -126 -560C-140 -640 -90 -690 -56 -730C-60 -680 -40 -664 -20 -676C-20 -720 10 -770 50 -790C36 -740 60 -700 88 -690C96 -716 112 -730 130 -740C128 -690 150 -660 156 -620C168 -628 178 -640 184 -656C210 -560 200 -470 164 -400Z';

const flames = (pen: Pen, from: Hex, to: Hex) => ({
  fill: pen.defs.linear([
    [0, from],
    [1, to],
  ]),
});

const WATER =
  'M-168 -430C-200 -330 -190 -240 -150 -210C-134 -240 -120 -250 -100 -240C-80 -200 80 -200 100 -240C120 -250 134 -240 150 -210C190 -240 200 -330 168 -430C150 -604 -150 -604 -168 -430Z';

const BEHIND: Readonly<Record<Mane, Painter>> = {
  none: () => '',
  flames: (pen) => path(FLAME_TONGUES, flames(pen, '#ffb03a', '#ee4f36')),
  leaves: (pen, color) =>
    path(scallopPath([0, -460], 206, 176, 15), surface(pen, shade(mix('#6cae4c', color, 0.2), -0.05))),
  water: (pen, color) => path(WATER, surface(pen, mix('#5ab8ec', color, 0.25))),
  cloud: (pen) => path(scallopPath([0, -474], 214, 176, 13), surface(pen, '#f0f4ff')),
  crystals: (pen, color) =>
    spikes(pen, mix('#a8e4f8', color, 0.25), [
      [-70, 300],
      [-38, 330],
      [0, 350],
      [38, 330],
      [70, 300],
    ]),
  icicles: (pen) =>
    spikes(pen, '#dff6ff', [
      [-80, 270],
      [-52, 300],
      [-26, 286],
      [0, 320],
      [26, 286],
      [52, 300],
      [80, 270],
    ]),
  feathers: (pen, color) =>
    [-100, -72, -44, -16, 16, 44, 72, 100]
      .map((turn) =>
        place(path('M-34 -120C-44 -190 -24 -240 0 -262C24 -240 44 -190 34 -120Z', surface(pen, shade(color, 0.02))), {
          y: -420,
          turn,
        }),
      )
      .join(''),
  petals: (pen, color) =>
    [-120, -84, -48, -12, 24, 60, 96, 132]
      .map((turn) =>
        place(ellipse(0, -196, 74, 84, surface(pen, color)), {
          y: -440,
          turn: turn - 6,
        }),
      )
      .join(''),
  lion: (pen, color) => path(scallopPath([0, -430], 240, 214, 17), surface(pen, shade(color, -0.08))),
};

const spikes = (pen: Pen, color: Hex, rays: readonly (readonly [turn: number, length: number])[]): Svg =>
  rays
    .map(([turn, length]) =>
      place(path(`M-44 -100L0 ${-length * 0.92}L44 -100Z`, surface(pen, shade(color, Math.abs(turn) / -1400))), {
        y: -400,
        turn,
      }),
    )
    .join('');

const CAP = 'M-164 -404C-182 -520 -120 -604 0 -606C120 -604 182 -520 164 -404';

const IN_FRONT: Readonly<Record<Mane, Painter>> = {
  none: () => '',
  flames: (pen) =>
    path(
      `${CAP}C150 -440 140 -470 120 -496C116 -466 96 -456 84 -460C86 -486 74 -506 60 -516C50 -470 10 -456 -16 -464C-10 -484 -14 -502 -26 -514C-50 -470 -90 -456 -112 -466C-140 -450 -156 -430 -164 -404Z`,
      flames(pen, '#ffe27a', '#ff8a3a'),
    ),
  leaves: (pen, color) =>
    [
      [-136, -488, -70],
      [-96, -540, -40],
      [-40, -562, -14],
      [24, -564, 10],
      [84, -546, 36],
      [132, -492, 66],
    ]
      .map(([x = 0, y = 0, turn = 0], index) =>
        place(leaf(pen, shade(mix('#7cc05a', color, 0.2), (index % 2) * 0.06)), {
          x,
          y,
          scale: 1.02,
          turn: turn + 180,
        }),
      )
      .join(''),
  water: (pen, color) =>
    path(
      `${CAP}C150 -450 120 -500 60 -520C20 -490 -40 -500 -60 -526C-100 -500 -150 -450 -164 -404Z`,
      surface(pen, mix('#6cc4f0', color, 0.2)),
    ) + stroke('M-120 -520q40 -50 100 -50M-90 -490q20 -30 50 -40M70 -560q40 14 62 50', '#e4f8ff', 8, { opacity: 0.8 }),
  cloud: (pen) =>
    [
      [-128, -500, 50],
      [-66, -552, 58],
      [14, -570, 62],
      [92, -540, 56],
      [140, -484, 42],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, surface(pen, '#f8faff')))
      .join(''),
  crystals: (pen, color) => frontSpikes(pen, mix('#c4f0ff', color, 0.2)),
  icicles: (pen) => frontSpikes(pen, '#eefaff'),
  feathers: (pen, color) =>
    [-60, -30, 0, 30, 60]
      .map((turn) =>
        place(path('M-30 -120C-36 -166 -20 -196 0 -208C20 -196 36 -166 30 -120Z', surface(pen, shade(color, 0.06))), {
          y: -400,
          turn,
        }),
      )
      .join(''),
  petals: (pen, color) =>
    [
      [-104, -528],
      [0, -576],
      [104, -528],
    ]
      .map(([x = 0, y = 0]) => place(flower(pen, shade(color, 0.1)), { x, y, scale: 0.8 }))
      .join(''),
  lion: (pen, color) =>
    [
      [-84, -548, 46],
      [-20, -572, 52],
      [48, -566, 48],
      [100, -530, 40],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, surface(pen, shade(color, -0.04))))
      .join(''),
};

const frontSpikes = (pen: Pen, color: Hex): Svg =>
  [-62, -36, -12, 12, 36, 62]
    .map((turn) => place(path('M-36 -106L0 -216L36 -106Q0 -84 -36 -106Z', surface(pen, color)), { y: -396, turn }))
    .join('');
