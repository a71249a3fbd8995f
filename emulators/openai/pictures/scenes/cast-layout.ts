import type { Random } from '../svg/random.ts';
import type { Shot } from './scene-spec.ts';

/** What the layout has to know of a drawn figure; figure units. */
export interface Extent {
  readonly width: number;
  /** Height above the ground, hats not counted. */
  readonly height: number;
  /** In relation to a grown person. */
  readonly size: number;
  readonly isFar: boolean;
  /** Whether it stands close to the next one to the right, as in an embrace. */
  readonly clingsToNext: boolean;
}

export interface Spot {
  /** Pixels: the point on the ground between the feet. */
  readonly x: number;
  readonly y: number;
  /** Pixels per figure unit. */
  readonly scale: number;
}

/** How high a grown person is, as a share of the picture, by how many stand there. */
const HEIGHT_BY_COUNT = [0.66, 0.66, 0.62, 0.54, 0.48, 0.42, 0.38] as const;
const SHOT_SCALE: Readonly<Record<Shot, number>> = { close: 1.14, medium: 1, wide: 0.78 };
const PERSON_HEIGHT = 700;
const FAR_SCALE = 0.76;
const NEAR_GROUND = 0.93;
const FAR_GROUND = 0.82;
/** Hats, horns and raised arms need some room above the head. */
const CEILING = 0.12;
const SIDE_MARGIN = 0.04;
/** The share of the narrower figure that two who embrace have in common. */
const EMBRACE = 0.24;
/** How much of their free room figures give up towards their group, so that a company looks like one. */
const TOGETHERNESS = 0.45;
/** The share of a gap by which somebody may stand aside, so that no row looks ruled. */
const JITTER = 0.3;

/** Where everybody stands, left to right: nobody over anybody else but in an embrace, all inside the picture. */
export function layOutCast(
  extents: readonly Extent[],
  { width, height }: { width: number; height: number },
  shot: Shot,
  random: Random,
): Spot[] {
  const share = (HEIGHT_BY_COUNT[extents.length] ?? HEIGHT_BY_COUNT[6]) * SHOT_SCALE[shot];
  const wanted = extents.map((extent) => fittingScale(extent, (share * height) / PERSON_HEIGHT, height));
  const available = width * (1 - 2 * SIDE_MARGIN);
  const shrink = Math.min(1, available / totalWidth(extents, wanted));
  const scales = wanted.map((scale) => scale * shrink);
  const room = Math.max(0, available - totalWidth(extents, scales));
  const gap = (room * (1 - TOGETHERNESS)) / (extents.length + 1);
  let left = width * SIDE_MARGIN + (room * TOGETHERNESS) / 2 + gap;
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

/** `scale`, or as much less as keeps the head below the ceiling. */
function fittingScale({ height: tall, size, isFar }: Extent, scale: number, pictureHeight: number): number {
  const ground = isFar ? FAR_GROUND : NEAR_GROUND;
  const fitting = (pictureHeight * (ground - CEILING)) / tall;
  return Math.min(scale * size * (isFar ? FAR_SCALE : 1), fitting);
}

/** How far somebody who clings reaches over the next: never more than a share of the narrower of the two. */
function overlap(extents: readonly Extent[], scales: readonly number[], index: number): number {
  const widthOf = (at: number) => (extents[at]?.width ?? 0) * (scales[at] ?? 0);
  return extents[index]?.clingsToNext ? EMBRACE * Math.min(widthOf(index), widthOf(index + 1)) : 0;
}

const totalWidth = (extents: readonly Extent[], scales: readonly number[]): number =>
  extents.reduce((sum, { width }, index) => sum + width * (scales[index] ?? 1) - overlap(extents, scales, index), 0);
