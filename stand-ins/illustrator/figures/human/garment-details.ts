import { ink, surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, rect, stroke, type Svg } from '../../svg/elements.ts';
import { starPath } from '../../svg/paths.ts';
import type { Cloth } from './garments.ts';
import { WONDER_GARMENTS } from './garment-wonders.ts';
import type { Garment } from './outfit.ts';

const GOLD = '#f0c45a';
const WHITE = '#fbf8f2';
const STEEL = '#b9c4d4';

const belt = (pen: Pen, { leather, trim }: Cloth, y = -178): Svg =>
  path(`M-95 ${y - 10}Q0 ${y + 18} 95 ${y - 10}L99 ${y + 14}Q0 ${y + 44} -99 ${y + 14}Z`, surface(pen, leather)) +
  rect(-21, y + 2, 42, 34, { rx: 9, fill: trim }) +
  rect(-10, y + 11, 20, 16, { rx: 5, fill: shade(trim, -0.2) });

const buttons = (color: Hex, xs: readonly number[], ys: readonly number[]): Svg =>
  ys.flatMap((y) => xs.map((x) => circle(x, y, 6.5, { fill: color }))).join('');

const hemBand = (color: Hex): Svg =>
  path('M-126 -86C-74 -66 74 -66 126 -86L123 -105C72 -85 -72 -85 -123 -105Z', { fill: color });

const lapels = (pen: Pen, color: Hex): Svg =>
  mirrored(path('M22 -268L74 -270L60 -214L34 -206L12 -160L6 -200Z', surface(pen, color)));

const shirtFront = path('M-40 -276H40L0 -168Z', { fill: WHITE });

const pauldrons = (pen: Pen, color: Hex): Svg =>
  mirrored(
    path('M46 -250Q50 -296 96 -288Q136 -268 132 -226Q110 -210 84 -218Q60 -226 46 -250Z', surface(pen, color)) +
      stroke('M64 -246Q96 -262 124 -236', shade(color, -0.14), 4),
  );

const epaulettes = mirrored(
  path('M56 -278Q96 -286 112 -252L70 -248Z', { fill: GOLD }) + stroke('M76 -248v14M88 -248v15M100 -250v15', GOLD, 6),
);

const pocket = (x: number, y: number, color: Hex): Svg =>
  rect(x - 21, y, 42, 34, { rx: 7, fill: shade(color, -0.06) }) +
  path(`M${x - 23} ${y}h46v10l-23 8l-23 -8Z`, { fill: shade(color, -0.12) });

const bow = (pen: Pen, y: number, color: Hex): Svg =>
  mirrored(path(`M0 ${y}L38 ${y - 20}Q46 ${y} 38 ${y + 20}Z`, surface(pen, color))) +
  circle(0, y, 10, surface(pen, shade(color, -0.05)));

const STARS_ON_ROBE = [
  [-84, -92, 8],
  [-46, -112, 6],
  [-18, -84, 9],
  [26, -106, 6],
  [58, -84, 8],
  [92, -104, 6],
] as const;

const PAINT_SPLASHES = [
  [-70, -120, 13, '#f25c6a'],
  [48, -150, 10, '#5ac0e8'],
  [84, -92, 14, '#f6cf4c'],
  [-40, -72, 11, '#7ccf7a'],
  [12, -108, 8, '#c58af0'],
] as const;

const ERMINE_SPOTS = [-118, -80, -40, 0, 40, 80, 118];

