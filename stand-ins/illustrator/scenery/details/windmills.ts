import { circle, ellipse, path, rect, stroke, turnedAbout, type Svg } from '../../svg/elements.ts';
import type { Brush } from '../brush.ts';

/** Windmills, water mills and workshops, with their foot at the origin. */

const sail = 'M-7 0V-128H26V-22L7 -14V0Z';

/** A windmill about 200 tall, with turning sails. */
export function windmill(brush: Brush): Svg {
  const sails = [22, 112, 202, 292].map((turn) =>
    turnedAbout(
      path(sail, { fill: '#fff4e0', opacity: 0.92, transform: 'translate(0 -196)' }) +
        stroke('M0 -196V-324M0 -230H26M0 -262H26M0 -294H26', brush.lit('#7a5a44'), 4),
      turn,
      0,
      -196,
    ),
  );
  return [
    ellipse(0, 2, 80, 10, { fill: '#0a0a20', opacity: 0.22 }),
    path('M-62 4L-38 -176H38L62 4Q0 14 -62 4Z', { fill: brush.sheen('#ecdcc8') }),
    path('M-50 -172Q-40 -234 0 -240Q40 -234 50 -172Q0 -160 -50 -172Z', { fill: brush.fade('#b4553c') }),
    path('M-16 6V-38A16 16 0 0 1 16 -38V6Z', { fill: brush.fade('#7a4e34') }),
    rect(-11, -112, 22, 28, { rx: 11, fill: brush.lamp }),
    ...sails,
    circle(0, -196, 10, { fill: brush.lit('#8a5c3e') }),
  ].join('');
}

/** A mill with a wheel in a stream. */
export function waterMill(brush: Brush): Svg {
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const at = (reach: number) =>
      `${Math.round(84 + Math.cos(angle) * reach)} ${Math.round(-42 + Math.sin(angle) * reach)}`;
    return `M84 -42L${at(74)}`;
  });
  return [
    rect(-90, -112, 150, 114, { rx: 5, fill: brush.sheen('#dcc8ac') }),
    path('M-112 -100Q-50 -140 -16 -194Q20 -140 84 -100Q0 -88 -112 -100Z', { fill: brush.fade('#8a5442') }),
    path('M-64 2V-46A16 16 0 0 1 -32 -46V2Z', { fill: brush.fade('#6a4630') }),
    rect(-10, -76, 24, 28, { rx: 12, fill: brush.lamp }),
    circle(84, -42, 72, { fill: 'none', stroke: brush.lit('#7a5236'), strokeWidth: 12 }),
    circle(84, -42, 44, { fill: 'none', stroke: brush.lit('#8a6040'), strokeWidth: 6 }),
    stroke(spokes.join(''), brush.lit('#8a6040'), 7),
    circle(84, -42, 12, { fill: brush.lit('#5a3c28') }),
    path('M20 28q30 -20 64 -6q40 -14 84 8q-70 22 -148 -2Z', { fill: '#eafaff', opacity: 0.8 }),
    stroke('M150 -90q16 40 8 100M140 -60q10 30 6 74', '#ffffff', 5, { opacity: 0.6 }),
  ].join('');
}

/** A forge: anvil, bellows and a glowing hearth under a stone roof. */
export const forge = (brush: Brush): Svg =>
  [
    circle(0, -60, 150, { fill: brush.defs.glow('#ff8a3a', 0.7) }),
    path('M-100 2V-96Q-60 -160 -34 -168V-236H34V-168Q60 -160 100 -96V2Z', { fill: brush.sheen('#6a5a64') }),
    path('M-62 2V-54A62 58 0 0 1 62 -54V2Z', { fill: '#2a1624' }),
    path('M-48 2Q-56 -42 -24 -74Q-22 -50 0 -92Q30 -60 30 -40Q52 -36 48 2Z', { fill: '#ff7a34' }),
    path('M-24 2Q-26 -26 -4 -52Q22 -28 22 2Z', { fill: '#ffe08a' }),
    path('M90 4h24v-20q-34 -4 -46 -26h86q-2 18 -24 26v20h20v8h-60Z', { fill: brush.lit('#4a4a5c') }),
    path('M-28 -238q6 -30 26 -40q22 -30 4 -58q36 22 24 60q-4 22 6 38Z', { fill: '#ffffff', opacity: 0.28 }),
  ].join('');
