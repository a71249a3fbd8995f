import { surface, type Pen } from '../../pen.ts';
import { shade } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { scallopPath, starPath } from '../../svg/paths.ts';
import { hair, type Coat } from './coat.ts';
import type { CritterForm } from './critter-form.ts';

interface Mane {
  readonly behind?: (pen: Pen, coat: Coat) => Svg;
  readonly inFront?: (pen: Pen, coat: Coat) => Svg;
}

export const maneBehind = (pen: Pen, { mane }: CritterForm, coat: Coat): Svg => MANES[mane].behind?.(pen, coat) ?? '';
export const maneInFront = (pen: Pen, { mane }: CritterForm, coat: Coat): Svg => MANES[mane].inFront?.(pen, coat) ?? '';

const LOCK = 'M0 30C-34 -6 -26 -64 4 -112C14 -74 44 -14 0 30Z';

const MANES: Readonly<Record<CritterForm['mane'], Mane>> = {
  none: {},
  ruff: {
    behind: (pen, { accent }) =>
      path(scallopPath([0, -412], 222, 214, 15), surface(pen, accent)) +
      path(scallopPath([0, -408], 194, 184, 13), { fill: shade(accent, 0.07) }),
  },
  curls: {
    behind: (pen, { accent }) =>
      Array.from({ length: 16 }, (_, index) => {
        const angle = (index / 16) * Math.PI * 2;
        const [x, y] = [Math.cos(angle) * 196, -412 + Math.sin(angle) * 178];
        return (
          circle(x, y, 46, surface(pen, accent)) +
          stroke(`M${x - 16} ${y + 6}a18 18 0 1 1 20 10`, shade(accent, -0.16), 6)
        );
      }).join(''),
  },
  swept: {
    behind: (pen, coat) =>
      path(
        'M-90 -560C-210 -540 -250 -400 -216 -236C-190 -262 -170 -262 -150 -252C-160 -340 -130 -420 -60 -480Z',
        hair(pen, coat),
      ),
    inFront: (pen, coat) =>
      path(
        'M-62 -560C-132 -540 -192 -470 -188 -380C-160 -440 -130 -460 -100 -470C-62 -486 -40 -520 -62 -560Z',
        hair(pen, coat),
      ) + path('M-30 -576C-70 -540 -66 -500 -112 -468C-40 -466 26 -500 44 -572Q4 -590 -30 -576Z', hair(pen, coat)),
  },
  crest: {
    behind: (pen, { accent }) =>
      path('M-44 -540C-52 -620 -20 -660 0 -664C20 -660 52 -620 44 -540Z', surface(pen, accent)),
    inFront: (pen, { accent }) =>
      path('M-34 -566C-30 -530 -12 -512 2 -496C14 -516 32 -534 34 -566Q0 -584 -34 -566Z', surface(pen, accent)),
  },
  flame: {
    behind: (pen, { accent }) => licks(pen, [shade(accent, -0.1), accent], 1.28),
    inFront: (pen, { accent }) =>
      [-34, 0, 34]
        .map((turn) =>
          place(path(LOCK, surface(pen, shade(accent, turn === 0 ? 0.1 : 0.02))), {
            x: turn * 0.8,
            y: -556,
            turn,
            scale: 0.72,
          }),
        )
        .join(''),
  },
  water: {
    behind: (pen, { accent }) =>
      path(
        'M-70 -566C-230 -560 -270 -390 -224 -220C-214 -250 -196 -256 -180 -236C-174 -262 -160 -262 -146 -246C-166 -350 -120 -440 -50 -490Z',
        surface(pen, accent),
      ) +
      stroke('M-120 -520C-200 -460 -216 -360 -200 -270M-100 -490C-168 -430 -184 -350 -172 -280', '#ffffff', 7, {
        opacity: 0.6,
      }),
    inFront: (pen, { accent }) =>
      path(
        'M-30 -574C-90 -556 -140 -500 -132 -452C-106 -474 -92 -470 -84 -456C-50 -496 26 -500 44 -572Q4 -590 -30 -574Z',
        surface(pen, accent),
      ) + circle(-150, -420, 11, { fill: '#eafcff', opacity: 0.85 }),
  },
  wool: {
    behind: (pen, { fur }) => path(scallopPath([0, -440], 214, 176, 13), surface(pen, shade(fur, 0.02))),
    inFront: (pen, { fur }) => path(scallopPath([0, -544], 128, 62, 10), surface(pen, shade(fur, 0.02))),
  },
  quills: {
    behind: (pen, { fur }) =>
      path(starPath(0, -420, 262, 30, 0.78), surface(pen, shade(fur, -0.14))) +
      path(starPath(0, -414, 222, 26, 0.82), { fill: shade(fur, -0.06) }),
    inFront: (pen, { fur }) =>
      path(
        'M-150 -512L-120 -590L-84 -538L-52 -610L-18 -546L18 -610L52 -542L88 -602L118 -536L150 -512Q0 -560 -150 -512Z',
        surface(pen, shade(fur, -0.14)),
      ),
  },
  shaggy: {
    behind: (pen, { fur }) =>
      mirrored(
        path(
          'M150 -520L214 -470L190 -450L230 -400L196 -390L222 -340L180 -336L190 -286L110 -290Z',
          surface(pen, shade(fur, -0.05)),
        ),
      ),
    inFront: (pen, { fur }) =>
      path(
        'M-70 -558L-58 -520L-40 -540L-18 -500L0 -536L18 -500L40 -540L58 -520L70 -558Q0 -596 -70 -558Z',
        surface(pen, shade(fur, -0.07)),
      ) + ellipse(0, -566, 40, 12, { fill: shade(fur, 0.04), opacity: 0.7 }),
  },
};

const licks = (pen: Pen, [outer, inner]: readonly [string, string], scale: number): Svg =>
  [outer, inner]
    .map((color, layer) =>
      [-112, -84, -56, -28, 0, 28, 56, 84, 112]
        .map((turn) => {
          const angle = ((turn - 90) * Math.PI) / 180;
          return place(path(LOCK, surface(pen, color)), {
            x: Math.cos(angle) * 160,
            y: -420 + Math.sin(angle) * 130,
            turn,
            scale: scale * (layer === 0 ? 1 : 0.66),
          });
        })
        .join(''),
    )
    .join('');
