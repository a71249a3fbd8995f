import { place, type Svg } from '../svg/elements.ts';
import { detail, type DetailName, type Plane } from './details/details.ts';
import type { Ground } from './grounds.ts';
import type { View } from './view.ts';

/** Where details of one plane stand, as shares of the width, the most important first. */
type Slots = readonly [number, ...number[]];

interface PlaneLayout {
  readonly slots: Slots;
  readonly scale: number;
  /** Height of the foot at `x`, in pixels. */
  readonly y: (x: number) => number;
}

/** How far from the edge the first landmark stands; beside a cast, further out. */
const INSET = 0.3;
const INSET_BESIDE_CAST = 0.19;
const WIDE_PICTURE = 1.2;
/** How many details of one plane a picture carries. */
const MOST_IN_PLANE = 4;
/** Those behind the first are a little smaller. */
const SECOND_SCALE = 0.84;

/** Paints the details of one plane after the other, each on its side of the picture; `landmarksOnLeft` is where the first stands. */
export function layOutDetails(view: View, names: readonly DetailName[], landmarksOnLeft: boolean) {
  const { isStage, stage } = view;
  const { width, height, horizonY } = stage;
  const inset = isStage ? INSET_BESIDE_CAST : INSET;
  const side = landmarksOnLeft ? inset : 1 - inset;
  const opposite = 1 - side;
  const inPlane = (plane: Plane) => names.filter((name) => detail(name).plane === plane).slice(0, MOST_IN_PLANE);
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
    /** Where landmarks stand, as shares of the width. */
    taken: [
      ...inPlane('far').map((_, index) => [side, opposite, 0.5][index] ?? side),
      ...inPlane('middle').map((_, index) => middleSlots[index] ?? side),
    ],
    far: (lift: number): Svg =>
      paint('far', { slots: [side, opposite, 0.5], scale: isStage ? 0.95 : 1.25, y: () => horizonY + height * lift }),
    water: (): Svg =>
      paint('water', {
        slots: isStage
          ? [hasFar ? opposite : side, 0.5]
          : [towardsMiddle(hasFar ? opposite : side), towardsMiddle(opposite)],
        scale: isStage ? 0.95 : 1.35,
        y: () => horizonY + height * 0.15,
      }),
    middle: (ground: Ground): Svg =>
      paint('middle', {
        slots: middleSlots,
        scale: isStage ? 0.95 : inPlane('middle').length > 1 ? 1.15 : 1.4,
        y: ground.standingY,
      }),
    sky: (isIndoors: boolean): Svg =>
      paint('sky', {
        slots: hasFar ? [opposite, 0.5, side] : isStage ? [side, opposite, 0.5] : [towardsMiddle(side), opposite, 0.5],
        scale: isStage ? 0.65 : 0.92,
        y: (x) => height * (isIndoors ? 0.36 : Math.abs(x / width - side) < 0.1 ? 0.27 : 0.22),
      }),
    aloft: (): Svg =>
      paint('aloft', {
        slots: isStage ? [side, opposite] : [towardsMiddle(side), opposite],
        scale: isStage ? 0.62 : 1.1,
        y: () => height * (isStage ? 0.34 : 0.56),
      }),
    // Whoever lives here keeps to the front, on the right a little further back.
    near: (): Svg =>
      paint('near', {
        slots: isStage ? [0.1, 0.9, 0.2, 0.8] : [0.24, 0.77, 0.44, 0.6],
        scale: isStage ? 1 : 1.3,
        y: (x) => height * (x < width / 2 ? 0.93 : 0.9),
      }),
  };
}

const towardsMiddle = (share: number): number => 0.5 + (share - 0.5) * 0.6;

function middleSlotsBeside({ isStage, stage }: View, side: number, hasFar: boolean): Slots {
  const isWide = stage.width / stage.height > WIDE_PICTURE;
  const outwards = (share: number) => (side < 0.5 ? share : 1 - share);
  if (isStage) return hasFar ? [1 - side, side, 0.5] : [side, 1 - side, isWide ? 0.5 : side];
  return hasFar ? [1 - side, 0.5, side] : [outwards(0.42), outwards(0.74), outwards(0.17), outwards(0.6)];
}
