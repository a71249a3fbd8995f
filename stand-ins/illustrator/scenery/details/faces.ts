import { circle, ellipse, stroke, type Svg } from '../../svg/elements.ts';

/** Parts that all small inhabitants share. */

export const EYE = '#2a2030';

export const eyes = (spread: number, y: number, r = 4, x = 0): Svg =>
  circle(x - spread, y, r, { fill: EYE }) + circle(x + spread, y, r, { fill: EYE });

export const smile = (y: number, half: number, x = 0): Svg =>
  stroke(`M${x - half} ${y}q${half} ${half} ${half * 2} 0`, EYE, 2.6);

export const footShadow = (half: number): Svg => ellipse(0, 2, half, half * 0.16, { fill: '#0a0a20', opacity: 0.22 });
