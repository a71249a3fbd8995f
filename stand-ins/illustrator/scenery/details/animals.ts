import { circle, ellipse, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { scallopPath } from '../../svg/paths.ts';
import type { Brush } from '../brush.ts';
import { EYE, eyes, footShadow, smile } from './faces.ts';

/** Small, friendly animals, standing at the origin (about 110 tall) or flying above it. */

export const rabbit = (brush: Brush): Svg =>
  [
    footShadow(34),
    path('M-18 -86Q-26 -136 -12 -138Q0 -136 -4 -88ZM18 -86Q28 -134 14 -138Q2 -136 4 -88Z', {
      fill: brush.lit('#c8a888'),
    }),
    ellipse(0, -28, 31, 32, { fill: brush.ball('#d0b090') }),
    circle(0, -74, 26, { fill: brush.ball('#d8b898') }),
    eyes(10, -78),
    path('M-5 -68h10l-5 6Z', { fill: '#e88a90' }),
    ellipse(-16, -2, 14, 8, { fill: brush.lit('#e4cbb0') }),
    ellipse(16, -2, 14, 8, { fill: brush.lit('#e4cbb0') }),
    ellipse(0, -26, 17, 20, { fill: brush.lit('#f2e2cc') }),
  ].join('');

export const owlOnPost = (brush: Brush): Svg =>
  [
    rect(-9, -60, 18, 62, { fill: brush.sheen('#7a5a40') }),
    ellipse(0, -96, 32, 40, { fill: brush.ball('#a87a50') }),
    path('M-30 -120l2 -26l20 12ZM30 -120l-2 -26l-20 12Z', { fill: brush.lit('#8a6040') }),
    ellipse(0, -82, 19, 22, { fill: brush.lit('#ecd4ae') }),
    ...[-12, 12].map((x) => circle(x, -110, 12, { fill: '#fff6d8' }) + circle(x, -110, 6, { fill: EYE })),
    path('M-5 -102h10l-5 10Z', { fill: '#f2a83e' }),
  ].join('');

export const babyDragon = (brush: Brush): Svg =>
  [
    footShadow(44),
    path('M24 -40Q70 -90 90 -60Q70 -62 60 -30Z', { fill: brush.lit('#f2a85a') }),
    path('M-24 -40Q-70 -90 -90 -60Q-70 -62 -60 -30Z', { fill: brush.lit('#f2a85a') }),
    path('M30 -6Q70 10 88 -22L98 -14Q90 20 30 10Z', { fill: brush.lit('#5ab88a') }),
    ellipse(0, -28, 36, 34, { fill: brush.ball('#5ab88a') }),
    ellipse(0, -24, 21, 25, { fill: brush.lit('#f6e6b0') }),
    circle(0, -84, 36, { fill: brush.ball('#66c496') }),
    path('M-24 -110l-8 -24l20 12ZM24 -110l8 -24l-20 12Z', { fill: brush.lit('#f6e6b0') }),
    eyes(14, -88, 6),
    ellipse(0, -70, 18, 12, { fill: brush.lit('#8ad8b0') }),
    smile(-70, 8),
  ].join('');

export const unicorn = (brush: Brush): Svg =>
  [
    footShadow(64),
    stroke('M-44 2V-40M-22 2V-36M26 2V-36M46 2V-40', brush.lit('#fff8fc'), 15),
    path('M-70 -30Q-96 -60 -78 -84Q-66 -70 -56 -60Z', { fill: brush.lit('#c8a0f0') }),
    ellipse(0, -58, 62, 31, { fill: brush.ball('#ffffff') }),
    path('M30 -60L52 -124Q76 -136 92 -112L108 -98Q108 -84 88 -86L74 -88L58 -44Z', { fill: brush.ball('#ffffff') }),
    path('M30 -58Q16 -110 58 -136Q48 -110 62 -104Q44 -92 52 -66Z', { fill: brush.ball('#f0a0d0') }),
    path('M68 -130L86 -176L80 -128Z', { fill: '#ffd868' }),
    circle(78, -110, 4, { fill: EYE }),
  ].join('');

export const cloudSheep = (brush: Brush): Svg =>
  [
    [-60, 0, 1],
    [70, -26, 0.72],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      place(
        stroke('M-20 -16V2M20 -16V2', brush.lit('#6a6478'), 9) +
          path(scallopPath([0, -48], 54, 36, 11), { fill: brush.ball('#ffffff') }) +
          ellipse(-48, -60, 19, 23, { fill: brush.lit('#7a7488') }) +
          circle(-54, -64, 3.6, { fill: '#ffffff' }) +
          circle(-44, -64, 3.6, { fill: '#ffffff' }) +
          path(scallopPath([-46, -82], 17, 10, 6), { fill: brush.lit('#ffffff') }),
        { x, y, scale },
      ),
    )
    .join('');

export const snowFox = (brush: Brush): Svg =>
  [
    footShadow(44),
    path('M22 -10Q84 -10 82 -66Q60 -60 46 -36Z', { fill: brush.ball('#f4f8fc') }),
    path('M-30 2Q-30 -54 0 -58Q30 -54 32 2Q0 8 -30 2Z', { fill: brush.ball('#f8fbff') }),
    path('M-36 -90L-32 -128L-10 -106ZM36 -90L32 -128L10 -106Z', { fill: brush.lit('#e4ecf4') }),
    path('M-40 -84Q-30 -112 0 -112Q30 -112 40 -84Q20 -52 0 -50Q-20 -52 -40 -84Z', { fill: brush.ball('#ffffff') }),
    eyes(14, -84),
    ellipse(0, -64, 6, 4.4, { fill: EYE }),
  ].join('');

/** Round little bats with big eyes, in the air. */
export const bats = (brush: Brush): Svg =>
  [
    [-120, -10, 0.9],
    [0, -70, 1.1],
    [120, 0, 0.75],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      place(
        path(
          'M-12 0Q-50 -44 -86 -20Q-70 -14 -66 4Q-48 -4 -42 14Q-28 2 -12 16ZM12 0Q50 -44 86 -20Q70 -14 66 4Q48 -4 42 14Q28 2 12 16Z',
          { fill: brush.lit('#5a4a78') },
        ) +
          path('M-18 -18L-16 -40L-4 -24ZM18 -18L16 -40L4 -24Z', { fill: brush.lit('#5a4a78') }) +
          circle(0, 0, 24, { fill: brush.ball('#6a5a8a') }) +
          circle(-8, -4, 6.4, { fill: '#fff6d8' }) +
          circle(8, -4, 6.4, { fill: '#fff6d8' }) +
          eyes(8, -4, 3.2) +
          smile(7, 5),
        { x, y, scale },
      ),
    )
    .join('');

export const penguins = (brush: Brush): Svg =>
  [
    [-56, 0, 1],
    [26, -12, 0.84],
    [86, 4, 0.66],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      place(
        footShadow(28) +
          ellipse(0, -48, 34, 50, { fill: brush.ball('#3a4460') }) +
          ellipse(0, -40, 23, 40, { fill: '#fdfdfd' }) +
          circle(0, -84, 25, { fill: brush.ball('#3a4460') }) +
          ellipse(-9, -82, 10, 13, { fill: '#fff' }) +
          ellipse(9, -82, 10, 13, { fill: '#fff' }) +
          eyes(8, -82, 3.6) +
          path('M-7 -74h14l-7 10Z', { fill: '#f6a23e' }) +
          ellipse(-13, 0, 13, 6, { fill: '#f6a23e' }) +
          ellipse(13, 0, 13, 6, { fill: '#f6a23e' }),
        { x, y, scale },
      ),
    )
    .join('');

export const swans = (brush: Brush): Svg =>
  [
    [-90, 0, 1],
    [90, -26, -0.8],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      place(
        path('M-70 -6Q-60 -54 -8 -50Q40 -62 72 -40Q60 0 0 6Q-52 6 -70 -6Z', { fill: brush.ball('#ffffff') }) +
          stroke('M-56 -22Q-92 -60 -66 -92Q-58 -104 -72 -110', brush.lit('#ffffff'), 15) +
          circle(-72, -112, 13, { fill: brush.lit('#ffffff') }) +
          path('M-82 -114l-20 6l20 5Z', { fill: '#f6983e' }) +
          circle(-75, -115, 3, { fill: EYE }) +
          stroke('M-84 8q20 -7 40 0t40 0t40 0t40 0', '#ffffff', 4, { opacity: 0.7 }),
        { x, y, scale: Math.abs(scale), scaleX: Math.sign(scale) },
      ),
    )
    .join('');

export const frogs = (brush: Brush): Svg =>
  [
    [-96, -8, 0.8],
    [0, 8, 1.05],
    [100, -14, 0.72],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      place(
        ellipse(0, 6, 66, 15, { fill: brush.lit('#4f9a5a') }) +
          ellipse(0, -24, 40, 31, { fill: brush.ball('#7ac858') }) +
          [-1, 1]
            .map(
              (side) =>
                circle(side * 20, -54, 14, { fill: brush.lit('#7ac858') }) +
                circle(side * 20, -56, 9, { fill: '#fffbe0' }) +
                circle(side * 20, -56, 5, { fill: EYE }),
            )
            .join('') +
          smile(-30, 15) +
          ellipse(0, -10, 21, 15, { fill: brush.lit('#d8f0a8') }),
        { x, y, scale },
      ),
    )
    .join('');

/** Parrots in the air, in three colors. */
export const parrots = (brush: Brush): Svg =>
  [
    [-110, 20, 1, '#e8483e'],
    [16, -50, 0.85, '#3f9ae0'],
    [120, 30, 0.75, '#4fb85a'],
  ]
    .map(([x, y, scale, color]) =>
      place(
        path('M0 0Q-30 -64 -76 -70Q-60 -20 -16 14Z', { fill: brush.ball(String(color)) }) +
          path('M6 -4Q24 -60 68 -74Q62 -22 22 10Z', { fill: brush.lit(String(color), -0.06) }) +
          path('M-20 10Q-64 40 -84 38Q-60 18 -30 -4Z', { fill: brush.lit('#ffd04a') }) +
          ellipse(6, 4, 36, 20, { fill: brush.ball(String(color)) }) +
          circle(42, -8, 18, { fill: brush.ball(String(color)) }) +
          circle(46, -12, 6, { fill: '#fff' }) +
          circle(47, -12, 3, { fill: EYE }) +
          path('M56 -12q18 2 14 18q-10 -2 -16 -6Z', { fill: '#ffe08a' }),
        { x: Number(x), y: Number(y), scale: Number(scale) },
      ),
    )
    .join('');

export const ponies = (brush: Brush): Svg =>
  [
    [-84, 4, 1, '#b8784a', '#5a3a2a'],
    [86, -16, -0.82, '#f0e4d0', '#d8a860'],
  ]
    .map(([x, y, scale, coat, mane]) =>
      place(
        footShadow(64) +
          stroke('M-42 2V-40M-20 2V-36M24 2V-36M44 2V-40', brush.lit(String(coat), -0.06), 15) +
          path('M-62 -70Q-94 -62 -88 -22Q-72 -40 -56 -54Z', { fill: brush.lit(String(mane)) }) +
          ellipse(0, -58, 60, 32, { fill: brush.ball(String(coat)) }) +
          path('M28 -58L46 -118Q70 -134 86 -112L104 -94Q104 -78 84 -82L70 -84L56 -42Z', {
            fill: brush.ball(String(coat)),
          }) +
          path('M28 -56Q16 -110 58 -134Q46 -110 58 -102Q42 -92 48 -66Z', { fill: brush.lit(String(mane)) }) +
          circle(74, -108, 4, { fill: EYE }),
        { x: Number(x), y: Number(y), scale: Math.abs(Number(scale)), scaleX: Math.sign(Number(scale)) },
      ),
    )
    .join('');

export const butterflies = (brush: Brush): Svg =>
  [
    [-150, -30, 1, '#f6a84e', 12],
    [-40, -110, 0.8, '#8ab0f6', -18],
    [70, -50, 1.1, '#f28ab4', 20],
    [160, -130, 0.7, '#c8a0f2', -8],
    [10, 10, 0.6, '#ffe27a', 30],
  ]
    .map(([x, y, scale, color, turn]) =>
      place(
        path('M0 0C-34 -44 -56 -20 -40 0C-58 16 -26 40 0 6ZM0 0C34 -44 56 -20 40 0C58 16 26 40 0 6Z', {
          fill: brush.ball(String(color)),
        }) +
          circle(-30, -12, 5, { fill: '#fff', opacity: 0.8 }) +
          circle(30, -12, 5, { fill: '#fff', opacity: 0.8 }) +
          stroke('M0 -14V18M0 -14l-8 -12M0 -14l8 -12', '#3a2c3a', 4),
        { x: Number(x), y: Number(y), scale: Number(scale), turn: Number(turn) },
      ),
    )
    .join('');

/** A spider's web with dew and a small smiling spider. */
export const webs = (brush: Brush): Svg => {
  const rays = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4);
  const ring = (reach: number) =>
    rays
      .map(
        (angle, index) =>
          `${index === 0 ? 'M' : 'L'}${Math.round(Math.cos(angle) * reach)} ${Math.round(-140 + Math.sin(angle) * reach)}`,
      )
      .join('') + 'Z';
  return [
    stroke(
      rays
        .map((angle) => `M0 -140L${Math.round(Math.cos(angle) * 132)} ${Math.round(-140 + Math.sin(angle) * 132)}`)
        .join('') +
        ring(40) +
        ring(76) +
        ring(112),
      '#ffffff',
      2.4,
      {
        opacity: 0.8,
      },
    ),
    ...rays.map((angle) => circle(Math.cos(angle) * 76, -140 + Math.sin(angle) * 76, 4, { fill: brush.light.accent })),
    stroke(
      'M-38 -60l14 14M38 -60l-14 14M-42 -40h18M42 -40h-18M-36 -20l14 -12M36 -20l-14 -12M0 -100V-70',
      brush.lit('#4a3f5a'),
      4,
    ),
    circle(0, -42, 27, { fill: brush.ball('#6a5a80') }),
    circle(-9, -46, 7, { fill: '#fff' }),
    circle(9, -46, 7, { fill: '#fff' }),
    eyes(9, -46, 3.6),
    smile(-34, 7),
  ].join('');
};
