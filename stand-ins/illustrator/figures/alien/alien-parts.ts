import { surface, type Pen } from '../../pen.ts';
import type { Pose } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { limbPath, sparklePath } from '../../svg/paths.ts';
import { rod } from '../shared/rod.ts';
import { strideOf, type Stride } from '../shared/stride.ts';
import type { Gait } from '../stance.ts';
import type { AlienForm } from './alien-form.ts';
import type { AlienBody } from './alien-outlines.ts';

/** Wings, shells and lights behind the body. */
export const alienBack = (pen: Pen, back: AlienForm['back'], skin: Hex, accent: Hex): Svg =>
  BACKS[back](pen, skin, accent);

const BACKS: Readonly<Record<AlienForm['back'], (pen: Pen, skin: Hex, accent: Hex) => Svg>> = {
  none: () => '',
  glow: (pen, skin, accent) => circle(0, -310, 310, { fill: pen.defs.glow(mix(accent, skin, 0.3), 0.9) }),
  rings: (pen, _skin, accent) =>
    circle(0, -310, 310, { fill: pen.defs.glow(accent, 0.8) }) +
    ellipse(0, -300, 330, 90, {
      fill: 'none',
      stroke: mix(accent, '#ffffff', 0.4),
      strokeWidth: 15,
      transform: 'rotate(-14 0 -300)',
    }),
  wings: (pen, skin, accent) =>
    mirrored(
      path(
        'M50 -200C90 -330 200 -430 300 -410C350 -390 330 -300 270 -240C200 -190 110 -180 50 -200Z',
        surface(pen, accent),
      ) +
        path(
          'M50 -190C130 -200 240 -190 266 -120C270 -60 210 -30 150 -50C90 -80 60 -130 50 -190Z',
          surface(pen, shade(accent, 0.06)),
        ) +
        circle(250, -340, 32, { fill: mix(skin, '#ffffff', 0.4) }) +
        circle(200, -110, 23, { fill: mix(skin, '#ffffff', 0.4) }),
    ),
  cases: (pen, _skin, accent) =>
    mirrored(
      path(
        'M40 -470C200 -480 300 -330 290 -180C280 -90 220 -40 160 -40C100 -150 60 -300 40 -470Z',
        surface(pen, accent),
      ) + stroke('M110 -420C200 -360 240 -260 236 -140', shade(accent, 0.12), 9, { opacity: 0.7 }),
    ),
  shell: (pen, _skin, accent) =>
    path('M-250 -60C-320 -300 -210 -520 0 -560C210 -520 320 -300 250 -60Z', surface(pen, accent)) +
    stroke('M-120 -80L-210 -420M-40 -70L-80 -520M40 -70L80 -520M120 -80L210 -420', shade(accent, -0.1), 9),
  tail: (pen, skin, accent) =>
    path(limbPath([80, -50], [330, 10], [290, -200], 90, 30), surface(pen, skin)) +
    path('M286 -180C250 -220 256 -280 296 -320C336 -280 340 -220 300 -176Z', surface(pen, accent)),
  crystals: (pen, skin, accent) =>
    [-62, -38, 38, 62]
      .map((turn) =>
        place(path('M-40 0L-34 -300L6 -380L44 -290L44 0Z', surface(pen, turn > 0 ? accent : mix(accent, skin, 0.5))), {
          y: -150,
          turn,
          scale: 0.94,
        }),
      )
      .join(''),
};

export const alienLegs = (pen: Pen, legs: AlienForm['legs'], skin: Hex): Svg => LEGS[legs](pen, skin);

/** Two feet on short legs in mid-stride; null for aliens that have none, or more. */
export const alienStride = (pen: Pen, legs: AlienForm['legs'], skin: Hex, gait: Gait): Stride | null =>
  legs === 'feet'
    ? strideOf(pen, gait, {
        hip: { x: 54, y: -60 },
        length: 130,
        width: 62,
        color: shade(skin, -0.04),
        foot: foot(pen, skin),
        footX: 52,
      })
    : null;

const foot = (pen: Pen, skin: Hex): Svg =>
  path('M20 -60V-20C20 0 30 8 60 8C110 8 120 -16 104 -28C92 -36 80 -34 76 -40V-60Z', surface(pen, shade(skin, -0.04))) +
  stroke('M66 0v-10M88 -2v-10', shade(skin, -0.2), 5);

const LEGS: Readonly<Record<AlienForm['legs'], (pen: Pen, skin: Hex) => Svg>> = {
  none: () => '',
  feet: (pen, skin) => mirrored(foot(pen, skin)),
  six: (pen, skin) =>
    mirrored(
      [
        [110, 250],
        [80, 176],
        [36, 92],
      ]
        .map(
          ([from = 0, to = 0]) =>
            rod(pen, `M${from} -80Q${to} -70 ${to} -14`, shade(skin, -0.06), 36) +
            ellipse(to + 8, -8, 36, 17, surface(pen, shade(skin, -0.06))),
        )
        .join(''),
    ),
  tentacles: (pen, skin) =>
    mirrored(
      path(limbPath([110, -90], [230, 40], [286, -60], 80, 20), surface(pen, shade(skin, -0.03))) +
        path(limbPath([60, -80], [110, 40], [176, -10], 78, 24), surface(pen, skin)) +
        path(limbPath([22, -80], [20, 20], [70, 2], 70, 24), surface(pen, shade(skin, 0.03))),
    ),
  hopping: (pen, skin) => mirrored(rod(pen, 'M70 -90L220 -300L250 -14L206 0', shade(skin, -0.06), 30)),
};

