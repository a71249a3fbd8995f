import { ink, surface, type Pen } from '../../pen.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, group, mirrored, path, stroke, type Svg } from '../../svg/elements.ts';
import { scallopPath, sparklePath, starPath } from '../../svg/paths.ts';

/** Small drawings about 100 units across, centered on the origin, for powers, marks and tail tips. */

export const flame = (pen: Pen): Svg =>
  circle(0, 0, 92, { fill: pen.defs.glow('#ffb04a', 0.7) }) +
  path('M0 52C-44 48 -50 6 -24 -18C-26 0 -14 4 -12 -10C-10 -34 0 -50 14 -66C12 -42 44 -24 40 12C38 38 22 52 0 52Z', {
    fill: pen.defs.linear([
      [0, '#ffb23e'],
      [0.6, '#ff6a3a'],
      [1, '#e23a3a'],
    ]),
  }) +
  path('M2 50C-22 46 -24 20 -8 4C-6 16 4 12 6 -10C22 6 26 18 20 34C16 46 10 50 2 50Z', {
    fill: pen.defs.linear([
      [0, '#fff6b0'],
      [1, '#ffc23e'],
    ]),
  });

export function snowflake(pen: Pen): Svg {
  const arm = 'M0 0V-44M0 -28l-12 -11M0 -28l12 -11M0 -15l-9 -8M0 -15l9 -8';
  const arms = [0, 60, 120, 180, 240, 300].map((turn) =>
    group(stroke(arm, '#ffffff', 6), { transform: `rotate(${turn})` }),
  );
  return circle(0, 0, 70, { fill: pen.defs.glow('#bfeaff', 0.85) }) + arms.join('');
}

export const leaf = (pen: Pen, color: Hex = '#6cae4c'): Svg =>
  path('M0 46C-40 18 -34 -28 0 -52C34 -28 40 18 0 46Z', surface(pen, color)) +
  stroke('M0 40V-30M0 14l-15 -13M0 14l15 -13M0 -6l-12 -11M0 -6l12 -11', shade(color, -0.16), 3.5);

export const drop = (pen: Pen): Svg =>
  path('M0 -50C20 -16 34 4 34 22C34 42 18 52 0 52C-18 52 -34 42 -34 22C-34 4 -20 -16 0 -50Z', surface(pen, '#5ab8ec')) +
  stroke('M-18 22q2 14 14 18', '#e4f8ff', 6, { opacity: 0.9 });

export const bolt = (pen: Pen): Svg =>
  circle(0, 0, 74, { fill: pen.defs.glow('#fff0a0', 0.7) }) +
  path('M8 -54L-32 8L-6 6L-16 54L32 -14L4 -10Z', surface(pen, '#ffd84a'));

export const cloudlet = (pen: Pen, color: Hex = '#eef4ff'): Svg =>
  path(
    'M-46 20C-70 18 -66 -16 -42 -16C-38 -44 4 -50 14 -24C40 -36 60 -10 46 4C58 14 50 22 40 20Z',
    surface(pen, color),
  );

export const starGlyph = (pen: Pen, color: Hex = '#ffe27a'): Svg =>
  circle(0, 0, 74, { fill: pen.defs.glow(color, 0.6) }) +
  path(starPath(0, 0, 44), { fill: color, stroke: color, strokeWidth: 12, strokeLinejoin: 'round' });

export const moonGlyph = (pen: Pen, color: Hex = '#ffeeb0'): Svg =>
  circle(0, 0, 66, { fill: pen.defs.glow(color, 0.5) }) +
  path('M14 -44C-28 -44 -46 -10 -36 16C-26 46 12 54 36 32C4 34 -14 14 -12 -10C-10 -28 0 -40 14 -44Z', { fill: color });

export function sunGlyph(pen: Pen): Svg {
  const rays = Array.from({ length: 8 }, (_, index) =>
    group(path('M-7 -32L0 -52L7 -32Z', { fill: '#ffc23e' }), { transform: `rotate(${index * 45})` }),
  );
  return (
    circle(0, 0, 70, { fill: pen.defs.glow('#ffd75a', 0.6) }) +
    rays.join('') +
    circle(0, 0, 28, surface(pen, '#ffd54a'))
  );
}

export const crystalGlyph = (pen: Pen, color: Hex = '#9fe4ff'): Svg =>
  circle(0, 0, 76, { fill: pen.defs.glow(color, 0.55) }) +
  path('M0 -56L26 -18L18 44L-18 44L-26 -18Z', { fill: shade(color, 0.08), ...ink(pen, color, 0.7) }) +
  path('M0 -56L26 -18L18 44L2 44L4 -14Z', { fill: shade(color, -0.12) }) +
  stroke('M-14 -12L-10 32', '#ffffff', 5, { opacity: 0.8 });

