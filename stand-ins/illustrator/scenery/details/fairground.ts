import { circle, ellipse, path, rect, stroke, type Svg } from '../../svg/elements.ts';
import { starPath } from '../../svg/paths.ts';
import type { Brush } from '../brush.ts';

/** Fairground attractions, with their foot at the origin. */

const STRIPES = ['#e8584a', '#fff4e0'] as const;

const striped = (brush: Brush, index: number): string => brush.lit(STRIPES[index % 2 === 0 ? 0 : 1]);

/** A round circus tent, about 330 wide. */
export function circusTent(brush: Brush): Svg {
  const roof = [-150, -90, -30, 30, 90].map((x, index) =>
    path(`M0 -268Q${x * 0.5} -190 ${x} -128H${x + 60}Q${(x + 60) * 0.5} -190 0 -268Z`, { fill: striped(brush, index) }),
  );
  const walls = [-134, -80, -27, 27, 80].map((x, index) => rect(x, -132, 54, 134, { fill: striped(brush, index + 1) }));
  const scallops = [-150, -110, -70, -30, 10, 50, 90, 130].map((x, index) =>
    path(`M${x - 10} -132h40a20 22 0 0 1 -40 0Z`, { fill: brush.lit(index % 2 === 0 ? '#f2c04a' : '#4f7ac0') }),
  );
  return [
    ellipse(0, 4, 160, 14, { fill: '#0a0a20', opacity: 0.22 }),
    ...walls,
    path('M-30 2Q-30 -80 0 -112Q30 -80 30 2Z', { fill: brush.lit('#4a2440') }),
    path('M-30 2Q-48 -60 0 -112Q-16 -50 -14 2ZM30 2Q48 -60 0 -112Q16 -50 14 2Z', { fill: brush.lit('#f2c04a') }),
    ...roof,
    ...scallops,
    stroke('M0 -268V-312', brush.lit('#7a5a44'), 5),
    path('M2 -312q22 8 46 -2l-10 14l10 14q-24 6 -46 -4Z', { fill: brush.lit('#4f7ac0') }),
  ].join('');
}

/** A carousel with three small horses. */
export function carousel(brush: Brush): Svg {
  const horse = (x: number, y: number, color: string) =>
    stroke(`M${x} -184V-30`, brush.lit('#f2c860'), 6) +
    path(
      `M${x - 34} ${y}q4 -22 30 -20l16 -2q8 -26 26 -30l2 -10l8 10q12 8 8 24l-10 2q-8 20 -12 30l6 30h-10l-10 -26h-28l-12 26h-10l6 -34Z`,
      { fill: brush.lit(color) },
    ) +
    path(`M${x + 14} ${y - 26}q10 -22 24 -26q-16 12 -14 32Z`, { fill: brush.lit('#f2a83e') }) +
    circle(x + 38, y - 40, 2.6, { fill: '#2a2438' });
  const roof = [-130, -78, -26, 26, 78].map((x, index) =>
    path(`M0 -280Q${x * 0.6} -216 ${x} -178H${x + 52}Q${(x + 52) * 0.6} -216 0 -280Z`, { fill: striped(brush, index) }),
  );
  return [
    ellipse(0, -6, 150, 22, { fill: brush.lit('#b8503c') }),
    ellipse(0, -14, 140, 18, { fill: brush.lit('#f0cf90') }),
    rect(-16, -190, 32, 176, { fill: brush.sheen('#f2c860') }),
    horse(-88, -70, '#ffffff'),
    horse(92, -76, '#f7c8d8'),
    horse(2, -54, '#c8e2ff'),
    ...roof,
    ...[-130, -78, -26, 26, 78].map((x) => path(`M${x} -180h52q-26 34 -52 0Z`, { fill: brush.lit('#f2c04a') })),
    ...[-104, -52, 0, 52, 104].map((x) => circle(x, -168, 7, { fill: brush.lamp })),
    path(starPath(0, -296, 19), { fill: brush.lit('#f2c04a') }),
  ].join('');
}

