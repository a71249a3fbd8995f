import { circle, ellipse, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { starPath } from '../../svg/paths.ts';
import type { Brush } from '../brush.ts';

/** Furniture with its foot at the origin, about as tall as an adult figure. */

export const fireplace = (brush: Brush): Svg =>
  [
    circle(0, -70, 190, { fill: brush.defs.glow('#ff9a3e', 0.6) }),
    path('M-120 4V-190H-84L-66 -330H66L84 -190H120V4Z', { fill: brush.sheen('#b0705a') }),
    rect(-140, -204, 280, 24, { rx: 6, fill: brush.fade('#8a5a3a') }),
    path('M-74 4V-84A74 66 0 0 1 74 -84V4Z', { fill: '#2a1820' }),
    stroke('M-46 -6H46M-34 -18L40 -4', brush.lit('#7a4a30'), 13),
    path('M-38 -12Q-54 -60 -16 -94Q-14 -66 4 -112Q38 -70 32 -52Q50 -42 36 -12Z', { fill: '#ff8a3a' }),
    path('M-18 -12Q-24 -44 2 -68Q26 -42 18 -12Z', { fill: '#ffe08a' }),
    ...[-98, 88].map((x) => rect(x, -232, 12, 30, { fill: '#fff4dc' })),
    ...[-92, 94].map((x) => path(`M${x} -252q10 13 0 22q-10 -9 0 -22Z`, { fill: '#ffc24a' })),
    circle(0, -256, 34, { fill: brush.lit('#fff2d8'), stroke: brush.lit('#c8964a'), strokeWidth: 7 }),
    stroke('M0 -256V-278M0 -256L14 -248', '#5a4038', 5),
  ].join('');

export const bed = (brush: Brush): Svg =>
  [
    path('M-150 4V-170Q-110 -206 -70 -170V4Z', { fill: brush.sheen('#a8744a') }),
    rect(-150, -70, 310, 62, { rx: 12, fill: brush.sheen('#a8744a') }),
    rect(-136, -96, 290, 44, { rx: 20, fill: brush.lit('#fff6ea') }),
    path('M-60 -104Q60 -122 160 -96V-30Q60 -14 -60 -30Z', { fill: brush.fade('#5a7ac0') }),
    ...[-20, 40, 100, 0, 64, 128].map((x, index) => path(starPath(x, index < 3 ? -84 : -50, 12), { fill: '#ffe08a' })),
    ellipse(-98, -108, 44, 24, { fill: brush.ball('#ffffff') }),
    rect(142, -110, 22, 114, { rx: 6, fill: brush.sheen('#8a5c3a') }),
  ].join('');

export const armchair = (brush: Brush): Svg =>
  [
    path('M-70 -20V-150Q-70 -196 0 -196Q70 -196 70 -150V-20Z', { fill: brush.ball('#c85a4a') }),
    rect(-96, -104, 44, 104, { rx: 20, fill: brush.sheen('#b84a3e') }),
    rect(52, -104, 44, 104, { rx: 20, fill: brush.sheen('#b84a3e') }),
    rect(-54, -72, 108, 46, { rx: 14, fill: brush.lit('#d8705c') }),
    path('M-24 -86L0 -96L24 -86V-66L0 -74L-24 -66Z', { fill: '#fffaf0' }),
    stroke('M150 0V-260', brush.lit('#8a6a3e'), 7),
    circle(150, -262, 90, { fill: brush.defs.glow(brush.lamp, 0.7) }),
    path('M112 -236L130 -296H170L188 -236Z', { fill: '#ffe8b0' }),
  ].join('');

export const oven = (brush: Brush): Svg =>
  [
    circle(0, -90, 150, { fill: brush.defs.glow('#ff9a3e', 0.45) }),
    path('M-130 4V-120A130 130 0 0 1 130 -120V4Z', { fill: brush.ball('#d89a74') }),
    stroke(
      'M-110 -60H-76M-96 -110H-60M76 -60H112M60 -112H96M-30 -220H16M-70 -180H-30M36 -186H76',
      brush.lit('#b8744e'),
      6,
    ),
    path('M-60 -20V-84A60 54 0 0 1 60 -84V-20Z', { fill: '#3a2024' }),
    path('M-40 -22Q-44 -60 -12 -80Q0 -60 14 -88Q40 -56 40 -22Z', { fill: '#ff8a3a' }),
    rect(-86, -22, 172, 18, { rx: 5, fill: brush.lit('#a86a4a') }),
    ...[-180, -216].map((y, index) =>
      rect(150, y + 100, 120, 10, { fill: brush.lit('#8a5c3a'), transform: `translate(0 ${index * -30})` }),
    ),
    ...[166, 204, 242].map((x, index) => ellipse(x, -90 - (index % 2) * 4, 20, 14, { fill: brush.ball('#e0a458') })),
    ...[174, 222].map((x) => ellipse(x, -158, 24, 15, { fill: brush.ball('#d8944a') })),
  ].join('');

export const cauldron = (brush: Brush): Svg =>
  [
    circle(0, -110, 150, { fill: brush.defs.glow('#8af07a', 0.55) }),
    path('M-40 2Q-50 -24 -24 -38Q0 -20 20 -40Q52 -22 42 2Z', { fill: '#ff8a3a' }),
    path('M-96 -128Q-128 -20 0 -14Q128 -20 96 -128Z', { fill: brush.ball('#4a4a62') }),
    ellipse(0, -128, 106, 24, { fill: brush.lit('#5c5c78') }),
    ellipse(0, -128, 90, 17, { fill: '#8aea7a' }),
    ...[
      [-40, -150, 15],
      [10, -172, 20],
      [46, -146, 12],
      [-16, -210, 13],
      [34, -234, 9],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: '#b8ffa0', opacity: 0.75 })),
    stroke('M60 -120L126 -262', brush.lit('#a87848'), 11),
    stroke('M-66 -20L-80 4M66 -20L80 4', brush.lit('#3a3a4e'), 12),
  ].join('');

