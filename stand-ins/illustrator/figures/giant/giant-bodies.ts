import { roundSurface, surface, type Pen } from '../../pen.ts';
import type { Pose } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { limbPath, polygonPath, type Point } from '../../svg/paths.ts';
import { leaf } from '../shared/glyphs.ts';
import { strideOf, type Stride } from '../shared/stride.ts';
import type { Gait } from '../stance.ts';
import type { GiantBody } from './giant-form.ts';

interface BodyShape {
  readonly legs: (pen: Pen, hide: Hex) => Svg;
  readonly torso: (pen: Pen, hide: Hex) => Svg;
  readonly arm: (pen: Pen, hide: Hex, route: ArmRoute) => Svg;
  /** Draws the hand at the origin, in front of the held thing. */
  readonly hand: (pen: Pen, hide: Hex, isRaised: boolean) => Svg;
}

export interface ArmRoute {
  readonly bend: Point;
  readonly hand: Point;
}

/** The arm on the right of the picture; figures are about 610 units high. */
export const GIANT_ARMS = {
  down: { bend: [262, -300], hand: [226, -112] },
  up: { bend: [300, -320], hand: [262, -452] },
  hip: { bend: [316, -250], hand: [176, -170] },
} as const satisfies Record<string, ArmRoute>;

/** The position of the left arm in a pose of the whole body; the right one holds something or rests. */
export const GIANT_LEFT_ARM: Readonly<Record<Pose, keyof typeof GIANT_ARMS>> = {
  relaxed: 'down',
  wave: 'up',
  raised: 'up',
  hip: 'hip',
  shy: 'down',
};

const SHOULDER: Point = [158, -366];

const TORSO = 'M-178 -392C-222 -300 -190 -130 -120 -84H120C190 -130 222 -300 178 -392C120 -436 -120 -436 -178 -392Z';
const LEG = 'M16 -128H120C128 -76 132 -36 146 -2H12C6 -40 10 -84 16 -128Z';

const FOOT = 'M20 -60H128Q136 -24 146 -2H12Q14 -30 20 -60Z';

const toes = (pen: Pen, hide: Hex): Svg =>
  [44, 82, 118].map((x) => path(`M${x - 16} 0Q${x} -26 ${x + 16} 0Z`, surface(pen, shade(hide, 0.08)))).join('');

const smoothLegs = (pen: Pen, hide: Hex): Svg =>
  mirrored(path(LEG, surface(pen, shade(hide, -0.03))) + toes(pen, hide));

const smoothArm = (pen: Pen, hide: Hex, { bend, hand }: ArmRoute): Svg =>
  path(limbPath(SHOULDER, bend, hand, 112, 88), surface(pen, hide));

const fist = (pen: Pen, hide: Hex): Svg =>
  circle(0, 6, 56, roundSurface(pen, shade(hide, 0.02))) +
  stroke('M-22 34v16M-2 40v16M18 36v14', shade(hide, -0.16), 6);

const belly = (hide: Hex): Svg =>
  ellipse(0, -196, 106, 112, { fill: mix(hide, '#fff4e4', 0.4), opacity: 0.75 }) +
  stroke('M-4 -166q6 8 12 0', shade(hide, -0.1), 6);

const furMarks = (hide: Hex): Svg =>
  stroke(
    'M-120 -340l14 22l14 -22l14 22M70 -330l14 22l14 -22l14 22M-140 -240l14 22l14 -22M112 -230l14 22l14 -22M-84 -110l14 20l14 -20l14 20M30 -110l14 20l14 -20l14 20',
    shade(hide, -0.12),
    8,
  );

const furFringe = (pen: Pen, hide: Hex): Svg =>
  path(
    'M-180 -392L-208 -356L-196 -350L-220 -300L-204 -300L-216 -246L-196 -250L-196 -190L-176 -200L-166 -140L-146 -152L-126 -96L-104 -112L-84 -70L-60 -96L-36 -62L-12 -92L12 -62L36 -92L60 -62L84 -96L104 -70L126 -112L146 -96L166 -152L176 -140L196 -200L196 -190L216 -250L204 -246L220 -300L196 -300L208 -350L180 -392C120 -436 -120 -436 -180 -392Z',
    surface(pen, hide),
  );

const rocks = (pen: Pen, hide: Hex, stones: readonly (readonly Point[])[]): Svg =>
  stones
    .map((points, index) => path(polygonPath(points), surface(pen, shade(hide, (index % 3) * 0.035 - 0.03))))
    .join('');

