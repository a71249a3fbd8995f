import type { Hex } from '../../svg/colour.ts';
import { circle, ellipse, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { scallopPath, starPath } from '../../svg/paths.ts';
import type { Brush } from '../brush.ts';

/** Who lives in a place, small and friendly, standing on the origin (about 110 tall) or flying above it. */

const EYE = '#2a2030';

const eyes = (spread: number, y: number, r = 4, x = 0): Svg =>
  circle(x - spread, y, r, { fill: EYE }) + circle(x + spread, y, r, { fill: EYE });

const smile = (y: number, half: number, x = 0): Svg =>
  stroke(`M${x - half} ${y}q${half} ${half} ${half * 2} 0`, EYE, 2.6);

const footShadow = (half: number): Svg => ellipse(0, 2, half, half * 0.16, { fill: '#0a0a20', opacity: 0.22 });

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
const beard = (colour: Hex) => (brush: Brush) =>
  path('M-22 -78Q-18 -40 0 -34Q18 -40 22 -78Q10 -66 0 -70Q-10 -66 -22 -78Z', { fill: brush.lit(colour) }) +
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

/** A giant sitting behind the hills, only head and shoulders, three times as tall as the others. */
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
    .map(([x, y, colour]) =>
      place(
        circle(0, 0, 52, { fill: brush.defs.glow(String(colour), 0.8) }) +
          path('M-3 -6Q-40 -46 -44 -12Q-40 8 -3 4ZM3 -6Q40 -46 44 -12Q40 8 3 4Z', { fill: '#ffffff', opacity: 0.75 }) +
          path('M-12 34Q-10 0 0 -2Q10 0 12 34Q0 40 -12 34Z', { fill: String(colour) }) +
          circle(0, -14, 13, { fill: '#fbdcc0' }) +
          eyes(4, -14, 2.2),
        { x: Number(x), y: Number(y) },
      ),
    )
    .join('');

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

/** Parrots in the air, in three colours. */
export const parrots = (brush: Brush): Svg =>
  [
    [-110, 20, 1, '#e8483e'],
    [16, -50, 0.85, '#3f9ae0'],
    [120, 30, 0.75, '#4fb85a'],
  ]
    .map(([x, y, scale, colour]) =>
      place(
        path('M0 0Q-30 -64 -76 -70Q-60 -20 -16 14Z', { fill: brush.ball(String(colour)) }) +
          path('M6 -4Q24 -60 68 -74Q62 -22 22 10Z', { fill: brush.lit(String(colour), -0.06) }) +
          path('M-20 10Q-64 40 -84 38Q-60 18 -30 -4Z', { fill: brush.lit('#ffd04a') }) +
          ellipse(6, 4, 36, 20, { fill: brush.ball(String(colour)) }) +
          circle(42, -8, 18, { fill: brush.ball(String(colour)) }) +
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
    .map(([x, y, scale, colour, turn]) =>
      place(
        path('M0 0C-34 -44 -56 -20 -40 0C-58 16 -26 40 0 6ZM0 0C34 -44 56 -20 40 0C58 16 26 40 0 6Z', {
          fill: brush.ball(String(colour)),
        }) +
          circle(-30, -12, 5, { fill: '#fff', opacity: 0.8 }) +
          circle(30, -12, 5, { fill: '#fff', opacity: 0.8 }) +
          stroke('M0 -14V18M0 -14l-8 -12M0 -14l8 -12', '#3a2c3a', 4),
        { x: Number(x), y: Number(y), scale: Number(scale), turn: Number(turn) },
      ),
    )
    .join('');

/** A spider's web with dew on it and a small smiling weaver. */
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
