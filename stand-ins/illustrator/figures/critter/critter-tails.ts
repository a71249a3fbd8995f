import { ink, surface, type Pen } from '../../pen.ts';
import { mix, shade } from '../../svg/color.ts';
import { circle, ellipse, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { limbPath, quadraticPoint, scallopPath, starPath } from '../../svg/paths.ts';
import { rod } from '../shared/rod.ts';
import { hair, type Coat } from './coat.ts';
import type { Spot } from '../figure-drawing.ts';
import type { CritterForm } from './critter-form.ts';

/** The tail, beside the sitting body. */
export const critterTail = (pen: Pen, form: CritterForm, coat: Coat): Svg => TAILS[form.tail](pen, coat);

/** Where each tail ends; null for those that have none. */
export const critterTailTip = (form: CritterForm): Spot | null => TAIL_TIPS[form.tail];

const BUSHY_TIP = { x: 226, y: -306 };
const TAIL_TIPS: Readonly<Record<CritterForm['tail'], Spot | null>> = {
  none: null,
  bushy: BUSHY_TIP,
  'white-tipped': BUSHY_TIP,
  hair: BUSHY_TIP,
  squirrel: { x: 306, y: -340 },
  thin: { x: 250, y: -246 },
  ringed: { x: 250, y: -246 },
  'long-thick': { x: 266, y: -262 },
  puff: { x: 140, y: -60 },
  tuft: { x: 250, y: -236 },
  wag: { x: 236, y: -194 },
  flat: { x: 276, y: -108 },
  curl: { x: 204, y: -116 },
  stub: { x: 160, y: -86 },
  nine: { x: 220, y: -330 },
  snake: { x: 256, y: -270 },
  comet: { x: 250, y: -190 },
  flukes: { x: 256, y: -220 },
};

const BUSHY =
  'M70 -50C180 -20 274 -84 276 -200C278 -276 232 -326 196 -340C206 -270 184 -200 146 -168C112 -144 84 -120 70 -50Z';
const TIP =
  'M196 -340C206 -280 202 -236 184 -204C204 -218 220 -196 232 -210C244 -190 262 -192 274 -180C284 -262 236 -326 196 -340Z';
const THIN = [
  [90, -30],
  [330, 10],
  [250, -250],
] as const;

const TAILS: Readonly<Record<CritterForm['tail'], (pen: Pen, coat: Coat) => Svg>> = {
  none: () => '',
  bushy: (pen, { fur }) => path(BUSHY, surface(pen, fur)),
  'white-tipped': (pen, { fur, cream }) =>
    path(BUSHY, surface(pen, fur)) + path(TIP, { fill: cream, ...ink(pen, fur, 0.5) }),
  squirrel: (pen, { fur, cream }) =>
    path(
      'M64 -30C150 20 262 -30 268 -170C272 -270 300 -300 330 -300C350 -400 230 -450 178 -370C140 -300 190 -240 160 -180C140 -130 90 -120 64 -30Z',
      surface(pen, fur),
    ) +
    path(
      'M110 -50C180 -40 228 -100 226 -190C224 -270 246 -320 286 -332C250 -370 200 -340 206 -290C216 -220 200 -130 110 -50Z',
      { fill: mix(cream, fur, 0.4), opacity: 0.8 },
    ),
  thin: (pen, { fur }) => path(limbPath(...THIN, 44, 36), surface(pen, fur)),
  'long-thick': (pen, { fur }) => path(limbPath([80, -40], [350, 30], [266, -270], 78, 40), surface(pen, fur)),
  ringed: (pen, { fur, marks }) =>
    path(limbPath(...THIN, 58, 50), surface(pen, fur)) +
    [0.42, 0.56, 0.7, 0.84, 0.97]
      .map((t) => {
        const [x, y] = quadraticPoint(...THIN, t);
        return ellipse(x, y, 27, 11, { fill: marks, transform: `rotate(${-70 + (1 - t) * 80} ${x} ${y})` });
      })
      .join(''),
  wag: (pen, { fur, cream }) =>
    path(limbPath([90, -40], [240, -60], [236, -190], 60, 30), surface(pen, fur)) +
    circle(236, -194, 14, { fill: cream }),
  puff: (pen, { fur, cream }) => path(scallopPath([132, -52], 52, 50, 9), surface(pen, mix(fur, cream, 0.7))),
  stub: (pen, { fur }) => path('M96 -90C140 -130 180 -110 172 -76C166 -50 130 -46 100 -52Z', surface(pen, fur)),
  curl: (pen, { fur }) =>
    rod(pen, 'M110 -76C170 -60 196 -110 166 -124C140 -132 136 -92 170 -90C196 -90 206 -110 210 -128', fur, 16),
  flat: (pen, { fur }) => {
    const leather = shade(fur, -0.14);
    return (
      path('M80 -40C150 -10 200 -40 226 -96C254 -160 300 -170 306 -118C312 -50 220 20 80 4Z', surface(pen, leather)) +
      stroke(
        'M150 -20L280 -128M190 -8L296 -100M176 -54L214 -12M212 -92L254 -38M248 -126L286 -80',
        shade(leather, -0.1),
        5,
      )
    );
  },
  tuft: (pen, coat) =>
    path(limbPath([90, -30], [320, 10], [254, -210], 36, 28), surface(pen, coat.fur)) +
    place(path('M0 24C-44 6 -38 -44 6 -74C44 -40 42 6 0 24Z', hair(pen, coat)), { x: 250, y: -214, turn: -10 }),
  hair: (pen, coat) =>
    path(BUSHY, hair(pen, coat)) +
    stroke('M196 -320C214 -240 190 -170 140 -110M222 -290C236 -220 206 -140 150 -84', '#ffffff', 5, { opacity: 0.4 }),
  nine: (pen, { fur, cream }) =>
    [-100, -80, -60, -40, -20, 0, 20, 40, 60]
      .map((turn, index) => {
        const feather = path(
          'M0 0C-60 -60 -64 -190 6 -290C66 -200 56 -70 0 0Z',
          surface(pen, shade(fur, index % 2 === 0 ? -0.03 : 0.02)),
        );
        const tip = path(
          'M-38 -190L-18 -214L-2 -190L18 -216L42 -186C46 -220 30 -254 6 -290C-22 -252 -36 -222 -38 -190Z',
          { fill: cream },
        );
        return place(feather + tip, { x: index * 4 - 16, y: -110, turn: turn + 20, scale: 1.24 });
      })
      .join(''),
  snake: (pen, { fur }) => {
    const green = mix(fur, '#4c9a5a', 0.75);
    return (
      path(limbPath([90, -30], [350, 20], [262, -230], 46, 34), surface(pen, green)) +
      ellipse(256, -262, 42, 34, surface(pen, green)) +
      circle(240, -270, 8, { fill: '#fff' }) +
      circle(272, -270, 8, { fill: '#fff' }) +
      circle(240, -269, 4.5, { fill: '#2a1a2a' }) +
      circle(272, -269, 4.5, { fill: '#2a1a2a' }) +
      stroke('M244 -248q12 9 24 0', '#2c5a36', 4)
    );
  },
  comet: (pen, { accent }) =>
    [
      [shade(accent, -0.12, 0.03, -16), 36, 1.2],
      [accent, 60, 1.08],
      [shade(accent, 0.1), 84, 0.92],
    ]
      .map(([color, turn, scale]) =>
        place(path('M0 0C-52 -60 -40 -150 0 -210C6 -160 52 -110 0 0Z', surface(pen, String(color))), {
          x: 74,
          y: -54,
          turn: Number(turn),
          scale: Number(scale),
        }),
      )
      .join('') + path(starPath(250, -190, 24), { fill: '#fff3b8' }),
  flukes: (pen, { fur, accent }) =>
    path(limbPath([80, -30], [330, 20], [252, -190], 84, 34), surface(pen, fur)) +
    path(
      'M252 -176C200 -200 176 -260 192 -300C232 -290 252 -260 256 -236C270 -262 300 -286 336 -280C336 -236 306 -192 252 -176Z',
      surface(pen, accent),
    ),
};
