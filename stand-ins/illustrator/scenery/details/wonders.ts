import { circle, ellipse, path, place, rect, round, stroke, type Svg } from '../../svg/elements.ts';
import { scallopPath, starPath } from '../../svg/paths.ts';
import type { Brush } from '../brush.ts';

/** Landmarks of labyrinths and of lands of dreams and music, with their foot at the origin. */

/** A tree whose blossoms are bells. */
export const bellTree = (brush: Brush): Svg => {
  const bell = (x: number, y: number, s: number) =>
    stroke(`M${x} ${y - 26 * s}V${y - 44 * s}`, brush.lit('#6a4a3a'), 3) +
    circle(x, y, 40 * s, { fill: brush.defs.glow('#ffe08a', 0.35) }) +
    path(
      `M${x - 24 * s} ${y + 16 * s}Q${x - 18 * s} ${y + 6 * s} ${x - 17 * s} ${y - 10 * s}A17 18 0 0 1 ${x + 17 * s} ${y - 10 * s}Q${x + 18 * s} ${y + 6 * s} ${x + 24 * s} ${y + 16 * s}Z`,
      {
        fill: brush.ball('#f0bc4a'),
      },
    ) +
    circle(x, y + 20 * s, 5 * s, { fill: brush.lit('#b07a2a') });
  return [
    path('M-50 6Q-20 -60 -26 -170L26 -170Q22 -60 54 6Q0 -10 -50 6Z', { fill: brush.sheen('#7a5440') }),
    stroke(
      'M0 -150Q-60 -220 -150 -226M0 -160Q60 -230 150 -216M0 -160Q-20 -260 -50 -300M0 -170Q40 -260 70 -296',
      brush.lit('#7a5440'),
      13,
    ),
    ...[
      [-120, -280, 70],
      [-20, -330, 80],
      [94, -296, 76],
      [0, -250, 70],
    ].map(([x = 0, y = 0, r = 0]) => path(scallopPath([x, y], r, r * 0.72, 10), { fill: brush.ball('#7ab890') })),
    bell(-148, -186, 1.05),
    bell(-86, -168, 0.85),
    bell(150, -178, 1.1),
    bell(84, -160, 0.85),
    bell(-30, -216, 0.75),
    bell(34, -206, 0.8),
  ].join('');
};

/** Drums stacked into mountains. */
export function drumMountain(brush: Brush): Svg {
  const drum = (x: number, y: number, half: number, tall: number, color: string) =>
    path(`M${x - half} ${y - tall}V${y}Q${x} ${y + half * 0.3} ${x + half} ${y}V${y - tall}Z`, {
      fill: brush.sheen(color),
    }) +
    stroke(
      Array.from({ length: 5 }, (_, index) => {
        const from = x - half + (index * half * 2) / 5;
        return `M${round(from)} ${y - tall + 8}L${round(from + half / 5)} ${y}L${round(from + (half * 2) / 5)} ${y - tall + 8}`;
      }).join(''),
      '#fff0c8',
      4,
      { opacity: 0.9 },
    ) +
    ellipse(x, y - tall, half, half * 0.24, {
      fill: brush.lit('#fff6e6'),
      stroke: brush.lit('#f0c050'),
      strokeWidth: 8,
    });
  return (
    drum(-110, 4, 92, 96, '#d8483c') +
    drum(112, 4, 88, 92, '#4f7ac0') +
    drum(0, -92, 100, 96, '#4fa078') +
    drum(-8, -188, 66, 74, '#a060c0') +
    drum(2, -264, 42, 50, '#e89a3e') +
    stroke('M20 -330L84 -386M-10 -332L-70 -380', brush.lit('#c89a62'), 9) +
    circle(88, -390, 13, { fill: brush.lit('#fff0d8') }) +
    circle(-74, -384, 13, { fill: brush.lit('#fff0d8') })
  );
}

