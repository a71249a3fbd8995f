import { circle, ellipse, path, place, rect, round, stroke, type Svg } from '../../svg/elements.ts';
import { scallopPath } from '../../svg/paths.ts';
import type { Brush } from '../brush.ts';
import { cottage } from './houses.ts';

/** Landmarks of lands of sweets and toys, with their foot at the origin. */

/** Lollipops as tall as trees. */
export function lollipops(brush: Brush): Svg {
  const lollipop = (x: number, tall: number, r: number, color: string) =>
    stroke(`M${x} 4V${-tall}`, brush.lit('#fff6ee'), 11) +
    circle(x, -tall, r, { fill: brush.ball(color) }) +
    stroke(
      `M${x} ${-tall}a${round(r * 0.22)} ${round(r * 0.22)} 0 0 1 ${round(r * 0.44)} 0a${round(r * 0.44)} ${round(r * 0.44)} 0 0 1 ${round(-r * 0.88)} 0a${round(r * 0.62)} ${round(r * 0.62)} 0 0 1 ${round(r * 1.24)} 0a${round(r * 0.82)} ${round(r * 0.82)} 0 0 1 ${round(-r * 1.6)} ${round(r * 0.18)}`,
      '#fffaf4',
      r * 0.13,
      { opacity: 0.9 },
    );
  return (
    lollipop(-150, 170, 58, '#f2708e') +
    lollipop(-40, 268, 78, '#8a7ae0') +
    lollipop(76, 196, 64, '#5ac0a0') +
    lollipop(168, 132, 50, '#f6a84e')
  );
}

/** A mountain of three scoops of ice cream in a wafer. */
export const iceCreamMountain = (brush: Brush): Svg =>
  [
    path('M-190 8Q-150 -90 -96 -120H96Q150 -90 190 8Z', { fill: brush.fade('#e8b870') }),
    stroke(
      'M-150 0L-60 -116M-80 6L10 -118M0 8L80 -116M80 6L110 -90M150 0L-40 -118M80 6L-110 -100M0 8L-150 -60',
      brush.lit('#c88f44'),
      5,
    ),
    path(scallopPath([0, -150], 134, 78, 11), { fill: brush.ball('#f6a8c0') }),
    path(scallopPath([-30, -244], 100, 70, 10), { fill: brush.ball('#fff0d0') }),
    path(scallopPath([22, -324], 70, 56, 9), { fill: brush.ball('#a8e0c8') }),
    path(
      'M-40 -340Q20 -400 84 -338Q90 -300 72 -306Q62 -280 50 -308Q34 -286 22 -310Q4 -284 -8 -312Q-36 -300 -40 -340Z',
      { fill: brush.lit('#7a4630') },
    ),
    circle(24, -392, 22, { fill: brush.ball('#e8384e') }),
    stroke('M26 -412q8 -26 32 -30', brush.lit('#5a8a3e'), 5),
    ...[
      [-70, -160],
      [40, -180],
      [90, -140],
      [-60, -250],
      [20, -260],
      [-20, -130],
    ].map(([x = 0, y = 0], index) =>
      rect(x, y, 22, 8, {
        rx: 4,
        fill: ['#7ac0f0', '#ffe27a', '#f2708e'][index % 3] ?? '#ffe27a',
        transform: `rotate(${index * 37} ${x} ${y})`,
      }),
    ),
  ].join('');

/** A tower of building blocks. */
export function blockTowers(brush: Brush): Svg {
  const block = (x: number, y: number, w: number, color: string) =>
    rect(x, y - 56, w, 56, { rx: 5, fill: brush.sheen(color) }) +
    Array.from({ length: Math.round(w / 40) }, (_, index) =>
      rect(x + 9 + index * 40, y - 68, 24, 14, { rx: 4, fill: brush.lit(color, 0.06) }),
    ).join('');
  return [
    block(-178, 4, 120, '#e8503c'),
    block(-178, -52, 80, '#f2c03e'),
    block(-178, -108, 120, '#4f8ad0'),
    block(-168, -164, 80, '#5ab068'),
    block(-40, 4, 80, '#f2c03e'),
    block(-40, -52, 120, '#4f8ad0'),
    block(-20, -108, 80, '#e8503c'),
    block(-20, -164, 80, '#f2c03e'),
    block(-20, -220, 80, '#5ab068'),
    path('M-30 -288L20 -350L70 -288Z', { fill: brush.sheen('#e8503c') }),
    block(60, 4, 120, '#5ab068'),
    block(100, -52, 80, '#e8503c'),
    block(92, -108, 80, '#a070d0'),
    path('M-178 -232L-128 -282L-78 -232Z', { fill: brush.sheen('#a070d0') }),
  ].join('');
}