/** The details that distinguish garments, drawn over the plain body. */
export const GARMENT_DETAILS: Readonly<Record<Garment, (pen: Pen, cloth: Cloth) => Svg>> = {
  tunic: (pen, cloth) =>
    hemBand(cloth.trim) + belt(pen, cloth) + stroke('M0 -236V-196M-12 -226l24 10M12 -226l-24 10', cloth.trim, 4),
  robe: (pen, cloth) =>
    STARS_ON_ROBE.map(([x, y, r]) => path(starPath(x, y, r), { fill: shade(cloth.trim, 0.05) })).join('') +
    belt(pen, cloth),
  armour: (pen, cloth) =>
    mirrored(path('M40 -100L108 -112L112 -76L62 -62Z', surface(pen, STEEL))) +
    path(starPath(0, -214, 27), { fill: GOLD, ...ink(pen, GOLD, 0.5) }) +
    path('M-60 -278Q0 -232 60 -278L66 -256Q0 -206 -66 -256Z', surface(pen, STEEL)) +
    pauldrons(pen, STEEL) +
    belt(pen, cloth),
  'healer-coat': (pen, { dye, trim }) =>
    path('M-30 -258Q0 -246 30 -258L33 -186Q0 -174 -33 -186Z', { fill: WHITE, ...ink(pen, '#d8d4d0', 0.7) }) +
    path('M0 -184C-34 -206 -40 -228 -26 -238C-14 -244 -4 -236 0 -224C4 -236 14 -244 26 -238C40 -228 34 -206 0 -184Z', {
      fill: dye,
    }) +
    stroke('M-96 -172Q0 -146 96 -172', trim, 11) +
    mirrored(pocket(58, -128, dye)),
  'scholar-gown': (_pen, { dye, trim }) =>
    path('M-30 -270H30L42 -42H-42Z', { fill: shade(dye, -0.06) }) +
    mirrored(path('M10 -262L62 -272L48 -222L18 -200Z', { fill: WHITE })) +
    mirrored(stroke('M34 -206L48 -54', trim, 9)) +
    stroke('M0 -222V-150', trim, 6) +
    path('M-9 -152h18l5 34h-28Z', { fill: trim }),
  'royal-gown': (pen, { trim }) =>
    path('M-14 -262H14L22 -40H-22Z', { fill: trim }) +
    [-206, -160, -114, -68].map((y) => path(`M0 ${y - 16}l9 14l-9 14l-9 -14Z`, { fill: '#e0526a' })).join('') +
    path(
      'M-166 -32C-104 -6 -50 -22 0 -16C50 -22 104 -6 166 -32L160 -58C100 -32 50 -46 0 -40C-50 -46 -100 -32 -160 -58Z',
      {
        fill: WHITE,
      },
    ) +
    ERMINE_SPOTS.map((x) => ellipse(x, -33 - Math.abs(x) * 0.03, 3.5, 7, { fill: '#4a4250' })).join('') +
    path('M-92 -270Q0 -228 92 -270Q104 -244 88 -230Q0 -192 -88 -230Q-104 -244 -92 -270Z', {
      fill: WHITE,
      ...ink(pen, '#d8d0c8', 0.7),
    }) +
    [-66, -34, 0, 34, 66].map((x) => ellipse(x, -218 - Math.abs(x) * 0.36, 3.5, 7, { fill: '#4a4250' })).join(''),
  'sash-coat': (pen, cloth) =>
    path('M-72 -276L-36 -282L100 -108L84 -82Z', surface(pen, cloth.trim)) +
    epaulettes +
    buttons(GOLD, [-30], [-206, -170, -134]) +
    [44, 66]
      .map((x) => circle(x, -214, 12, { fill: '#e0526a' }) + path(starPath(x, -214, 8), { fill: '#fff2c0' }))
      .join('') +
    hemBand(cloth.trim),
  apron: (pen, cloth) => {
    const hide = shade(cloth.dye, -0.1);
    return (
      stroke('M-40 -262L-52 -272M40 -262L52 -272', cloth.leather, 12) +
      path('M-46 -258Q0 -242 46 -258L58 -190L66 -74Q0 -58 -66 -74L-58 -190Z', surface(pen, hide)) +
      stroke('M-92 -186Q0 -164 92 -186', cloth.leather, 12) +
      rect(-30, -148, 60, 44, { rx: 8, fill: shade(hide, -0.05) }) +
      stroke('M-14 -148v-22M4 -148v-30', '#c8d0dc', 8)
    );
  },
  'explorer-vest': (pen, cloth) =>
    shirtFront +
    lapels(pen, shade(cloth.dye, -0.09)) +
    [-58, 58].map((x) => pocket(x, -226, cloth.dye)).join('') +
    [-62, 62].map((x) => pocket(x, -134, cloth.dye)).join('') +
    belt(pen, cloth) +
    path('M-58 -282Q0 -226 58 -282Q46 -240 0 -214Q-46 -240 -58 -282Z', surface(pen, '#e8604a')) +
    stroke('M-74 -268L88 -150', cloth.leather, 12),
  'stage-suit': (pen, cloth) =>
    shirtFront +
    lapels(pen, shade(cloth.dye, -0.12)) +
    buttons(GOLD, [0], [-148, -118]) +
    bow(pen, -246, '#e0405a') +
    path('M48 -216l26 -6l2 20l-26 4Z', { fill: WHITE }) +
    hemBand(cloth.trim),
  'merchant-vest': (pen, cloth) =>
    path('M-24 -272H24L18 -44H-18Z', { fill: mix(cloth.dye, '#fff0d0', 0.55) }) +
    mirrored(stroke('M27 -266C21 -200 25 -120 21 -44', cloth.trim, 9)) +
    mirrored(stroke('M62 -236q14 12 0 26q-14 -14 0 -26M74 -120q16 14 0 30q-16 -16 0 -30', cloth.trim, 5)) +
    path('M-98 -196Q0 -168 98 -196L104 -160Q0 -130 -104 -160Z', surface(pen, '#c8503c')) +
    path('M-66 -158q-22 40 -8 78q22 8 34 -4q-10 -40 0 -74Z', surface(pen, '#b8442f')),
  'rogue-leathers': (pen, cloth) =>
    stroke('M-68 -262L72 -128M68 -262L-72 -128', cloth.leather, 15) +
    circle(0, -196, 16, surface(pen, STEEL)) +
    belt(pen, cloth, -150) +
    [-60, 62].map((x) => rect(x - 20, -140, 40, 38, { rx: 9, ...surface(pen, shade(cloth.leather, -0.03)) })).join(''),
  poncho: (pen, cloth) =>
    path(
      'M-80 -276C-120 -230 -146 -170 -152 -118L0 -64L152 -118C146 -170 120 -230 80 -276Q0 -300 -80 -276Z',
      surface(pen, cloth.dye),
    ) +
    stroke('M-146 -146L-110 -112L-74 -120L-38 -92L0 -98L38 -92L74 -120L110 -112L146 -146', cloth.trim, 9) +
    stroke('M-128 -188L-86 -160L-44 -156L0 -134L44 -156L86 -160L128 -188', WHITE, 6) +
    stroke(
      'M-130 -106l-4 18M-90 -92l-3 18M-46 -78l-2 18M0 -62v18M46 -78l2 18M90 -92l3 18M130 -106l4 18',
      cloth.trim,
      5,
    ),
  'police-uniform': (pen, cloth) =>
    path('M-26 -274H26L0 -232Z', { fill: WHITE }) +
    path('M-9 -246H9L14 -176L0 -160L-14 -176Z', { fill: shade(cloth.dye, -0.18) }) +
    [-56, 56].map((x) => pocket(x, -222, cloth.dye)).join('') +
    path(starPath(56, -232, 22, 6, 0.6), { fill: GOLD, ...ink(pen, GOLD, 0.5) }) +
    mirrored(path('M58 -280L104 -262L100 -248L60 -262Z', { fill: GOLD })) +
    belt(pen, { ...cloth, leather: '#3a3440', trim: GOLD }) +
    rect(58, -166, 34, 34, { rx: 7, fill: '#2e2a34' }),
  'rescue-coat': (_pen, { dye }) =>
    stroke('M0 -262V-86', shade(dye, -0.16), 6) +
    buttons('#d8dce4', [12], [-226, -176, -126]) +
    ['M-114 -124Q0 -100 114 -124', 'M-96 -196Q0 -170 96 -196']
      .map((d) => stroke(d, '#f8ec6a', 21) + stroke(d, '#e8eef4', 8))
      .join('') +
    mirrored(pocket(58, -166, dye)),
  jersey: (_pen, { dye, trim }) =>
    mirrored(stroke('M74 -262L98 -96', WHITE, 13)) +
    path(starPath(0, -190, 38), { fill: WHITE }) +
    path(starPath(0, -190, 22), { fill: trim }) +
    mirrored(stroke('M72 -92L66 -40', WHITE, 9)) +
    stroke('M-114 -98Q0 -76 114 -98', shade(dye, -0.12), 8),
  'chef-jacket': (pen, { dye }) =>
    stroke('M28 -262L22 -90', shade(dye, -0.12), 5) +
    buttons(WHITE, [-26, 46], [-222, -186, -150]) +
    path('M-46 -126Q0 -114 46 -126L50 -84Q0 -72 -50 -84Z', { fill: WHITE, ...ink(pen, '#d8d4d0', 0.7) }) +
    stroke('M-94 -132Q0 -108 94 -132', WHITE, 10) +
    path('M-56 -282Q0 -228 56 -282Q44 -240 12 -224L26 -196H-26L-12 -224Q-44 -240 -56 -282Z', surface(pen, '#e8604a')),
  smock: (pen, { trim }) =>
    PAINT_SPLASHES.map(
      ([x, y, r, color]) => circle(x, y, r, { fill: color }) + circle(x + r, y + r * 0.9, r * 0.45, { fill: color }),
    ).join('') +
    rect(-26, -178, 52, 44, { rx: 10, fill: WHITE, opacity: 0.85 }) +
    stroke('M-12 -178v-18M4 -178v-26M16 -178v-14', '#b07a4c', 6) +
    bow(pen, -240, trim),
  kimono: (pen, { dye, trim }) =>
    path('M-70 -276L20 -170L44 -184L-30 -284Z', { fill: WHITE }) +
    path('M70 -276L-30 -160L-56 -180L30 -284Z', surface(pen, shade(dye, -0.05))) +
    stroke('M66 -272L-36 -164', trim, 9) +
    path('M-98 -196Q0 -170 98 -196L106 -140Q0 -112 -106 -140Z', surface(pen, trim)) +
    stroke('M-102 -168Q0 -142 102 -168', shade(trim, -0.14), 7),
  'space-suit': (pen, { dye }) =>
    path('M-84 -284Q0 -238 84 -284L88 -258Q0 -206 -88 -258Z', surface(pen, shade(dye, -0.09))) +
    rect(-42, -206, 84, 54, { rx: 16, ...surface(pen, '#eef1f7') }) +
    circle(-24, -190, 9, { fill: '#f25c6a' }) +
    circle(0, -190, 9, { fill: '#f6cf4c' }) +
    circle(24, -190, 9, { fill: '#62d08a' }) +
    stroke('M-28 -164H28', '#9aa6ba', 7) +
    stroke('M-114 -108Q0 -84 114 -108', '#dfe4ee', 11) +
    stroke('M48 -176C84 -180 92 -220 78 -252', shade(dye, -0.2), 9),
  'striped-shirt': (pen, cloth) =>
    ['M-84 -242Q0 -212 84 -242', 'M-94 -206Q0 -178 94 -206', 'M-108 -116Q0 -92 108 -116']
      .map((d) => stroke(d, WHITE, 9))
      .join('') +
    path('M-99 -182Q0 -154 99 -182L103 -150Q0 -120 -103 -150Z', surface(pen, '#d8483c')) +
    path('M58 -150q26 36 14 74q-22 6 -34 -4q10 -36 -6 -66Z', surface(pen, '#c23e34')) +
    rect(-20, -176, 40, 32, { rx: 8, fill: cloth.trim }),
  ...WONDER_GARMENTS,
};