/** A bridge strung like a harp. */
export const harpBridge = (brush: Brush): Svg =>
  [
    path('M-220 8Q0 -76 220 8V-18Q0 -104 -220 -18Z', { fill: brush.fade('#e0b050', 0.06) }),
    stroke(
      Array.from({ length: 15 }, (_, index) => {
        const x = -180 + index * 24;
        const deck = -20 - 42 * (1 - (x / 220) ** 2);
        return `M${x} ${round(deck)}L${round(-196 + index * 16)} ${round(-120 - index * 12 + (index > 10 ? (index - 10) * 8 : 0))}`;
      }).join(''),
      '#fff6d0',
      2.6,
    ),
    path(
      'M-214 -10Q-236 -130 -200 -150Q-150 -140 -90 -210Q-20 -310 70 -290Q120 -270 100 -230Q70 -260 30 -240Q-40 -190 -80 -130Q-140 -100 -180 -110Q-200 -90 -186 -12Z',
      {
        fill: brush.ball('#e8b84e'),
      },
    ),
    circle(92, -250, 22, { fill: brush.ball('#f2cc6a') }),
  ].join('');

/** Giant playing cards standing in a row, hearts and stars only. */
export const playingCards = (brush: Brush): Svg =>
  [-150, -52, 50, 152]
    .map((x, index) => {
      const isHeart = index % 2 === 0;
      const mark = isHeart
        ? path('M0 -94C-30 -128 -58 -96 0 -52C58 -96 30 -128 0 -94Z', { fill: brush.lit('#d8384e') })
        : path(starPath(0, -88, 40), { fill: brush.lit('#3f4a78') });
      return place(
        rect(-46, -176, 92, 178, {
          rx: 10,
          fill: brush.fade('#fffaf0', 0.04),
          stroke: brush.lit('#c8b89a'),
          strokeWidth: 3,
        }) +
          mark +
          rect(-36, -166, 14, 14, { rx: 4, fill: brush.lit(isHeart ? '#d8384e' : '#3f4a78') }) +
          rect(22, -22, 14, 14, { rx: 4, fill: brush.lit(isHeart ? '#d8384e' : '#3f4a78') }),
        { x, y: (index % 2) * -12, turn: (index - 1.5) * 4, scale: 1.15 },
      );
    })
    .join('');

/** Standing mirrors that reflect another sky. */
export const mirrors = (brush: Brush): Svg =>
  [
    [-140, -10, 0.9],
    [140, -14, 0.9],
    [0, 6, 1.1],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      place(
        stroke('M-40 4L-52 22M40 4L52 22', brush.lit('#a87a3e'), 10) +
          ellipse(0, -120, 72, 132, { fill: brush.ball('#e0b45a') }) +
          ellipse(0, -120, 58, 116, {
            fill: brush.defs.linear([
              [0, '#dff6ff'],
              [0.5, brush.light.accent],
              [1, '#8a9ae0'],
            ]),
          }) +
          stroke('M-30 -70L10 -190M-8 -60L30 -160', '#ffffff', 9, { opacity: 0.7 }) +
          path(starPath(0, -262, 19), { fill: '#ffe48a' }),
        { x, y, scale },
      ),
    )
    .join('');

/** A pile of pillows. */
export const pillows = (brush: Brush): Svg =>
  [
    [-120, 0, 110, '#b8c8f2'],
    [116, 2, 112, '#f2c0d4'],
    [0, -46, 120, '#fff0d8'],
    [-66, -110, 84, '#c8e6d8'],
    [60, -120, 88, '#d8c4f2'],
    [0, -180, 70, '#ffd8b8'],
  ]
    .map(([x, y, half, color]) => {
      const [cx, cy, w] = [Number(x), Number(y), Number(half)];
      const h = w * 0.42;
      return (
        path(
          `M${cx - w} ${cy - h * 1.9}Q${cx} ${cy - h * 2.2} ${cx + w} ${cy - h * 1.9}Q${cx + w * 0.86} ${cy - h} ${cx + w} ${cy}Q${cx} ${cy + h * 0.36} ${cx - w} ${cy}Q${cx - w * 0.86} ${cy - h} ${cx - w} ${cy - h * 1.9}Z`,
          { fill: brush.ball(String(color)) },
        ) + path(starPath(cx, cy - h * 0.9, w * 0.14), { fill: '#ffffff', opacity: 0.7 })
      );
    })
    .join('');
