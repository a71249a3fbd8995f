import type { Brush } from '../scenery/brush.ts';
import type { Hex } from '../svg/color.ts';
import { circle, ellipse, path, place, rect, stroke, type Svg } from '../svg/elements.ts';
import { starPath } from '../svg/paths.ts';

const INK: Hex = '#2b2140';

/* Subjects of ideas that no place contains, standing on the origin in a picture of 600 by 400 units. */

type Drawing = (brush: Brush) => Svg;

/** A giant who lies across the road, his head on the left. */
export const sleepingGiant: Drawing = (brush) =>
  path('M-60 0C-70 -120 30 -150 110 -118C190 -140 250 -90 262 0Z', { fill: brush.ball('#4f9a8a') }) +
  path('M232 0V-64C232 -84 262 -86 268 -64L276 0Z', { fill: brush.sheen('#7a4a34') }) +
  path('M262 -52C276 -64 292 -52 290 -34L284 0H262Z', { fill: brush.sheen('#8a5640') }) +
  circle(-112, -66, 70, { fill: brush.ball('#f0c39c') }) +
  path('M-176 -50C-196 -116 -150 -156 -104 -142C-70 -148 -40 -122 -44 -94C-84 -118 -140 -112 -152 -64Z', {
    fill: brush.ball('#8a4f2c'),
  }) +
  [-134, -88].map((x) => stroke(`M${x - 12} -66Q${x} -56 ${x + 12} -66`, INK, 5)).join('') +
  ellipse(-112, -52, 12, 9, { fill: brush.ball('#e8a47c') }) +
  stroke('M-126 -30Q-112 -20 -98 -30', INK, 5) +
  [-152, -72].map((x) => circle(x, -44, 12, { fill: '#f0907c', opacity: 0.5 })).join('') +
  path('M-70 0C-76 -36 -40 -54 -6 -42C28 -40 30 -6 16 0Z', { fill: brush.ball('#f0c39c') }) +
  [0, 1, 2]
    .map((step) => circle(-60 + step * 24, -160 - step * 26, 7 + step * 5, { fill: '#ffffff', opacity: 0.75 }))
    .join('');

const arm = (brush: Brush, color: Hex): Svg =>
  path('M0 -26H92L122 0L92 26H0Z', { fill: brush.sheen(color) }) + stroke('M16 -8H78M16 8H64', '#fff6e0', 5);

export const signpost: Drawing = (brush) =>
  path('M-230 60C-120 40 -40 20 -14 -6H14C40 20 120 40 230 60H120C70 40 24 26 0 26C-24 26 -70 40 -120 60Z', {
    fill: brush.lit('#e2c48c'),
  }) +
  rect(-10, -216, 20, 216, { rx: 6, fill: brush.sheen('#8a5a34') }) +
  place(arm(brush, '#d8684a'), { x: 4, y: -180, turn: -6 }) +
  place(arm(brush, '#4f86b8'), { x: -4, y: -116, scaleX: -1, turn: 6 });

export const midnightClock: Drawing = (brush) =>
  circle(0, -130, 150, { fill: brush.defs.glow('#ffe9a8', 0.8) }) +
  circle(0, -130, 100, { fill: brush.sheen('#b8863a') }) +
  circle(0, -130, 84, { fill: '#fff6e0' }) +
  Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6;
    return circle(70 * Math.sin(angle), -130 - 70 * Math.cos(angle), hour % 3 === 0 ? 6 : 3.5, { fill: INK });
  }).join('') +
  stroke('M-2 -130V-178', INK, 11) +
  stroke('M3 -130V-192', INK, 6) +
  circle(0, -130, 9, { fill: INK });

