import { roundSurface, surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { polygonPath, scallopPath, type Point } from '../../svg/paths.ts';
import { strideOf, type Stride } from '../shared/stride.ts';
import type { Gait } from '../stance.ts';
import { bolt, flower, leaf } from '../shared/glyphs.ts';
import type { MonsterCoat, MonsterForm, MonsterTop } from './monster-form.ts';

const CENTER_Y = -288;
const [HALF_WIDTH, HALF_HEIGHT] = [188, 262];

/** A closed outline of locks; `depth` is how far each sticks out. */
function locks(count: number, depth: number): string {
  const points = Array.from({ length: count * 2 }, (_, index): Point => {
    const angle = -Math.PI / 2 + (index * Math.PI) / count;
    const reach = index % 2 === 0 ? 1 + depth : 1;
    return [Math.cos(angle) * HALF_WIDTH * reach, CENTER_Y + Math.sin(angle) * HALF_HEIGHT * reach];
  });
  return polygonPath(points);
}

const EGG = 'M-160 -60C-214 -190 -190 -540 0 -548C190 -540 214 -190 160 -60C120 -10 -120 -10 -160 -60Z';

const COATS: Readonly<Record<MonsterCoat, (pen: Pen, fur: Hex) => Svg>> = {
  shaggy: (pen, fur) =>
    path(locks(34, 0.1), roundSurface(pen, fur)) +
    stroke(
      'M-110 -180l16 26l16 -26l16 26M60 -140l16 26l16 -26l16 26M-140 -320l14 24l14 -24M120 -330l14 24l14 -24',
      shade(fur, -0.1),
      8,
    ),
  smooth: (pen, fur) => path(EGG, roundSurface(pen, fur)),
  misty: (pen, fur) =>
    path(scallopPath([0, CENTER_Y], 204, 270, 18), { ...roundSurface(pen, fur), fillOpacity: 0.95 }) +
    stroke('M-130 -120q40 -36 80 0M40 -90q40 -36 80 0M-60 -180q36 -30 72 0', mix(fur, '#ffffff', 0.5), 11, {
      opacity: 0.8,
    }),
  mossy: (pen, fur) =>
    path(EGG, roundSurface(pen, fur)) +
    path(scallopPath([-20, -520], 130, 40, 10), surface(pen, '#8cb85a')) +
    mirrored(path(scallopPath([150, -150], 44, 26, 7), surface(pen, '#8cb85a'))) +
    place(flower(pen, '#fff0f4'), { x: 70, y: -540, scale: 0.55 }) +
    place(leaf(pen), { x: -96, y: -550, scale: 0.7, turn: -30 }),
  spiky: (pen, fur) => path(locks(20, 0.17), roundSurface(pen, fur)),
  craggy: (pen, fur) =>
    path(
      'M-150 -30L-206 -170L-184 -330L-206 -420L-130 -530L-30 -552L80 -540L176 -470L190 -330L208 -190L150 -30Z',
      roundSurface(pen, fur),
    ) +
    stroke('M-150 -440l34 20l-8 34M140 -430l-26 26l18 26M-150 -130l30 -14l20 20M110 -120l20 -30', shade(fur, -0.14), 7),
};

const PATTERNS: Readonly<Record<MonsterForm['pattern'], (fur: Hex) => Svg>> = {
  none: () => '',
  stripes: (fur) =>
    mirrored(
      stroke(
        'M186 -190Q140 -176 116 -196M190 -250Q150 -236 126 -256M178 -130Q140 -116 112 -134',
        shade(fur, -0.14),
        18,
      ),
    ),
  spots: (fur) =>
    [
      [-136, -180, 24],
      [138, -210, 28],
      [120, -130, 16],
      [-120, -110, 17],
      [-146, -420, 18],
      [140, -430, 20],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: shade(fur, 0.1) }))
      .join(''),
};

