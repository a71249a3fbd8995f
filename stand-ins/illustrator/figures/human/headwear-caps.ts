import { ink, surface } from '../../pen.ts';
import { mix, shade } from '../../svg/color.ts';
import { circle, mirrored, path, stroke } from '../../svg/elements.ts';
import { scallopPath, starPath } from '../../svg/paths.ts';
import { GOLD, WHITE, emblem, dome, visor, peakedCap, type HatPainter } from './headwear-pieces.ts';
import type { Headwear } from './outfit.ts';

export const CAPS = {
  'peaked-cap': (pen, { dye }) =>
    peakedCap(
      pen,
      dye,
      shade(dye, -0.16),
      path(starPath(0, -596, 34, 6, 0.62), { fill: GOLD, ...ink(pen, GOLD, 0.6) }),
    ),
  'captain-cap': (pen, { dye }) =>
    peakedCap(pen, shade(dye, 0.02), WHITE, circle(0, -600, 30, surface(pen, dye)) + emblem(pen, 0, -600, 22)) +
    stroke('M-128 -512Q0 -552 128 -512', GOLD, 8),
  toque: (pen, { dye }) =>
    path(scallopPath([0, -654], 140, 78, 8), surface(pen, WHITE)) +
    path('M-124 -630H124L132 -548Q0 -584 -132 -548Z', surface(pen, WHITE)) +
    stroke('M-76 -626L-80 -566M-26 -626L-28 -576M26 -626L28 -576M76 -626L80 -566', '#dcd4c8', 5) +
    path('M-133 -556Q0 -592 133 -556L138 -504Q0 -542 -138 -504Z', surface(pen, dye)),
  beret: (pen, { dye }) =>
    path(
      'M-170 -506C-214 -560 -196 -640 -100 -656C20 -676 180 -640 206 -580C214 -540 180 -524 158 -506Q0 -560 -170 -506Z',
      surface(pen, dye),
    ) +
    stroke('M-166 -502Q0 -554 156 -502', shade(dye, -0.16), 14) +
    stroke('M4 -658q2 -22 12 -30', shade(dye, -0.12), 12) +
    stroke('M-120 -618Q-70 -644 -10 -646', shade(dye, 0.16), 9, { opacity: 0.6 }),
  'nurse-cap': (pen, { dye }) =>
    path(
      'M-122 -540C-130 -620 -96 -650 -70 -650Q0 -676 70 -650C96 -650 130 -620 122 -540Q0 -580 -122 -540Z',
      surface(pen, WHITE),
    ) +
    path('M-124 -546Q0 -586 124 -546L122 -570Q0 -608 -122 -570Z', { fill: dye }) +
    path('M0 -600C-24 -616 -30 -632 -20 -640C-10 -646 -2 -638 0 -630C2 -638 10 -646 20 -640C30 -632 24 -616 0 -600Z', {
      fill: '#f0607a',
    }),
  'sports-cap': (pen, { dye }) =>
    dome(pen, dye, -652) +
    path(
      'M-150 -510C-100 -556 60 -560 132 -520C190 -516 236 -500 246 -476C180 -484 90 -500 20 -500C-50 -500 -110 -496 -150 -510Z',
      surface(pen, shade(dye, -0.1)),
    ) +
    circle(0, -652, 10, surface(pen, shade(dye, -0.1))) +
    emblem(pen, 0, -586, 30, WHITE),
  'sailor-cap': (pen, { dye }) =>
    path('M-150 -520C-176 -600 -100 -634 0 -634C100 -634 176 -600 150 -520Z', surface(pen, WHITE)) +
    path('M-160 -548Q0 -596 160 -548L150 -496Q0 -544 -150 -496Z', surface(pen, WHITE)) +
    stroke('M-152 -514Q0 -560 152 -514', dye, 11) +
    path('M140 -520L196 -470L180 -456L150 -484Z', { fill: dye }),
  deerstalker: (pen, { dye }) => {
    const tweed = mix('#a8845a', dye, 0.72);
    return (
      mirrored(
        path('M132 -530C180 -510 196 -460 184 -410C160 -420 150 -450 140 -480Z', surface(pen, shade(tweed, -0.06))),
      ) +
      dome(pen, tweed, -652) +
      stroke('M-120 -606L120 -522M-60 -642L160 -560M120 -606L-120 -522M60 -642L-160 -560', shade(tweed, -0.1), 5, {
        opacity: 0.6,
      }) +
      visor(pen, shade(tweed, -0.05)) +
      circle(0, -654, 13, surface(pen, shade(tweed, -0.1)))
    );
  },
  'swim-cap': (pen, { dye }) =>
    path('M-170 -462C-180 -580 -104 -622 0 -622C104 -622 180 -580 170 -462Q0 -526 -170 -462Z', surface(pen, dye)) +
    stroke('M-120 -510C-80 -590 60 -600 120 -510', WHITE, 12, { opacity: 0.85 }),
  'feather-cap': (pen, { dye }) =>
    path(
      'M-176 -490C-190 -560 -140 -630 -40 -652C60 -672 150 -620 244 -536C190 -520 160 -506 150 -490Q0 -546 -176 -490Z',
      surface(pen, shade(dye, -0.04)),
    ) +
    stroke('M-172 -494Q0 -548 156 -494', shade(dye, -0.16), 16) +
    path('M-60 -580C-110 -660 -100 -730 -60 -772C-30 -720 -24 -640 -44 -572Z', surface(pen, '#f25c4a')) +
    stroke('M-50 -578C-66 -650 -66 -710 -60 -752', '#a8342a', 4),
  mortarboard: (pen, { dye, trim }) => {
    const felt = shade(dye, -0.1);
    return (
      path('M-132 -510C-136 -570 -110 -600 0 -600C110 -600 136 -570 132 -510Q0 -556 -132 -510Z', surface(pen, felt)) +
      path('M-216 -620L0 -682L216 -620L0 -560Z', surface(pen, dye)) +
      stroke('M0 -622C80 -612 150 -600 168 -560V-508', trim, 7) +
      path('M156 -510h24l8 46h-40Z', surface(pen, trim)) +
      circle(0, -622, 10, { fill: trim })
    );
  },
} as const satisfies Partial<Record<Headwear, HatPainter>>;