/** Marks on the belly. */
export const alienPattern = (pen: Pen, { pattern }: AlienForm, body: AlienBody, skin: Hex, accent: Hex): Svg =>
  place(PATTERNS[pattern](pen, skin, accent, body.halfWidth), { y: body.chestY });

type PatternPainter = (pen: Pen, skin: Hex, accent: Hex, halfWidth: number) => Svg;

const PATTERNS: Readonly<Record<AlienForm['pattern'], PatternPainter>> = {
  none: () => '',
  spots: (_pen, skin) =>
    mirrored(
      ellipse(66, 20, 15, 13, { fill: shade(skin, -0.12), opacity: 0.75 }) +
        ellipse(46, 66, 11, 9, { fill: shade(skin, -0.12), opacity: 0.75 }) +
        ellipse(74, -26, 9, 8, { fill: shade(skin, -0.12), opacity: 0.75 }),
    ),
  stripes: (_pen, _skin, accent) =>
    mirrored(
      stroke('M206 -150q-44 6 -66 24M222 -90q-54 0 -84 18M214 -30q-50 -4 -80 12M176 30q-40 -6 -60 8', accent, 21),
    ),
  stars: () =>
    path(
      sparklePath(-130, -40, 26) +
        sparklePath(120, -70, 30) +
        sparklePath(-60, 50, 22) +
        sparklePath(80, 40, 24) +
        sparklePath(0, 10, 18) +
        sparklePath(-150, -250, 20) +
        sparklePath(150, -270, 18),
      { fill: '#fff6c8' },
    ),
  facets: (_pen, skin) =>
    stroke('M-190 -90L-40 -20L180 -110M-40 -20L20 120M-40 -20L-120 100', shade(skin, 0.16), 9, { opacity: 0.75 }) +
    path('M-178 -280L-40 -440L-20 -360L-130 -250Z', { fill: '#ffffff', opacity: 0.26 }),
  spines: (_pen, skin) =>
    [-90, 0, 90].map((x) => stroke(`M${x} -340V110`, shade(skin, -0.1), 7, { opacity: 0.5 })).join('') +
    [
      [-120, -300],
      [120, -320],
      [-60, -20],
      [60, 10],
      [-110, 60],
      [118, 70],
      [0, 70],
      [-130, -90],
      [130, -70],
    ]
      .map(([x = 0, y = 0]) => stroke(`M${x - 9} ${y - 9}l18 18M${x + 9} ${y - 9}l-18 18`, '#fff6dc', 4.5))
      .join(''),
  shine: (_pen, _skin, _accent, halfWidth) =>
    stroke(
      `M${-halfWidth * 0.78} -180C${-halfWidth * 0.8} -270 ${-halfWidth * 0.5} -340 ${-halfWidth * 0.3} -356`,
      '#ffffff',
      21,
      { opacity: 0.65 },
    ) +
    circle(-halfWidth * 0.7, -130, 11, { fill: '#ffffff', opacity: 0.65 }) +
    circle(halfWidth * 0.56, 10, 15, { fill: '#ffffff', opacity: 0.35 }) +
    circle(halfWidth * 0.3, 50, 9, { fill: '#ffffff', opacity: 0.35 }),
  lamp: (pen, _skin, accent) =>
    circle(0, 60, 130, { fill: pen.defs.glow(accent, 0.95) }) +
    ellipse(0, 56, 76, 70, surface(pen, accent)) +
    stroke('M-66 40Q0 64 66 40M-62 76Q0 98 62 76', shade(accent, -0.14), 5),
  geode: (pen, _skin, accent) =>
    path('M-110 0L-70 -60L10 -70L90 -40L116 30L60 96L-40 100L-100 60Z', surface(pen, mix(accent, '#ffffff', 0.5))) +
    path('M-80 8L-50 -36L10 -46L68 -24L86 28L44 72L-30 74L-74 46Z', surface(pen, accent)) +
    path('M-40 10L-10 -30L10 20L-14 56ZM20 -10L50 0L40 44L18 30Z', { fill: mix(accent, '#ffffff', 0.55) }),
  swirl: (_pen, _skin, accent) =>
    stroke('M-110 10C-60 -40 0 -40 20 0C34 40 -20 56 -30 24M60 40C100 10 140 30 130 60', accent, 13, { opacity: 0.85 }),
  ribs: (_pen, skin) =>
    stroke('M-70 -30Q0 0 70 -30M-74 20Q0 50 74 20M-60 68Q0 94 60 68', shade(skin, -0.12), 7, { opacity: 0.8 }),
};

const ARM = 'M-14 -20C30 -28 86 0 98 48C104 84 70 96 56 70C44 44 10 40 -10 22Z';

/** Rotation of each arm [left, right] in degrees from straight down. */
const ARM_ROTATIONS: Readonly<Record<Pose, readonly [number, number]>> = {
  relaxed: [14, 14],
  wave: [-84, 14],
  hip: [14, 44],
  shy: [62, 62],
  raised: [-84, -84],
};

export function alienArms(pen: Pen, { arm }: AlienBody, skin: Hex, pose: Pose): Svg {
  const [left, right] = ARM_ROTATIONS[pose];
  const limb =
    path(ARM, surface(pen, shade(skin, -0.03))) + circle(76, 74, 17, { fill: shade(skin, 0.06), opacity: 0.6 });
  return place(limb, { ...arm, turn: right }) + place(place(limb, { ...arm, turn: left }), { scaleX: -1 });
}
