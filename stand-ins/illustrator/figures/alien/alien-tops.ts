import { ink, surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, mirrored, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { sparklePath } from '../../svg/paths.ts';
import { flower, leaf } from '../shared/glyphs.ts';
import { rod } from '../shared/rod.ts';
import type { AlienTop } from './alien-form.ts';

interface Top {
  readonly behind?: TopPainter;
  readonly inFront?: TopPainter;
}
/** Drawn relative to the crown of the head. */
type TopPainter = (pen: Pen, skin: Hex, accent: Hex) => Svg;

export const topBehind = (pen: Pen, top: AlienTop, skin: Hex, accent: Hex): Svg =>
  TOPS[top].behind?.(pen, skin, accent) ?? '';
export const topInFront = (pen: Pen, top: AlienTop, skin: Hex, accent: Hex): Svg =>
  TOPS[top].inFront?.(pen, skin, accent) ?? '';

const bulb = (pen: Pen, x: number, y: number, color: Hex, radius = 24): Svg =>
  circle(x, y, radius * 2.2, { fill: pen.defs.glow(color, 0.8) }) + circle(x, y, radius, surface(pen, color));

const TOPS: Readonly<Record<AlienTop, Top>> = {
  none: {},
  feelers: {
    behind: (pen, skin) =>
      mirrored(
        rod(pen, 'M50 30C56 -30 70 -60 96 -84', skin, 15) + circle(100, -92, 22, surface(pen, shade(skin, 0.06))),
      ),
  },
  bulbs: {
    behind: (pen, skin, accent) =>
      mirrored(rod(pen, 'M70 40C90 -30 120 -60 160 -66', skin, 15) + bulb(pen, 166, -70, accent)) +
      rod(pen, 'M0 20V-100', skin, 15) +
      bulb(pen, 0, -110, accent, 28),
  },
  'long-ears': {
    behind: (pen, skin) =>
      mirrored(
        path(
          'M60 50C50 -60 110 -130 170 -136C236 -130 240 -30 216 60C200 20 180 10 166 30C150 50 120 70 96 80Z',
          surface(pen, skin),
        ) +
          path('M96 40C100 -40 130 -90 170 -98C200 -90 206 -40 200 0C180 -20 150 -10 130 30Z', {
            fill: mix(skin, '#ffd0dc', 0.6),
          }),
      ),
  },
  bubble: {
    inFront: (pen) =>
      circle(0, 190, 268, {
        fill: '#e4faff',
        fillOpacity: 0.08,
        stroke: '#ffffff',
        strokeOpacity: 0.8,
        strokeWidth: 7,
      }) +
      stroke('M-200 110C-180 40 -130 -10 -80 -30', '#ffffff', 15, { opacity: 0.75 }) +
      circle(190, 30, 13, { fill: '#ffffff', opacity: 0.8 }) +
      ellipse(0, 452, 150, 22, { ...surface(pen, '#c8d4e4') }),
  },
  fins: {
    behind: (pen, _skin, accent) =>
      path('M-40 40C-50 -60 -10 -110 20 -130C30 -70 60 -30 60 40Z', surface(pen, accent)) +
      mirrored(
        path(
          'M150 150C220 70 290 60 320 90C292 100 290 124 308 144C276 146 262 170 276 196C236 204 190 200 150 190Z',
          surface(pen, accent),
        ),
      ),
  },
  petals: {
    behind: (pen, skin) =>
      Array.from({ length: 10 }, (_, index) =>
        place(
          path(
            'M0 0C-70 -50 -80 -170 0 -290C80 -170 70 -50 0 0Z',
            surface(pen, shade(skin, index % 2 === 0 ? 0.04 : 0.1)),
          ),
          { y: 190, turn: index * 36 },
        ),
      ).join(''),
    inFront: (pen, _skin, accent) => mirrored(place(leaf(pen, accent), { x: 120, y: 420, turn: 110, scale: 1.1 })),
  },
  'cactus-flower': {
    inFront: (pen, _skin, accent) => place(flower(pen, accent), { y: -8, scale: 1.2 }),
    behind: (pen, skin) =>
      rod(pen, 'M-130 300C-230 310 -240 270 -236 190', skin, 62) +
      rod(pen, 'M130 340C220 350 236 310 230 250', skin, 58),
  },
  cap: {
    inFront: (pen, skin) =>
      path('M-246 130C-240 -90 240 -90 246 130Q0 190 -246 130Z', surface(pen, skin)) +
      [
        [0, 10, 36],
        [-110, 60, 28],
        [112, 56, 30],
        [-180, 108, 17],
        [186, 106, 18],
        [-46, 92, 16],
        [56, 100, 17],
      ]
        .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.82, { fill: '#fff6e4' }))
        .join(''),
  },
  sprout: {
    behind: (pen, _skin, accent) =>
      rod(pen, 'M0 30C-6 -20 6 -50 0 -70', mix(accent, '#4a8a3c', 0.4), 15) +
      mirrored(path('M0 -60C20 -110 80 -120 120 -100C100 -60 50 -40 0 -56Z', surface(pen, accent))),
  },
  'beetle-horn': {
    behind: (pen, skin, accent) =>
      path(
        'M-36 40C-40 -40 -70 -90 -96 -110C-40 -120 -10 -80 0 -50C10 -80 40 -120 96 -110C70 -90 40 -40 36 40Z',
        surface(pen, accent),
      ) + circle(0, 30, 10, { fill: shade(skin, 0.1) }),
  },
  'long-feelers': {
    behind: (pen, skin) => mirrored(rod(pen, 'M50 30C70 -80 150 -120 240 -70', shade(skin, -0.06), 13)),
  },
  'knobbed-feelers': {
    behind: (pen, skin, accent) =>
      mirrored(
        rod(pen, 'M50 40C56 -40 100 -90 130 -90C156 -86 150 -50 128 -56', shade(skin, -0.06), 13) +
          circle(126, -54, 15, surface(pen, accent)),
      ),
  },
  shards: {
    behind: (pen, _skin, accent) =>
      [-40, -20, 0, 22, 44]
        .map((turn, index) =>
          place(
            path(
              `M-26 60L-18 ${-70 - (index % 2) * 30}L4 ${-110 - (index % 2) * 34}L24 -60L28 60Z`,
              surface(pen, shade(accent, index * -0.02)),
            ),
            { x: turn * 2.2, y: 34, turn },
          ),
        )
        .join(''),
  },
  rays: {
    behind: (pen, _skin, accent) =>
      Array.from({ length: 14 }, (_, index) =>
        place(path('M-38 -220L0 -330L38 -220Z', surface(pen, accent)), { y: 250, turn: (index * 360) / 14 }),
      ).join(''),
  },
  sparkles: {
    inFront: (_pen, _skin, accent) =>
      path(
        sparklePath(-190, 30, 34) + sparklePath(200, 10, 28) + sparklePath(-230, 330, 24) + sparklePath(236, 380, 30),
        { fill: mix(accent, '#ffffff', 0.5) },
      ),
  },
  tendrils: {
    behind: (pen, skin) =>
      [-60, -20, 20, 60]
        .map(
          (x) =>
            rod(pen, `M${x} 30C${x - 10} -40 ${x * 2} -60 ${x * 2.2} -96`, shade(skin, 0.04), 21) +
            circle(x * 2.2, -98, 15, { fill: shade(skin, 0.12), ...ink(pen, skin, 0.6) }),
        )
        .join(''),
  },
};