export const noteGlyph = (pen: Pen, color: Hex = '#ffd24a'): Svg =>
  circle(0, 0, 70, { fill: pen.defs.glow(color, 0.45) }) +
  stroke('M-18 30V-34L32 -44V20', color, 9) +
  stroke('M-18 -22L32 -32', color, 10) +
  ellipse(-30, 32, 17, 13, { fill: color, transform: 'rotate(-16 -30 32)' }) +
  ellipse(20, 22, 17, 13, { fill: color, transform: 'rotate(-16 20 22)' });

export const heartGlyph = (pen: Pen, color: Hex = '#ff7a96'): Svg =>
  circle(0, 0, 76, { fill: pen.defs.glow('#ffc0d0', 0.8) }) +
  path(
    'M0 44C-44 14 -56 -14 -38 -34C-24 -48 -6 -42 0 -24C6 -42 24 -48 38 -34C56 -14 44 14 0 44Z',
    surface(pen, color),
  ) +
  stroke('M-34 -14q2 -14 14 -16', '#fff', 6, { opacity: 0.8 });

export const swirl = (pen: Pen, color: Hex = '#e8f8ff'): Svg =>
  circle(0, 0, 66, { fill: pen.defs.glow(color, 0.4) }) +
  stroke('M-52 14C-20 34 34 24 34 -8C34 -32 2 -36 -2 -14C-4 -2 10 4 16 -6', color, 9) +
  stroke('M-44 -20q22 8 36 2M-18 38q34 6 60 -16', color, 7, { opacity: 0.75 });

export const portal = (pen: Pen, color: Hex = '#9a7cff'): Svg =>
  ellipse(0, 0, 70, 70, { fill: pen.defs.glow(color, 0.7) }) +
  [
    [44, 8, 1],
    [30, 6, 0.8],
    [17, 5, 0.9],
  ]
    .map(([r = 0, width, opacity]) =>
      ellipse(0, 0, r * 0.8, r, {
        fill: 'none',
        stroke: mix(color, '#ffffff', 1 - r / 50),
        strokeWidth: width,
        strokeDasharray: `${r * 1.6} ${r * 0.3}`,
        strokeLinecap: 'round',
        opacity,
      }),
    )
    .join('');

/** A clock face with two hands and twelve strokes, without numerals. */
export function clockGlyph(pen: Pen): Svg {
  const strokes = Array.from({ length: 12 }, (_, index) =>
    group(stroke('M0 -34v6', '#8a5a20', 4), { transform: `rotate(${index * 30})` }),
  );
  return (
    circle(0, 0, 78, { fill: pen.defs.glow('#ffe6a0', 0.6) }) +
    circle(0, 0, 44, { fill: '#fff6dc', stroke: '#d89a3a', strokeWidth: 8 }) +
    strokes.join('') +
    stroke('M0 0V-24M0 0L15 9', '#6a3a1a', 5)
  );
}

export const pawPrint = (_pen: Pen, color: Hex = '#ffe6b8'): Svg =>
  path('M0 38C-30 40 -34 16 -14 2C-6 -6 6 -6 14 2C34 16 30 40 0 38Z', { fill: color }) +
  mirrored(
    ellipse(12, -26, 10, 14, { fill: color, transform: 'rotate(8 12 -26)' }) +
      ellipse(35, -8, 9, 13, { fill: color, transform: 'rotate(28 35 -8)' }),
  );

export const butterfly = (pen: Pen, color: Hex = '#f78fc0'): Svg =>
  mirrored(
    path('M4 -4C14 -48 56 -50 52 -16C50 4 24 8 4 4Z', surface(pen, color)) +
      path('M4 2C20 2 42 14 34 34C26 48 8 34 4 10Z', surface(pen, shade(color, 0.1))) +
      circle(34, -20, 7, { fill: '#fff', opacity: 0.8 }),
  ) + stroke('M0 -16V24M-1 -16q-8 -14 -16 -18M1 -16q8 -14 16 -18', '#4a3040', 5);

export function flower(pen: Pen, color: Hex = '#ff9ac0'): Svg {
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    group(ellipse(0, -24, 17, 22, surface(pen, color)), { transform: `rotate(${turn})` }),
  );
  return petals.join('') + circle(0, 0, 15, { fill: '#ffe07a', stroke: '#e0a83a', strokeWidth: 3 });
}

export const flaskGlyph = (pen: Pen, color: Hex = '#b07af0'): Svg =>
  circle(0, 10, 70, { fill: pen.defs.glow(color, 0.5) }) +
  path('M-11 -46h22v26C42 -6 46 48 26 50H-26C-46 48 -42 -6 -11 -20Z', {
    fill: '#eafcff',
    fillOpacity: 0.75,
    ...ink(pen, '#9fc8d8', 0.8),
  }) +
  path('M-33 12Q0 2 33 12C38 34 34 46 24 46H-24C-34 46 -38 34 -33 12Z', { fill: color }) +
  path('M-15 -56h30v12h-30Z', { fill: '#a8744a' }) +
  circle(-10, 26, 6, { fill: '#fff', opacity: 0.8 }) +
  circle(10, 18, 4, { fill: '#fff', opacity: 0.8 }) +
  circle(6, -68, 7, { fill: shade(color, 0.15) });