export const flyingHats: Drawing = (brush) =>
  stroke(
    'M-250 -100C-150 -160 -90 -50 10 -120M-120 -220C-30 -270 40 -190 130 -240M20 -40C100 -90 160 -10 250 -70',
    '#ffffff',
    8,
    {
      opacity: 0.8,
    },
  ) +
  place(
    path('M-34 0V-78C-34 -88 34 -88 34 -78V0Z', { fill: brush.sheen('#3a3550') }) +
      rect(-34, -26, 68, 16, { fill: brush.lit('#d8484c') }) +
      ellipse(0, 0, 66, 13, { fill: brush.sheen('#3a3550') }),
    { x: -140, y: -110, turn: -22 },
  ) +
  place(
    ellipse(0, 0, 84, 18, { fill: brush.sheen('#f0cf7a') }) +
      path('M-44 -2C-44 -62 44 -62 44 -2Z', { fill: brush.ball('#f6dc92') }) +
      path('M-44 -4C-20 6 20 6 44 -4V-20C20 -10 -20 -10 -44 -20Z', { fill: brush.lit('#5a9ad0') }),
    { x: 20, y: -210, turn: 18 },
  ) +
  place(
    path('M-48 0C-40 -70 10 -110 52 -128C44 -80 54 -30 48 0Z', { fill: brush.ball('#8a5ac0') }) +
      circle(56, -128, 14, { fill: '#ffe27a' }) +
      rect(-54, -10, 108, 22, { rx: 11, fill: brush.sheen('#e8e0f4') }),
    { x: 160, y: -60, turn: 26 },
  );

/** A bird that flies to the right with an envelope in its beak. */
export const letterBird: Drawing = (brush) =>
  path('M-150 -150L-80 -128L-88 -104Z', { fill: brush.sheen('#3f74b8') }) +
  path('M-100 -122C-70 -180 20 -190 66 -150C90 -128 70 -86 20 -80C-40 -74 -90 -90 -100 -122Z', {
    fill: brush.ball('#5a9ae0'),
  }) +
  path('M-40 -140C-70 -230 -10 -280 30 -292C40 -230 40 -180 14 -140Z', { fill: brush.ball('#7ab8f0') }) +
  path('M-20 -84C10 -92 40 -94 58 -108C58 -88 24 -72 -20 -84Z', { fill: '#f6f0e4' }) +
  circle(64, -158, 38, { fill: brush.ball('#5a9ae0') }) +
  circle(76, -166, 7, { fill: INK }) +
  path('M98 -164L132 -150L98 -144Z', { fill: '#f6b23e' }) +
  place(
    rect(-46, -30, 92, 60, { rx: 5, fill: '#fff8ea', stroke: '#c8a878', strokeWidth: 3 }) +
      stroke('M-44 -28L0 6L44 -28', '#c8a878', 4) +
      circle(0, 8, 10, { fill: '#d8484c' }),
    { x: 146, y: -112, turn: 10 },
  );

export const soupPot: Drawing = (brush) =>
  [-44, 0, 44]
    .map((x) => stroke(`M${x} -176C${x - 22} -206 ${x + 22} -226 ${x} -262`, '#ffffff', 10, { opacity: 0.7 }))
    .join('') +
  path('M-128 -120H-104V-96H-128C-150 -96 -150 -120 -128 -120ZM128 -120H104V-96H128C150 -96 150 -120 128 -120Z', {
    fill: brush.lit('#8a2f34'),
  }) +
  path('M-112 -150H112L100 -26C98 -6 80 0 60 0H-60C-80 0 -98 -6 -100 -26Z', { fill: brush.sheen('#d0484a') }) +
  ellipse(0, -150, 116, 28, { fill: brush.sheen('#e8706a') }) +
  ellipse(0, -150, 98, 20, { fill: '#f2a63c' }) +
  [
    [-50, '#e8682e'],
    [-6, '#6cae4c'],
    [44, '#e8682e'],
  ]
    .map(([x, fill]) => ellipse(Number(x), -150, 13, 7, { fill }))
    .join('') +
  stroke('M54 -152L118 -258', '#a8743a', 13);

export const parcel: Drawing = (brush) =>
  circle(0, -90, 190, { fill: brush.defs.glow('#ffe9a8', 0.9) }) +
  rect(-92, -130, 184, 130, { rx: 8, fill: brush.sheen('#5a8ad8') }) +
  rect(-104, -158, 208, 40, { rx: 8, fill: brush.sheen('#6c9ae8') }) +
  rect(-18, -158, 36, 158, { fill: brush.sheen('#f6c23e') }) +
  path(
    'M0 -158C-20 -214 -92 -214 -84 -178C-78 -156 -30 -156 0 -158ZM0 -158C20 -214 92 -214 84 -178C78 -156 30 -156 0 -158Z',
    {
      fill: brush.ball('#ffd75a'),
    },
  );

