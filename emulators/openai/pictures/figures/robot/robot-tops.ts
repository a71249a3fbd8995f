import { surface, type Pen } from '../../pen.ts';
import { shade } from '../../svg/colour.ts';
import { circle, ellipse, mirrored, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { leaf } from '../shared/glyphs.ts';
import type { RobotBuild, RobotPaint } from './draw-robot.ts';

/** What sits on top of the head. */
export const robotTop = (pen: Pen, top: RobotBuild['top'], paint: RobotPaint): Svg => TOPS[top](pen, paint);

const lamp = (pen: Pen, x: number, y: number, radius: number, glow: string): Svg =>
  circle(x, y, radius * 2.8, { fill: pen.defs.glow(glow, 0.8) }) +
  circle(x, y, radius, {
    fill: pen.defs.radial([
      [0, '#ffffff'],
      [1, glow],
    ]),
  });

const TOPS: Readonly<Record<RobotBuild['top'], (pen: Pen, paint: RobotPaint) => Svg>> = {
  antenna: (pen, { metal, glow }) => stroke('M0 -570v-62', metal, 11) + lamp(pen, 0, -648, 22, glow),
  dish: (pen, { shell, metal, glow }) =>
    stroke('M70 -560L92 -626', metal, 12) +
    place(
      path('M-58 -10C-50 44 50 44 58 -10Z', surface(pen, shell)) +
        ellipse(0, -10, 58, 16, { fill: shade(shell, 0.1) }) +
        stroke('M0 -10v-34', metal, 6),
      { x: 98, y: -642, turn: 28 },
    ) +
    lamp(pen, 120, -688, 9, glow) +
    stroke('M-92 -560v-70', metal, 8) +
    lamp(pen, -92, -636, 11, glow),
  crest: (pen, { shell }) =>
    path('M-22 -560C-30 -640 0 -676 64 -672C44 -650 36 -610 30 -560Z', surface(pen, shade(shell, -0.06))) +
    mirrored(path('M176 -500L246 -560L214 -440Z', surface(pen, shell))),
  ears: (pen, { shell, glow }) =>
    mirrored(
      path('M88 -540C92 -640 130 -672 156 -664C184 -650 182 -570 160 -510Z', surface(pen, shell)) +
        path('M112 -556C116 -616 134 -638 148 -632C160 -618 156 -570 144 -532Z', { fill: glow, opacity: 0.75 }),
    ),
  propeller: (pen, { shell, metal }) =>
    stroke('M0 -570v-44', metal, 12) +
    ellipse(-58, -622, 60, 12, surface(pen, shade(shell, 0.08))) +
    ellipse(58, -622, 60, 12, surface(pen, shade(shell, 0.08))) +
    circle(0, -622, 17, surface(pen, metal)),
  lamp: (pen, { shell, metal, glow }) =>
    stroke('M0 -570C0 -620 40 -640 74 -640', metal, 10) +
    path('M60 -664L110 -652L124 -612H58Z', surface(pen, shell)) +
    lamp(pen, 92, -606, 15, glow),
  sprout: (pen) =>
    stroke('M0 -596C4 -626 -4 -640 0 -668', '#5a9a44', 11) +
    place(leaf(pen, '#7cc858'), { x: 34, y: -688, scale: 0.72, turn: 58 }) +
    place(leaf(pen, '#94d870'), { x: -34, y: -684, scale: 0.66, turn: -58 }),
  halo: (pen, { glow, shell }) =>
    ellipse(0, -628, 104, 25, { fill: 'none', stroke: glow, strokeWidth: 11, opacity: 0.95 }) +
    ellipse(0, -628, 140, 44, { fill: pen.defs.glow(glow, 0.5) }) +
    rect(-12, -594, 24, 30, { rx: 8, fill: shade(shell, -0.12) }),
};
