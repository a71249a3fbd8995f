import type { Hex } from '../../svg/color.ts';
import { circle, ellipse, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { scallopPath, starPath } from '../../svg/paths.ts';
import type { Brush } from '../brush.ts';
import { EYE, eyes, footShadow, smile } from './faces.ts';

/** Small, friendly people and creatures that live in a place, standing at the origin (about 110 tall). */

interface Person {
  readonly skin: Hex;
  readonly coat: Hex;
  readonly hat: Hex;
  readonly hatPath: string;
  readonly extra?: (brush: Brush) => Svg;
}

const person = (brush: Brush, { skin, coat, hat, hatPath, extra }: Person): Svg =>
  [
    footShadow(34),
    path('M-32 2Q-30 -66 0 -70Q30 -66 32 2Q0 10 -32 2Z', { fill: brush.ball(coat) }),
    circle(0, -84, 24, { fill: brush.ball(skin) }),
    eyes(8, -86),
    smile(-76, 6),
    path(hatPath, { fill: brush.ball(hat) }),
    extra?.(brush) ?? '',
  ].join('');

const POINTED = 'M-27 -94Q-10 -104 2 -150Q12 -104 27 -94Q0 -106 -27 -94Z';

const CAP = 'M-25 -94Q-22 -120 0 -120Q22 -120 25 -94Q0 -104 -25 -94Z';

const BRIM = 'M-42 -96Q0 -110 42 -96Q24 -100 22 -104Q18 -126 0 -126Q-18 -126 -22 -104Q-24 -100 -42 -96Z';

const beard = (color: Hex) => (brush: Brush) =>
  path('M-22 -78Q-18 -40 0 -34Q18 -40 22 -78Q10 -66 0 -70Q-10 -66 -22 -78Z', { fill: brush.lit(color) }) +
  smile(-70, 4);

export const gnome = (brush: Brush): Svg =>
  person(brush, { skin: '#f4cfae', coat: '#4f7ac0', hat: '#e0503e', hatPath: POINTED, extra: beard('#fff6ea') });

export const villager = (brush: Brush): Svg =>
  person(brush, { skin: '#d8a078', coat: '#5a9a6a', hat: '#e8b84a', hatPath: BRIM }) +
  place(person(brush, { skin: '#f4cfae', coat: '#c8607a', hat: '#7a4a34', hatPath: CAP }), {
    x: 66,
    y: 6,
    scale: 0.84,
  });

export const trader = (brush: Brush): Svg =>
  person(brush, {
    skin: '#a8704a',
    coat: '#8a5ac0',
    hat: '#f2c04a',
    hatPath: CAP,
    extra: () =>
      path('M26 -46h44l-6 36h-32Z', { fill: brush.fade('#b88452') }) +
      [36, 48, 60].map((x) => circle(x, -48, 8, { fill: brush.ball('#e8503c') })).join(''),
  });

export const storyteller = (brush: Brush): Svg =>
  person(brush, {
    skin: '#e8c0a0',
    coat: '#4a4a7a',
    hat: '#4a4a7a',
    hatPath: POINTED,
    extra: (at) =>
      beard('#e8e4ea')(at) +
      path('M-34 -30Q-16 -42 0 -30Q16 -42 34 -30V-8Q16 -20 0 -8Q-16 -20 -34 -8Z', {
        fill: '#fff6e0',
        stroke: '#7a3a4a',
        strokeWidth: 4,
      }),
  });

export const pirate = (brush: Brush): Svg =>
  person(brush, {
    skin: '#e0ae86',
    coat: '#a83a44',
    hat: '#34324a',
    hatPath: 'M-44 -92Q-30 -130 0 -132Q30 -130 44 -92Q0 -108 -44 -92Z',
    extra: (at) =>
      circle(8, -86, 8, { fill: EYE }) +
      stroke('M-22 -98L22 -82', EYE, 2.4) +
      path(starPath(0, -112, 9), { fill: '#fff0b0' }) +
      path('M34 -60q-4 -26 12 -28q14 4 10 22l4 14Z', { fill: at.ball('#5ab860') }) +
      circle(47, -80, 3, { fill: EYE }),
  });

export const troll = (brush: Brush): Svg =>
  [
    footShadow(56),
    path('M-54 2Q-60 -100 0 -108Q60 -100 54 2Q0 12 -54 2Z', { fill: brush.ball('#8a9a6a') }),
    path('M-54 -56L-84 -84L-48 -80ZM54 -56L84 -84L48 -80Z', { fill: brush.lit('#9aaa78') }),
    eyes(16, -74, 6),
    ellipse(0, -60, 12, 9, { fill: brush.lit('#a8b488') }),
    smile(-44, 16),
    path('M-14 -38l4 -12l5 11ZM10 -38l4 -12l5 11Z', { fill: '#fff8e8' }),
    path(scallopPath([0, -108], 44, 16, 8), { fill: brush.lit('#5f9a4a') }),
    circle(20, -118, 6, { fill: '#ffd0dc' }),
  ].join('');

export const skeleton = (brush: Brush): Svg =>
  [
    footShadow(30),
    stroke('M0 -62V-22M-16 2L0 -24L16 2M-36 -70L-14 -54H14L38 -74M-12 -44H12M-10 -34H10', brush.lit('#fff8e8'), 8),
    circle(0, -86, 24, { fill: brush.ball('#fffaf0') }),
    rect(-11, -70, 22, 13, { rx: 4, fill: brush.lit('#fffaf0') }),
    eyes(9, -88, 6),
    smile(-74, 8),
    path('M0 -62l-15 -8v16ZM0 -62l15 -8v16Z', { fill: brush.lit('#e8607a') }),
    path('M-18 -108h36v-22h-36ZM-28 -108h56v6h-56Z', { fill: brush.lit('#4a4468') }),
  ].join('');

/** A giant sitting behind the hills; only head and shoulders are visible. */
export const giant = (brush: Brush): Svg =>
  [
    path('M-170 20Q-160 -120 -60 -140H60Q160 -120 170 20Z', { fill: brush.fade('#6a9a8a') }),
    path('M-40 -130Q0 -90 40 -130L46 -150H-46Z', { fill: brush.lit('#e8bc98') }),
    circle(0, -216, 88, { fill: brush.ball('#f0c8a4') }),
    path('M-92 -222Q-100 -320 0 -322Q100 -320 92 -222Q70 -270 0 -266Q-70 -270 -92 -222Z', {
      fill: brush.lit('#8a5a3a'),
    }),
    eyes(28, -222, 9),
    ellipse(0, -200, 15, 11, { fill: brush.lit('#e8a888') }),
    circle(-52, -190, 17, { fill: '#f28a7a', opacity: 0.4 }),
    circle(52, -190, 17, { fill: '#f28a7a', opacity: 0.4 }),
    smile(-178, 24),
  ].join('');

export const fairies = (brush: Brush): Svg =>
  [
    [-80, -60, '#ffc0e0'],
    [10, -130, '#b8f0ff'],
    [90, -40, '#fff0a0'],
  ]
    .map(([x, y, color]) =>
      place(
        circle(0, 0, 52, { fill: brush.defs.glow(String(color), 0.8) }) +
          path('M-3 -6Q-40 -46 -44 -12Q-40 8 -3 4ZM3 -6Q40 -46 44 -12Q40 8 3 4Z', { fill: '#ffffff', opacity: 0.75 }) +
          path('M-12 34Q-10 0 0 -2Q10 0 12 34Q0 40 -12 34Z', { fill: String(color) }) +
          circle(0, -14, 13, { fill: '#fbdcc0' }) +
          eyes(4, -14, 2.2),
        { x: Number(x), y: Number(y) },
      ),
    )
    .join('');

export const merfolk = (brush: Brush): Svg =>
  [
    path('M20 -20Q70 -30 84 -84Q66 -96 60 -116Q84 -118 94 -102Q106 -118 126 -110Q116 -92 102 -84Q92 0 20 4Z', {
      fill: brush.ball('#3fb0a0'),
    }),
    path('M-26 4Q-26 -56 0 -60Q26 -56 26 4Z', { fill: brush.ball('#f0c4a0') }),
    path('M-28 6Q0 -20 28 6Q0 20 -28 6Z', { fill: brush.lit('#3fb0a0') }),
    circle(0, -76, 25, { fill: brush.ball('#f4cfae') }),
    path(
      'M-27 -76Q-34 -108 0 -108Q34 -108 27 -76Q40 -50 30 -24Q24 -60 18 -86Q0 -96 -18 -86Q-24 -60 -30 -24Q-40 -50 -27 -76Z',
      { fill: brush.lit('#d8603e') },
    ),
    eyes(8, -76),
    smile(-67, 6),
    stroke('M-60 8q20 -8 40 0t40 0t40 0', '#ffffff', 5, { opacity: 0.8 }),
  ].join('');

export const littleRobot = (brush: Brush): Svg =>
  [
    footShadow(36),
    rect(-26, -54, 52, 46, { rx: 10, fill: brush.sheen('#8ab0d0') }),
    circle(-16, -4, 9, { fill: brush.lit('#4a5a78') }),
    circle(16, -4, 9, { fill: brush.lit('#4a5a78') }),
    rect(-32, -110, 64, 50, { rx: 16, fill: brush.sheen('#dfe8f2') }),
    rect(-23, -100, 46, 28, { rx: 10, fill: '#22304a' }),
    circle(-10, -88, 6, { fill: '#7af6ff' }),
    circle(10, -88, 6, { fill: '#7af6ff' }),
    stroke('M0 -110V-128', brush.lit('#8a9ab8'), 4),
    circle(0, -132, 7, { fill: '#ffb04a' }),
    path('M0 -26C-8 -36 -16 -28 0 -16C16 -28 8 -36 0 -26Z', { fill: '#ff7a8a' }),
  ].join('');

export const alien = (brush: Brush): Svg =>
  [
    footShadow(30),
    path('M-24 2Q-26 -50 0 -54Q26 -50 24 2Q0 8 -24 2Z', { fill: brush.ball('#7ad0a0') }),
    path('M-40 -84Q-40 -124 0 -124Q40 -124 40 -84Q30 -50 0 -50Q-30 -50 -40 -84Z', { fill: brush.ball('#8ae0b0') }),
    ...[-17, 17].map((x) => ellipse(x, -84, 11, 14, { fill: EYE }) + circle(x - 3, -90, 4, { fill: '#fff' })),
    smile(-64, 6),
    stroke('M-14 -122L-24 -148M14 -122L24 -148', brush.lit('#7ad0a0'), 4),
    circle(-25, -151, 7, { fill: '#ffd868' }),
    circle(25, -151, 7, { fill: '#ffd868' }),
  ].join('');

export const ghosts = (brush: Brush): Svg =>
  [
    [-50, -40, 1],
    [56, -90, 0.72],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      place(
        circle(0, -40, 86, { fill: brush.defs.glow('#dfe8ff', 0.5) }) +
          path('M-40 20V-44A40 44 0 0 1 40 -44V20q-10 16 -20 0q-10 16 -20 0q-10 16 -20 0q-10 16 -20 0Z', {
            fill: '#fbfcff',
            opacity: 0.92,
          }) +
          eyes(13, -46, 6) +
          circle(-22, -32, 7, { fill: '#ff9ab0', opacity: 0.5 }) +
          circle(22, -32, 7, { fill: '#ff9ab0', opacity: 0.5 }) +
          smile(-34, 7),
        { x, y, scale },
      ),
    )
    .join('');