export const globe = (brush: Brush): Svg =>
  [
    path('M-50 4Q0 -30 50 4Z', { fill: brush.lit('#7a4e34') }),
    stroke('M0 -10V-54', brush.lit('#a8743e'), 12),
    circle(0, -132, 82, { fill: brush.ball('#5aa8d8') }),
    path(
      'M-50 -176q30 -26 54 -8q-8 22 4 32q-22 26 -40 6q-28 2 -18 -30ZM14 -120q34 -18 52 6q-4 30 -28 42q-24 -8 -24 -48ZM-62 -112q24 4 22 28q-18 2 -22 -28Z',
      {
        fill: brush.lit('#8ac06a'),
      },
    ),
    stroke('M-58 -206A94 94 0 0 0 -40 -48', brush.lit('#d8a24a'), 8),
  ].join('');

export const telescope = (brush: Brush): Svg =>
  [
    stroke('M0 -110L-70 4M0 -110L70 4M0 -110V4', brush.lit('#7a5236'), 10),
    path('M-84 -84L60 -210L96 -168L-60 -56Z', { fill: brush.sheen('#d8a24a') }),
    path('M54 -214L76 -234L118 -184L98 -164Z', { fill: brush.lit('#b07a2e') }),
    ellipse(99, -208, 12, 33, { fill: '#bfe8ff', transform: 'rotate(-41 99 -208)' }),
    circle(0, -116, 17, { fill: brush.lit('#8a5c3a') }),
  ].join('');

export const throne = (brush: Brush): Svg =>
  [
    path('M-150 4L-120 -30H120L150 4Z', { fill: brush.fade('#b8503c') }),
    path('M-72 -30V-230Q-66 -270 -40 -250Q-20 -316 0 -316Q20 -316 40 -250Q66 -270 72 -230V-30Z', {
      fill: brush.sheen('#e0b04a'),
    }),
    path('M-50 -36V-214Q0 -262 50 -214V-36Z', { fill: brush.fade('#a8385a') }),
    rect(-92, -124, 34, 96, { rx: 10, fill: brush.sheen('#e0b04a') }),
    rect(58, -124, 34, 96, { rx: 10, fill: brush.sheen('#e0b04a') }),
    rect(-62, -82, 124, 36, { rx: 12, fill: brush.lit('#c04a6a') }),
    path(starPath(0, -286, 20), { fill: '#fff0b0' }),
    circle(-76, -132, 14, { fill: brush.ball('#e8584a') }),
    circle(76, -132, 14, { fill: brush.ball('#5a9ae0') }),
  ].join('');

/** The skeleton of a long-necked dinosaur on a plinth. */
export const dinosaur = (brush: Brush): Svg =>
  [
    path('M-230 4L-214 -34H214L230 4Z', { fill: brush.sheen('#8a6a58') }),
    stroke('M-220 -130Q-130 -190 -40 -176T90 -230T150 -330', brush.lit('#f4ead2'), 15),
    ...[-110, -84, -58, -32, -6, 20].map((x) =>
      stroke(`M${x} -178Q${x - 18} -120 ${x + 4} -86`, brush.lit('#efe2c4'), 7),
    ),
    stroke(
      'M-100 -168Q-120 -110 -104 -40M-60 -170Q-70 -110 -52 -40M30 -190Q40 -110 26 -40M66 -206Q86 -120 74 -40',
      brush.lit('#f4ead2'),
      12,
    ),
    path('M132 -326Q140 -372 190 -366Q244 -352 240 -326Q216 -304 156 -308Q136 -310 132 -326Z', {
      fill: brush.lit('#f8efd8'),
    }),
    circle(172, -342, 10, { fill: '#5a4a44' }),
    stroke('M184 -320q26 8 46 -4', '#8a7a6a', 4),
  ].join('');

