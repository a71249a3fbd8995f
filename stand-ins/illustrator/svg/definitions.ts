import { element, round, type Svg } from './elements.ts';
import type { Hex } from './color.ts';

/** Position 0..1, color, opacity (1 when absent). */
export type ColorStop = readonly [offset: number, color: Hex, opacity?: number];

interface LinearDirection {
  readonly x1?: number;
  readonly y1?: number;
  readonly x2?: number;
  readonly y2?: number;
}

interface RadialShape {
  readonly cx?: number;
  readonly cy?: number;
  readonly r?: number;
}

/** Collects the gradients and filters of one picture; each method returns the `url(#…)` that refers to it. */
export class Definitions {
  #parts: Svg[] = [];
  #idByContent = new Map<string, string>();

  /** Runs from top to bottom unless a direction (in fractions of the bounding box) is given. */
  linear(stops: readonly ColorStop[], { x1 = 0, y1 = 0, x2 = 0, y2 = 1 }: LinearDirection = {}): string {
    return this.#define('linearGradient', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, writeStops(stops));
  }

  acrossLinear(stops: readonly ColorStop[]): string {
    return this.linear(stops, { x2: 1, y2: 0 });
  }

  radial(stops: readonly ColorStop[], { cx = 0.5, cy = 0.5, r = 0.5 }: RadialShape = {}): string {
    return this.#define('radialGradient', `cx="${cx}" cy="${cy}" r="${r}"`, writeStops(stops));
  }

  /** A glow that is transparent at the edge. */
  glow(color: Hex, strength = 0.8): string {
    return this.radial([
      [0, color, strength],
      [0.45, color, strength * 0.4],
      [1, color, 0],
    ]);
  }

  blur(deviation: number): string {
    return this.filter(`<feGaussianBlur stdDeviation="${round(deviation)}"/>`, 50);
  }

  /** A filter from raw primitives; its region extends `marginPercent` beyond the bounding box. */
  filter(primitives: Svg, marginPercent: number): string {
    const size = 100 + 2 * marginPercent;
    const region = `x="-${marginPercent}%" y="-${marginPercent}%" width="${size}%" height="${size}%"`;
    return this.#define('filter', `${region} color-interpolation-filters="sRGB"`, primitives);
  }

  clip(shape: Svg): string {
    return this.#define('clipPath', '', shape);
  }

  toSvg(): Svg {
    return element('defs', {}, this.#parts.join(''));
  }

  #define(tag: string, attributes: string, content: Svg): string {
    const key = `${tag} ${attributes} ${content}`;
    const existingId = this.#idByContent.get(key);
    if (existingId !== undefined) return existingId;
    const id = `d${this.#parts.length}`;
    const reference = `url(#${id})`;
    this.#parts.push(`<${tag} id="${id}" ${attributes}>${content}</${tag}>`);
    this.#idByContent.set(key, reference);
    return reference;
  }
}

const writeStops = (stops: readonly ColorStop[]): Svg =>
  stops.map(([offset, stopColor, stopOpacity]) => element('stop', { offset, stopColor, stopOpacity })).join('');
