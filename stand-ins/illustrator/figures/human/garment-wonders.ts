import { surface, type Pen } from '../../pen.ts';
import { mix, shade } from '../../svg/color.ts';
import { circle, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { leaf } from '../shared/glyphs.ts';
import type { Cloth } from './garments.ts';

type Details = (pen: Pen, cloth: Cloth) => Svg;

/** Unusual garments, such as leaves or patchwork; details over the plain body, in body units. */
export const WONDER_GARMENTS = {
  'petal-dress': (pen: Pen, { dye, trim }: Cloth): Svg =>
    [-118, -60, 0, 60, 118]
      .map((x) =>
        path(
          `M${x * 0.5 - 34} -168C${x - 60} -100 ${x - 50} -30 ${x} -6C${x + 50} -30 ${x + 60} -100 ${x * 0.5 + 34} -168Z`,
          surface(pen, shade(dye, x === 0 ? 0.09 : 0.04)),
        ),
      )
      .join('') +
    stroke('M-94 -172Q0 -146 94 -172', '#6aa84a', 16) +
    circle(0, -160, 15, { fill: trim }),
  'leaf-tunic': (pen: Pen, { dye, leather }: Cloth): Svg =>
    [-96, -48, 0, 48, 96]
      .map((x, index) =>
        place(leaf(pen, shade(dye, index % 2 === 0 ? 0.08 : 0.03)), {
          x,
          y: -92 + Math.abs(x) * 0.06,
          scale: 0.72,
          turn: 180,
        }),
      )
      .join('') +
    [-64, 0, 64]
      .map((x) => place(leaf(pen, shade(dye, 0.06)), { x, y: -236 + Math.abs(x) * 0.1, scale: 0.62, turn: 180 }))
      .join('') +
    stroke('M-98 -170Q0 -142 98 -170', leather, 15),
  'patched-coat': (pen: Pen, { dye, leather }: Cloth): Svg =>
    path('M-82 -150L-36 -158L-30 -112L-76 -104Z', surface(pen, shade(dye, 0.08, 0, 70))) +
    path('M34 -226L76 -232L82 -190L40 -184Z', surface(pen, shade(dye, 0.06, 0, -70))) +
    path('M46 -130L80 -134L84 -100L50 -96Z', surface(pen, mix(dye, '#fff0c8', 0.6))) +
    stroke('M-82 -150l-8 6M-60 -156l-2 -9M-30 -132l9 -1M34 -206l-9 2M60 -230l-1 -9M82 -204l9 -2', '#fff4dc', 4.5) +
    stroke('M-96 -176Q0 -150 96 -176', leather, 14) +
    mirrored(stroke('M96 -96l10 22M84 -88l4 24', '#e8c86a', 7)),
  bones: (_pen: Pen, { dye }: Cloth): Svg =>
    stroke('M0 -258V-116', '#f4f0f4', 14) +
    mirrored(
      ['M0 -240Q52 -250 66 -222', 'M0 -212Q58 -220 70 -190', 'M0 -184Q52 -190 60 -166']
        .map((d) => stroke(d, '#f4f0f4', 13))
        .join('') + stroke('M4 -116Q50 -124 62 -98', '#f4f0f4', 15),
    ) +
    mirrored(stroke('M54 -72V-42', shade(dye, 0.4), 10)),
  bandages: (_pen: Pen, { dye }: Cloth): Svg =>
    [
      'M-78 -250Q0 -222 90 -256',
      'M-92 -206Q0 -190 98 -222',
      'M-100 -172Q10 -146 104 -180',
      'M-112 -128Q0 -116 114 -140',
      'M-120 -96Q0 -74 122 -100',
    ]
      .map((d) => stroke(d, shade(dye, -0.04), 22) + stroke(d, shade(dye, 0.15), 17))
      .join('') + stroke('M108 -140C140 -136 150 -110 142 -84', shade(dye, 0.15), 14),
} as const satisfies Record<string, Details>;
