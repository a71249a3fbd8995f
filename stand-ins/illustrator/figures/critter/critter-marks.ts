import { ink, surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, stroke, type Svg } from '../../svg/elements.ts';
import { sparklePath, starPath } from '../../svg/paths.ts';
import type { Coat } from './coat.ts';
import type { BodyMark, CritterForm, FaceMark } from './critter-form.ts';

type Spots = readonly (readonly [x: number, y: number, rx: number, ry: number])[];

const spots = (places: Spots, color: Hex, opacity = 0.85): Svg =>
  places.map(([x, y, rx, ry]) => ellipse(x, y, rx, ry, { fill: color, opacity })).join('');

/** Marks drawn under eyes and muzzle. */
export const faceMarks = (pen: Pen, form: CritterForm, coat: Coat): Svg =>
  form.faceMarks.map((mark) => FACE_MARKS[mark](pen, coat)).join('');

export const bodyMarks = (pen: Pen, form: CritterForm, coat: Coat): Svg =>
  form.bodyMarks.map((mark) => BODY_MARKS[mark](pen, coat)).join('');

const DAPPLE = '#fff6e0';

const FACE_MARKS: Readonly<Record<FaceMark, (pen: Pen, coat: Coat) => Svg>> = {
  stripes: (_pen, { marks }) =>
    stroke('M0 -556v44M-34 -550l6 34M34 -550l-6 34', marks, 12) +
    mirrored(stroke('M178 -440l-34 8M182 -404l-34 0M172 -368l-30 -8', marks, 11)),
  zebra: (_pen, { marks }) =>
    stroke('M0 -560v70M-36 -556q4 40 18 62M36 -556q-4 40 -18 62M-74 -540q6 30 22 46M74 -540q-6 30 -22 46', marks, 13) +
    mirrored(
      stroke('M184 -440q-26 2 -40 14M186 -404q-30 -2 -46 6M178 -366q-28 -6 -44 -2M160 -332q-24 -8 -40 -8', marks, 12),
    ),
  dapples: () =>
    spots(
      [
        [-40, -534, 9, 7],
        [0, -544, 9, 7],
        [40, -534, 9, 7],
      ],
      DAPPLE,
    ),
  panda: (_pen, { points }) => mirrored(ellipse(82, -424, 62, 72, { fill: points, transform: 'rotate(24 82 -424)' })),
  blaze: () =>
    path('M-26 -562C-18 -500 -34 -440 -44 -380H44C34 -440 18 -500 26 -562Q0 -572 -26 -562Z', {
      fill: '#fffaf2',
      opacity: 0.85,
    }),
  bandit: (_pen, { points, cream }) =>
    path(
      'M-180 -470C-120 -500 -60 -470 0 -446C60 -470 120 -500 180 -470C190 -420 170 -384 120 -376C70 -370 30 -400 0 -408C-30 -400 -70 -370 -120 -376C-170 -384 -190 -420 -180 -470Z',
      { fill: points },
    ) + mirrored(stroke('M36 -504Q90 -540 150 -504', cream, 15)),
  badger: (_pen, { cream }) =>
    path('M-50 -562C-32 -480 -32 -420 -42 -360H42C32 -420 32 -480 50 -562Q0 -580 -50 -562Z', { fill: cream }) +
    mirrored(
      path('M122 -534C154 -500 184 -440 182 -400C178 -356 154 -322 132 -308C148 -370 152 -460 122 -534Z', {
        fill: cream,
      }),
    ) +
    mirrored(
      path('M50 -562C96 -550 132 -500 136 -430C138 -372 110 -340 86 -348C60 -400 60 -480 50 -562Z', {
        fill: '#34323a',
      }),
    ),
  spots: (_pen, { marks }) =>
    mirrored(
      spots(
        [
          [34, -532, 9, 8],
          [72, -520, 9, 8],
          [106, -500, 8, 7],
          [160, -446, 8, 8],
          [166, -404, 8, 8],
          [150, -366, 8, 7],
        ],
        marks,
      ),
    ) + ellipse(0, -548, 9, 8, { fill: marks, opacity: 0.85 }),
  'tear-lines': (_pen, { marks }) => mirrored(stroke('M42 -404C30 -380 36 -350 62 -320', marks, 9)),
  patch: (_pen, { accent }) =>
    path(
      'M34 -566C120 -560 186 -510 186 -412C186 -390 180 -370 170 -352C120 -330 40 -370 30 -440C26 -490 20 -530 34 -566Z',
      { fill: accent },
    ),
  'eye-rings': (_pen, { marks, cream }) =>
    mirrored(circle(80, -430, 82, { fill: cream }) + circle(80, -430, 64, { fill: marks })),
  'sleepy-eyes': (_pen, { cream, marks }) =>
    path(
      'M0 -520C-120 -540 -170 -450 -150 -370C-130 -290 -60 -274 0 -274C60 -274 130 -290 150 -370C170 -450 120 -540 0 -520Z',
      { fill: cream },
    ) +
    mirrored(
      path('M30 -440C50 -490 110 -490 150 -430C170 -400 186 -376 180 -360C140 -366 60 -372 30 -440Z', { fill: marks }),
    ),
  husky: (_pen, { cream }) =>
    mirrored(ellipse(76, -486, 40, 26, { fill: cream, transform: 'rotate(-16 76 -486)' })) +
    path('M-20 -400L0 -536L20 -400Z', { fill: cream }),
  star: () => path(starPath(0, -514, 28), { fill: '#fff3b8' }),
  scales: (_pen, { marks }) =>
    spots(
      [
        [-40, -540, 15, 11],
        [0, -548, 17, 12],
        [40, -540, 15, 11],
        [-20, -520, 10, 8],
        [20, -520, 10, 8],
      ],
      marks,
      0.6,
    ),
};