/** A row of dolls' houses, open at the front. */
export const dollHouses = (brush: Brush): Svg =>
  [
    [-128, '#f6b8c8', '#8a6ac0'],
    [0, '#bfe0f2', '#e8705a'],
    [128, '#fbe6a8', '#4f9a8a'],
  ]
    .map(([x, wall, roof]) => {
      const at = Number(x);
      return [
        rect(at - 56, -180, 112, 184, { rx: 4, fill: brush.sheen(String(wall)) }),
        path(`M${at - 68} -176L${at} -250L${at + 68} -176Z`, { fill: brush.fade(String(roof)) }),
        rect(at - 44, -164, 88, 66, { fill: brush.lit('#fff6e6') }),
        rect(at - 44, -88, 88, 90, { fill: brush.lit('#fff0dc') }),
        rect(at - 36, -124, 40, 24, { rx: 4, fill: brush.lit(String(roof), 0.1) }),
        circle(at + 24, -146, 9, { fill: brush.lamp }),
        rect(at - 34, -40, 44, 8, { fill: brush.lit('#a87848') }),
        stroke(`M${at - 28} -32V0M${at + 4} -32V0`, brush.lit('#a87848'), 5),
        path(`M${at + 18} 2V-52h22V2Z`, { fill: brush.lit(String(roof)) }),
        stroke(`M${at - 56} -94H${at + 56}`, brush.lit(String(roof)), 5),
        circle(at, -208, 12, { fill: brush.lamp }),
      ].join('');
    })
    .join('');

/** Three bears in front of their cottage. */
export function teddyVillage(brush: Brush): Svg {
  const teddy = (x: number, scale: number, color: string, bow: string) =>
    place(
      [
        circle(-24, -130, 16, { fill: brush.lit(color, -0.06) }),
        circle(24, -130, 16, { fill: brush.lit(color, -0.06) }),
        ellipse(0, -44, 42, 48, { fill: brush.ball(color) }),
        circle(0, -106, 36, { fill: brush.ball(color) }),
        ellipse(-44, -58, 14, 26, { fill: brush.lit(color) }),
        ellipse(44, -58, 14, 26, { fill: brush.lit(color) }),
        ellipse(-24, -6, 23, 16, { fill: brush.lit(color, 0.04) }),
        ellipse(24, -6, 23, 16, { fill: brush.lit(color, 0.04) }),
        ellipse(0, -96, 17, 13, { fill: brush.lit('#fff0d8') }),
        circle(-13, -112, 4.4, { fill: '#2a2030' }),
        circle(13, -112, 4.4, { fill: '#2a2030' }),
        ellipse(0, -101, 6, 4.4, { fill: '#4a3028' }),
        path('M0 -70l-20 -11v22ZM0 -70l20 -11v22Z', { fill: brush.lit(bow) }),
      ].join(''),
      { x, scale },
    );
  return (
    place(cottage(brush, '#c87a4a'), { x: -116, y: -24, scale: 1.15 }) +
    place(cottage(brush, '#e8a85a'), { x: 124, y: -30, scale: 1 }) +
    teddy(-52, 0.9, '#c08a54', '#e8584a') +
    teddy(58, 0.72, '#e2bd84', '#5a8ad0') +
    teddy(6, 0.52, '#a8744a', '#f2c04a')
  );
}

/** A marble run with rolling marbles. */
export const marbleRun = (brush: Brush): Svg =>
  [
    stroke('M-170 4V-290M-40 4V-250M100 4V-210M190 4V-120', brush.lit('#b0844e'), 14),
    stroke(
      'M-190 -280L-20 -236M-60 -234Q60 -214 120 -178M120 -178Q196 -150 150 -120T-20 -96M-20 -96Q-150 -80 -110 -40T200 -10',
      brush.lit('#e8785a'),
      20,
    ),
    stroke('M-190 -286L-20 -242M-60 -240Q60 -220 120 -184M-20 -102Q-150 -86 -110 -46T200 -16', brush.lit('#ffd0a8'), 5),
    path('M-220 -330H-130L-150 -278H-200Z', { fill: brush.sheen('#4f8ad0') }),
    ...[
      [-176, -334, '#e8384e'],
      [-100, -276, '#5ac0f0'],
      [40, -234, '#8ae06a'],
      [150, -166, '#ffd04a'],
      [-96, -74, '#c07ae8'],
      [80, -32, '#ff8ab0'],
    ].map(([x, y, color]) => circle(Number(x), Number(y), 19, { fill: brush.ball(String(color)) })),
  ].join('');
