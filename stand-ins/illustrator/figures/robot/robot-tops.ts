import { surface, type Pen } from '../../pen.ts';
import { mix, shade } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { leaf } from '../shared/glyphs.ts';
import type { RobotBuild, RobotPaint } from './robot-build.ts';

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
  none: () => '',
  'floppy-ears': (pen, { shell }) =>
    mirrored(
      path(
        'M120 -560C190 -580 226 -520 220 -420C210 -380 170 -390 164 -430C160 -480 140 -510 116 -520Z',
        surface(pen, shade(shell, -0.08)),
      ),
    ),
  'cat-ears': (pen, { shell, glow }) =>
    mirrored(
      path('M60 -570L120 -690L172 -510Z', surface(pen, shell)) +
        path('M92 -572L122 -640L148 -540Z', { fill: glow, opacity: 0.75 }),
    ),
  tufts: (pen, { shell, glow }) =>
    mirrored(
      path('M90 -560L200 -676L190 -500Z', surface(pen, shade(shell, -0.06))) + stroke('M130 -566L184 -630', glow, 8),
    ),
  'horse-ears': (pen, { shell, glow }) =>
    mirrored(path('M60 -570C56 -640 80 -690 104 -704C132 -670 136 -600 120 -550Z', surface(pen, shell))) +
    path('M-26 -580C-40 -660 20 -690 60 -660C30 -650 30 -620 40 -580Z', surface(pen, mix(shell, glow, 0.5))),
  fin: (pen, { shell }) =>
    path('M-40 -570C-30 -650 30 -690 90 -690C64 -650 70 -610 80 -566Z', surface(pen, shade(shell, -0.05))),
  feelers: (pen, { metal, glow }) =>
    mirrored(stroke('M36 -596C50 -660 90 -690 126 -690', metal, 10) + lamp(pen, 132, -692, 14, glow)),
  horns: (pen, { shell }) =>
    mirrored(
      path('M76 -560C84 -640 130 -690 184 -690C164 -650 168 -600 146 -536Z', surface(pen, mix(shell, '#ffffff', 0.5))),
    ) +
    [-40, 0, 40]
      .map((x) => path(`M${x - 20} -572L${x} -622L${x + 20} -572Z`, surface(pen, shade(shell, -0.08))))
      .join(''),
  'nose-cone': (pen, { metal, glow }) =>
    path('M-96 -560C-80 -640 -30 -690 0 -716C30 -690 80 -640 96 -560Q0 -540 -96 -560Z', surface(pen, '#e0503a')) +
    stroke('M0 -712V-744', metal, 9) +
    lamp(pen, 0, -750, 10, glow),
  chimney: (pen, { metal }) =>
    path('M-44 -560L-56 -690H56L44 -560Z', surface(pen, metal)) +
    rect(-70, -712, 140, 30, { rx: 10, ...surface(pen, '#c8803c') }) +
    [
      [8, -732, 26],
      [44, -756, 30],
      [4, -768, 22],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: '#f4f6fb', opacity: 0.9 }))
      .join(''),
  periscope: (pen, { shell, metal, glow }) =>
    rect(20, -680, 40, 120, { rx: 10, ...surface(pen, metal) }) +
    path('M20 -700H130V-640H60L20 -660Z', surface(pen, shade(shell, -0.05))) +
    circle(128, -670, 20, { fill: glow }),
  roof: (pen, { glow }) =>
    rect(84, -690, 46, 90, { rx: 6, ...surface(pen, '#9a6a50') }) +
    path('M-226 -540L0 -716L226 -540Q0 -576 -226 -540Z', surface(pen, '#d8503c')) +
    stroke('M-150 -572Q0 -604 150 -572M-80 -632Q0 -650 80 -632', shade('#d8503c', -0.14), 8) +
    circle(0, -630, 22, { fill: glow }),
  'lantern-room': (pen, { shell }) =>
    circle(0, -650, 150, { fill: pen.defs.glow('#fff2a8', 0.8) }) +
    mirrored(path('M60 -668L300 -730V-590L60 -632Z', { fill: '#fff2b0', opacity: 0.45 })) +
    rect(-76, -690, 152, 120, { rx: 16, ...surface(pen, '#fff6cc') }) +
    stroke('M-36 -690V-572M36 -690V-572', shell, 9) +
    path('M-104 -686L0 -762L104 -686Z', surface(pen, shade(shell, -0.04))),
  crane: (pen, { metal }) =>
    stroke('M-60 -570L-60 -700H250', '#e8b03a', 24) +
    stroke('M-60 -660L0 -700M0 -700L60 -690M60 -700L120 -690M120 -700L180 -690', metal, 7) +
    stroke('M230 -690V-560', metal, 8) +
    stroke('M230 -560q-26 10 -22 32q12 22 36 8', metal, 13) +
    rect(-100, -720, 70, 50, { rx: 10, ...surface(pen, metal) }),
  siren: (pen) =>
    rect(-56, -606, 112, 34, { rx: 10, fill: '#48566e' }) +
    path('M-40 -604C-40 -676 40 -676 40 -604Z', surface(pen, '#f0483c')) +
    circle(0, -640, 96, { fill: pen.defs.glow('#ff8a7a', 0.7) }) +
    stroke('M-84 -660l-34 -22M84 -660l34 -22M0 -708v-34', '#ffb0a0', 10),
  studs: (pen, { shell }) =>
    [-110, -37, 37, 110]
      .map((x) => rect(x - 28, -608, 56, 50, { rx: 10, ...surface(pen, shade(shell, 0.06)) }))
      .join(''),
  bubble: (_pen, { glow }) =>
    [
      [-60, -640, 34],
      [10, -680, 50],
      [80, -630, 28],
      [60, -740, 22],
      [-30, -730, 18],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, { fill: glow, fillOpacity: 0.4, stroke: '#ffffff', strokeWidth: 6 }),
      )
      .join(''),
  funnel: (pen, { metal }) =>
    path('M-110 -566L-24 -650V-716H24V-650L110 -566Q0 -540 -110 -566Z', surface(pen, mix(metal, '#ffffff', 0.4))) +
    ellipse(0, -716, 24, 8, { fill: metal }),
};
