import { ink, surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/colour.ts';
import { circle, ellipse, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { limbPath, scallopPath } from '../../svg/paths.ts';
import type { CritterForm } from './critter-forms.ts';

/** The tail, seen beside the sitting body. */
export const critterTail = (pen: Pen, shape: CritterForm['tail'], fur: Hex, cream: Hex): Svg =>
  TAILS[shape](pen, fur, cream);

const BUSHY =
  'M70 -50C180 -20 274 -84 276 -200C278 -276 232 -326 196 -340C206 -270 184 -200 146 -168C112 -144 84 -120 70 -50Z';

const TAILS: Readonly<Record<CritterForm['tail'], (pen: Pen, fur: Hex, cream: Hex) => Svg>> = {
  none: () => '',
  bushy: (pen, fur, cream) =>
    path(BUSHY, surface(pen, fur)) +
    path(
      'M196 -340C206 -280 202 -236 184 -204C204 -218 220 -196 232 -210C244 -190 262 -192 274 -180C284 -262 236 -326 196 -340Z',
      {
        fill: cream,
        ...ink(pen, fur, 0.5),
      },
    ),
  thin: (pen, fur) => path(limbPath([90, -30], [330, 10], [250, -250], 44, 36), surface(pen, fur)),
  wag: (pen, fur, cream) =>
    path(limbPath([90, -40], [240, -60], [236, -190], 60, 30), surface(pen, fur)) +
    circle(236, -194, 14, { fill: cream }),
  puff: (pen, fur, cream) => path(scallopPath([132, -52], 52, 50, 9), surface(pen, mix(fur, cream, 0.7))),
  tuft: (pen, fur) =>
    path(limbPath([90, -30], [320, 10], [254, -210], 36, 28), surface(pen, fur)) +
    place(path('M0 24C-44 6 -38 -44 6 -74C44 -40 42 6 0 24Z', surface(pen, mix(shade(fur, -0.16), '#b4561e', 0.45))), {
      x: 250,
      y: -214,
      turn: -10,
    }),
  mane: (pen) =>
    path(BUSHY, {
      fill: pen.defs.linear([
        [0, '#f7a8d0'],
        [0.5, '#b79cf0'],
        [1, '#7ad0f0'],
      ]),
      ...ink(pen, '#b79cf0'),
    }) +
    stroke('M196 -320C214 -240 190 -170 140 -110M222 -290C236 -220 206 -140 150 -84', '#ffffff', 5, { opacity: 0.5 }),
  fan: (pen, fur) =>
    [-8, 18, 44]
      .map((turn) =>
        place(ellipse(0, -84, 34, 92, surface(pen, shade(fur, turn / 600))), { x: 84, y: -46, turn: turn + 54 }),
      )
      .join(''),
  flame: (pen) =>
    [
      ['#e2402e', 40, 1.15],
      ['#f2802e', 66, 1.05],
      ['#ffc23e', 92, 0.9],
    ]
      .map(([colour, turn, scale]) =>
        place(path('M0 0C-52 -60 -40 -150 0 -210C6 -160 52 -110 0 0Z', surface(pen, String(colour))), {
          x: 70,
          y: -50,
          turn: Number(turn),
          scale: Number(scale),
        }),
      )
      .join(''),
};
