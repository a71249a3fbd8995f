import { surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { starPath } from '../../svg/paths.ts';
import { flower } from '../shared/glyphs.ts';
import type { MarkName } from './being.ts';

/** Facial marks of a being: on the skin, below eyes and mouth, in head units. */
export const marksUnderFace = (pen: Pen, marks: readonly MarkName[], skin: Hex, coat: Hex): Svg =>
  marks.map((mark) => (OVER_FACE.has(mark) ? '' : MARKS[mark](pen, skin, coat))).join('');

/** Marks above eyes and mouth, such as teeth and whiskers. */
export const marksOverFace = (pen: Pen, marks: readonly MarkName[], skin: Hex, coat: Hex): Svg =>
  marks.map((mark) => (OVER_FACE.has(mark) ? MARKS[mark](pen, skin, coat) : '')).join('');

const OVER_FACE: ReadonlySet<MarkName> = new Set(['fangs', 'tusks', 'whiskers', 'tear', 'bandages', 'metal-plate']);

/** Marks that replace the human nose. */
export const hidesNose = (marks: readonly MarkName[]): boolean => marks.some((mark) => NOSES.has(mark));
const NOSES: ReadonlySet<MarkName> = new Set(['snout', 'cat-nose', 'beak', 'skull', 'carrot']);

const MARKS: Readonly<Record<MarkName, (pen: Pen, skin: Hex, coat: Hex) => Svg>> = {
  whiskers: (_pen, skin) =>
    mirrored(stroke('M108 -346L176 -360M110 -332L178 -330M106 -318L168 -300', shade(skin, -0.22), 4.5)),
  stripes: (_pen, skin) =>
    mirrored(stroke('M152 -420Q120 -420 106 -406M150 -388Q126 -388 112 -376', shade(skin, -0.16), 12)) +
    stroke('M0 -560V-510M-34 -556V-522M34 -556V-522', shade(skin, -0.16), 11),
  spots: (_pen, skin) =>
    mirrored(
      [
        [118, -378, 11],
        [140, -404, 9],
        [132, -350, 8],
        [112, -472, 8],
      ]
        .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.8, { fill: shade(skin, -0.12) }))
        .join(''),
    ),
  scales: (_pen, _skin, coat) =>
    mirrored(
      [
        [124, -384],
        [146, -400],
        [140, -368],
        [122, -356],
        [150, -434],
      ]
        .map(([x = 0, y = 0]) =>
          path(`M${x - 13} ${y}q13 18 26 0q-13 -16 -26 0Z`, {
            fill: coat,
            opacity: 0.75,
            stroke: shade(coat, -0.14),
            strokeWidth: 3,
          }),
        )
        .join(''),
    ),
  bark: (_pen, skin) =>
    stroke(
      'M-126 -470q10 50 -4 96M-146 -420q8 26 0 50M128 -476q-12 48 2 100M148 -420q-8 26 0 44M-20 -548q10 22 0 44M24 -552q-8 26 4 48M-70 -300q20 8 34 2M50 -300q14 6 28 0',
      shade(skin, -0.14),
      7,
    ),
  cracks: (_pen, skin) =>
    stroke('M-96 -556l18 30l-14 18l20 26M120 -500l-20 18l10 18l-16 20M-132 -330l24 -6l8 -18', shade(skin, -0.18), 6),
  stars: (pen) =>
    mirrored(
      [
        [112, -352, 13],
        [138, -380, 9],
        [92, -330, 7],
      ]
        .map(([x = 0, y = 0, r = 0]) => path(starPath(x, y, r), { fill: '#fff2b0' }))
        .join(''),
    ) + circle(0, -500, 24, { fill: pen.defs.glow('#fff2b0', 0.8) }),
  runes: (pen) =>
    mirrored(
      ellipse(116, -350, 40, 30, { fill: pen.defs.glow('#9ff4ff', 0.6) }) +
        stroke('M104 -366v30M104 -352l16 -12M128 -364l12 14l-12 14', '#c8fbff', 5.5),
    ),
  stitches: () =>
    stroke('M-150 -476Q-96 -500 -60 -560', '#8a5a4a', 5) +
    stroke('M-138 -496l10 20M-116 -510l12 18M-96 -528l16 14M-82 -548l18 8', '#8a5a4a', 5) +
    stroke('M64 -312l22 -16M66 -330l16 20', '#8a5a4a', 5),
  fangs: () => mirrored(path('M12 -329L22 -306L31 -330Z', { fill: '#fffdf4', stroke: '#b8a0a8', strokeWidth: 2 })),
  tusks: () =>
    mirrored(
      path('M30 -318C28 -344 38 -362 52 -368C54 -346 54 -328 50 -314Z', {
        fill: '#fff6dc',
        stroke: '#b89a70',
        strokeWidth: 3,
      }),
    ),
  snout: (pen, skin) =>
    path(
      'M-78 -330C-84 -376 -44 -392 0 -392C44 -392 84 -376 78 -330C70 -300 -70 -300 -78 -330Z',
      surface(pen, mix(skin, '#fff0dc', 0.55)),
    ) +
    path('M-26 -380Q0 -394 26 -380Q24 -356 0 -350Q-24 -356 -26 -380Z', { fill: '#4a2f34' }) +
    ellipse(-8, -380, 7, 4, { fill: '#ffffff', opacity: 0.5 }),
  'cat-nose': () =>
    path('M-18 -368Q0 -378 18 -368Q14 -352 0 -346Q-14 -352 -18 -368Z', { fill: '#5a3438' }) +
    stroke('M0 -346V-336', '#5a3438', 5),
  beak: (pen) => path('M-26 -376Q0 -392 26 -376Q22 -348 0 -334Q-22 -348 -26 -376Z', surface(pen, '#f0b03e')),
  swirls: (_pen, _skin, coat) =>
    mirrored(stroke('M138 -392C112 -406 98 -380 114 -370C128 -362 136 -378 124 -382', coat, 6)),
  tear: (pen) =>
    place(path('M0 -16C8 -4 11 2 11 8A11 11 0 0 1 -11 8C-11 2 -8 -4 0 -16Z', surface(pen, '#6cc8f0')), {
      x: 100,
      y: -340,
    }),
  'petal-cheeks': (pen, _skin, coat) =>
    mirrored(place(flower(pen, mix(coat, '#ffd0e0', 0.4)), { x: 122, y: -352, scale: 0.42 })),
  skull: () =>
    mirrored(ellipse(68, -398, 62, 64, { fill: '#8a86a4', opacity: 0.55 })) +
    path('M0 -372L-13 -350Q0 -344 13 -350Z', { fill: '#6a6488' }) +
    stroke('M-46 -300V-288M-24 -296V-284M0 -294V-282M24 -296V-284M46 -300V-288', '#a8a4bc', 4),
  pumpkin: (pen, skin) =>
    stroke(
      'M-60 -574C-96 -500 -96 -360 -60 -292M60 -574C96 -500 96 -360 60 -292M-124 -530C-150 -460 -150 -400 -124 -330M124 -530C150 -460 150 -400 124 -330M0 -580V-520',
      shade(skin, -0.1),
      7,
    ) +
    path('M-18 -572C-26 -620 -20 -650 -44 -668L-8 -690C14 -660 14 -620 22 -572Z', surface(pen, '#6a9a4a')) +
    stroke('M18 -600C60 -640 96 -620 84 -590C76 -570 56 -584 68 -598', '#6a9a4a', 8),
  bandages: (_pen, skin) =>
    [
      'M-158 -520Q-20 -560 150 -500',
      'M-156 -480Q0 -520 158 -474',
      'M-118 -556Q40 -560 120 -536',
      'M-150 -320Q-20 -290 140 -318',
      'M-110 -296Q0 -270 104 -296',
      'M-158 -366Q-130 -340 -96 -336',
    ]
      .map((d) => stroke(d, shade(skin, -0.12), 30) + stroke(d, shade(skin, 0.03), 26))
      .join(''),
  icing: () =>
    stroke('M-140 -470q14 -16 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0', '#fffaf2', 10) +
    mirrored(circle(110, -346, 22, { fill: '#f27a94' })),
  'button-cheeks': () =>
    mirrored(circle(110, -346, 24, { fill: '#e8607a' }) + stroke('M102 -352l16 12M118 -352l-16 12', '#fff4e8', 4)),
  hinge: (_pen, skin) =>
    mirrored(stroke('M40 -346V-288', shade(skin, -0.2), 5)) +
    mirrored(circle(104, -350, 20, { fill: '#e8706a', opacity: 0.8 })),
  'metal-plate': (pen, _skin, coat) =>
    path(
      'M86 -500C130 -500 160 -460 160 -420C160 -370 140 -330 112 -314L96 -350L116 -400L84 -450Z',
      surface(pen, mix('#aab6c6', coat, 0.15)),
    ) +
    [
      [130, -456],
      [142, -396],
      [120, -348],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 6, { fill: '#5a6478' }))
      .join('') +
    circle(148, -426, 17, { fill: '#6af0ff' }) +
    circle(148, -426, 40, { fill: pen.defs.glow('#6af0ff', 0.6) }),
  ink: () =>
    [
      [-112, -340, 16],
      [-134, -362, 9],
      [104, -500, 15],
      [126, -478, 8],
      [118, -344, 10],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: '#2e3058', opacity: 0.85 }))
      .join(''),
  carrot: (pen) => path('M-20 -372C-24 -350 6 -344 20 -350L108 -336C70 -352 10 -376 -4 -382Z', surface(pen, '#f08a3a')),
};
