import type { ArtStyle } from './art-styles.ts';
import { shade, type Hex } from './svg/colour.ts';
import type { ColourStop, Definitions } from './svg/definitions.ts';
import type { Attributes } from './svg/elements.ts';
import type { Random } from './svg/random.ts';

/** What every drawing function needs: SVG definitions, the style, and the figure's random generator. */
export interface Pen {
  readonly defs: Definitions;
  readonly style: ArtStyle;
  readonly random: Random;
  /** The colour to draw as a rainbow, for figures whose colour is "rainbow". */
  readonly rainbowColour: Hex | null;
}

const RAINBOW: readonly ColourStop[] = [
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

function celFill({ defs }: Pen, colour: Hex, depth: number): string {
  const [lit, shaded] = [shade(colour, depth * 0.3), shade(colour, -depth * 1.2)];
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

/** Fill and outline for a lit, slightly rounded surface of one colour. */
export function surface(pen: Pen, colour: Hex, depth = 0.07): Attributes {
  if (colour === pen.rainbowColour) return { fill: pen.defs.linear(RAINBOW), ...ink(pen, colour) };
  if (pen.style.shading === 'flat') return { fill: colour, ...ink(pen, colour) };
  if (pen.style.shading === 'cel') return { fill: celFill(pen, colour, depth), ...ink(pen, colour) };
  const fill = pen.defs.linear([
    [0, shade(colour, depth * 0.7)],
    [0.5, colour],
    [1, shade(colour, -depth)],
  ]);
  return { fill, ...ink(pen, colour) };
}

/** As {@link surface}, lit from the upper left like a ball. */
export function roundSurface(pen: Pen, colour: Hex, depth = 0.09): Attributes {
  if (colour === pen.rainbowColour || pen.style.shading !== 'soft') return surface(pen, colour, depth);
  const fill = pen.defs.radial(
    [
      [0, shade(colour, depth)],
      [0.55, colour],
      [1, shade(colour, -depth)],
    ],
    { cx: 0.42, cy: 0.26, r: 0.85 },
  );
  return { fill, ...ink(pen, colour) };
}
