import { circle, ellipse, group, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { sparklePath, starPath } from '../../svg/paths.ts';
import type { Brush } from '../brush.ts';

/** Buildings on moons and planets, and objects in the sky. */

/** Lit domes joined by tunnels. */
export const moonBase = (brush: Brush): Svg =>
  [
    rect(-160, -34, 320, 34, { rx: 14, fill: brush.sheen('#b8c4d8') }),
    ...[
      [-120, 62],
      [4, 96],
      [126, 58],
    ].map(
      ([x = 0, r = 0]) =>
        circle(x, -4, r * 1.3, { fill: brush.defs.glow(brush.lamp, 0.35) }) +
        path(`M${x - r} 4A${r} ${r} 0 0 1 ${x + r} 4Z`, { fill: brush.ball('#cfe4f8'), opacity: 0.92 }) +
        rect(x - r * 0.42, -r * 0.52, r * 0.3, r * 0.3, { rx: 4, fill: brush.lamp }) +
        rect(x + r * 0.12, -r * 0.52, r * 0.3, r * 0.3, { rx: 4, fill: brush.lamp }) +
        stroke(`M${x - r * 0.7} ${-r * 0.44}Q${x - r * 0.4} ${-r * 0.9} ${x} ${-r * 0.92}`, '#ffffff', 4, {
          opacity: 0.6,
        }),
    ),
    stroke('M4 -92V-146M4 -146l-16 -14M4 -146l16 -14', brush.lit('#dfe8f4'), 5),
    circle(4, -150, 8, { fill: '#ff7a6a' }),
  ].join('');

/** Plants under a clear dome. */
export const domeGarden = (brush: Brush): Svg =>
  [
    path('M-150 0A150 160 0 0 1 150 0Z', { fill: '#bfeeff', opacity: 0.3 }),
    path('M-128 0Q-70 -30 0 -24Q80 -34 128 0Z', { fill: brush.fade('#6ab85a') }),
    ...[-76, 0, 74].map(
      (x, index) =>
        stroke(`M${x} -14V${-62 - (index % 2) * 26}`, brush.lit('#6a4a36'), 9) +
        circle(x, -84 - (index % 2) * 26, 37, {
          fill: brush.ball(['#7ac86a', '#f2a0c0', '#6ac0a0'][index] ?? '#7ac86a'),
        }),
    ),
    ...[-104, -44, 34, 104].map((x) => path(starPath(x, -24, 11, 5, 0.6), { fill: '#ffe27a' })),
    stroke('M-150 0A150 160 0 0 1 150 0M0 -160V-24M-86 -128Q-60 -60 -62 -22M86 -128Q60 -60 62 -22', '#eaf8ff', 4, {
      opacity: 0.75,
    }),
    rect(-164, -6, 328, 16, { rx: 8, fill: brush.sheen('#b8c4d8') }),
  ].join('');

/** Small silver houses with round roofs. */
export const silverVillage = (brush: Brush): Svg =>
  [
    [-150, -16, 0.85],
    [-40, -30, 0.8],
    [84, -14, 0.95],
    [176, 2, 0.8],
    [-92, 10, 1.05],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      place(
        rect(-38, -64, 76, 66, { rx: 10, fill: brush.sheen('#dfe6f4') }) +
          path('M-50 -58A50 54 0 0 1 50 -58Z', { fill: brush.ball('#aab8dc') }) +
          path(`M0 -112V-134`, { stroke: brush.lit('#aab8dc'), strokeWidth: 4 }) +
          path(starPath(0, -142, 10), { fill: '#fff0b0' }) +
          path('M-12 2V-26A12 12 0 0 1 12 -26V2Z', { fill: brush.lit('#5a6a98') }) +
          circle(-24, -40, 8, { fill: brush.lamp }) +
          circle(24, -40, 8, { fill: brush.lamp }),
        { x, y, scale },
      ),
    )
    .join('');

/** A comet with its tail, flying down to the left; the head at the origin. */
export const comet = (brush: Brush): Svg =>
  [
    path('M0 0Q120 -90 330 -190Q180 -60 20 26Z', {
      fill: brush.defs.acrossLinear([
        [0, '#ffffff', 0.85],
        [1, brush.light.accent, 0],
      ]),
    }),
    circle(0, 0, 90, { fill: brush.defs.glow('#dff6ff', 0.8) }),
    path(starPath(0, 0, 34, 8, 0.72), { fill: '#f6fdff' }),
    ...[
      [120, -96, 10],
      [190, -108, 7],
      [80, -30, 8],
    ].map(([x = 0, y = 0, r = 0]) => path(sparklePath(x, y, r), { fill: '#fff' })),
  ].join('');

/** A very large planet with a ring, centered at the origin. */
export const ringedPlanet = (brush: Brush): Svg => {
  const half = (from: number) =>
    path(`M-262 0A262 62 0 0 ${from} 262 0A226 44 0 0 ${1 - from} -226 0Z`, {
      fill: brush.lit('#f6deb0'),
      opacity: 0.92,
    });
  return place(
    [
      half(1),
      circle(0, 0, 150, {
        fill: brush.defs.radial(
          [
            [0, '#ffc89a'],
            [0.6, '#e08a6a'],
            [1, '#7a4a6a'],
          ],
          { cx: 0.34, cy: 0.3, r: 0.8 },
        ),
      }),
      path('M-146 -30Q0 -2 147 -26Q150 -8 149 6Q0 32 -149 2Z', { fill: '#ffe0b8', opacity: 0.45 }),
      path('M-126 70Q0 104 124 78Q112 100 98 112Q0 132 -104 106Z', { fill: '#b8606a', opacity: 0.4 }),
      half(0),
    ].join(''),
    { turn: -16 },
  );
};

/** Two suns, one large and one small. */
export const twinSuns = (brush: Brush): Svg =>
  circle(0, 0, 210, { fill: brush.defs.glow('#ffdc8a', 0.8) }) +
  circle(0, 0, 74, { fill: brush.defs.glow('#fffbe0', 1) }) +
  circle(0, 0, 70, { fill: '#fff2c0' }) +
  circle(176, 74, 120, { fill: brush.defs.glow('#ff9a7a', 0.8) }) +
  circle(176, 74, 42, { fill: '#ffc4a0' });

/** Houses shaped like soap bubbles. */
export const bubbleHouses = (brush: Brush): Svg =>
  [
    [-150, -90, 66],
    [-28, -150, 92],
    [130, -100, 78],
    [56, -40, 44],
    [-90, -28, 34],
  ]
    .map(
      ([x = 0, y = 0, r = 0], index) =>
        circle(x, y, r, {
          fill: ['#ffc0e0', '#b8e8ff', '#d8c0ff', '#c0ffe0', '#fff0b8'][index] ?? '#b8e8ff',
          opacity: 0.42,
        }) +
        circle(x, y, r, { fill: 'none', stroke: '#ffffff', strokeWidth: 4, opacity: 0.85 }) +
        path(`M${x - r * 0.62} ${y - r * 0.3}Q${x - r * 0.4} ${y - r * 0.7} ${x} ${y - r * 0.76}`, {
          fill: 'none',
          stroke: '#fff',
          strokeWidth: r * 0.1,
          strokeLinecap: 'round',
        }) +
        (r > 50
          ? path(
              `M${x - r * 0.3} ${y + r * 0.62}V${y + r * 0.1}L${x} ${y - r * 0.2}L${x + r * 0.3} ${y + r * 0.1}V${y + r * 0.62}Z`,
              {
                fill: brush.fade('#f2a07a'),
              },
            ) + rect(x - r * 0.1, y + r * 0.26, r * 0.2, r * 0.36, { rx: 5, fill: brush.lamp })
          : ''),
    )
    .join('');

/** A spaceship docked at an arm. */
export const starShip = (brush: Brush): Svg =>
  [
    stroke('M-260 -40H-150', brush.lit('#8a98b8'), 18),
    path('M-160 -40Q-150 -110 20 -122Q150 -116 220 -50Q150 -8 20 -2Q-150 -10 -160 -40Z', {
      fill: brush.fade('#dfe6f4', 0.08),
    }),
    path('M20 -122Q80 -190 150 -188L116 -104Z', { fill: brush.lit('#e8785a') }),
    path('M-30 -4Q20 50 100 52L72 -10Z', { fill: brush.lit('#e8785a') }),
    path('M110 -92Q160 -90 186 -58Q150 -52 112 -58Z', { fill: '#8ae0ff' }),
    ...[-110, -64, -18, 28].map((x) => circle(x, -64, 15, { fill: brush.lamp })),
    ellipse(-166, -52, 18, 38, { fill: '#9af0ff' }),
    circle(-180, -52, 60, { fill: brush.defs.glow('#6ae0ff', 0.7) }),
  ].join('');

/** Chains that connect two floating islands. */
export const skyChains = (brush: Brush): Svg =>
  group(
    Array.from({ length: 17 }, (_, index) => {
      const t = index / 16;
      const [x, y] = [-400 + 800 * t, 150 * Math.sin(Math.PI * t)];
      return ellipse(x, y, 29, index % 2 === 0 ? 15 : 7, {
        fill: 'none',
        stroke: brush.lit('#8a90a8'),
        strokeWidth: 9,
        transform: `rotate(${Math.round(38 * Math.cos(Math.PI * t))} ${Math.round(x)} ${Math.round(y)})`,
      });
    }),
  );

/** A staircase of glowing steps that rises into the sky from the origin. */
export const starStairs = (brush: Brush): Svg =>
  Array.from({ length: 9 }, (_, step) => {
    const [x, y, half] = [-70 + Math.sin(step * 0.8) * 66 + step * 15, -step * 62, 66 - step * 4];
    return (
      ellipse(x, y, half * 1.5, 26, { fill: brush.defs.glow('#fff0b0', 0.6) }) +
      path(`M${x - half} ${y}L${x - half * 0.8} ${y - 17}H${x + half}L${x + half * 0.84} ${y}Z`, { fill: '#fff3c4' }) +
      path(starPath(x + half * 1.2, y - 26, 12 - step * 0.6), { fill: '#ffe27a' })
    );
  }).join('');
