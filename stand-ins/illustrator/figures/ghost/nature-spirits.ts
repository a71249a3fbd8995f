import { ink, roundSurface, surface, type Pen } from '../../pen.ts';
import { mix, shade } from '../../svg/color.ts';
import { circle, mirrored, path, place, stroke } from '../../svg/elements.ts';
import { scallopPath } from '../../svg/paths.ts';
import { drop as raindrop, flower, leaf as leafGlyph, snowflake } from '../shared/glyphs.ts';
import { rod } from '../shared/rod.ts';
import type { ApparitionPainter } from './apparition.ts';

const FACE = { spread: 74, radius: 50 } as const;

export const drop: ApparitionPainter = (pen, color, accent) => ({
  back: mirrored(
    path(
      'M120 -60C230 -40 300 -120 270 -210C250 -260 190 -250 190 -210C214 -220 230 -200 220 -176C200 -130 150 -120 110 -130Z',
      surface(pen, shade(color, -0.04)),
    ),
  ),
  body:
    path(
      'M0 -660C30 -570 190 -480 196 -330C200 -170 120 -40 0 -40C-120 -40 -200 -170 -196 -330C-190 -480 -30 -570 0 -660Z',
      roundSurface(pen, color),
    ) +
    path('M-188 -240q47 -34 94 0t94 0t94 0C184 -120 110 -44 0 -44C-110 -44 -184 -120 -188 -240Z', {
      fill: accent,
      opacity: 0.5,
    }) +
    stroke('M-140 -420C-130 -480 -90 -510 -60 -530', '#ffffff', 13, { opacity: 0.6 }),
  front: path('M-250 -20q42 -30 84 0t84 0t84 0t84 0t84 0t84 0C220 30 -220 30 -250 -20Z', {
    fill: mix(accent, color, 0.3),
    ...ink(pen, color, 0.6),
  }),
  crownY: -600,
  halfWidth: 130,
  eyes: { ...FACE, y: -350 },
  mouthY: -264,
  arm: null,
  reach: 290,
  skin: color,
});

export const leaf: ApparitionPainter = (pen, color, accent) => ({
  back: mirrored(
    rod(
      pen,
      'M60 -500C90 -580 130 -600 150 -670M104 -580C130 -590 160 -590 180 -620M84 -560C70 -600 74 -630 84 -650',
      accent,
      17,
    ),
  ),
  body:
    path(
      'M0 -590C160 -540 220 -420 192 -280C172 -150 90 -60 0 -16C-90 -60 -172 -150 -192 -280C-220 -420 -160 -540 0 -590Z',
      roundSurface(pen, color),
    ) +
    stroke(
      'M0 -230V-30M0 -190L-80 -240M0 -190L80 -240M0 -130L-70 -180M0 -130L70 -180M0 -80L-44 -116M0 -80L44 -116',
      shade(color, -0.14),
      7,
    ) +
    mirrored(place(leafGlyph(pen, shade(color, 0.08)), { x: 66, y: -560, turn: 50, scale: 0.8 })) +
    place(flower(pen, '#ffd06a'), { y: -568, scale: 0.5 }),
  crownY: -590,
  halfWidth: 150,
  eyes: { ...FACE, y: -390 },
  mouthY: -302,
  arm: { x: 168, y: -250 },
  reach: 262,
  skin: color,
});

const pine = (pen: Pen, x: number, scale: number, color: string) =>
  place(path('M0 -120L36 -60H20L52 -6H-52L-20 -60H-36Z', surface(pen, color)), { x, y: -2, scale });

export const peak: ApparitionPainter = (pen, color, accent) => ({
  body:
    path(
      'M-16 -628Q0 -650 16 -628L112 -500L150 -440Q196 -330 214 -230L262 -14Q0 18 -262 -14L-214 -230Q-196 -330 -150 -440L-112 -500Z',
      roundSurface(pen, color),
    ) +
    path(
      'M-16 -628Q0 -650 16 -628L112 -500L150 -440L112 -470L84 -430L40 -476L0 -440L-40 -476L-84 -430L-112 -470L-150 -440L-112 -500Z',
      { fill: '#f6fbff', ...ink(pen, '#c8d8ec', 0.7) },
    ) +
    stroke('M-170 -180L-130 -120M176 -190L140 -126M-60 -100L-20 -60M70 -110L40 -66', shade(color, -0.12), 9),
  front:
    pine(pen, -206, 0.9, accent) +
    pine(pen, 200, 1, accent) +
    pine(pen, 130, 0.66, shade(accent, -0.04)) +
    pine(pen, -140, 0.6, shade(accent, -0.04)),
  crownY: -600,
  halfWidth: 120,
  eyes: { ...FACE, y: -350 },
  mouthY: -258,
  arm: { x: 196, y: -230 },
  reach: 286,
  skin: color,
});

