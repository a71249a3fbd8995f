import { ink, surface, type Pen } from '../../pen.ts';
import { shade, type Hex } from '../../svg/color.ts';
import { ellipse, mirrored, path, stroke } from '../../svg/elements.ts';
import type { ApparitionPainter } from './apparition.ts';

const VEIL =
  'M-176 -400C-176 -510 -100 -566 0 -566C100 -566 176 -510 176 -400C180 -260 200 -150 226 -72C196 -28 164 -26 140 -62C118 -14 78 -10 52 -48C26 -2 -26 -2 -52 -48C-78 -10 -118 -14 -140 -62C-164 -26 -196 -28 -226 -72C-200 -150 -180 -260 -176 -400Z';
const SHEET =
  'M-156 -420C-146 -520 -84 -566 0 -566C84 -566 146 -520 156 -420C176 -280 206 -130 236 -34L180 -6L122 -38L62 -4L0 -36L-62 -4L-122 -38L-180 -6L-236 -34C-206 -130 -176 -280 -156 -420Z';

/** More transparent towards the hem. */
const mist = (pen: Pen, color: Hex) =>
  color === pen.rainbowColor
    ? surface(pen, color)
    : {
        fill: pen.defs.linear([
          [0, shade(color, 0.05)],
          [0.6, color],
          [1, shade(color, -0.05), 0.62],
        ]),
        ...ink(pen, color),
      };

export const veil: ApparitionPainter = (pen, color) => ({
  back: ellipse(0, -300, 330, 370, { fill: pen.defs.glow(shade(color, 0.06), 0.55) }),
  body:
    path(VEIL, mist(pen, color)) +
    stroke('M-118 -130Q-108 -210 -122 -270M118 -130Q108 -210 122 -270M0 -110V-190', shade(color, -0.1), 6, {
      opacity: 0.5,
    }) +
    ellipse(-62, -530, 54, 16, { fill: '#fff', opacity: 0.4, transform: 'rotate(-14 -62 -530)' }),
  crownY: -566,
  halfWidth: 174,
  eyes: { spread: 74, y: -410, radius: 50 },
  mouthY: -322,
  arm: { x: 160, y: -270 },
  reach: 262,
  skin: shade(color, 0.02),
});

export const sheet: ApparitionPainter = (pen, color, accent) => ({
  body:
    path(SHEET, mist(pen, color)) +
    stroke(
      'M-150 -60Q-130 -200 -128 -330M-62 -40Q-52 -120 -56 -190M62 -40Q52 -120 56 -190M150 -60Q130 -200 128 -330',
      shade(color, -0.12),
      6,
      { opacity: 0.6 },
    ) +
    mirrored(ellipse(76, -408, 66, 70, { fill: shade(color, -0.34) })) +
    path('M96 -190h76l8 76h-80Z', { fill: accent, ...ink(pen, accent, 0.7) }) +
    stroke('M90 -196l14 14M168 -196l12 12M96 -120l14 14M174 -122l14 14', shade(accent, -0.24), 5) +
    [-130, -150, -60]
      .map((y, index) => ellipse([-170, -40, -120][index] ?? 0, y, 14, 14, { fill: accent, opacity: 0.7 }))
      .join(''),
  crownY: -566,
  halfWidth: 156,
  eyes: { spread: 76, y: -408, radius: 46 },
  mouthY: -308,
  arm: null,
  reach: 262,
  skin: color,
});