export const maskGlyph = (pen: Pen): Svg =>
  path('M-44 -24C-20 -36 20 -36 44 -24C48 18 24 44 0 48C-24 44 -48 18 -44 -24Z', surface(pen, '#f4e2f8')) +
  mirrored(path('M10 -6Q22 -16 34 -6Q22 4 10 -6Z', { fill: '#4a3060' })) +
  stroke('M-16 20Q0 34 16 20', '#a03a6a', 5) +
  path('M-42 -22C-20 -34 0 -32 0 -32V48C-24 44 -46 18 -42 -22Z', { fill: '#8a5cd0', opacity: 0.45 });

export const cardGlyph = (pen: Pen): Svg =>
  [-20, 0, 20]
    .map((turn) =>
      group(
        path('M-24 -40H24V36H-24Z', { fill: '#fffaf0', ...ink(pen, '#b8a0c8', 0.7) }) +
          path(starPath(0, -2, 15), { fill: turn === 0 ? '#e0526a' : '#8a5cd0' }),
        { transform: `rotate(${turn} 0 40)` },
      ),
    )
    .join('');

export const wisp = (pen: Pen, color: Hex = '#5a4a8a'): Svg =>
  path('M-8 50C-46 40 -48 -2 -18 -14C-30 -30 -14 -52 8 -54C0 -40 10 -34 20 -22C44 0 36 44 -8 50Z', {
    fill: pen.defs.linear([
      [0, color, 0.3],
      [1, color, 0.95],
    ]),
  }) +
  mirrored(ellipse(9, 14, 5, 8, { fill: '#fff6c8' })) +
  stroke('M-6 30q6 5 12 0', '#fff6c8', 4);

export const orb = (pen: Pen, color: Hex = '#fff0a8'): Svg =>
  circle(0, 0, 96, { fill: pen.defs.glow(color, 0.9) }) +
  circle(0, 0, 26, {
    fill: pen.defs.radial([
      [0, '#ffffff'],
      [1, color],
    ]),
  }) +
  path(sparklePath(0, 0, 44), { fill: '#fff', opacity: 0.85 });

export const vineSprig = (pen: Pen): Svg =>
  stroke('M0 54C-10 20 14 -4 0 -46', '#4c8a3c', 7) +
  group(path('M0 8C-22 -4 -18 -28 0 -40C18 -28 22 -4 0 8Z', surface(pen, '#7cc05a')), {
    transform: 'translate(-6 14) rotate(-58)',
  }) +
  group(path('M0 8C-22 -4 -18 -28 0 -40C18 -28 22 -4 0 8Z', surface(pen, '#68b04c')), {
    transform: 'translate(8 -8) rotate(54)',
  }) +
  group(path('M0 8C-22 -4 -18 -28 0 -40C18 -28 22 -4 0 8Z', surface(pen, '#8cd068')), {
    transform: 'translate(0 -34)',
  });

export const beam = (pen: Pen, color: Hex = '#62f0ff'): Svg =>
  circle(0, 0, 80, { fill: pen.defs.glow(color, 0.75) }) +
  stroke('M-34 34L34 -34', color, 18) +
  stroke('M-30 30L30 -30', '#ffffff', 7) +
  path(sparklePath(36, -36, 26), { fill: '#fff' });

export const thoughtRings = (pen: Pen, color: Hex = '#ffb4ec'): Svg =>
  circle(0, 0, 66, { fill: pen.defs.glow(color, 0.5) }) +
  stroke('M-6 4C-2 -10 16 -6 14 8C12 26 -18 26 -20 4C-22 -24 24 -30 32 2C36 28 10 44 -10 42', color, 7);

export const dashedGhost = (pen: Pen, color: Hex = '#e8fbff'): Svg =>
  path(scallopPath([0, 0], 40, 46, 7), {
    fill: pen.defs.glow(color, 0.5),
    stroke: color,
    strokeWidth: 5,
    strokeDasharray: '14 12',
    strokeLinecap: 'round',
  }) + path(sparklePath(0, 0, 20), { fill: '#fff' });

export const stormCloud = (pen: Pen): Svg =>
  group(bolt(pen), { transform: 'translate(0 34) scale(0.6)' }) +
  group(drop(pen), { transform: 'translate(-34 44) scale(0.3)' }) +
  group(drop(pen), { transform: 'translate(34 48) scale(0.3)' }) +
  cloudlet(pen, '#b4c0d8');
