import { ink, surface, type Pen } from '../../pen.ts';
import { mix, shade } from '../../svg/color.ts';
import { circle, ellipse, path, type Svg } from '../../svg/elements.ts';
import { scallopPath } from '../../svg/paths.ts';
import type { Coat } from './coat.ts';
import type { CritterForm } from './critter-form.ts';

const INNER_EAR = '#f4b0b4';

/** The ear on the right of the picture. */
export const critterEar = (pen: Pen, form: CritterForm, coat: Coat): Svg =>
  EARS[form.ears](pen, coat, form.points !== null);

const EARS: Readonly<Record<CritterForm['ears'], (pen: Pen, coat: Coat, hasPoints: boolean) => Svg>> = {
  none: () => '',
  pointed: (pen, { fur, points }, hasPoints) =>
    path('M60 -548C96 -640 150 -680 172 -672C196 -650 192 -560 168 -470Z', {
      fill: pen.defs.linear([
        [0, points],
        [0.38, fur],
      ]),
      ...ink(pen, fur),
    }) +
    path('M96 -556C116 -606 144 -632 158 -628C166 -606 162 -556 150 -510Z', {
      fill: hasPoints ? shade(points, 0.06) : INNER_EAR,
    }),
  fennec: (pen, { fur }) =>
    path('M52 -540C96 -690 214 -760 256 -742C274 -680 246 -540 172 -456Z', surface(pen, fur)) +
    path('M98 -544C128 -640 206 -700 232 -698C238 -650 216 -560 160 -494Z', { fill: INNER_EAR }),
  tufted: (pen, { fur, points }) =>
    path('M68 -540C80 -610 96 -660 112 -706C132 -670 166 -600 160 -486Z', surface(pen, fur)) +
    path('M94 -620C100 -660 104 -690 112 -724C124 -694 130 -660 128 -622Z', { fill: points }) +
    path('M98 -548C102 -594 112 -618 120 -622C136 -600 144 -560 142 -512Z', { fill: INNER_EAR }),
  long: (pen, { fur, points }, hasPoints) =>
    path('M38 -540C28 -680 70 -746 104 -736C140 -726 134 -620 112 -528Z', surface(pen, fur)) +
    (hasPoints ? path('M58 -690C70 -740 96 -740 104 -736C124 -730 128 -700 128 -676Z', { fill: points }) : '') +
    path('M64 -560C60 -654 78 -702 94 -696C112 -686 104 -620 92 -552Z', { fill: INNER_EAR }),
  donkey: (pen, { fur, points }) =>
    path('M56 -530C60 -640 120 -730 168 -744C206 -700 190 -570 138 -500Z', surface(pen, fur)) +
    path('M128 -716C146 -736 158 -742 168 -744C184 -726 190 -700 188 -672Z', { fill: shade(points, -0.1) }) +
    path('M92 -544C100 -620 136 -690 158 -700C174 -660 158 -576 126 -520Z', { fill: INNER_EAR }),
  upright: (pen, { fur }) =>
    path('M66 -530C64 -590 92 -648 124 -668C156 -636 168 -560 150 -494Z', surface(pen, fur)) +
    path('M92 -540C94 -584 110 -618 124 -630C138 -604 142 -558 132 -518Z', { fill: INNER_EAR }),
  round: (pen, { fur, points }, hasPoints) =>
    circle(128, -536, 52, surface(pen, hasPoints ? points : fur)) +
    circle(126, -532, 28, { fill: hasPoints ? shade(points, 0.1) : '#e8a58a' }),
  'small-round': (pen, { fur }) =>
    circle(138, -524, 38, surface(pen, fur)) + circle(136, -520, 20, { fill: INNER_EAR }),
  'big-round': (pen, { fur }) => circle(140, -540, 82, surface(pen, fur)) + circle(138, -534, 54, { fill: INNER_EAR }),
  fluffy: (pen, { fur, cream }) =>
    path(scallopPath([150, -520], 84, 80, 11), surface(pen, fur)) +
    path(scallopPath([146, -514], 50, 48, 9), { fill: mix(cream, INNER_EAR, 0.4) }),
  floppy: (pen, { fur, points }, hasPoints) =>
    path(
      'M110 -552C176 -580 236 -520 236 -440C238 -376 210 -344 182 -360C164 -420 146 -480 110 -552Z',
      surface(pen, hasPoints ? points : shade(fur, -0.09)),
    ),
  drooping: (pen, { fur }) =>
    path('M142 -496C190 -530 244 -496 240 -442C236 -404 198 -400 168 -420Z', surface(pen, shade(fur, -0.09))) +
    path('M166 -484C196 -502 224 -482 220 -446C214 -426 194 -426 176 -438Z', { fill: INNER_EAR }),
  leaf: (pen, { fur }) =>
    path('M96 -526C130 -600 196 -616 238 -600C232 -546 192 -500 146 -480Z', surface(pen, fur)) +
    path('M126 -524C152 -568 188 -584 214 -580C206 -546 180 -518 150 -502Z', { fill: INNER_EAR }),
  elephant: (pen, { fur }) =>
    path(
      'M120 -520C190 -610 330 -590 332 -460C334 -370 290 -300 236 -300C190 -300 170 -340 150 -370Z',
      surface(pen, fur),
    ) + ellipse(240, -446, 60, 96, { fill: mix(fur, INNER_EAR, 0.6), transform: 'rotate(-14 240 -446)' }),
};