const BODY_MARKS: Readonly<Record<BodyMark, (pen: Pen, coat: Coat) => Svg>> = {
  stripes: (_pen, { marks }) =>
    mirrored(stroke('M96 -226q20 14 34 12M104 -176q22 12 36 8M106 -128q20 8 32 2', marks, 11)),
  zebra: (_pen, { marks }) =>
    mirrored(
      stroke(
        'M60 -262q34 16 56 14M76 -226q34 18 56 12M84 -190q36 16 56 8M88 -152q34 14 54 4M90 -114q30 10 48 0',
        marks,
        14,
      ),
    ),
  dapples: () =>
    mirrored(
      spots(
        [
          [88, -214, 10, 8],
          [104, -160, 10, 8],
          [94, -110, 10, 8],
        ],
        DAPPLE,
      ),
    ),
  panda: (_pen, { points }) =>
    path('M-120 -190Q0 -236 120 -190Q118 -276 0 -290Q-118 -276 -120 -190Z', { fill: points }),
  spots: (_pen, { marks }) =>
    mirrored(
      spots(
        [
          [84, -242, 10, 9],
          [108, -206, 11, 10],
          [92, -170, 10, 9],
          [120, -150, 10, 9],
          [100, -112, 10, 9],
          [116, -66, 10, 9],
        ],
        marks,
      ),
    ),
  giraffe: (pen, { marks }) =>
    mirrored(
      path(
        'M92 -236l36 -10 10 32 -34 18 -22 -14ZM110 -180l34 -8 2 38 -30 10 -14 -18ZM98 -118l30 2 8 28 -30 8 -18 -18ZM74 -276l22 -10 12 20 -22 16Z',
        {
          fill: marks,
          ...ink(pen, marks, 0.4),
        },
      ),
    ),
  patch: (_pen, { accent }) =>
    path('M30 -288C90 -280 124 -240 134 -180C100 -150 60 -190 46 -230Z', { fill: accent }) +
    path('M-132 -190C-90 -196 -84 -120 -108 -84C-126 -70 -134 -120 -132 -190Z', { fill: accent }),
  scales: (_pen, { fur, marks }) =>
    [0, 1, 2, 3]
      .map((row) =>
        mirrored(stroke(`M${78 + (row % 2) * 8} ${-240 + row * 40}q14 16 28 0q12 14 24 -2`, mix(marks, fur, 0.35), 6)),
      )
      .join(''),
  stars: () =>
    (
      [
        [-98, -214, 13],
        [104, -180, 15],
        [-112, -130, 11],
        [96, -96, 10],
        [-84, -262, 9],
        [78, -256, 10],
      ] as const
    )
      .map(([x, y, r]) => path(sparklePath(x, y, r * 1.3), { fill: '#fff6c8' }))
      .join(''),
};

/** The plates of an armadillo. */
export const shellBands = (pen: Pen, { fur }: Coat): Svg => {
  const shell = shade(fur, -0.1);
  return (
    path('M-180 -40C-236 -180 -170 -330 0 -334C170 -330 236 -180 180 -40C140 6 -140 6 -180 -40Z', surface(pen, shell)) +
    stroke(
      'M-178 -240Q0 -296 178 -240M-200 -186Q0 -250 200 -186M-206 -132Q0 -196 206 -132M-198 -78Q0 -140 198 -78',
      shade(shell, -0.12),
      9,
    )
  );
};