export const gust: ApparitionPainter = (pen, color, accent) => ({
  back:
    stroke(
      'M-280 -300C-200 -360 -120 -330 -120 -330M-300 -220C-220 -270 -160 -250 -120 -240M180 -450C260 -480 310 -430 290 -390C276 -366 246 -376 252 -400',
      mix(accent, color, 0.4),
      15,
      { opacity: 0.9 },
    ) +
    stroke('M160 -200C240 -220 300 -180 280 -130C264 -100 226 -116 238 -146', mix(accent, color, 0.4), 13, {
      opacity: 0.9,
    }),
  body:
    path(
      'M-180 -400C-180 -510 -100 -566 0 -566C100 -566 180 -510 180 -400C184 -280 130 -200 70 -150C20 -108 44 -66 96 -80C86 -20 -16 -6 -50 -70C-90 -150 -176 -250 -180 -400Z',
      roundSurface(pen, color),
    ) +
    stroke('M-120 -240C-60 -200 40 -200 110 -250M-84 -170C-40 -140 10 -140 50 -170', mix(accent, color, 0.3), 10, {
      opacity: 0.9,
    }) +
    path(
      'M-60 -556C-90 -640 -10 -690 50 -650C90 -620 60 -570 24 -590C40 -616 16 -636 -4 -622C-30 -604 -20 -570 0 -560Z',
      surface(pen, shade(color, 0.04)),
    ),
  crownY: -566,
  halfWidth: 160,
  eyes: { ...FACE, y: -404 },
  mouthY: -314,
  arm: { x: 160, y: -290 },
  reach: 310,
  skin: color,
});

export const raincloud: ApparitionPainter = (pen, color, accent) => ({
  body:
    [
      [-130, -150, 0.7],
      [-66, -90, 0.8],
      [0, -140, 0.86],
      [66, -84, 0.8],
      [132, -154, 0.7],
      [-110, -50, 0.5],
      [10, -36, 0.54],
      [116, -52, 0.5],
    ]
      .map(([x = 0, y = 0, scale = 1]) => place(raindrop(pen), { x, y, scale }))
      .join('') +
    path(scallopPath([0, -380], 226, 168, 11), roundSurface(pen, color)) +
    stroke('M-150 -470q20 -40 60 -46', '#ffffff', 12, { opacity: 0.5 }) +
    mirrored(place(raindrop(pen), { x: 196, y: -556, scale: 0.36 })) +
    circle(0, -20, 3, { fill: accent }),
  crownY: -570,
  halfWidth: 190,
  eyes: { ...FACE, y: -390 },
  mouthY: -302,
  arm: { x: 200, y: -330 },
  reach: 300,
  skin: color,
});

export const snowball: ApparitionPainter = (pen, color, accent) => ({
  back: place(snowflake(pen), { y: -420, scale: 4.5 }),
  body:
    path(scallopPath([0, -150], 178, 148, 15), roundSurface(pen, color)) +
    path('M-96 -250Q0 -200 96 -250L104 -206Q0 -156 -104 -206Z', surface(pen, accent)) +
    path('M40 -214L92 -90Q70 -74 44 -84L10 -196Z', surface(pen, shade(accent, -0.05))) +
    path(scallopPath([0, -400], 186, 162, 16), roundSurface(pen, color)) +
    [-190, -140, -90].map((y) => circle(-30, y + 50, 9, { fill: shade(accent, -0.12) })).join(''),
  crownY: -566,
  halfWidth: 176,
  eyes: { ...FACE, y: -404 },
  mouthY: -316,
  arm: { x: 150, y: -200 },
  reach: 318,
  skin: color,
});

export const flame: ApparitionPainter = (pen, color, accent) => ({
  back: circle(0, -320, 350, { fill: pen.defs.glow(accent, 0.75) }),
  body:
    path(
      'M10 -700C30 -610 130 -570 160 -480C180 -510 186 -540 180 -580C244 -500 250 -380 220 -270C190 -130 110 -30 0 -30C-110 -30 -190 -130 -220 -270C-246 -380 -210 -470 -160 -540C-154 -500 -140 -480 -120 -470C-100 -560 -20 -610 10 -700Z',
      roundSurface(pen, color),
    ) +
    path(
      'M0 -520C60 -470 150 -420 160 -300C166 -160 90 -60 0 -60C-90 -60 -166 -160 -160 -300C-150 -400 -60 -440 0 -520Z',
      {
        fill: pen.defs.linear([
          [0, mix(color, accent, 0.4)],
          [1, accent],
        ]),
      },
    ),
  crownY: -590,
  halfWidth: 150,
  eyes: { ...FACE, y: -340 },
  mouthY: -250,
  arm: { x: 190, y: -220 },
  reach: 318,
  skin: mix(color, accent, 0.3),
});

export const blossom: ApparitionPainter = (pen, color, accent) => ({
  back: Array.from({ length: 10 }, (_, index) =>
    place(
      path('M0 0C-90 -60 -90 -180 0 -236C90 -180 90 -60 0 0Z', surface(pen, shade(color, index % 2 === 0 ? 0 : 0.05))),
      {
        y: -400,
        turn: index * 36,
      },
    ),
  ).join(''),
  body:
    rod(pen, 'M0 -240V-20', accent, 34) +
    mirrored(
      path('M0 -60C60 -180 170 -210 220 -180C200 -90 110 -20 0 -14Z', surface(pen, accent)) +
        stroke('M10 -40Q100 -120 180 -164', shade(accent, -0.12), 6),
    ) +
    circle(0, -400, 148, roundSurface(pen, mix('#fff0b8', color, 0.12))),
  crownY: -560,
  halfWidth: 150,
  eyes: { ...FACE, y: -414 },
  mouthY: -330,
  arm: null,
  reach: 262,
  skin: '#fff0b8',
});