/** Feet, body and belly in the style of the coat. */
export const monsterBody = (pen: Pen, { coat, pattern }: MonsterForm, fur: Hex): Svg =>
  [
    COATS[coat](pen, fur),
    ellipse(0, -146, 104, 98, { fill: mix(fur, '#fff6e8', 0.5), opacity: 0.85 }),
    PATTERNS[pattern](fur),
  ].join('');

/** Standing feet; a monster of mist has none. */
export const monsterFeet = (pen: Pen, { coat }: MonsterForm, fur: Hex): Svg =>
  coat === 'misty' ? '' : mirrored(foot(pen, fur));

export const monsterStride = (pen: Pen, { coat }: MonsterForm, fur: Hex, gait: Gait): Stride | null =>
  coat === 'misty'
    ? null
    : strideOf(pen, gait, {
        hip: { x: 72, y: -70 },
        length: 150,
        width: 84,
        color: shade(fur, -0.05),
        foot: foot(pen, fur),
        footX: 88,
      });

const foot = (pen: Pen, fur: Hex): Svg =>
  path('M30 -60C60 -80 140 -70 156 -24C164 8 40 10 22 -6C14 -24 18 -48 30 -60Z', surface(pen, shade(fur, -0.05))) +
  [64, 98, 130].map((x) => path(`M${x - 13} 2Q${x} -24 ${x + 13} 2Z`, surface(pen, '#fff6dc'))).join('');

const HORN = '#f0e0bc';

const TOPS: Readonly<Record<MonsterTop, (pen: Pen, fur: Hex) => Svg>> = {
  nubs: (pen) => mirrored(path('M70 -520C76 -580 100 -604 126 -600C140 -570 138 -530 126 -490Z', surface(pen, HORN))),
  bull: (pen) => mirrored(path('M110 -480C180 -480 220 -520 216 -610C270 -550 270 -430 140 -420Z', surface(pen, HORN))),
  bolts: (pen) =>
    mirrored(place(bolt(pen), { x: 104, y: -582, scale: 1.05, turn: 18 })) + place(bolt(pen), { y: -606, scale: 0.9 }),
  stalks: (_pen, fur) =>
    mirrored(
      stroke('M90 -500C110 -570 150 -590 170 -600', shade(fur, -0.2), 26) +
        stroke('M90 -500C110 -570 150 -590 170 -600', fur, 18),
    ),
  hair: (pen, fur) =>
    [-40, -14, 14, 40]
      .map((turn) =>
        place(path('M-26 20C-30 -50 -10 -90 10 -120C26 -80 34 -40 26 20Z', surface(pen, shade(fur, -0.14))), {
          x: turn * 1.6,
          y: -530,
          turn,
        }),
      )
      .join(''),
  fin: (pen, fur) =>
    path('M-90 -520C-70 -600 0 -650 60 -640C40 -610 50 -560 90 -516Z', surface(pen, shade(fur, 0.1))) +
    mirrored(
      path(
        'M176 -400C240 -440 270 -430 280 -390C250 -386 250 -366 264 -346C230 -346 200 -350 180 -356Z',
        surface(pen, shade(fur, 0.1)),
      ),
    ),
  ears: (pen, fur) =>
    mirrored(circle(136, -520, 60, surface(pen, shade(fur, -0.02))) + circle(138, -518, 34, { fill: '#f4b0b4' })),
};

/** The parts on top of the head. */
export const monsterTop = (pen: Pen, top: MonsterTop, fur: Hex): Svg => TOPS[top](pen, fur);

const TEETH: Readonly<Record<MonsterForm['teeth'], Svg>> = {
  one: path('M-10 -282L0 -252L14 -282Z', { fill: '#fffdf4', stroke: '#c8b8b0', strokeWidth: 3 }),
  two: mirrored(path('M20 -284L32 -252L48 -286Z', { fill: '#fffdf4', stroke: '#c8b8b0', strokeWidth: 3 })),
  row: mirrored(
    path('M2 -280L12 -260L24 -281L36 -262L48 -285Z', { fill: '#fffdf4', stroke: '#c8b8b0', strokeWidth: 3 }),
  ),
};

export const monsterTeeth = (teeth: MonsterForm['teeth']): Svg => TEETH[teeth];
