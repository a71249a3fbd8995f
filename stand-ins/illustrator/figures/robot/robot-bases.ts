import { surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, rect, stroke, type Svg } from '../../svg/elements.ts';
import { strideOf, type Stride } from '../shared/stride.ts';
import type { Gait } from '../stance.ts';
import type { RobotBuild, RobotPaint } from './robot-build.ts';

/** What the robot stands or rolls on. */
export const robotBase = (pen: Pen, base: RobotBuild['base'], paint: RobotPaint): Svg => BASES[base](pen, paint);

const RUBBER = '#353b4a';

const wheel = (pen: Pen, x: number, radius: number, hub: string): Svg =>
  circle(x, -radius, radius, surface(pen, RUBBER)) +
  circle(x, -radius, radius * 0.55, { fill: hub }) +
  circle(x, -radius, radius * 0.2, { fill: RUBBER });

type FootPainter = (pen: Pen, shell: Hex) => Svg;

const block: FootPainter = (pen, shell) => rect(22, -36, 92, 42, { rx: 21, ...surface(pen, shell) });

const boot: FootPainter = (pen, shell) =>
  path('M14 4V-26C14 -60 40 -66 66 -66C104 -66 132 -40 134 4Z', surface(pen, shell)) +
  stroke('M24 -10H126', shade(shell, -0.18), 6);

const paw: FootPainter = (pen, shell) =>
  rect(14, -40, 92, 46, { rx: 23, ...surface(pen, shade(shell, 0.05)) }) +
  stroke('M44 -16v14M72 -16v14', shade(shell, -0.2), 6);

/** The right foot of each base that has legs. */
const FEET: Readonly<Partial<Record<RobotBuild['base'], FootPainter>>> = { legs: block, boots: boot, paws: paw };

/** Legs in mid-stride; null for a robot that rolls, hovers, swims or stands on a plate. */
export function robotStride(
  pen: Pen,
  base: RobotBuild['base'],
  { shell, metal }: RobotPaint,
  gait: Gait,
): Stride | null {
  const foot = FEET[base]?.(pen, shell);
  if (foot === undefined) return null;
  const color = base === 'paws' ? shell : metal;
  return strideOf(pen, gait, { hip: { x: 58, y: -84 }, length: 140, width: 54, color, foot, footX: 62 });
}

const BASES: Readonly<Record<RobotBuild['base'], (pen: Pen, paint: RobotPaint) => Svg>> = {
  legs: (pen, { shell, metal }) => mirrored(rect(36, -84, 50, 62, { rx: 16, fill: metal }) + block(pen, shell)),
  boots: (pen, { shell, metal }) => mirrored(rect(34, -92, 60, 60, { rx: 14, fill: metal }) + boot(pen, shell)),
  wheels: (pen, { shell, metal }) =>
    path('M-120 -92H120L96 -48H-96Z', { fill: metal }) +
    [-92, 0, 92].map((x) => wheel(pen, x, 38, shade(shell, 0.06))).join(''),
  tracks: (pen, { shell, metal }) =>
    path('M-60 -96H60V-60H-60Z', { fill: metal }) +
    rect(-150, -72, 300, 78, { rx: 39, ...surface(pen, RUBBER) }) +
    [-104, -35, 35, 104].map((x) => circle(x, -33, 22, { fill: shell }) + circle(x, -33, 8, { fill: metal })).join('') +
    stroke('M-108 -66H108', shade(RUBBER, 0.14), 6, { strokeDasharray: '18 16' }),
  hover: (pen, { shell, metal, glow }) =>
    ellipse(0, -8, 130, 26, { fill: pen.defs.glow(glow, 0.9) }) +
    path('M-96 -92H96C84 -52 46 -40 0 -40C-46 -40 -84 -52 -96 -92Z', surface(pen, shell)) +
    ellipse(0, -42, 52, 11, { fill: metal }) +
    ellipse(0, -38, 40, 7, { fill: glow }),
  ball: (pen, { shell, metal }) =>
    circle(0, -58, 64, surface(pen, shade(shell, -0.04))) +
    path('M-64 -58Q0 -34 64 -58Q0 -82 -64 -58Z', { fill: metal, opacity: 0.5 }) +
    path('M-84 -96Q0 -70 84 -96V-70Q0 -46 -84 -70Z', { fill: metal }),
  paws: (pen, { shell }) => mirrored(rect(26, -130, 64, 110, { rx: 30, ...surface(pen, shell) }) + paw(pen, shell)),
  fins: (pen, { shell, metal }) =>
    mirrored(
      path(
        'M10 -80C60 -80 90 -60 100 -30C140 -30 160 -10 164 6H20C6 -20 4 -50 10 -80Z',
        surface(pen, shade(shell, -0.05)),
      ),
    ) + rect(-60, -90, 120, 34, { rx: 12, fill: metal }),
  jets: (pen, { metal }) =>
    mirrored(
      path('M20 -84H104L116 -44H8Z', surface(pen, metal)) +
        path('M22 -44H104C98 -10 84 10 62 34C42 10 28 -10 22 -44Z', {
          fill: pen.defs.linear([
            [0, '#fff2a0'],
            [0.5, '#ffb03a'],
            [1, '#f0583a'],
          ]),
        }),
    ) + ellipse(0, 2, 190, 24, { fill: '#f4f6fb', opacity: 0.75 }),
  springs: (pen, { shell, metal }) =>
    mirrored(
      stroke('M34 -86H86L36 -70H86L36 -54H86L36 -38H86', metal, 10) +
        rect(20, -34, 92, 40, { rx: 18, ...surface(pen, shell) }),
    ),
  pedestal: (pen, { shell, metal, glow }) =>
    rect(-70, -92, 140, 50, { rx: 14, fill: metal }) +
    path('M-150 -46H150L190 6H-190Z', surface(pen, shade(shell, -0.08))) +
    [-100, -34, 34, 100].map((x) => circle(x, -20, 9, { fill: glow })).join(''),
  beam: (pen, { shell, metal, glow }) =>
    path('M-60 -20L-164 -330H164L60 -20Z', { fill: mix(glow, '#ffffff', 0.3), opacity: 0.35 }) +
    ellipse(0, -10, 140, 26, surface(pen, metal)) +
    ellipse(0, -18, 96, 15, { fill: glow }) +
    ellipse(0, -4, 120, 8, { fill: shade(shell, -0.15), opacity: 0.5 }),
  skis: (pen, { shell, metal }) =>
    mirrored(
      rect(44, -92, 44, 80, { rx: 14, fill: metal }) +
        path('M10 -16H130C160 -16 176 -30 180 -46L200 -40C196 -6 170 10 130 10H10Z', surface(pen, shade(shell, -0.06))),
    ),
};