const ROCK_TORSO: readonly (readonly Point[])[] = [
  [
    [-196, -384],
    [-110, -434],
    [0, -420],
    [-14, -250],
    [-150, -236],
    [-214, -300],
  ],
  [
    [196, -384],
    [110, -434],
    [0, -420],
    [-14, -250],
    [150, -236],
    [214, -300],
  ],
  [
    [-150, -236],
    [-14, -250],
    [150, -236],
    [128, -92],
    [0, -70],
    [-128, -92],
  ],
];

const rockLegs = (pen: Pen, hide: Hex): Svg =>
  mirrored(
    rocks(pen, hide, [
      [
        [16, -122],
        [118, -122],
        [130, -62],
        [20, -58],
      ],
      [
        [10, -58],
        [132, -64],
        [152, 2],
        [4, 2],
      ],
    ]),
  );

const BOULDER = 'M-48 -30L-20 -56L30 -50L56 -10L40 42L-14 54L-52 24Z';

/** A limb of boulders; the third one is the hand. */
function rockArm(pen: Pen, hide: Hex, { bend, hand }: ArmRoute): Svg {
  const elbow: Point = [(SHOULDER[0] + 2 * bend[0] + hand[0]) / 4, (SHOULDER[1] + 2 * bend[1] + hand[1]) / 4];
  const boulder = ([x, y]: Point, size: number, tone: number) =>
    place(path(BOULDER, surface(pen, shade(hide, tone))), { x, y, scale: size });
  return boulder(SHOULDER, 1.35, 0.02) + boulder(elbow, 1.05, -0.02);
}

const rockHand = (pen: Pen, hide: Hex): Svg => place(path(BOULDER, surface(pen, shade(hide, 0.03))), { scale: 1.1 });

const balls = (pen: Pen, spots: readonly (readonly [x: number, y: number, r: number])[], hide: Hex): Svg =>
  spots.map(([x, y, r]) => circle(x, y, r, roundSurface(pen, hide))).join('');

const twig = (pen: Pen, d: string, width: number, bark: Hex): Svg =>
  stroke(d, shade(bark, -pen.style.lineDepth), width + 2 * pen.style.lineWidth) + stroke(d, bark, width);

const FINGER = 'M-13 8C-12 -26 -6 -46 0 -60C6 -46 12 -26 13 8Z';

const STICK = '#7a5638';

