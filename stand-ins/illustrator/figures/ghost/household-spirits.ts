import { ink, roundSurface, surface } from '../../pen.ts';
import { mix, shade } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, rect, stroke } from '../../svg/elements.ts';
import { starPath } from '../../svg/paths.ts';
import { flame as flameGlyph } from '../shared/glyphs.ts';
import { rod } from '../shared/rod.ts';
import type { ApparitionPainter } from './apparition.ts';

const FACE = { spread: 74, radius: 48 } as const;

export const hearth: ApparitionPainter = (pen, color, accent) => ({
  back:
    rect(70, -640, 96, 140, { rx: 10, ...surface(pen, shade(color, -0.06)) }) +
    rect(58, -654, 120, 34, { rx: 10, ...surface(pen, shade(color, -0.02)) }),
  body:
    path('M-216 -8V-430C-216 -530 -110 -566 0 -566C110 -566 216 -530 216 -430V-8Z', roundSurface(pen, color)) +
    stroke(
      'M-210 -250H-150M-210 -190H-130M-210 -130H-130M-210 -70H-130M210 -250H150M210 -190H130M210 -130H130M210 -70H130M-170 -250V-190M-150 -130V-70M170 -250V-190M150 -130V-70M-150 -530V-486M-60 -560V-500M60 -560V-500M150 -530V-486M-196 -486H196',
      shade(color, -0.12),
      7,
    ) +
    rect(-246, -30, 492, 36, { rx: 14, ...surface(pen, shade(color, -0.1)) }) +
    path('M-120 -28V-150C-120 -228 120 -228 120 -150V-28Z', { fill: '#3a2430', ...ink(pen, '#5a3a3a') }) +
    ellipse(0, -90, 150, 110, { fill: pen.defs.glow(accent, 0.9) }) +
    place(flameGlyph(pen), { y: -86, scale: 1.1 }) +
    stroke('M-70 -34L70 -46M-70 -46L70 -34', '#8a5a38', 17),
  crownY: -566,
  halfWidth: 200,
  eyes: { ...FACE, y: -400 },
  mouthY: -312,
  arm: { x: 206, y: -300 },
  reach: 318,
  skin: color,
});

export const teapot: ApparitionPainter = (pen, color, accent) => ({
  back:
    rod(pen, 'M-180 -330C-320 -380 -340 -150 -170 -150', color, 38) +
    path('M160 -160C240 -180 230 -310 290 -366L344 -336C310 -270 320 -110 180 -80Z', surface(pen, color)) +
    stroke('M322 -390C300 -430 346 -450 326 -496M356 -400C340 -430 372 -450 360 -480', '#ffffff', 11, {
      opacity: 0.75,
    }),
  body:
    ellipse(0, -16, 130, 26, surface(pen, shade(color, -0.08))) +
    ellipse(0, -230, 226, 212, roundSurface(pen, color)) +
    path(
      'M-216 -180q54 34 108 0t108 0t108 0t108 0C206 -110 190 -90 176 -76q-44 24 -88 0t-88 0t-88 0t-88 0C-190 -96 -206 -116 -216 -180Z',
      { fill: accent, opacity: 0.9 },
    ) +
    path('M-140 -400C-120 -480 120 -480 140 -400Q0 -372 -140 -400Z', surface(pen, shade(color, -0.03))) +
    circle(0, -484, 32, surface(pen, accent)),
  crownY: -470,
  halfWidth: 150,
  eyes: { ...FACE, y: -296 },
  mouthY: -214,
  arm: null,
  reach: 366,
  skin: color,
});

