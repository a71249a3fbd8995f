import { ink, surface, type Pen } from '../../pen.ts';
import { mix, shade } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { starPath } from '../../svg/paths.ts';
import type { RobotBack, RobotPaint } from './robot-build.ts';

/** Wings, tails and tanks behind a robot. */
export const robotBack = (pen: Pen, back: RobotBack, paint: RobotPaint): Svg => BACKS[back](pen, paint);

const BACKS: Readonly<Record<RobotBack, (pen: Pen, paint: RobotPaint) => Svg>> = {
  none: () => '',
  butterfly: (pen, { shell, glow, metal }) =>
    mirrored(
      path('M40 -250C110 -440 260 -470 296 -400C316 -330 220 -230 40 -220Z', surface(pen, shade(shell, 0.06))) +
        path('M40 -210C160 -220 246 -160 226 -90C196 -40 90 -100 40 -190Z', surface(pen, shade(shell, 0.1))) +
        circle(214, -356, 36, { fill: glow, opacity: 0.85 }) +
        circle(156, -138, 24, { fill: glow, opacity: 0.85 }) +
        stroke('M60 -244L250 -400M60 -206L196 -110', metal, 9),
    ),
  dragon: (pen, { shell, metal }) =>
    mirrored(
      path(
        'M60 -260C130 -380 210 -440 300 -450C290 -400 310 -370 326 -340C286 -336 276 -310 280 -276C240 -284 214 -260 208 -226C160 -240 110 -240 60 -220Z',
        surface(pen, mix(shell, '#ffffff', 0.25)),
      ) + stroke('M70 -256L300 -450M74 -246L326 -340M78 -236L280 -276', metal, 11),
    ) +
    path('M90 -90C220 -50 270 -90 270 -190L310 -230L322 -180C316 -40 200 0 90 -40Z', surface(pen, shade(shell, -0.04))),
  feathers: (pen, { shell, metal }) =>
    mirrored(
      [70, 52, 34]
        .map((turn) =>
          place(path('M0 -26L150 -34L186 0L150 30L0 26Z', surface(pen, shade(shell, (turn - 52) / 500))), {
            x: 96,
            y: -250,
            turn,
          }),
        )
        .join('') + circle(108, -250, 16, { fill: metal }),
    ),
  panels: (pen, { metal }) =>
    mirrored(
      stroke('M110 -230H180', metal, 14) +
        path('M176 -300L300 -320V-160L176 -170Z', surface(pen, '#3a5ab0')) +
        stroke('M218 -306V-166M258 -313V-163M176 -258L300 -266M176 -214L300 -214', '#8ab4f0', 5),
    ),
  key: (pen, { metal }) =>
    stroke('M110 -190H196', metal, 16) +
    path(
      'M196 -190C196 -250 262 -262 270 -216C276 -200 262 -190 262 -190C262 -190 276 -180 270 -164C262 -118 196 -130 196 -190Z',
      surface(pen, '#e8b84a'),
    ) +
    circle(234, -216, 13, { fill: '#ffffff', opacity: 0.8 }) +
    circle(234, -164, 13, { fill: '#ffffff', opacity: 0.8 }),
  tank: (pen, { metal }) =>
    mirrored(
      rect(96, -310, 74, 200, { rx: 36, ...surface(pen, '#d8433a') }) + rect(118, -336, 30, 34, { rx: 8, fill: metal }),
    ),
  'thin-tail': (_pen, { shell, metal }) =>
    stroke('M110 -60C220 -40 270 -100 244 -190C234 -230 262 -262 284 -240', metal, 28) +
    stroke('M110 -60C220 -40 270 -100 244 -190C234 -230 262 -262 284 -240', shell, 19, { strokeDasharray: '26 9' }),
  'dog-tail': (pen, { shell, glow }) =>
    path('M110 -80C180 -60 220 -110 226 -190C256 -140 240 -40 120 -34Z', surface(pen, shell)) +
    circle(228, -196, 18, { fill: glow }),
  'horse-tail': (pen, { shell }) =>
    path(
      'M110 -110C220 -150 280 -80 262 10C240 -10 230 6 206 0C214 -50 170 -70 110 -66Z',
      surface(pen, shade(shell, -0.12)),
    ) + stroke('M140 -100C200 -104 236 -70 240 -20', shade(shell, 0.04), 6),
  fluke: (pen, { shell }) =>
    path(
      'M80 -50C170 -20 210 -50 230 -90C240 -140 290 -160 324 -150C310 -110 310 -80 326 -40C290 -36 260 -50 246 -66C220 -10 130 10 80 -14Z',
      surface(pen, shade(shell, -0.03)),
    ),
  net: (pen, { metal }) =>
    stroke('M150 -140L240 -430', metal, 12) +
    place(
      ellipse(0, 0, 76, 60, { fill: '#e8f6ff', fillOpacity: 0.35, ...ink(pen, '#d8b45a', 2.4) }) +
        stroke('M-60 -20H60M-66 14H66M-30 -52V54M0 -58V60M30 -52V54', '#ffffff', 4, { opacity: 0.8 }) +
        path(starPath(8, -4, 34), { fill: '#ffe27a' }),
      { x: 254, y: -486, turn: 14 },
    ),
  cape: (pen, { shell }) =>
    path(
      'M-110 -284C-170 -190 -206 -80 -216 -20C-140 6 -60 -8 0 -14C60 -8 140 6 216 -20C206 -80 170 -190 110 -284Z',
      surface(pen, shade(shell, -0.1, 0, 24)),
    ),
};