const SHAPES: Readonly<Record<GiantBody, BodyShape>> = {
  brawny: {
    legs: smoothLegs,
    torso: (pen, hide) => path(TORSO, roundSurface(pen, hide)) + belly(hide),
    arm: smoothArm,
    hand: fist,
  },
  furry: {
    legs: smoothLegs,
    torso: (pen, hide) => furFringe(pen, hide) + belly(hide) + furMarks(hide),
    arm: (pen, hide, route) => smoothArm(pen, hide, route) + placeTufts(hide, route),
    hand: fist,
  },
  rocky: {
    legs: rockLegs,
    torso: (pen, hide) =>
      rocks(pen, hide, ROCK_TORSO) +
      stroke('M-96 -380l20 34l-14 20M110 -350l-22 20l12 24M-60 -180l26 20M60 -140l20 -24', shade(hide, -0.16), 6) +
      stroke('M0 -330l-22 26h44l-22 26', '#9ff4ff', 8, { opacity: 0.9 }),
    arm: rockArm,
    hand: rockHand,
  },
  crystal: {
    legs: rockLegs,
    torso: (pen, hide) =>
      mirrored(path('M120 -420L196 -540L210 -400L260 -450L214 -320Z', surface(pen, shade(hide, 0.1)))) +
      rocks(pen, hide, ROCK_TORSO) +
      path('M0 -420L60 -330L0 -240L-60 -330Z', { fill: '#ffffff', opacity: 0.35 }) +
      mirrored(path('M40 -130L90 -226L128 -130Z', { fill: '#ffffff', opacity: 0.22 })),
    arm: rockArm,
    hand: rockHand,
  },
  clay: {
    legs: smoothLegs,
    torso: (pen, hide) =>
      path(TORSO, roundSurface(pen, hide)) +
      stroke('M-150 -300Q0 -262 150 -300M-160 -240Q0 -202 160 -240M-146 -180Q0 -142 146 -180', shade(hide, -0.1), 9, {
        opacity: 0.7,
      }) +
      circle(0, -330, 34, { fill: shade(hide, -0.12) }) +
      stroke('M-16 -330a16 16 0 1 1 16 16', shade(hide, 0.12), 7),
    arm: smoothArm,
    hand: fist,
  },
  snow: {
    legs: (pen, hide) => balls(pen, [[0, -146, 148]], hide) + ellipse(0, -8, 96, 12, { fill: shade(hide, -0.06) }),
    torso: (pen, hide) =>
      balls(pen, [[0, -300, 128]], hide) +
      [-338, -286, -160].map((y) => circle(0, y, 13, { fill: '#3c3a4c' })).join(''),
    arm: (pen, _hide, { hand }) =>
      twig(
        pen,
        `M104 -316Q180 -300 ${hand[0]} ${hand[1]}M${hand[0] - 26} ${hand[1] - 20}l34 -30M${hand[0] - 4} ${hand[1]}l44 4`,
        15,
        STICK,
      ),
    hand: (pen) => circle(0, 0, 15, surface(pen, STICK)),
  },
  trunk: {
    legs: (pen, hide) =>
      path(
        'M-120 -150C-130 -80 -150 -40 -226 2C-160 6 -120 -6 -96 -20C-92 -6 -96 2 -104 8C-60 6 -40 -10 -28 -26C-16 -8 -8 4 0 10C8 4 16 -8 28 -26C40 -10 60 6 104 8C96 2 92 -6 96 -20C120 -6 160 6 226 2C150 -40 130 -80 120 -150Z',
        surface(pen, shade(hide, -0.03)),
      ) + mirrored(place(leaf(pen, '#8cc860'), { x: 170, y: -10, scale: 0.4, turn: 40 })),
    torso: (pen, hide) =>
      path(
        'M-150 -430C-130 -330 -136 -220 -122 -120H122C136 -220 130 -330 150 -430C90 -470 -90 -470 -150 -430Z',
        surface(pen, hide),
      ) +
      stroke(
        'M-100 -400C-90 -300 -96 -220 -88 -140M-46 -360C-40 -280 -46 -200 -40 -130M50 -370C44 -280 52 -220 44 -150M104 -400C92 -300 98 -220 90 -140',
        shade(hide, -0.12),
        8,
      ) +
      ellipse(0, -232, 34, 44, { fill: shade(hide, -0.14) }) +
      ellipse(0, -230, 22, 30, { fill: shade(hide, -0.22) }),
    arm: (pen, hide, { bend, hand }) => path(limbPath([132, -390], bend, hand, 74, 40), surface(pen, hide)),
    hand: (pen, hide, isRaised) =>
      [-50, -16, 18, 52]
        .map((turn) => place(path(FINGER, surface(pen, hide)), { turn: turn + (isRaised ? 10 : 170) }))
        .join('') + place(leaf(pen, '#8cc860'), { x: 30, y: -56, scale: 0.5, turn: 40 }),
  },
};

const placeTufts = (hide: Hex, { hand }: ArmRoute): Svg =>
  stroke(`M${hand[0] - 40} ${hand[1] - 60}l14 20l14 -20l14 20l14 -20`, shade(hide, -0.12), 8);

/** Standing legs, in the body's color. */
export const giantLegs = (pen: Pen, body: GiantBody, hide: Hex): Svg => SHAPES[body].legs(pen, hide);

export const giantTorso = (pen: Pen, body: GiantBody, hide: Hex): Svg => SHAPES[body].torso(pen, hide);

/** Legs in mid-stride; null for bodies of snow, which have none, and of wood, which stand on roots. */
export const giantStride = (pen: Pen, body: GiantBody, hide: Hex, gait: Gait): Stride | null =>
  body === 'snow' || body === 'trunk'
    ? null
    : strideOf(pen, gait, {
        hip: { x: 74, y: -128 },
        length: 176,
        width: 106,
        color: shade(hide, -0.03),
        foot: path(FOOT, surface(pen, shade(hide, -0.03))) + toes(pen, hide),
        footX: 78,
      });

/** The arm on the right of the picture. */
export const giantArm = (pen: Pen, body: GiantBody, hide: Hex, route: ArmRoute): Svg =>
  SHAPES[body].arm(pen, hide, route);

const RAISED_ABOVE = -300;

/** The hand of the right arm, drawn in front of the held thing. */
export function giantHand(pen: Pen, body: GiantBody, hide: Hex, { hand: [x, y] }: ArmRoute): Svg {
  return place(SHAPES[body].hand(pen, hide, y < RAISED_ABOVE), { x, y });
}
