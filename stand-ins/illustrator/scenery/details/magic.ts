import { circle, ellipse, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { sparklePath, starPath } from '../../svg/paths.ts';
import type { Brush } from '../brush.ts';
import { hollowTree } from './nature.ts';

/** Magical details, at the origin or in the air around it. */

/** A free-standing door with light behind it. */
export const doorToAnywhere = (brush: Brush): Svg =>
  [
    circle(0, -110, 180, { fill: brush.defs.glow(brush.light.accent, 0.75) }),
    path('M-76 4V-150A76 76 0 0 1 76 -150V4Z', { fill: brush.sheen('#8a5a3a') }),
    path('M-58 4V-146A58 58 0 0 1 58 -146V4Z', {
      fill: brush.defs.linear([
        [0, '#8ad0ff'],
        [0.5, '#f2b8f0'],
        [1, '#fff2b8'],
      ]),
    }),
    path('M-58 4V-146A58 58 0 0 1 -30 -196L-104 -170V24Z', { fill: brush.fade('#4f7ac0') }),
    circle(-88, -76, 6, { fill: '#ffe08a' }),
    path(sparklePath(20, -120, 20) + sparklePath(36, -60, 12) + sparklePath(0, -170, 11), { fill: '#fff' }),
  ].join('');

export const floatingStones = (brush: Brush): Svg =>
  [
    [-130, 0, 46],
    [-20, -80, 62],
    [110, -20, 52],
    [40, 60, 30],
    [180, 70, 26],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      place(
        path(
          `M${-r} 0Q${-r * 0.9} ${-r * 0.5} 0 ${-r * 0.55}Q${r * 0.9} ${-r * 0.5} ${r} 0Q${r * 0.4} ${r * 0.7} 0 ${r * 0.9}Q${-r * 0.5} ${r * 0.6} ${-r} 0Z`,
          {
            fill: brush.fade('#a89a94'),
          },
        ) +
          path(
            `M${-r} 0Q${-r * 0.9} ${-r * 0.5} 0 ${-r * 0.55}Q${r * 0.9} ${-r * 0.5} ${r} 0Q0 ${-r * 0.16} ${-r} 0Z`,
            { fill: brush.lit('#8ac078') },
          ) +
          path(sparklePath(0, r * 1.2, r * 0.24), { fill: brush.light.accent }),
        { x, y },
      ),
    )
    .join('');

const note = (x: number, y: number, scale: number, color: string): Svg =>
  place(
    ellipse(0, 0, 15, 11, { fill: color, transform: 'rotate(-20)' }) + stroke('M13 -4V-58Q32 -52 36 -30', color, 6),
    { x, y, scale },
  );

export const musicNotes = (brush: Brush): Svg =>
  stroke(
    'M-240 40Q-120 -60 0 0T240 -50M-240 62Q-120 -38 0 22T240 -28M-240 84Q-120 -16 0 44T240 -6',
    brush.light.accent,
    3,
    { opacity: 0.6 },
  ) +
  note(-150, 10, 1, '#ff8ab0') +
  note(-50, -10, 1.25, '#ffd45e') +
  note(60, 34, 1, '#8ae0c0') +
  note(150, -6, 1.3, '#a8b8ff');

export const lowStars = (brush: Brush): Svg =>
  [
    [-220, 0, 26],
    [-120, -70, 18],
    [-30, 20, 22],
    [80, -60, 30],
    [170, 10, 20],
    [240, -50, 24],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        stroke(`M${x} ${y - r}V-320`, '#ffffff', 1.6, { opacity: 0.5 }) +
        circle(x, y, r * 2.6, { fill: brush.defs.glow('#fff2a8', 0.7) }) +
        path(starPath(x, y, r), { fill: '#ffe98a' }),
    )
    .join('');

export const fireflySwarm = (brush: Brush): Svg =>
  Array.from({ length: 22 }, () => {
    const [x, y] = [brush.random.between(-240, 240), brush.random.between(-160, 60)];
    return (
      circle(x, y, brush.random.between(9, 22), { fill: brush.defs.glow('#fff28a', 1) }) +
      circle(x, y, 3, { fill: '#fffbe0' })
    );
  }).join('');

export const windRibbons = (brush: Brush): Svg =>
  stroke(
    'M-300 0Q-180 -70 -60 -20T140 -40Q200 -60 190 -100Q176 -128 150 -112M-280 60Q-140 0 0 40T240 10M-200 -70Q-120 -120 -20 -90T80 -110Q110 -130 96 -150',
    brush.lit('#ffffff', 0.05),
    7,
    { opacity: 0.65 },
  );

export const rainbowBubbles = (): Svg =>
  [
    [-200, 10, 34, '#ff9ab4'],
    [-100, -60, 46, '#ffd27a'],
    [10, 20, 30, '#a8f0b8'],
    [90, -70, 52, '#8ad4ff'],
    [190, 0, 38, '#c8a8ff'],
  ]
    .map(([x, y, r, color]) => {
      const [cx, cy, radius] = [Number(x), Number(y), Number(r)];
      return (
        circle(cx, cy, radius, { fill: String(color), opacity: 0.4 }) +
        circle(cx, cy, radius, { fill: 'none', stroke: '#fff', strokeWidth: 3, opacity: 0.85 }) +
        circle(cx - radius * 0.36, cy - radius * 0.36, radius * 0.2, { fill: '#fff', opacity: 0.9 })
      );
    })
    .join('');

export const stoppedClock = (brush: Brush): Svg =>
  circle(0, 0, 150, { fill: brush.defs.glow('#bfe8ff', 0.5) }) +
  circle(0, 0, 76, { fill: '#fffaf0', opacity: 0.92, stroke: brush.lit('#d8a850'), strokeWidth: 11 }) +
  stroke('M0 0V-50M0 0L30 18', '#4a4468', 7) +
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    .map((hour) =>
      circle(Math.sin((hour * Math.PI) / 6) * 58, -Math.cos((hour * Math.PI) / 6) * 58, hour % 3 === 0 ? 6 : 3.4, {
        fill: '#8a7a94',
      }),
    )
    .join('') +
  path(sparklePath(84, -60, 17) + sparklePath(-88, 46, 13), { fill: '#fff' });

/** A tree with a friendly face. */
export const talkingTree = (brush: Brush): Svg =>
  hollowTree(brush) +
  [
    path('M-46 -176Q-20 -150 40 -176L54 -80Q0 -64 -50 -80Z', { fill: brush.lit('#6a4e46') }),
    ...[-18, 20].map(
      (x) => ellipse(x, -140, 12, 15, { fill: '#fff6dc' }) + circle(x + 2, -138, 7, { fill: '#3a2a24' }),
    ),
    ellipse(0, -116, 10, 13, { fill: brush.lit('#8a6a58') }),
    path('M-24 -98Q0 -74 26 -98Q0 -88 -24 -98Z', { fill: '#3a2420' }),
  ].join('');

/** Steps of light that end in the air. */
export const glowingSteps = (brush: Brush): Svg =>
  [
    [-120, 10, 60],
    [-50, -8, 52],
    [10, -26, 45],
    [58, -44, 38],
    [92, -60, 31],
    [114, -74, 25],
  ]
    .map(
      ([x = 0, y = 0, half = 0]) =>
        ellipse(x, y, half * 1.3, half * 0.5, { fill: brush.defs.glow(brush.light.accent, 0.7) }) +
        ellipse(x, y, half * 0.72, half * 0.2, { fill: '#fffbe8', opacity: 0.9 }),
    )
    .join('');

export const glowingFlowers = (brush: Brush): Svg =>
  [
    [-150, 0, 1, '#8af0ff'],
    [-90, 14, 0.8, '#ffb0f0'],
    [-30, -4, 1.15, '#fff08a'],
    [40, 12, 0.9, '#a8ffc0'],
    [96, -2, 1.1, '#c8b0ff'],
    [156, 14, 0.85, '#ffc08a'],
  ]
    .map(([x, y, scale, color]) =>
      place(
        circle(0, -62, 60, { fill: brush.defs.glow(String(color), 0.75) }) +
          stroke('M0 0Q-6 -30 0 -56', brush.lit('#4a8a5a'), 5) +
          path('M0 -20Q-30 -40 -34 -18Q-18 -8 0 -14Z', { fill: brush.lit('#4a8a5a') }) +
          path(starPath(0, -64, 26, 6, 0.58), { fill: String(color) }) +
          circle(0, -64, 8, { fill: '#fff' }),
        { x: Number(x), y: Number(y), scale: Number(scale) },
      ),
    )
    .join('');

/** Balls of light above a pond. */
export const wisps = (brush: Brush): Svg =>
  ellipse(0, 0, 190, 34, { fill: brush.lit('#5a7a98') }) +
  ellipse(-20, -4, 130, 17, { fill: brush.lit('#8fb4c8'), opacity: 0.7 }) +
  [
    [-90, -70, 20],
    [0, -130, 26],
    [84, -60, 18],
    [150, -110, 14],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r * 3.4, { fill: brush.defs.glow('#a8ffe8', 0.8) }) +
        path(
          `M${x - r} ${y}Q${x - r} ${y - r * 2.4} ${x + r * 0.3} ${y - r * 2.8}Q${x + r * 1.1} ${y - r} ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`,
          { fill: '#e8fff8' },
        ) +
        circle(x - r * 0.35, y - r * 0.1, r * 0.15, { fill: '#2a4a58' }) +
        circle(x + r * 0.35, y - r * 0.1, r * 0.15, { fill: '#2a4a58' }),
    )
    .join('');

