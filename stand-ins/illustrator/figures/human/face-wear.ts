import { surface, type Pen } from '../../pen.ts';
import { shade } from '../../svg/color.ts';
import { circle, ellipse, path, rect, stroke, type Svg } from '../../svg/elements.ts';
import { glasses } from '../shared/glasses.ts';
import type { Cloth } from './garments.ts';
import type { FaceWear } from './outfit.ts';

const EYE_Y = -400;
const EYE_SPREAD = 68;

/** Glasses, masks and the like, in head units. */
export const faceWear = (pen: Pen, wear: FaceWear, cloth: Cloth): Svg => WEARS[wear](pen, cloth);

const WEARS: Readonly<Record<FaceWear, (pen: Pen, cloth: Cloth) => Svg>> = {
  none: () => '',
  glasses: () => glasses(EYE_SPREAD, EYE_Y, 45),
  monocle: () =>
    circle(EYE_SPREAD, EYE_Y, 56, { fill: '#dff4ff', fillOpacity: 0.16, stroke: '#d8a23e', strokeWidth: 8 }) +
    stroke(`M122 -386C140 -350 136 -310 110 -286`, '#d8a23e', 4),
  mask: (pen, { dye }) => {
    const cloth = shade(dye, -0.2);
    return (
      path(
        'M-160 -436C-110 -462 -40 -452 0 -430C40 -452 110 -462 160 -436C162 -386 130 -346 86 -346C46 -346 22 -372 0 -372C-22 -372 -46 -346 -86 -346C-130 -346 -162 -386 -160 -436ZM-68 -444A38 47 0 0 0 -68 -354A38 47 0 0 0 -68 -444ZM68 -444A38 47 0 0 0 68 -354A38 47 0 0 0 68 -444Z',
        { ...surface(pen, cloth), fillRule: 'evenodd' },
      ) + stroke('M-120 -440Q-70 -454 -30 -440', shade(cloth, 0.2), 5, { opacity: 0.6 })
    );
  },
  eyepatch: (pen) =>
    stroke('M-156 -462L152 -424', '#2e2a34', 9) +
    path('M26 -442Q70 -456 112 -436Q116 -376 70 -356Q26 -372 26 -442Z', surface(pen, '#3a3440')),
  goggles: (pen, { leather }) =>
    stroke('M-160 -494Q0 -530 160 -494', leather, 22) +
    [-48, 48]
      .map(
        (x) =>
          circle(x, -514, 41, surface(pen, '#c89a4a')) +
          circle(x, -514, 29, {
            fill: pen.defs.linear([
              [0, '#bff0ff'],
              [1, '#4aa0c8'],
            ]),
          }) +
          stroke(`M${x - 16} -522q4 -12 16 -13`, '#ffffff', 6, { opacity: 0.85 }),
      )
      .join(''),
  'head-mirror': (pen) =>
    stroke('M-154 -490Q0 -536 154 -490', '#4a4c58', 15) +
    circle(0, -524, 40, surface(pen, '#c8d4e2')) +
    circle(0, -524, 27, { fill: '#f4fbff' }) +
    circle(0, -524, 7, { fill: '#5a6478' }),
  'third-eye': (pen) =>
    ellipse(0, -496, 44, 36, { fill: pen.defs.glow('#c8a0ff', 0.85) }) +
    path('M-26 -496Q0 -522 26 -496Q0 -474 -26 -496Z', { fill: '#fffdf6', stroke: '#8a5cd0', strokeWidth: 5 }) +
    circle(0, -497, 10, { fill: '#8a5cd0' }) +
    rect(-2, -503, 5, 5, { rx: 2, fill: '#fff' }),
};