/** Paintings in golden frames, above the origin. */
export const paintings = (brush: Brush): Svg =>
  [
    [-160, -300, 130, 160, '#8ac0e8', '#5a9a54'],
    [20, -330, 170, 130, '#f6b890', '#b8603e'],
    [60, -166, 120, 110, '#c8b8f0', '#6a5aa8'],
  ]
    .map(([x, y, w, h, sky, land]) => {
      const [left, top, wide, tall] = [Number(x), Number(y), Number(w), Number(h)];
      return (
        rect(left - 12, top - 12, wide + 24, tall + 24, { rx: 5, fill: brush.sheen('#e0b04a') }) +
        rect(left, top, wide, tall, { fill: brush.lit(String(sky)) }) +
        path(
          `M${left} ${top + tall}V${top + tall * 0.7}Q${left + wide * 0.3} ${top + tall * 0.4} ${left + wide * 0.55} ${top + tall * 0.66}T${left + wide} ${top + tall * 0.56}V${top + tall}Z`,
          {
            fill: brush.lit(String(land)),
          },
        ) +
        circle(left + wide * 0.74, top + tall * 0.26, tall * 0.11, { fill: '#fff0b0' })
      );
    })
    .join('');

/** A row of serious portraits of owls, cats and foxes. */
export const portraits = (brush: Brush): Svg =>
  [-170, 0, 170]
    .map((x, index) => {
      const fur = brush.ball(['#b8845a', '#8a8aa0', '#e0824a'][index] ?? '#b8845a');
      return place(
        [
          ellipse(0, -250, 74, 94, { fill: brush.sheen('#d8a84a') }),
          ellipse(0, -250, 60, 80, { fill: brush.lit('#4a4468') }),
          path('M-44 -190Q0 -246 44 -190Q0 -160 -44 -190Z', {
            fill: brush.lit(['#7a3a4a', '#3a5a7a', '#4a6a4a'][index] ?? '#7a3a4a'),
          }),
          path('M-32 -284L-24 -318L-6 -298ZM32 -284L24 -318L6 -298Z', { fill: fur }),
          circle(0, -264, 37, { fill: fur }),
          ...[-14, 14].map(
            (at) => circle(at, -270, 9, { fill: '#fff6d8' }) + circle(at, -270, 4.4, { fill: '#2a2030' }),
          ),
          path('M-6 -256h12l-6 9Z', { fill: '#f2a83e' }),
        ].join(''),
        { x },
      );
    })
    .join('');

/** A heap of gold with cups and a crown. */
export const treasureHeap = (brush: Brush): Svg =>
  [
    circle(0, -70, 180, { fill: brush.defs.glow('#ffd04a', 0.5) }),
    path('M-190 6Q-130 -60 -70 -84Q-20 -130 30 -110Q110 -84 190 6Z', { fill: brush.fade('#f2bc3e') }),
    ...Array.from({ length: 26 }, (_, index) =>
      ellipse(
        -160 + ((index * 67) % 320),
        -8 - ((index * 29) % 60) * (1 - Math.abs(-160 + ((index * 67) % 320)) / 200),
        13,
        9,
        {
          fill: brush.lit(index % 2 === 0 ? '#ffe08a' : '#f6cc5a'),
          stroke: brush.lit('#c8902a'),
          strokeWidth: 2,
        },
      ),
    ),
    path('M-96 -78H-36Q-38 -40 -60 -36V-20H-46V-12H-86V-20H-72V-36Q-94 -40 -96 -78Z', { fill: brush.sheen('#e8e0d0') }),
    path('M18 -112L10 -168L34 -146L52 -182L70 -146L94 -168L86 -112Z', { fill: brush.ball('#f6d060') }),
    circle(52, -128, 8, { fill: '#e8384e' }),
    path('M110 -40l16 -20h28l16 20l-30 34Z', { fill: '#6ad8f0' }),
    path('M-150 -30l12 -16h22l12 16l-23 28Z', { fill: '#f07ac0' }),
  ].join('');