export const clock: ApparitionPainter = (pen, color, accent) => ({
  back:
    mirrored(circle(120, -560, 62, surface(pen, accent)) + rod(pen, 'M100 -80L150 -4', shade(color, -0.1), 30)) +
    rod(pen, 'M0 -560V-620', shade(color, -0.1), 16) +
    circle(0, -630, 19, surface(pen, accent)),
  body:
    circle(0, -320, 258, roundSurface(pen, color)) +
    circle(0, -320, 172, { fill: '#fff8e6', ...ink(pen, accent) }) +
    Array.from({ length: 12 }, (_, hour) =>
      place(rect(-5, -162, 10, hour % 3 === 0 ? 24 : 13, { rx: 4, fill: shade(color, -0.12) }), {
        y: -320,
        turn: hour * 30,
      }),
    ).join(''),
  front: place(
    stroke('M0 0L-36 -26', '#4a3434', 10) +
      stroke('M0 0L44 -34', '#4a3434', 7) +
      circle(0, 0, 11, surface(pen, accent)),
    { y: -300 },
  ),
  crownY: -578,
  halfWidth: 130,
  eyes: { ...FACE, y: -350 },
  mouthY: -256,
  arm: { x: 236, y: -260 },
  reach: 330,
  skin: '#fff4d8',
});

export const lantern: ApparitionPainter = (pen, color, accent) => ({
  back:
    circle(0, -290, 290, { fill: pen.defs.glow(mix(color, '#fff0b0', 0.5), 0.9) }) +
    stroke('M-80 -560C-80 -680 80 -680 80 -560', accent, 19),
  body:
    path('M-176 -420C-206 -300 -206 -180 -176 -70H176C206 -180 206 -300 176 -420Z', roundSurface(pen, color)) +
    path('M0 -160C-56 -120 -60 -84 0 -78C60 -84 56 -120 0 -160Z', { fill: '#fff6c0', opacity: 0.85 }) +
    mirrored(stroke('M150 -420C176 -300 176 -180 150 -70', accent, 15)) +
    path('M-206 -410L-120 -520Q0 -580 120 -520L206 -410Q0 -380 -206 -410Z', surface(pen, accent)) +
    rect(-196, -80, 392, 40, { rx: 16, ...surface(pen, accent) }) +
    rect(-150, -44, 300, 36, { rx: 14, ...surface(pen, shade(accent, -0.04)) }) +
    circle(0, -556, 24, surface(pen, accent)),
  crownY: -560,
  halfWidth: 140,
  eyes: { ...FACE, y: -304 },
  mouthY: -216,
  arm: { x: 178, y: -230 },
  reach: 300,
  skin: mix(color, '#fff0b0', 0.3),
});

export const book: ApparitionPainter = (pen, color, accent) => ({
  back:
    mirrored(rod(pen, 'M80 -40L96 -6', shade(color, -0.1), 24)) +
    path('M-196 -540H216V-40H-196Z', { ...surface(pen, '#fff6e0') }) +
    stroke('M210 -520V-60M202 -524V-56', '#e0d0ac', 4) +
    path('M120 -60H168V20L144 -6L120 20Z', surface(pen, '#d8504a')),
  body:
    path(
      'M-216 -540Q-216 -566 -190 -566H176Q200 -566 200 -540V-64Q200 -40 176 -40H-190Q-216 -40 -216 -64Z',
      roundSurface(pen, color),
    ) +
    path('M-216 -540Q-216 -566 -190 -566H-160V-40H-190Q-216 -40 -216 -64Z', { fill: shade(color, -0.08) }) +
    mirrored(path('M200 -566L130 -566Q140 -510 200 -500Z', { fill: accent })) +
    mirrored(path('M200 -40L130 -40Q140 -96 200 -106Z', { fill: accent })) +
    path(starPath(20, -150, 44), { fill: accent, ...ink(pen, accent, 0.7) }) +
    stroke('M-130 -530H170V-80H-130Z', accent, 5, { opacity: 0.7 }),
  crownY: -566,
  halfWidth: 196,
  eyes: { ...FACE, y: -380 },
  mouthY: -286,
  arm: { x: 204, y: -290 },
  reach: 318,
  skin: color,
});