/** A kite and its tail. */
export const kite = (brush: Brush): Svg =>
  path('M0 -70L52 0L0 84L-52 0Z', { fill: brush.lit('#e8584a') }) +
  path('M0 -70L52 0H-52ZM0 84L0 0H52Z', { fill: brush.lit('#ffd45e'), opacity: 0.85 }) +
  stroke('M0 84Q-40 130 10 170T-20 250', brush.lit('#6a5a6a'), 3) +
  [120, 168, 214]
    .map((y, index) =>
      path(`M${index % 2 === 0 ? -14 : 4} ${y}l-16 -9v18ZM${index % 2 === 0 ? -14 : 4} ${y}l16 -9v18Z`, {
        fill: brush.lit('#4f8ad0'),
      }),
    )
    .join('');

/** Birds in a long line. */
export const flyingBirds = (brush: Brush): Svg =>
  stroke(
    [
      [-140, 20],
      [-80, -14],
      [-16, -40],
      [54, -30],
      [120, 4],
    ]
      .map(
        ([x = 0, y = 0]) => `M${x - 24} ${y - 8}Q${x - 10} ${y - 18} ${x} ${y}Q${x + 10} ${y - 18} ${x + 24} ${y - 8}`,
      )
      .join(''),
    brush.lit('#4a4a66'),
    5,
  );

/** The mouth of a cave with light inside. */
export const cave = (brush: Brush): Svg =>
  path('M-190 8Q-210 -150 -90 -200Q20 -250 120 -190Q210 -130 190 8Z', { fill: brush.fade('#8a8494') }) +
  path('M-96 8Q-104 -104 0 -128Q104 -104 96 8Z', { fill: '#241c34' }) +
  circle(0, -30, 90, { fill: brush.defs.glow(brush.lamp, 0.5) });
