import { mix, shade, type Hex } from '../svg/colour.ts';
import { circle, ellipse, path, place, rect, round, stroke, type Svg } from '../svg/elements.ts';
import { polygonPath } from '../svg/paths.ts';
import { isNight } from './lights.ts';
import type { Stage } from './stage.ts';

const BOOK_COLOURS = ['#b4483c', '#3f6fa8', '#4a8a5a', '#c8963e', '#7a4c96', '#d8c8a8', '#2f5f6a'] as const;

/** A tall hall: windows on the sky, shelves at the sides, candles and a carpet. */
export function hall(stage: Stage): Svg {
  const { defs, light, width: w, height: h } = stage;
  const wall = mix(mix('#7a5a6a', light.far, 0.45), light.dark, isNight(light) ? 0.3 : 0.05);
  const wallFill = defs.linear([
    [0, shade(wall, -0.1)],
    [0.6, wall],
    [1, shade(wall, 0.05)],
  ]);
  return [
    rect(0, 0, w, h, { fill: wallFill }),
    ...[0.26, 0.5, 0.74].map((share) => window(stage, w * share, h * 0.36, w * 0.085)),
    bookcase(stage, 0, h * 0.14, w * 0.15, h * 0.6),
    bookcase(stage, w * 0.85, h * 0.14, w * 0.15, h * 0.6),
    floor(stage, wall),
    ...[0.2, 0.8].map((share) => chandelier(stage, w * share, h * 0.13, h * 0.0011)),
  ].join('');
}

function window({ defs, light, height }: Stage, x: number, y: number, half: number): Svg {
  const [top, bottom] = [y - height * 0.16, y + height * 0.16];
  const arch = `M${round(x - half)} ${round(bottom)}V${round(top)}A${round(half)} ${round(half)} 0 0 1 ${round(x + half)} ${round(top)}V${round(bottom)}Z`;
  const glass = defs.linear([
    [0, light.sky[0]],
    [0.5, light.sky[2]],
    [1, light.sky[3]],
  ]);
  const frame = mix('#d8b07a', light.dark, 0.2);
  return (
    ellipse(x, y, half * 2.6, height * 0.3, { fill: defs.glow(light.sun, 0.4) }) +
    path(arch, { fill: glass, stroke: frame, strokeWidth: half * 0.16 }) +
    stroke(
      `M${round(x)} ${round(top - half)}V${round(bottom)}M${round(x - half)} ${round(y - height * 0.06)}H${round(x + half)}M${round(x - half)} ${round(y + height * 0.06)}H${round(x + half)}`,
      frame,
      half * 0.07,
    )
  );
}

function bookcase({ random, light }: Stage, x: number, y: number, w: number, h: number): Svg {
  const wood = mix('#6a4430', light.dark, 0.2);
  const shelves = 6;
  const gap = h / shelves;
  const parts = [rect(x, y, w, h, { fill: shade(wood, -0.12) })];
  for (let shelf = 0; shelf < shelves; shelf++) {
    const floorY = y + (shelf + 1) * gap;
    let at = x + 6;
    while (at < x + w - 12) {
      const thick = random.between(8, 17);
      const tall = gap * random.between(0.58, 0.85);
      const spine: Hex = mix(random.pick(BOOK_COLOURS), light.far, 0.22);
      parts.push(
        rect(at, floorY - tall, thick, tall, { rx: 2, fill: spine }),
        rect(at, floorY - tall * 0.82, thick, 4, { fill: '#f4d890', opacity: 0.6 }),
      );
      at += thick + 1.5;
    }
    parts.push(rect(x, floorY - 3, w, 9, { fill: wood }));
  }
  return parts.join('');
}

function floor({ defs, light, width: w, height: h }: Stage, wall: Hex): Svg {
  const top = h * 0.74;
  const wood = mix('#a8764a', wall, 0.35);
  const planks = Array.from({ length: 15 }, (_, index) => {
    const share = index / 14 - 0.5;
    return `M${round(w / 2 + share * w)} ${round(top)}L${round(w / 2 + share * w * 2.4)} ${h}`;
  });
  const carpet = polygonPath([
    [w * 0.3, top],
    [w * 0.7, top],
    [w * 1.02, h],
    [w * -0.02, h],
  ]);
  return [
    rect(0, top, w, h - top, {
      fill: defs.linear([
        [0, shade(wood, -0.08)],
        [1, shade(wood, 0.03)],
      ]),
    }),
    stroke(planks.join(''), shade(wood, -0.16), 2.5, { opacity: 0.5 }),
    path(carpet, { fill: mix('#a8384a', light.near, 0.2), opacity: 0.92 }),
    stroke(
      `M${round(w * 0.335)} ${round(top)}L${round(w * 0.06)} ${h}M${round(w * 0.665)} ${round(top)}L${round(w * 0.94)} ${h}`,
      '#f0c870',
      5,
      { opacity: 0.85 },
    ),
    rect(0, top - 8, w, 12, { fill: shade(wall, -0.16) }),
  ].join('');
}

function chandelier({ defs }: Stage, x: number, y: number, scale: number): Svg {
  const candles = [-70, -24, 24, 70].map(
    (at) =>
      circle(at, -40, 44, { fill: defs.glow('#ffd27a', 0.75) }) +
      rect(at - 6, -30, 12, 34, { fill: '#fff4dc' }) +
      path(`M${at} -56q12 16 0 26q-12 -10 0 -26Z`, { fill: '#ffc24a' }),
  );
  return place(stroke('M0 -200V-4M-84 6Q0 40 84 6', '#c8964a', 8) + candles.join(''), { x, y, scale });
}