/** A Ferris wheel, about 400 tall. */
export function ferrisWheel(brush: Brush): Svg {
  const spokes = Array.from({ length: 10 }, (_, index) => (index * Math.PI) / 5);
  const at = (angle: number, reach: number) => [Math.cos(angle) * reach, -220 + Math.sin(angle) * reach] as const;
  const cabins = spokes.map((angle, index) => {
    const [x, y] = at(angle, 156);
    const color = ['#e8584a', '#f2b03c', '#4fa87a', '#4f86c8', '#a070d0'][index % 5] ?? '#e8584a';
    return (
      path(`M${x - 20} ${y + 6}a20 20 0 0 1 40 0v6h-40Z`, { fill: brush.lit(color) }) +
      path(`M${x - 20} ${y + 22}h40q-2 18 -20 18t-20 -18Z`, { fill: brush.lit(color, -0.06) }) +
      rect(x - 17, y + 10, 34, 13, { fill: brush.lamp, opacity: 0.85 })
    );
  });
  return [
    stroke('M0 -220L-92 4M0 -220L92 4M-64 -66H64', brush.lit('#7a6a8a'), 12),
    circle(0, -220, 156, { fill: 'none', stroke: brush.lit('#d8c8e8'), strokeWidth: 9 }),
    circle(0, -220, 118, { fill: 'none', stroke: brush.lit('#d8c8e8'), strokeWidth: 4 }),
    stroke(spokes.map((angle) => `M0 -220L${at(angle, 156).join(' ')}`).join(''), brush.lit('#d8c8e8'), 4),
    ...spokes.map((angle) => {
      const [x, y] = at(angle + 0.31, 156);
      return circle(x, y, 6, { fill: brush.lamp });
    }),
    ...cabins,
    circle(0, -220, 22, { fill: brush.lit('#f2b03c') }),
  ].join('');
}

/** A puppet theatre with its curtain open and two puppets. */
export const puppetTheatre = (brush: Brush): Svg =>
  [
    ellipse(0, 4, 150, 14, { fill: '#0a0a20', opacity: 0.22 }),
    rect(-130, -250, 260, 252, { rx: 8, fill: brush.sheen('#5a4a9a') }),
    rect(-100, -214, 200, 130, { fill: '#2a2050' }),
    path('M-100 -84q40 -50 70 -26q40 -36 70 -4q34 -14 60 30Z', { fill: brush.lit('#5a9a5a') }),
    circle(-30, -138, 18, { fill: '#f4d8b8' }),
    path('M-50 -84Q-44 -122 -30 -122Q-16 -122 -10 -84Z', { fill: brush.lit('#e8584a') }),
    path('M-48 -148L-30 -184L-12 -148Z', { fill: brush.lit('#f2c04a') }),
    circle(38, -132, 20, { fill: brush.lit('#7ac07a') }),
    path('M18 -84Q22 -114 38 -114Q54 -114 58 -84ZM22 -146l-4 -18l18 8ZM54 -146l4 -18l-18 8Z', {
      fill: brush.lit('#5aa060'),
    }),
    ...[-36, -24, 32, 45].map((x) => circle(x, -138, 3, { fill: '#2a2438' })),
    path('M-100 -214Q-96 -120 -108 -84H-78Q-60 -140 -36 -214ZM100 -214Q96 -120 108 -84H78Q60 -140 36 -214Z', {
      fill: brush.lit('#d8483c'),
    }),
    path('M-112 -224H112V-196q-18 22 -37 0q-18 22 -38 0q-18 22 -37 0q-18 22 -38 0q-18 22 -37 0q-12 14 -25 4Z', {
      fill: brush.lit('#e8584a'),
    }),
    path('M-150 -244Q0 -330 150 -244L138 -230Q0 -300 -138 -230Z', { fill: brush.lit('#f2c04a') }),
    path(starPath(0, -290, 24), { fill: brush.lit('#f2c04a') }),
    ...[-92, -32, 28].map((x) => path(`M${x} -66h64l-32 44Z`, { fill: brush.lit('#f2c04a'), opacity: 0.9 })),
  ].join('');

