import { surface } from '../../pen.ts';
import { mix, shade } from '../../svg/color.ts';
import { circle, mirrored, path, rect, stroke } from '../../svg/elements.ts';
import { GOLD, STEEL, dome, type HatPainter } from './headwear-pieces.ts';
import type { Headwear } from './outfit.ts';

export const HELMETS = {
  'knight-helmet': (pen, { dye, trim }) =>
    path('M-8 -628C-30 -700 30 -740 108 -716C84 -702 76 -668 40 -622Z', surface(pen, trim)) +
    path(
      'M-178 -330C-196 -540 -110 -632 0 -632C110 -632 196 -540 178 -330L128 -318C140 -400 134 -466 96 -486Q0 -514 -96 -486C-134 -466 -140 -400 -128 -318Z',
      surface(pen, shade(dye, -0.02, -0.02)),
    ) +
    stroke('M-100 -484Q0 -512 100 -484', STEEL, 15) +
    stroke('M0 -626V-500', STEEL, 9) +
    mirrored(circle(158, -452, 9, { fill: GOLD }) + circle(160, -380, 9, { fill: GOLD })) +
    stroke('M-96 -584Q-60 -612 -30 -616', '#ffffff', 10, { opacity: 0.6 }),
  kabuto: (pen, { dye }) =>
    mirrored(path('M140 -500L214 -440L190 -350L150 -380Z', surface(pen, shade(dye, -0.06)))) +
    dome(pen, dye, -650) +
    stroke('M-90 -632L-70 -520M0 -648V-526M90 -632L70 -520', shade(dye, -0.14), 7) +
    path('M-180 -500Q0 -560 180 -500L188 -470Q0 -528 -188 -470Z', surface(pen, shade(dye, -0.1))) +
    mirrored(path('M10 -548C70 -570 120 -640 126 -716C70 -680 30 -630 6 -576Z', surface(pen, GOLD))) +
    circle(0, -556, 26, surface(pen, GOLD)),
  'viking-helmet': (pen) =>
    mirrored(path('M128 -560C190 -570 230 -620 226 -696C250 -640 250 -560 148 -506Z', surface(pen, '#f2e4c4'))) +
    dome(pen, STEEL, -650) +
    path('M-176 -498Q0 -554 176 -498L174 -470Q0 -524 -174 -470Z', surface(pen, '#a8783e')) +
    path('M-16 -648H16L18 -510Q0 -500 -18 -510Z', surface(pen, '#a8783e')) +
    [-120, -60, 60, 120].map((x) => circle(x, -506 - (120 - Math.abs(x)) * 0.12, 6, { fill: GOLD })).join(''),
  hood: (pen, { dye }) =>
    path(
      'M-178 -300C-216 -470 -170 -640 8 -660C40 -690 60 -690 70 -676C66 -664 60 -660 62 -648C176 -612 214 -460 178 -300C172 -276 146 -280 142 -300C160 -420 126 -512 0 -520C-126 -512 -160 -420 -142 -300C-146 -280 -172 -276 -178 -300Z',
      surface(pen, dye),
    ) + stroke('M-146 -310C-160 -420 -124 -508 0 -516C124 -508 160 -420 146 -310', shade(dye, -0.12), 8),
  'fire-helmet': (pen, { dye }) => {
    const shell = mix('#d8362e', dye, 0.88);
    return (
      path('M-226 -470C-190 -552 190 -552 226 -470C160 -500 -160 -500 -226 -470Z', surface(pen, shade(shell, -0.06))) +
      dome(pen, shell, -668) +
      path('M-14 -670Q0 -690 14 -670L16 -530H-16Z', surface(pen, shade(shell, 0.08))) +
      path(
        'M0 -630C20 -622 44 -618 58 -618C60 -566 40 -532 0 -514C-40 -532 -60 -566 -58 -618C-44 -618 -20 -622 0 -630Z',
        surface(pen, GOLD),
      ) +
      path(
        'M0 -536C-24 -540 -26 -562 -12 -578C-12 -568 -6 -566 -6 -574C-4 -590 4 -596 8 -602C8 -588 24 -580 22 -558C20 -544 10 -536 0 -536Z',
        { fill: '#e2432e' },
      )
    );
  },
  'hard-hat': (pen, { dye }) => {
    const shell = mix('#f4b93a', dye, 0.86);
    return (
      dome(pen, shell, -648) +
      path('M-196 -490C-120 -544 120 -544 196 -490C130 -512 -130 -512 -196 -490Z', surface(pen, shade(shell, -0.05))) +
      path('M-20 -650Q0 -664 20 -650L22 -524H-22Z', surface(pen, shade(shell, 0.06))) +
      circle(0, -566, 28, surface(pen, '#eef2f8')) +
      circle(0, -566, 52, { fill: pen.defs.glow('#fff6c0', 0.8) })
    );
  },
  'space-helmet': (pen, { dye }) =>
    circle(0, -430, 212, { fill: '#dff4ff', fillOpacity: 0.1, stroke: shade(dye, 0.03), strokeWidth: 17 }) +
    stroke('M-150 -520A178 178 0 0 1 -50 -606', '#ffffff', 18, { opacity: 0.7 }) +
    stroke('M-166 -470A170 170 0 0 1 -162 -488', '#ffffff', 14, { opacity: 0.7 }) +
    mirrored(rect(192, -476, 40, 92, { rx: 18, ...surface(pen, dye) })) +
    stroke('M150 -586L186 -650', '#aab4c6', 9) +
    circle(190, -658, 14, surface(pen, '#f25c6a')),
  'head-scarf': (pen, { dye, trim }) =>
    path(
      'M-174 -330C-206 -520 -140 -632 0 -634C140 -632 206 -520 174 -330C160 -440 110 -500 0 -506C-110 -500 -160 -440 -174 -330Z',
      surface(pen, dye),
    ) +
    stroke('M-160 -400C-146 -466 -96 -512 0 -518C96 -512 146 -466 160 -400', trim, 11) +
    [-104, -54, 0, 54, 104].map((x) => circle(x, -560 + Math.abs(x) * 0.26, 9, { fill: trim })).join('') +
    path('M150 -340C190 -310 214 -270 206 -226C180 -236 156 -262 146 -300Z', surface(pen, shade(dye, -0.06))),
} as const satisfies Partial<Record<Headwear, HatPainter>>;
