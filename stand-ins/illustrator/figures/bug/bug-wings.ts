import { ink, surface, type Pen } from '../../pen.ts';
import { mix, shade } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { sparklePath } from '../../svg/paths.ts';
import type { BugColors } from './bug-colors.ts';
import type { BugForm } from './bug-form.ts';

/** Both pairs of wings, behind the body; `lift` spreads them in degrees. */
export const bugWings = (pen: Pen, form: BugForm, colors: BugColors, lift: number): Svg => {
  const wing = WINGS[form.wings](pen, colors);
  return wing === '' ? '' : mirrored(place(wing, { x: 40, y: -230, turn: -lift }));
};

const UPPER = 'M0 0C20 -120 120 -250 230 -240C310 -230 300 -110 240 -40C190 10 80 30 0 0Z';
const LOWER = 'M0 0C80 0 210 10 230 80C244 150 180 190 120 170C60 150 10 70 0 0Z';
const MOTH_LOWER = 'M0 0C80 0 200 10 200 70C196 120 150 120 140 190C136 220 112 226 104 200C90 140 20 90 0 0Z';

const glass = (pen: Pen, turn: number, length: number, width: number): Svg =>
  place(
    path(
      `M0 -10C${length * 0.3} ${-width} ${length * 0.9} ${-width} ${length} 0C${length * 0.9} ${width} ${length * 0.3} ${width * 0.7} 0 10Z`,
      {
        fill: pen.defs.linear([
          [0, '#f2fcff', 0.9],
          [1, '#c4e8f8', 0.75],
        ]),
        ...ink(pen, '#a8cce0', 0.8),
      },
    ) +
      stroke(
        `M10 0H${length * 0.86}M${length * 0.3} 0L${length * 0.7} ${-width * 0.55}M${length * 0.3} 0L${length * 0.7} ${width * 0.55}`,
        '#9ac4dc',
        3.5,
        { opacity: 0.8 },
      ),
    { turn },
  );

const WINGS: Readonly<Record<BugForm['wings'], (pen: Pen, colors: BugColors) => Svg>> = {
  none: () => '',
  butterfly: (pen, { skin, accent, belly }) =>
    path(LOWER, surface(pen, shade(skin, 0.05))) +
    path(LOWER, { fill: 'none', stroke: accent, strokeWidth: 15, strokeLinejoin: 'round' }) +
    path(UPPER, surface(pen, skin)) +
    path(UPPER, { fill: 'none', stroke: accent, strokeWidth: 17, strokeLinejoin: 'round' }) +
    stroke('M10 -8L210 -196M14 -4L250 -100M16 8L180 120', accent, 7) +
    circle(236, -196, 16, { fill: belly }) +
    circle(262, -146, 12, { fill: belly }) +
    circle(190, 110, 26, { fill: belly }) +
    circle(190, 110, 14, { fill: accent }),
  moth: (pen, { skin, accent, belly }) =>
    path(MOTH_LOWER, surface(pen, shade(skin, 0.04))) +
    path(UPPER, surface(pen, skin)) +
    stroke('M40 -150Q140 -170 280 -160', belly, 11, { opacity: 0.8 }) +
    circle(186, -130, 44, surface(pen, accent)) +
    circle(200, -138, 36, { fill: skin }) +
    circle(134, 84, 21, { fill: accent }),
  glass: (pen) => glass(pen, -42, 236, 70) + glass(pen, 2, 180, 54),
  'long-glass': (pen) => glass(pen, -28, 316, 50) + glass(pen, 6, 290, 46),
  cases: (pen, { skin, accent }) =>
    place(glass(pen, 20, 200, 46), { x: -10, y: 30 }) +
    path('M-40 -70C60 -130 200 -60 214 80C216 150 150 190 110 170C60 140 -20 40 -40 -70Z', surface(pen, skin)) +
    ellipse(110, -16, 28, 25, { fill: accent }) +
    ellipse(164, 66, 26, 25, { fill: accent }) +
    ellipse(96, 74, 21, 20, { fill: accent }),
};

/** Antennae, drawn relative to the middle of the head. */
export const feelers = (pen: Pen, form: BugForm, colors: BugColors): Svg =>
  mirrored(FEELERS[form.feelers](pen, colors));

const thin = (pen: Pen, d: string, color: string): Svg =>
  stroke(d, shade(color, -pen.style.lineDepth * 0.4), 13) + stroke(d, color, 9);

const FEELERS: Readonly<Record<BugForm['feelers'], (pen: Pen, colors: BugColors) => Svg>> = {
  curled: (pen, { deep }) => thin(pen, 'M36 -130C50 -200 90 -240 130 -230C156 -222 152 -190 130 -194', deep),
  knobbed: (pen, { deep, accent }) =>
    thin(pen, 'M44 -128C56 -180 76 -210 96 -226', deep) + circle(100, -232, 19, surface(pen, mix(accent, deep, 0.2))),
  bent: (pen, { deep }) =>
    thin(pen, 'M48 -126L80 -194L136 -206', deep) + ellipse(142, -208, 20, 13, surface(pen, deep)),
  long: (pen, { deep }) => thin(pen, 'M44 -128C70 -230 150 -260 236 -220', deep),
  stalks: (pen, { skin }) => thin(pen, 'M60 -110L84 -214', skin) + circle(86, -222, 24, surface(pen, skin)),
  feathered: (pen, { belly, deep }) =>
    thin(pen, 'M40 -130C70 -200 110 -232 160 -240', deep) +
    [0.2, 0.4, 0.6, 0.8, 1]
      .map((t) =>
        stroke(
          `M${40 + 120 * t} ${-130 - 112 * t}q24 2 34 22M${40 + 120 * t} ${-130 - 112 * t}q-16 -14 -14 -36`,
          shade(belly, -0.12),
          7,
        ),
      )
      .join(''),
};

/** Stardust on a wing or shell. */
export const stardust = (): Svg =>
  path(
    sparklePath(-214, -330, 20) + sparklePath(222, -350, 24) + sparklePath(-180, -130, 15) + sparklePath(190, -120, 17),
    {
      fill: '#fff6c8',
    },
  );
