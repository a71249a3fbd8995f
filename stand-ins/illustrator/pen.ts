import type { ArtStyle } from './art-styles.ts';
import { shade, type Hex } from './svg/color.ts';
import type { ColorStop, Definitions } from './svg/definitions.ts';
import type { Attributes } from './svg/elements.ts';
import type { Random } from './svg/random.ts';

/** What every drawing function needs: SVG definitions, the style, and the figure's random generator. */
export interface Pen {
  readonly defs: Definitions;
  readonly style: ArtStyle;
  readonly random: Random;
  /** The color to draw as a rainbow, for figures whose color is "rainbow". */
  readonly rainbowColor: Hex | null;
}

const RAINBOW: readonly ColorStop[] = [
  [0, '#f07a8c'],
  [0.2, '#f6ae66'],
  [0.38, '#f2d865'],
  [0.56, '#7fcf8a'],
  [0.76, '#6ab4ec'],
  [1, '#b088e6'],
];

/** The outline of a shape filled with `fill`, in the current style. */
export function ink({ style }: Pen, fill: Hex, thickness = 1): Attributes {
  if (style.lineWidth === 0) return {};
  return {
    stroke: shade(fill, -style.lineDepth, -0.02),
    strokeWidth: style.lineWidth * thickness,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  };
}

/** Where the shaded half of a two-tone surface begins. */
const CEL_EDGE = 0.66;

function celFill({ defs }: Pen, color: Hex, depth: number): string {
  const [lit, shaded] = [shade(color, depth * 0.3), shade(color, -depth * 1.2)];
  return defs.linear(
    [
      [0, lit],
      [CEL_EDGE, lit],
      [CEL_EDGE, shaded],
      [1, shaded],
    ],
    { x1: 0.2, x2: 0.6 },
  );
}

/** Fill and outline for a lit, slightly rounded surface of one color. */
export function surface(pen: Pen, color: Hex, depth = 0.07): Attributes {
  if (color === pen.rainbowColor) return { fill: pen.defs.linear(RAINBOW), ...ink(pen, color) };
  if (pen.style.shading === 'flat') return { fill: color, ...ink(pen, color) };
  if (pen.style.shading === 'cel') return { fill: celFill(pen, color, depth), ...ink(pen, color) };
  const fill = pen.defs.linear([
    [0, shade(color, depth * 0.7)],
    [0.5, color],
    [1, shade(color, -depth)],
  ]);
  return { fill, ...ink(pen, color) };
}

/** As {@link surface}, lit from the upper left like a ball. */
export function roundSurface(pen: Pen, color: Hex, depth = 0.09): Attributes {
  if (color === pen.rainbowColor || pen.style.shading !== 'soft') return surface(pen, color, depth);
  const fill = pen.defs.radial(
    [
      [0, shade(color, depth)],
      [0.55, color],
      [1, shade(color, -depth)],
    ],
    { cx: 0.42, cy: 0.26, r: 0.85 },
  );
  return { fill, ...ink(pen, color) };
}
