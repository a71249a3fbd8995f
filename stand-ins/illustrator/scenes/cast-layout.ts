import type { Random } from '../svg/random.ts';
import type { Shot } from './scene-spec.ts';

/** The measurements of a drawn figure that the layout needs, in figure units. */
export interface Extent {
  readonly width: number;
  /** Height above the ground, without hats. */
  readonly height: number;
  /** Relative to an adult person. */
  readonly size: number;
  readonly isFar: boolean;
  /** Whether it stands close to the next figure on the right, as in a hug. */
  readonly clingsToNext: boolean;
}

export interface Spot {
  /** The point on the ground between the feet, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Pixels per figure unit. */
  readonly scale: number;
}

/** The height of an adult person, as a fraction of the picture, by the size of the cast. */
const HEIGHT_BY_COUNT = [0.66, 0.66, 0.62, 0.54, 0.48, 0.42, 0.38] as const;
const SHOT_SCALE: Readonly<Record<Shot, number>> = { close: 1.1, medium: 1, wide: 0.68 };
const PERSON_HEIGHT = 700;
/** The size of the largest figure, so that a lone mouse is not lost in the picture. */
const SMALLEST_LEAD = 0.85;
const FAR_SCALE = 0.76;
const NEAR_GROUND = 0.93;
const FAR_GROUND = 0.82;
/** Leaves room above the head for hats, horns and raised arms. */
const CEILING = 0.12;
const SIDE_MARGIN = 0.04;
/** How much two hugging figures overlap, as a fraction of the narrower one. */
const HUG_OVERLAP = 0.24;
/** The fraction of their free room by which figures move towards the middle of the group. */
const GROUP_PULL = 0.45;
/** The maximum random offset as a fraction of a gap, so that rows look natural. */
const JITTER = 0.3;

/** Positions the cast from left to right, all inside the picture and without overlap except in a hug. */
export function layOutCast(
  extents: readonly Extent[],
  { width, height }: { width: number; height: number },
  shot: Shot,
  random: Random,
): Spot[] {
  const fraction = (HEIGHT_BY_COUNT[extents.length] ?? HEIGHT_BY_COUNT[6]) * SHOT_SCALE[shot];
  const enlarged = Math.max(1, SMALLEST_LEAD / Math.max(...extents.map(({ size }) => size)));
  const desiredScales = extents.map((extent) =>
    fittingScale(extent, (enlarged * fraction * height) / PERSON_HEIGHT, height),
  );
  const available = width * (1 - 2 * SIDE_MARGIN);
  const shrink = Math.min(1, available / totalWidth(extents, desiredScales));
  const scales = desiredScales.map((scale) => scale * shrink);
  const room = Math.max(0, available - totalWidth(extents, scales));
  const gap = (room * (1 - GROUP_PULL)) / (extents.length + 1);
  let left = width * SIDE_MARGIN + (room * GROUP_PULL) / 2 + gap;
  return extents.map((extent, index): Spot => {
    const scale = scales[index] ?? 1;
    const isEmbraced = extent.clingsToNext || extents[index - 1]?.clingsToNext === true;
    const shift = isEmbraced ? 0 : random.between(-JITTER, JITTER) * gap;
    const x = left + (extent.width * scale) / 2 + shift;
    left += extent.width * scale + (extent.clingsToNext ? -overlap(extents, scales, index) : gap);
    const depth = extent.isFar ? FAR_GROUND : NEAR_GROUND + random.between(-0.012, 0.012);
    return { x, y: height * depth, scale };
  });
}

/** `scale`, reduced if necessary to keep the head below the ceiling. */
function fittingScale({ height: tall, size, isFar }: Extent, scale: number, pictureHeight: number): number {
  const ground = isFar ? FAR_GROUND : NEAR_GROUND;
  const fitting = (pictureHeight * (ground - CEILING)) / tall;
  return Math.min(scale * size * (isFar ? FAR_SCALE : 1), fitting);
}

/** How far a hugging figure overlaps the next one: at most a fraction of the narrower of the two. */
function overlap(extents: readonly Extent[], scales: readonly number[], index: number): number {
  const widthOf = (at: number) => (extents[at]?.width ?? 0) * (scales[at] ?? 0);
  return extents[index]?.clingsToNext ? HUG_OVERLAP * Math.min(widthOf(index), widthOf(index + 1)) : 0;
}

const totalWidth = (extents: readonly Extent[], scales: readonly number[]): number =>
  extents.reduce((sum, { width }, index) => sum + width * (scales[index] ?? 1) - overlap(extents, scales, index), 0);