/** A market stall with a striped awning and the given goods. */
export function marketStall(brush: Brush, goods: 'fruit' | 'spice' | 'flowers' | 'potions' | 'lanterns' | 'fish'): Svg {
  const awning = [-104, -62, -21, 21, 62].map((x, index) =>
    path(`M${x * 0.82} -196H${(x + 42) * 0.82}L${x + 42} -142a21 20 0 0 1 -42 0Z`, {
      fill: index % 2 === 0 ? brush.lit(AWNINGS[goods]) : brush.lit('#fff6e6'),
    }),
  );
  return [
    ellipse(0, 4, 116, 12, { fill: '#0a0a20', opacity: 0.22 }),
    stroke('M-94 0V-160M94 0V-160', brush.lit('#8a5f3e'), 9),
    circle(0, -110, 90, { fill: brush.defs.glow(brush.lamp, 0.35) }),
    path('M-104 -66H104L98 2H-98Z', { fill: brush.sheen('#b07c4c') }),
    stroke('M-100 -44H100M-98 -20H98', brush.lit('#8a5c36'), 4),
    GOODS[goods](brush),
    ...awning,
  ].join('');
}

const AWNINGS = {
  fruit: '#5aa860',
  spice: '#d8783a',
  flowers: '#e87aa0',
  potions: '#7a5ac0',
  lanterns: '#c8403c',
  fish: '#4f86c8',
} as const;

const GOODS: Readonly<Record<keyof typeof AWNINGS, (brush: Brush) => Svg>> = {
  fruit: (brush) =>
    [-82, -58, -34, -10, 14, 38, 62, 84]
      .map((x, index) =>
        circle(x, -76 - (index % 2) * 7, 14, {
          fill: brush.ball(['#e8503c', '#f2a83a', '#8ac04a', '#c8486a'][index % 4] ?? '#e8503c'),
        }),
      )
      .join(''),
  spice: (brush) =>
    [-72, -24, 24, 72]
      .map((x, index) =>
        path(`M${x - 26} -66q8 -46 26 -48q18 2 26 48Z`, {
          fill: brush.fade(['#e8a02e', '#c8482e', '#8a9a3a', '#b8622e'][index] ?? '#e8a02e'),
        }),
      )
      .join(''),
  flowers: (brush) =>
    [-82, -54, -28, 0, 28, 56, 82]
      .map(
        (x, index) =>
          stroke(`M${x} -66v-28`, brush.lit('#4a8a4a'), 4) +
          path(starPath(x, -100 - (index % 2) * 10, 19, 6, 0.62), {
            fill: brush.lit(['#ff8aa8', '#ffd45e', '#b79cf0', '#fff1f0'][index % 4] ?? '#ff8aa8'),
          }) +
          circle(x, -100 - (index % 2) * 10, 6, { fill: '#ffe27a' }),
      )
      .join(''),
  potions: (brush) =>
    [-74, -38, 0, 38, 74]
      .map((x, index) => {
        const color = ['#7af0c0', '#f07ac8', '#7ac0ff', '#ffd04a', '#b08aff'][index] ?? '#7af0c0';
        return (
          circle(x, -86, 28, { fill: brush.defs.glow(color, 0.5) }) +
          path(`M${x - 6} -118h12v18q16 8 16 22a14 14 0 0 1 -14 12h-16a14 14 0 0 1 -14 -12q0 -14 16 -22Z`, {
            fill: color,
            opacity: 0.92,
          }) +
          rect(x - 7, -124, 14, 8, { rx: 3, fill: brush.lit('#8a5c3a') })
        );
      })
      .join(''),
  lanterns: (brush) =>
    [-76, -38, 0, 38, 76]
      .map(
        (x, index) =>
          stroke(`M${x} -142v20`, brush.lit('#6a4a3a'), 2) +
          circle(x, -106, 36, { fill: brush.defs.glow('#ffb648', 0.6) }) +
          ellipse(x, -106, 17, 20, {
            fill: ['#ff8a4a', '#ffd05a', '#f26a6a', '#ffe9a0', '#ff9ab0'][index] ?? '#ffd05a',
          }),
      )
      .join('') + [-70, -20, 30, 80].map((x) => circle(x, -74, 11, { fill: brush.ball('#d8a24a') })).join(''),
  fish: (brush) =>
    [-70, -14, 42, 86]
      .map((x) => path(`M${x - 24} -74q22 -22 40 0l14 -10v20l-14 -10q-18 22 -40 0Z`, { fill: brush.lit('#8ac0d8') }))
      .join(''),
};
