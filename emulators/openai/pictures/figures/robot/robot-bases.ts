import { surface, type Pen } from '../../pen.ts';
import { shade } from '../../svg/colour.ts';
import { circle, ellipse, mirrored, path, rect, stroke, type Svg } from '../../svg/elements.ts';
import type { RobotBuild, RobotPaint } from './draw-robot.ts';

/** What the robot stands or rolls on. */
export const robotBase = (pen: Pen, base: RobotBuild['base'], paint: RobotPaint): Svg => BASES[base](pen, paint);

const RUBBER = '#353b4a';

const wheel = (pen: Pen, x: number, radius: number, hub: string): Svg =>
  circle(x, -radius, radius, surface(pen, RUBBER)) +
  circle(x, -radius, radius * 0.55, { fill: hub }) +
  circle(x, -radius, radius * 0.2, { fill: RUBBER });

const BASES: Readonly<Record<RobotBuild['base'], (pen: Pen, paint: RobotPaint) => Svg>> = {
  legs: (pen, { shell, metal }) =>
    mirrored(
      rect(36, -84, 50, 62, { rx: 16, fill: metal }) + rect(22, -36, 92, 42, { rx: 21, ...surface(pen, shell) }),
    ),
  boots: (pen, { shell, metal }) =>
    mirrored(
      rect(34, -92, 60, 60, { rx: 14, fill: metal }) +
        path('M14 4V-26C14 -60 40 -66 66 -66C104 -66 132 -40 134 4Z', surface(pen, shell)) +
        stroke('M24 -10H126', shade(shell, -0.18), 6),
    ),
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
};
