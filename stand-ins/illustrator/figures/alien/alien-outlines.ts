import { ink, roundSurface, surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { scallopPath, starPath } from '../../svg/paths.ts';
import { drop } from '../shared/glyphs.ts';
import { rod } from '../shared/rod.ts';
import type { AlienOutline } from './alien-form.ts';

/** A body in one piece, with the positions of its other parts. */
export interface AlienBody {
  readonly svg: Svg;
  readonly crownY: number;
  readonly halfWidth: number;
  readonly eyesY: number;
  readonly mouthY: number;
  /** The middle of belly and patterns. */
  readonly chestY: number;
  /** Where the right arm begins. */
  readonly arm: { readonly x: number; readonly y: number };
}

export const alienBody = (pen: Pen, outline: AlienOutline, skin: Hex, accent: Hex): AlienBody =>
  BODIES[outline](pen, skin, accent);

type BodyPainter = (pen: Pen, skin: Hex, accent: Hex) => AlienBody;

const solid =
  (d: string, places: Omit<AlienBody, 'svg'>): BodyPainter =>
  (pen, skin) => ({
    ...places,
    svg: path(d, roundSurface(pen, skin)),
  });

const BIG_HEADED = { crownY: -566, halfWidth: 186, eyesY: -404, mouthY: -312, chestY: -170, arm: { x: 96, y: -226 } };
const ROUND = { crownY: -540, halfWidth: 196, eyesY: -360, mouthY: -262, chestY: -150, arm: { x: 196, y: -230 } };

const STANDING = { ...BIG_HEADED, halfWidth: 150, eyesY: -360, mouthY: -268, arm: { x: 146, y: -220 } };
const COLUMN =
  'M-156 -60C-170 -200 -160 -380 -150 -430C-130 -540 130 -540 150 -430C160 -380 170 -200 156 -60Q0 -10 -156 -60Z';

const cloudBody = (pen: Pen, skin: Hex): Svg =>
  path(scallopPath([0, -340], 236, 210, 11), roundSurface(pen, skin)) +
  path(scallopPath([0, -180], 170, 96, 9), { fill: shade(skin, 0.06), opacity: 0.9 });

const RAINBOW = ['#f2566a', '#f6a24a', '#f4dc5a', '#6cc878', '#5aaef0', '#a87ae8'] as const;

const BODIES: Readonly<Record<AlienOutline, BodyPainter>> = {
  pear: (pen, skin) => ({
    ...BIG_HEADED,
    svg:
      path(
        'M-96 -50C-124 -150 -110 -280 0 -286C110 -280 124 -150 96 -50C70 -10 -70 -10 -96 -50Z',
        roundSurface(pen, skin),
      ) +
      ellipse(0, -130, 58, 84, { fill: shade(skin, 0.14), opacity: 0.75 }) +
      path(
        'M-190 -430C-196 -530 -110 -566 0 -566C110 -566 196 -530 190 -430C180 -330 90 -262 0 -262C-90 -262 -180 -330 -190 -430Z',
        roundSurface(pen, skin),
      ),
  }),
  tuft: (pen, skin) => ({
    ...ROUND,
    svg:
      path(starPath(0, -290, 262, 34, 0.9), surface(pen, shade(skin, -0.04))) +
      path(scallopPath([0, -290], 222, 222, 22), roundSurface(pen, skin)) +
      ellipse(0, -250, 150, 140, { fill: shade(skin, 0.1), opacity: 0.6 }),
  }),
  ball: (pen, skin) => ({
    ...ROUND,
    svg:
      ellipse(0, -292, 222, 248, roundSurface(pen, skin)) +
      ellipse(0, -150, 120, 90, { fill: shade(skin, 0.14), opacity: 0.7 }),
  }),
  pod: (pen, skin, accent) => ({
    ...ROUND,
    crownY: -560,
    svg:
      path(
        'M0 -580C140 -540 220 -400 206 -260C190 -120 100 -40 0 -30C-100 -40 -190 -120 -206 -260C-220 -400 -140 -540 0 -580Z',
        roundSurface(pen, skin),
      ) +
      path(
        'M-196 -190C-120 -150 -60 -210 0 -170C60 -210 120 -150 196 -190C180 -90 100 -40 0 -30C-100 -40 -180 -90 -196 -190Z',
        surface(pen, accent),
      ),
  }),
  cactus: (pen, skin) => ({
    ...BIG_HEADED,
    halfWidth: 150,
    eyesY: -390,
    mouthY: -300,
    arm: { x: 146, y: -240 },
    svg: path(
      'M-156 -40V-400C-156 -520 -90 -570 0 -570C90 -570 156 -520 156 -400V-40Q0 0 -156 -40Z',
      roundSurface(pen, skin),
    ),
  }),
  column: (pen, skin) => ({ ...STANDING, svg: path(COLUMN, roundSurface(pen, skin)) }),
  stalk: (pen, skin) => ({ ...STANDING, svg: path(COLUMN, roundSurface(pen, shade(skin, 0.05))) }),
  shard: solid('M-40 -590L60 -560L176 -440L206 -250L150 -60L20 -20L-130 -50L-204 -230L-180 -430Z', ROUND),
  rock: solid(
    'M-60 -560Q60 -600 150 -510Q240 -430 226 -280Q230 -120 140 -50Q0 0 -140 -44Q-236 -110 -226 -270Q-240 -430 -150 -500Q-120 -550 -60 -560Z',
    ROUND,
  ),
  star: (pen, skin) => ({
    ...ROUND,
    crownY: -600,
    halfWidth: 120,
    eyesY: -346,
    mouthY: -256,
    arm: { x: 250, y: -376 },
    svg: path(starPath(0, -300, 330, 5, 0.56), {
      ...roundSurface(pen, skin),
      stroke: skin,
      strokeWidth: 60,
      strokeLinejoin: 'round',
    }),
  }),
  bolt: solid('M60 -640L-200 -330L-80 -300L-180 -20L214 -360L90 -390L190 -610Q120 -650 60 -640Z', {
    ...ROUND,
    crownY: -610,
    halfWidth: 110,
    eyesY: -424,
    mouthY: -336,
    chestY: -230,
    arm: { x: 130, y: -300 },
  }),
  cloud: (pen, skin) => ({ ...ROUND, svg: cloudBody(pen, skin) }),
  raincloud: (pen, skin) => ({
    ...ROUND,
    svg:
      [-130, -44, 44, 130].map((x, index) => place(drop(pen), { x, y: -60 - (index % 2) * 30, scale: 0.7 })).join('') +
      cloudBody(pen, skin),
  }),
  wisp: (pen, skin) => ({
    ...BIG_HEADED,
    eyesY: -390,
    mouthY: -300,
    svg: path(
      'M-190 -390C-196 -510 -100 -570 0 -570C100 -570 196 -510 190 -390C186 -280 210 -220 150 -170C170 -120 110 -90 70 -110C60 -50 -10 -50 -20 -100C-70 -60 -130 -90 -110 -150C-190 -170 -190 -280 -190 -390Z',
      {
        fill: pen.defs.linear([
          [0, shade(skin, 0.06)],
          [0.6, skin],
          [1, skin, 0.5],
        ]),
        ...ink(pen, skin, 0.6),
      },
    ),
  }),
  blob: (pen, skin) => ({
    ...ROUND,
    halfWidth: 180,
    svg: path(
      'M-290 -20C-300 -80 -230 -90 -210 -170C-190 -300 -196 -540 0 -540C196 -540 190 -300 210 -170C230 -90 300 -80 290 -20C200 20 -200 20 -290 -20Z',
      {
        fill: pen.defs.linear([
          [0, shade(skin, 0.08), 0.94],
          [0.6, skin, 0.96],
          [1, shade(skin, -0.08)],
        ]),
        ...ink(pen, skin),
      },
    ),
  }),
  mirror: (pen, skin, accent) => ({
    ...ROUND,
    svg:
      ellipse(0, -300, 224, 272, surface(pen, accent)) +
      ellipse(0, -300, 194, 242, {
        fill: pen.defs.linear(
          [
            [0, shade(skin, 0.16)],
            [0.5, skin],
            [1, shade(skin, -0.12)],
          ],
          { x1: 0, y1: 0, x2: 1, y2: 1 },
        ),
      }),
  }),
  balloon: (pen, skin) => ({
    ...ROUND,
    crownY: -590,
    eyesY: -390,
    mouthY: -296,
    chestY: -230,
    arm: { x: 200, y: -290 },
    svg:
      rod(pen, 'M0 -90C-40 -60 40 -40 0 -6', '#fff2dc', 7) +
      path('M-26 -86L0 -122L26 -86Q0 -74 -26 -86Z', surface(pen, shade(skin, -0.06))) +
      path(
        'M0 -590C150 -590 226 -480 220 -370C210 -230 100 -140 0 -116C-100 -140 -210 -230 -220 -370C-226 -480 -150 -590 0 -590Z',
        roundSurface(pen, skin),
      ),
  }),
  ribbon: (pen, skin, accent) => ({
    ...BIG_HEADED,
    svg:
      path(
        'M-110 -260C-260 -200 -220 -100 -60 -120C120 -140 180 -80 90 -10C240 -30 290 -160 120 -190C20 -206 -40 -210 60 -270Z',
        surface(pen, shade(skin, -0.05)),
      ) +
      path('M-70 -130C60 -160 150 -110 100 -40C60 -90 0 -110 -70 -130Z', { fill: accent, opacity: 0.8 }) +
      path(
        'M-186 -420C-186 -520 -110 -566 0 -566C110 -566 186 -520 186 -420C180 -310 90 -250 0 -250C-90 -250 -180 -310 -186 -420Z',
        roundSurface(pen, skin),
      ) +
      stroke('M-160 -470C-110 -540 110 -540 160 -470', accent, 19),
  }),
  arch: (pen, skin) => ({
    ...ROUND,
    crownY: -590,
    eyesY: -330,
    mouthY: -240,
    svg:
      RAINBOW.map((color, index) =>
        path(
          `M${-240 + index * 17} -20V-340A${240 - index * 17} ${240 - index * 17} 0 0 1 ${240 - index * 17} -340V-20Z`,
          {
            fill: color,
            ...(index === 0 ? ink(pen, color) : {}),
          },
        ),
      ).join('') +
      path('M-140 -20V-330A140 140 0 0 1 140 -330V-20Q0 10 -140 -20Z', roundSurface(pen, mix(skin, '#ffffff', 0.2))) +
      circle(0, -20, 2, { fill: skin }),
  }),
};
