import { place, type Svg } from '../svg/elements.ts';
import { detail, type DetailName, type Plane } from './details/details.ts';
import type { Ground } from './grounds.ts';
import type { View } from './view.ts';

/** The positions of details in one plane, as fractions of the width, the most important first. */
type Slots = readonly [number, ...number[]];

interface PlaneLayout {
  readonly slots: Slots;
  readonly scale: number;
  /** The y of the foot at `x`, in pixels. */
  readonly y: (x: number) => number;
}

/** The distance of the first landmark from the edge; larger beside a cast. */
const INSET = 0.3;
const INSET_BESIDE_CAST = 0.19;
const WIDE_PICTURE = 1.2;
/** Maximum number of details in one plane. */
const MAX_PER_PLANE = 4;
/** The scale of all details after the first. */
const SECOND_SCALE = 0.84;

/** Draws the details of one plane on alternating sides of the picture; `landmarksOnLeft` is the side of the first. */
export function layOutDetails(view: View, names: readonly DetailName[], landmarksOnLeft: boolean) {
  const { hasFiguresInFront, stage } = view;
  const { width, height, horizonY } = stage;
  const inset = hasFiguresInFront ? INSET_BESIDE_CAST : INSET;
  const side = landmarksOnLeft ? inset : 1 - inset;
  const opposite = 1 - side;
  const inPlane = (plane: Plane) => names.filter((name) => detail(name).plane === plane).slice(0, MAX_PER_PLANE);
  const hasFar = inPlane('far').length > 0;
  const paint = (plane: Plane, { slots, scale, y }: PlaneLayout): Svg =>
    inPlane(plane)
      .map((name, index) => {
        const x = (slots[index % slots.length] ?? slots[0]) * width;
        const { scale: own, brush, draw } = detail(name);
        const size = view.unit * own * scale * (index === 0 ? 1 : SECOND_SCALE);
        return place(draw(view.brushes[brush]), { x, y: y(x), scale: size });
      })
      .join('');
  const middleSlots = middleSlotsBeside(view, side, hasFar);
  return {
    /** The positions of landmarks, as fractions of the width. */
    taken: [
      ...inPlane('far').map((_, index) => [side, opposite, 0.5][index] ?? side),
      ...inPlane('middle').map((_, index) => middleSlots[index] ?? side),
    ],
    far: (lift: number): Svg =>
      paint('far', {
        slots: [side, opposite, 0.5],
        scale: hasFiguresInFront ? 0.95 : 1.25,
        y: () => horizonY + height * lift,
      }),
    water: (): Svg =>
      paint('water', {
        slots: hasFiguresInFront
          ? [hasFar ? opposite : side, 0.5]
          : [towardsMiddle(hasFar ? opposite : side), towardsMiddle(opposite)],
        scale: hasFiguresInFront ? 0.95 : 1.35,
        y: () => horizonY + height * 0.15,
      }),
    middle: (ground: Ground): Svg =>
      paint('middle', {
        slots: middleSlots,
        scale: hasFiguresInFront ? 0.95 : inPlane('middle').length > 1 ? 1.15 : 1.4,
        y: ground.standingY,
      }),
    sky: (isIndoors: boolean): Svg =>
      paint('sky', {
        slots: hasFar
          ? [opposite, 0.5, side]
          : hasFiguresInFront
            ? [side, opposite, 0.5]
            : [towardsMiddle(side), opposite, 0.5],
        scale: hasFiguresInFront ? 0.65 : 0.92,
        y: (x) => height * (isIndoors ? 0.36 : Math.abs(x / width - side) < 0.1 ? 0.27 : 0.22),
      }),
    aloft: (): Svg =>
      paint('aloft', {
        slots: hasFiguresInFront ? [side, opposite] : [towardsMiddle(side), opposite],
        scale: hasFiguresInFront ? 0.62 : 1.1,
        y: () => height * (hasFiguresInFront ? 0.34 : 0.56),
      }),
    // Inhabitants stay in front; those on the right stand slightly further back.
    near: (): Svg =>
      paint('near', {
        slots: hasFiguresInFront ? [0.1, 0.9, 0.2, 0.8] : [0.24, 0.77, 0.44, 0.6],
        scale: hasFiguresInFront ? 1 : 1.3,
        y: (x) => height * (x < width / 2 ? 0.93 : 0.9),
      }),
  };
}

const towardsMiddle = (fraction: number): number => 0.5 + (fraction - 0.5) * 0.6;

function middleSlotsBeside({ hasFiguresInFront, stage }: View, side: number, hasFar: boolean): Slots {
  const isWide = stage.width / stage.height > WIDE_PICTURE;
  const outwards = (fraction: number) => (side < 0.5 ? fraction : 1 - fraction);
  if (hasFiguresInFront) return hasFar ? [1 - side, side, 0.5] : [side, 1 - side, isWide ? 0.5 : side];
  return hasFar ? [1 - side, 0.5, side] : [outwards(0.42), outwards(0.74), outwards(0.17), outwards(0.6)];
}
