import { surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { scallopPath } from '../../svg/paths.ts';
import { flower, leaf } from '../shared/glyphs.ts';
import type { Foliage, GiantClothes } from './giant-form.ts';

/** Clothes over the trunk of a giant. */
export const giantClothes = (pen: Pen, clothes: GiantClothes, cloth: Hex): Svg => CLOTHES[clothes](pen, cloth);

const KILT = 'M-136 -176Q0 -146 136 -176L160 -64Q120 -84 90 -60Q46 -84 0 -58Q-46 -84 -90 -60Q-120 -84 -160 -64Z';
const belt = (pen: Pen): Svg =>
  path('M-142 -192Q0 -160 142 -192L146 -158Q0 -126 -146 -158Z', surface(pen, '#6a4630')) +
  rect(-30, -180, 60, 46, { rx: 12, ...surface(pen, '#e8b84a') });

const CLOTHES: Readonly<Record<GiantClothes, (pen: Pen, cloth: Hex) => Svg>> = {
  none: () => '',
  kilt: (pen, cloth) =>
    path(KILT, surface(pen, cloth)) +
    stroke('M-70 -150V-74M0 -146V-70M70 -150V-74', shade(cloth, -0.12), 8) +
    belt(pen),
  furs: (pen, cloth) =>
    path(
      'M-178 -396C-120 -440 120 -440 178 -396L196 -344L166 -356L150 -320L120 -344L96 -306L64 -336L34 -302L0 -334L-34 -302L-64 -336L-96 -306L-120 -344L-150 -320L-166 -356L-196 -344Z',
      surface(pen, mix(cloth, '#ffffff', 0.35)),
    ) +
    path(KILT, surface(pen, cloth)) +
    belt(pen),
  vest: (pen, cloth) =>
    mirrored(
      path(
        'M62 -414C110 -430 160 -416 182 -392C206 -320 190 -220 158 -140L72 -132C64 -240 84 -330 62 -414Z',
        surface(pen, cloth),
      ),
    ) +
    mirrored(stroke('M76 -300l30 6M74 -230l30 4', '#f4dc9a', 8)) +
    path(KILT, surface(pen, shade(cloth, -0.1))) +
    belt(pen),
  overalls: (pen, cloth) =>
    path(
      'M-112 -330H112L130 -180L160 -60Q80 -84 20 -60L0 -96L-20 -60Q-80 -84 -160 -60L-130 -180Z',
      surface(pen, cloth),
    ) +
    mirrored(stroke('M96 -322L124 -410', shade(cloth, -0.06), 26) + circle(96, -314, 14, surface(pen, '#e8b84a'))) +
    rect(-46, -290, 92, 76, { rx: 14, ...surface(pen, shade(cloth, -0.06)) }) +
    place(flower(pen), { x: -10, y: -300, scale: 0.6 }) +
    place(leaf(pen), { x: 26, y: -306, scale: 0.5, turn: 20 }),
  moss: (pen) =>
    mirrored(
      path(scallopPath([150, -396], 74, 34, 9), surface(pen, '#7aa84c')) +
        place(flower(pen, '#fff0f4'), { x: 160, y: -414, scale: 0.3 }),
    ) + path(scallopPath([-60, -110], 60, 24, 8), surface(pen, '#8cb85a')),
  scarf: (pen, cloth) =>
    path('M60 -384q40 70 30 150q-34 16 -66 0q8 -80 -16 -130Z', surface(pen, shade(cloth, -0.06))) +
    path('M-118 -416Q0 -356 118 -416Q130 -380 110 -360Q0 -304 -110 -360Q-130 -380 -118 -416Z', surface(pen, cloth)) +
    stroke('M30 -290l60 0M28 -260l62 0', '#fff4e4', 9),
  'cloud-shirt': (pen) =>
    path(scallopPath([0, -150], 176, 92, 15), surface(pen, '#f4f8ff')) +
    stroke('M-90 -170q30 -26 60 0M20 -130q30 -26 60 0', '#c8d8ee', 8),
};

/** The foliage behind the face of a walking tree, and what hangs over its forehead. */
export const foliageBehind = (pen: Pen, foliage: Foliage): Svg => BEHIND[foliage](pen);
export const foliageInFront = (pen: Pen, foliage: Foliage): Svg => IN_FRONT[foliage](pen);

const OAK = '#6aa04a';
const APPLES = [
  [-150, -560],
  [-70, -650],
  [80, -640],
  [156, -548],
  [0, -690],
] as const;

const crownOf = (pen: Pen, color: Hex): Svg =>
  path(scallopPath([0, -560], 250, 168, 15), surface(pen, shade(color, -0.04))) +
  path(scallopPath([-110, -590], 120, 92, 11), surface(pen, color)) +
  path(scallopPath([110, -590], 120, 92, 11), surface(pen, color)) +
  path(scallopPath([0, -650], 130, 84, 11), surface(pen, shade(color, 0.03)));

const BEHIND: Readonly<Record<Foliage, (pen: Pen) => Svg>> = {
  none: () => '',
  oak: (pen) => crownOf(pen, OAK),
  apple: (pen) =>
    crownOf(pen, '#7ab04e') +
    APPLES.map(
      ([x, y]) => circle(x, y, 26, surface(pen, '#e0483c')) + stroke(`M${x} ${y - 24}q4 -14 14 -18`, '#6a4830', 6),
    ).join(''),
  willow: (pen) =>
    path(scallopPath([0, -580], 210, 120, 13), surface(pen, '#9cbc5a')) +
    mirrored(
      [
        'M90 -600C190 -600 236 -480 226 -330',
        'M130 -620C250 -600 290 -460 272 -260',
        'M60 -620C150 -600 190 -500 180 -380',
      ]
        .map((d) => stroke(d, shade('#9cbc5a', -0.16), 34) + stroke(d, '#aac864', 24, { strokeDasharray: '26 12' }))
        .join(''),
    ),
  pine: (pen) =>
    [
      [-470, 250, 130],
      [-560, 205, 130],
      [-640, 150, 130],
    ]
      .map(([y = 0, half = 0, height = 0]) =>
        path(
          `M0 ${y - height}L${half} ${y}Q${half * 0.6} ${y - 14} ${half * 0.5} ${y + 16}Q${half * 0.2} ${y - 6} 0 ${y + 18}Q${-half * 0.2} ${y - 6} ${-half * 0.5} ${y + 16}Q${-half * 0.6} ${y - 14} ${-half} ${y}Z`,
          surface(pen, '#4c8a5c'),
        ),
      )
      .join(''),
};

const IN_FRONT: Readonly<Record<Foliage, (pen: Pen) => Svg>> = {
  none: () => '',
  oak: (pen) => fringe(pen, '#7cb454'),
  apple: (pen) => fringe(pen, '#8cc05a') + place(flower(pen, '#fff0f4'), { x: 70, y: -590, scale: 0.55 }),
  willow: (pen) => fringe(pen, '#b4d070'),
  pine: (pen) =>
    path(
      'M-150 -560L0 -720L150 -560Q110 -574 90 -546Q50 -574 0 -544Q-50 -574 -90 -546Q-110 -574 -150 -560Z',
      surface(pen, '#5a9a68'),
    ) + ellipse(40, -604, 14, 22, surface(pen, '#9a6a3c')),
};

const fringe = (pen: Pen, color: Hex): Svg =>
  [-100, -52, 0, 52, 100]
    .map((x) =>
      place(leaf(pen, shade(color, Math.abs(x) / 1600)), {
        x,
        y: -606 + Math.abs(x) * 0.3,
        scale: 0.84,
        turn: 180 + x * 0.4,
      }),
    )
    .join('');
