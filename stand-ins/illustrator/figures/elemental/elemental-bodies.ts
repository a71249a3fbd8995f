import { roundSurface, surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { limbPath, polygonPath, scallopPath, sparklePath, type Point } from '../../svg/paths.ts';
import type { ElementName } from './element-names.ts';

export type ElementalArm = 'down' | 'up';

interface ElementalBody {
  /** Glow, rays or steam behind everything. */
  readonly behind: (pen: Pen, color: Hex) => Svg;
  readonly trunk: (pen: Pen, color: Hex) => Svg;
  /** The arm on the right of the picture. */
  readonly arm: (pen: Pen, color: Hex, arm: ElementalArm) => Svg;
}

export const elementalBody = (element: ElementName): ElementalBody => BODIES[element];

export const ELEMENTAL_HANDS: Readonly<Record<ElementalArm, Point>> = { down: [196, -166], up: [216, -372] };

const SHOULDER: Point = [96, -276];
const ELBOW_CONTROLS: Readonly<Record<ElementalArm, Point>> = { down: [206, -286], up: [226, -250] };

const SWIRL =
  'M-120 -306C-156 -226 -140 -150 -84 -118C-138 -108 -140 -62 -92 -46C-120 -30 -92 0 -36 2C20 12 104 4 98 -32C94 -58 46 -58 40 -36C76 -64 138 -84 130 -130C156 -190 152 -246 120 -306Q0 -350 -120 -306Z';

const glowing = (pen: Pen, color: Hex) => ({
  fill: pen.defs.linear([
    [0, shade(color, 0.06)],
    [0.6, color],
    [1, mix(color, '#ffffff', 0.18)],
  ]),
  stroke: shade(color, -pen.style.lineDepth * 0.8),
  strokeWidth: pen.style.lineWidth,
  strokeLinejoin: 'round',
});

const softArm = (pen: Pen, color: Hex, arm: ElementalArm): Svg => {
  const [x, y] = ELEMENTAL_HANDS[arm];
  return (
    path(limbPath(SHOULDER, ELBOW_CONTROLS[arm], [x, y], 56, 40), glowing(pen, color)) +
    circle(x, y, 34, roundSurface(pen, shade(color, 0.05)))
  );
};

const aura = (pen: Pen, color: Hex): Svg =>
  ellipse(0, -270, 270, 340, { fill: pen.defs.glow(mix(color, '#ffffff', 0.4), 0.75) });

const chunk = (pen: Pen, points: readonly Point[], color: Hex): Svg => path(polygonPath(points), surface(pen, color));

const CHUNKS: readonly (readonly [tone: number, points: readonly Point[]])[] = [
  [
    0,
    [
      [-130, -296],
      [-40, -336],
      [60, -330],
      [132, -292],
      [112, -196],
      [0, -166],
      [-112, -196],
    ],
  ],
  [
    -0.04,
    [
      [-92, -158],
      [-10, -178],
      [88, -156],
      [70, -92],
      [-6, -74],
      [-76, -94],
    ],
  ],
  [
    0.03,
    [
      [-52, -72],
      [6, -84],
      [54, -66],
      [36, -16],
      [-4, 6],
      [-40, -20],
    ],
  ],
];

const chunks = (pen: Pen, color: Hex): Svg =>
  CHUNKS.map(([tone, points]) => chunk(pen, points, shade(color, tone))).join('');

const chunkArm = (pen: Pen, color: Hex, arm: ElementalArm): Svg => {
  const [x, y] = ELEMENTAL_HANDS[arm];
  const stone = 'M-34 -22L-12 -42L24 -36L42 -6L28 32L-12 40L-40 14Z';
  const elbow: Point = [
    (SHOULDER[0] + ELBOW_CONTROLS[arm][0] * 2 + x) / 4,
    (SHOULDER[1] + ELBOW_CONTROLS[arm][1] * 2 + y) / 4,
  ];
  return (
    place(path(stone, surface(pen, shade(color, -0.03))), { x: SHOULDER[0] + 24, y: SHOULDER[1], scale: 1.15 }) +
    place(path(stone, surface(pen, shade(color, 0.02))), { x: elbow[0] + 8, y: elbow[1], scale: 0.95 }) +
    place(path(stone, surface(pen, color)), { x, y, scale: 1.2 })
  );
};

const facets = (lines: string): Svg => stroke(lines, '#ffffff', 7, { opacity: 0.55 });
const FACETS = 'M-96 -286L-30 -240L-70 -190M60 -316L30 -250L92 -220M-50 -146L0 -120L44 -148M-20 -60L8 -40';

const BODIES: Readonly<Record<ElementName, ElementalBody>> = {
  fire: {
    behind: (pen, color) =>
      aura(pen, '#ff9a3a') +
      path(
        'M-120 -280C-220 -250 -210 -120 -150 -60C-190 -80 -206 -110 -204 -140C-240 -60 -160 10 0 6C160 10 240 -60 204 -140C206 -110 190 -80 150 -60C210 -120 220 -250 120 -280Z',
        glowing(pen, mix(color, '#ffb23a', 0.35)),
      ),
    trunk: (pen, color) =>
      path(SWIRL, glowing(pen, color)) +
      path('M-10 -60C-70 -90 -70 -170 -16 -216C-20 -180 0 -176 6 -196C50 -160 60 -90 -10 -60Z', {
        fill: '#ffe27a',
        opacity: 0.9,
      }),
    arm: softArm,
  },
  water: {
    behind: (pen, color) =>
      aura(pen, color) + ellipse(0, -6, 190, 26, { fill: mix(color, '#ffffff', 0.4), opacity: 0.8 }),
    trunk: (pen, color) =>
      path(SWIRL, glowing(pen, color)) +
      stroke('M-110 -240q28 -24 56 0t56 0t56 0M-112 -180q28 -24 56 0t56 0t56 0', mix(color, '#ffffff', 0.6), 9, {
        opacity: 0.85,
      }) +
      [
        [-60, -120, 13],
        [50, -130, 17],
        [10, -80, 11],
        [-150, -220, 12],
        [160, -80, 14],
      ]
        .map(([x = 0, y = 0, r = 0]) =>
          circle(x, y, r, { fill: '#e8faff', opacity: 0.7, stroke: '#ffffff', strokeWidth: 3 }),
        )
        .join(''),
    arm: softArm,
  },
  air: {
    behind: (pen, color) =>
      aura(pen, '#ffffff') +
      stroke('M-236 -210C-100 -130 130 -150 236 -240M-220 -60C-80 20 120 10 214 -70', mix(color, '#ffffff', 0.55), 20, {
        opacity: 0.75,
      }),
    trunk: (pen, color) =>
      path(SWIRL, glowing(pen, color)) +
      stroke(
        'M-110 -230C-40 -190 60 -196 118 -236M-96 -140C-30 -110 40 -110 100 -146M-60 -60C-20 -44 30 -44 60 -60',
        '#ffffff',
        10,
        { opacity: 0.8 },
      ) +
      path(scallopPath([0, -4], 104, 20, 11), surface(pen, mix(color, '#ffffff', 0.6))),
    arm: softArm,
  },
  light: {
    behind: (pen, color) =>
      aura(pen, '#fff2a8') +
      Array.from({ length: 14 }, (_, index) =>
        place(path('M-16 -210L0 -310L16 -210Z', { fill: mix(color, '#fff6c8', 0.55), opacity: 0.85 }), {
          y: -300,
          turn: (index * 360) / 14,
        }),
      ).join(''),
    trunk: (pen, color) =>
      path(SWIRL, glowing(pen, mix(color, '#fff8d8', 0.08))) +
      circle(0, -206, 90, { fill: pen.defs.glow('#ffffff', 0.9) }) +
      path(sparklePath(0, -206, 64) + sparklePath(-66, -120, 24) + sparklePath(62, -100, 28), { fill: '#ffffff' }),
    arm: softArm,
  },
  earth: {
    behind: (pen, color) => aura(pen, mix(color, '#c8f09a', 0.5)),
    trunk: (pen, color) =>
      chunks(pen, color) +
      path(scallopPath([-70, -318], 58, 26, 8), surface(pen, '#7ab04e')) +
      path(scallopPath([84, -306], 48, 22, 7), surface(pen, '#8cc05a')) +
      stroke('M-60 -270l26 30l-14 26M50 -280l-20 34l22 20', shade(color, -0.16), 6),
    arm: chunkArm,
  },
  ice: {
    behind: (pen, color) =>
      aura(pen, '#d8f4ff') +
      mirrored(path('M110 -300L196 -420L176 -260L240 -300L190 -200Z', surface(pen, mix(color, '#e8faff', 0.5)))),
    trunk: (pen, color) => chunks(pen, mix(color, '#e8faff', 0.08)) + facets(FACETS),
    arm: (pen, color, arm) => chunkArm(pen, mix(color, '#e8faff', 0.08), arm),
  },
  crystal: {
    behind: (pen, color) =>
      aura(pen, mix(color, '#ffc8f0', 0.4)) +
      [-58, -30, 30, 58]
        .map((turn) => place(path('M-34 -170L0 -330L34 -170Z', surface(pen, shade(color, 0.08))), { y: -200, turn }))
        .join(''),
    trunk: (pen, color) =>
      path('M-130 -300L0 -346L130 -300L96 -150L0 8L-96 -150Z', surface(pen, color)) +
      path('M0 -346L60 -250L0 -130L-60 -250Z', { fill: '#ffffff', opacity: 0.4 }) +
      facets('M-130 -300L-60 -250L-96 -150L0 -130L96 -150L60 -250L130 -300M0 -130V-10'),
    arm: chunkArm,
  },
  lightning: {
    behind: (pen, color) =>
      aura(pen, '#fff0a0') +
      mirrored(
        path(
          'M120 -300L230 -390L200 -310L270 -330L176 -210L196 -270L130 -250Z',
          glowing(pen, mix(color, '#fff6b0', 0.4)),
        ),
      ),
    trunk: (pen, color) =>
      path('M-124 -306Q0 -346 124 -306L92 -200H140L40 -104H96L-36 12L-6 -74H-66L-30 -164H-108Z', glowing(pen, color)) +
      stroke('M-60 -270L40 -286L-10 -210H60L0 -130', '#ffffff', 9, { opacity: 0.75 }),
    arm: softArm,
  },
};
