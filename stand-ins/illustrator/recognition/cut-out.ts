import { distance, mainColors, type Color, type Pixels, type Size } from './pixels.ts';

/**
 * The ground of a portrait is reached from its edges in small steps of color, through colors like those at the sides:
 * skies, light and halos fade, while a figure has an outline. If that leaves too little of the figure, a smaller step
 * is tried.
 */
const LARGEST_STEP = 0.04;
const SMALLEST_STEP = 0.006;
const NEXT_STEP = 0.88;
/** The smallest fraction of a portrait that its figure fills. */
const MIN_AREA = 0.18;

/** Edges that are ground, as fractions of the portrait. */
const SIDE = 0.09;
const TOP = 0.1;
/** Strips at the sides that show the colors of the ground; frames are further outside. */
const STRIP_END = 0.14;
const MIN_SHARE = 0.01;
/** Light changes the lightness of a ground more than its hue. */
const SAME_HUE = 0.08;

/**
 * Indices of the pixels of the figure in a portrait: the part in the middle that is not ground; all pixels if there is
 * no such part.
 */
export function cutOutFigure(portrait: Pixels): readonly number[] {
  const pixels = portrait.colors.length;
  const hasGroundColor = groundColors(portrait);
  for (let step = LARGEST_STEP; step > SMALLEST_STEP; step *= NEXT_STEP) {
    const figure = middlePart(portrait, floodGround(portrait, step, hasGroundColor));
    if (figure.length > MIN_AREA * pixels) return figure;
  }
  return portrait.colors.map((_, index) => index);
}

const acrossOf = ({ width }: Size, index: number): number => ((index % width) + 0.5) / width;
const downOf = ({ width, height }: Size, index: number): number => (Math.floor(index / width) + 0.5) / height;

/** Whether a color has the hue of a color at the sides. */
function groundColors(portrait: Pixels): (color: Color) => boolean {
  const strips = portrait.colors.filter((_, index) => {
    const fromSide = Math.min(acrossOf(portrait, index), 1 - acrossOf(portrait, index));
    return fromSide > SIDE && fromSide < STRIP_END;
  });
  const ground = mainColors(strips, MIN_SHARE);
  const isGroundByColor = new Map<Color, boolean>();
  return (color) => {
    const isKnown =
      isGroundByColor.get(color) ?? ground.some(([, a, b]) => Math.hypot(a - color[1], b - color[2]) < SAME_HUE);
    isGroundByColor.set(color, isKnown);
    return isKnown;
  };
}

/** Marks the ground with 1. */
function floodGround(portrait: Pixels, step: number, hasGroundColor: (color: Color) => boolean): Uint8Array {
  const { colors } = portrait;
  const marks = new Uint8Array(colors.length);
  const edges = colors.flatMap((_, index) => {
    const across = acrossOf(portrait, index);
    return across < SIDE || across > 1 - SIDE || downOf(portrait, index) < TOP ? [index] : [];
  });
  spread(portrait, edges, marks, (from, to) => {
    const [one, other] = [colors[from], colors[to]];
    return one !== undefined && other !== undefined && hasGroundColor(other) && distance(one, other) < step;
  });
  return marks;
}

/** The connected part of unmarked pixels that has the most weight in the middle of the width; marks all pixels. */
function middlePart(size: Size, marks: Uint8Array): readonly number[] {
  let best: readonly number[] = [];
  let most = 0;
  for (let index = 0; index < marks.length; index += 1) {
    if (marks[index] === 1) continue;
    const part = spread(size, [index], marks, () => true);
    const inMiddle = part.reduce((sum, at) => sum + Math.max(0, 1 - 2.5 * Math.abs(acrossOf(size, at) - 0.5)), 0);
    if (inMiddle <= most) continue;
    [best, most] = [part, inMiddle];
  }
  return best;
}

/** Marks and returns the pixels that are reached from `seeds` by allowed steps to unmarked neighbors. */
function spread(
  { width, height }: Size,
  seeds: readonly number[],
  marks: Uint8Array,
  allows: (from: number, to: number) => boolean,
): readonly number[] {
  const reachedPixels = [...seeds];
  for (const seed of seeds) marks[seed] = 1;
  const visit = (from: number, to: number): void => {
    if (marks[to] === 1 || !allows(from, to)) return;
    marks[to] = 1;
    reachedPixels.push(to);
  };
  for (const from of reachedPixels) {
    const across = from % width;
    if (across > 0) visit(from, from - 1);
    if (across < width - 1) visit(from, from + 1);
    if (from >= width) visit(from, from - width);
    if (from < width * (height - 1)) visit(from, from + width);
  }
  return reachedPixels;
}
