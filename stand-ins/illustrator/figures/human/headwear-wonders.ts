import { ink, surface } from '../../pen.ts';
import { mix, shade } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke } from '../../svg/elements.ts';
import { starPath } from '../../svg/paths.ts';
import { flower, leaf } from '../shared/glyphs.ts';
import { GOLD, WHITE, dome, type HatPainter } from './headwear-pieces.ts';
import type { Headwear } from './outfit.ts';

/** Caps of gnomes, sprites and sleepers. */
export const WONDER_CAPS = {
  'gnome-cap': (pen, { dye }) =>
    path(
      'M-178 -486C-150 -620 -70 -740 -20 -830C0 -850 26 -840 30 -812C60 -720 150 -620 178 -486Q0 -556 -178 -486Z',
      surface(pen, shade(dye, 0.02)),
    ) +
    stroke('M-60 -650Q0 -630 60 -652M-36 -730Q0 -716 36 -732', shade(dye, -0.1), 6, { opacity: 0.6 }) +
    path('M-182 -492Q0 -560 182 -492L176 -456Q0 -518 -176 -456Z', surface(pen, mix(dye, '#fff4dc', 0.75))),
  'night-cap': (pen, { dye }) =>
    path(
      'M-172 -490C-180 -640 -40 -700 90 -680C190 -664 250 -590 244 -500C220 -560 180 -590 150 -590C170 -550 176 -520 172 -490Q0 -554 -172 -490Z',
      surface(pen, dye),
    ) +
    [
      [-90, -570, 18],
      [0, -620, 20],
      [90, -610, 17],
      [60, -550, 14],
    ]
      .map(([x = 0, y = 0, r = 0]) => path(starPath(x, y, r), { fill: '#fff2b0' }))
      .join('') +
    path('M-180 -494Q0 -562 180 -494L176 -454Q0 -516 -176 -454Z', surface(pen, WHITE)) +
    circle(246, -478, 34, surface(pen, WHITE)),
  'mushroom-cap': (pen, { dye }) =>
    path(
      'M-240 -470C-236 -640 -120 -720 0 -720C120 -720 236 -640 240 -470Q0 -560 -240 -470Z',
      surface(pen, mix('#e0526a', dye, 0.5)),
    ) +
    [
      [0, -640, 34],
      [-110, -600, 28],
      [112, -606, 30],
      [-172, -530, 18],
      [176, -532, 18],
      [-48, -560, 16],
      [56, -562, 18],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r * 1.15, r, { fill: '#fff6e0' }))
      .join(''),
  'acorn-cap': (pen) =>
    path('M-12 -660C-14 -700 0 -716 20 -724L34 -700C20 -694 16 -680 18 -660Z', surface(pen, '#6a4830')) +
    dome(pen, '#a8743e', -668) +
    stroke(
      'M-140 -540Q-70 -590 0 -600Q70 -590 140 -540M-110 -600Q-50 -640 0 -644Q50 -640 110 -600M-70 -520V-640M0 -530V-660M70 -520V-640',
      shade('#a8743e', -0.14),
      6,
    ),
  'petal-cap': (pen, { dye }) =>
    [-62, -31, 0, 31, 62]
      .map((turn) =>
        place(
          path(
            'M-66 -96C-84 -200 -40 -246 0 -262C40 -246 84 -200 66 -96Q0 -70 -66 -96Z',
            surface(pen, shade(dye, turn === 0 ? 0.08 : 0.03)),
          ),
          {
            y: -400,
            turn,
          },
        ),
      )
      .join('') + stroke('M0 -650C0 -690 20 -700 26 -716', '#5a9a44', 11),
} as const satisfies Partial<Record<Headwear, HatPainter>>;

/** Crowns of light, ice and thorns, which leave hair and ears uncovered. */
export const WONDER_CROWNS = {
  'sun-rays': (pen) =>
    circle(0, -580, 190, { fill: pen.defs.glow('#ffe27a', 0.5) }) +
    [-60, -40, -20, 0, 20, 40, 60]
      .map((turn, index) =>
        place(path(`M-16 -176L0 ${index % 2 === 0 ? -288 : -250}L16 -176Z`, surface(pen, GOLD)), { y: -400, turn }),
      )
      .join('') +
    stroke('M-160 -486Q0 -596 160 -486', GOLD, 18),
  'star-halo': (pen) =>
    ellipse(0, -664, 160, 52, { fill: pen.defs.glow('#fff0b0', 0.6) }) +
    ellipse(0, -660, 118, 27, { fill: 'none', stroke: '#ffe48a', strokeWidth: 12 }) +
    [-112, -40, 40, 112]
      .map((x) =>
        path(starPath(x, -660 + (Math.abs(x) < 60 ? 25 : 8), 19), { fill: '#fff6cc', ...ink(pen, GOLD, 0.5) }),
      )
      .join(''),
  'bramble-crown': (pen) =>
    [
      'M-150 -510C-100 -580 -40 -540 0 -576C40 -540 100 -580 150 -510',
      'M-150 -528C-90 -540 -50 -600 0 -546C50 -600 90 -540 150 -528',
    ]
      .map((d) => stroke(d, '#3f4a34', 16) + stroke(d, '#6a7a4a', 9))
      .join('') +
    mirrored(
      path('M60 -566L72 -620L84 -560ZM112 -550L140 -594L134 -536Z', { fill: '#4a5a3c' }) +
        place(leaf(pen, '#7a9a5a'), { x: 100, y: -532, scale: 0.34, turn: 60 }),
    ) +
    path('M-10 -572L0 -632L10 -572Z', { fill: '#4a5a3c' }) +
    place(flower(pen, '#8a6ac0'), { x: 34, y: -548, scale: 0.42 }),
  'ice-crown': (pen) =>
    circle(0, -620, 150, { fill: pen.defs.glow('#d8f6ff', 0.6) }) +
    path(
      'M-134 -516L-150 -630L-96 -574L-66 -676L-26 -590L0 -720L26 -590L66 -676L96 -574L150 -630L134 -516Q0 -580 -134 -516Z',
      surface(pen, '#c4ecfc'),
    ) +
    stroke('M0 -700V-580M-66 -656L-58 -566M66 -656L58 -566', '#ffffff', 6, { opacity: 0.8 }),
} as const satisfies Partial<Record<Headwear, HatPainter>>;