export const eyesInTheDark: Drawing = () =>
  rect(-300, -350, 600, 400, { fill: '#0a0820', opacity: 0.72 }) +
  [-62, 62]
    .map((x) => ellipse(x, -170, 42, 50, { fill: '#fff6c8' }) + circle(x + 6, -162, 20, { fill: INK }))
    .join('') +
  path('M-84 -88Q0 -10 84 -88Q0 -60 -84 -88Z', { fill: '#fff6c8' });

export const feastTable: Drawing = (brush) =>
  [-190, -70, 70, 190].map((x) => rect(x - 26, -150, 52, 110, { rx: 12, fill: brush.sheen('#a8683a') })).join('') +
  path('M-250 -92H250L226 0H-226Z', { fill: brush.fade('#fff8ee') }) +
  path('M-250 -92H250L244 -70H-244Z', { fill: brush.lit('#d8586a') }) +
  [-196, -64, 200]
    .map((x) => ellipse(x, -98, 30, 10, { fill: '#ffffff', stroke: '#b8c8e0', strokeWidth: 3 }))
    .join('') +
  path('M10 -100V-152H106V-100Z', { fill: brush.sheen('#f6d0a0') }) +
  path('M10 -152C10 -176 106 -176 106 -152V-134C90 -124 80 -142 66 -132C52 -122 40 -142 26 -130L10 -136Z', {
    fill: '#f48aa8',
  }) +
  circle(58, -180, 12, { fill: '#d8384a' }) +
  path('M-140 -100C-148 -136 -108 -136 -114 -100Z', { fill: brush.ball('#b88040') });

const burst = (x: number, y: number, size: number, color: Hex): Svg =>
  Array.from({ length: 12 }, (_, ray) => {
    const angle = (ray * Math.PI) / 6;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return (
      stroke(
        `M${x + dx * size * 0.35} ${y + dy * size * 0.35}L${x + dx * size * 0.8} ${y + dy * size * 0.8}`,
        color,
        6,
      ) + circle(x + dx * size, y + dy * size, 5, { fill: color })
    );
  }).join('');

export const fireworks: Drawing = (brush) =>
  circle(0, -230, 200, { fill: brush.defs.glow('#ffd0f0', 0.5) }) +
  burst(-150, -230, 80, '#ff8ab4') +
  burst(150, -250, 76, '#8ae0ff') +
  path(starPath(0, -200, 74), { fill: 'none', stroke: '#ffe27a', strokeWidth: 9, strokeLinejoin: 'round' }) +
  burst(0, -200, 104, '#ffe27a');

const potato = (brush: Brush): Svg =>
  path('M-44 0C-62 -60 -50 -130 -8 -136C44 -142 58 -70 44 0Z', { fill: brush.ball('#c8a878') }) +
  [-14, 14].map((x) => circle(x, -92, 6, { fill: INK })).join('') +
  stroke('M-14 -68Q0 -56 14 -68', INK, 5) +
  [
    [-26, -36],
    [20, -44],
    [6, -118],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 6, 4, { fill: '#8a6a44' }))
    .join('');

export const potatoStatue: Drawing = (brush) =>
  rect(-132, -40, 264, 40, { rx: 4, fill: brush.sheen('#a8a8b4') }) +
  rect(-110, -92, 220, 54, { rx: 4, fill: brush.sheen('#c0c0cc') }) +
  place(potato(brush), { x: -50, y: -92 }) +
  place(potato(brush), { x: 52, y: -92, scale: 0.86, scaleX: -1 });

/** A round door in a hill, lit from within. */
export const doorInTheHill: Drawing = (brush) =>
  path('M-270 40C-220 -150 -90 -210 0 -210C90 -210 220 -150 270 40Z', { fill: brush.ball('#6cb04e') }) +
  circle(0, -66, 86, { fill: brush.sheen('#a89a8a') }) +
  circle(0, -66, 70, { fill: brush.sheen('#c0583c') }) +
  stroke('M-34 -126V-6M0 -134V2M34 -126V-6', '#8a3a28', 4) +
  circle(46, -62, 8, { fill: '#ffd75a' }) +
  circle(0, -96, 18, { fill: brush.lamp }) +
  stroke('M-18 -96H18M0 -114V-78', '#8a3a28', 4) +
  path('M-70 10H70L96 40H-96Z', { fill: brush.lit('#d8c8b0') });
