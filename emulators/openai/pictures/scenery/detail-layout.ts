import { place, type Svg } from '../svg/elements.ts';
import { detail, type DetailName, type Plane } from './details/details.ts';
import type { Ground } from './grounds.ts';
import type { View } from './view.ts';

/** Where details of one plane stand, as a share of the width, the most important first. */
type Slots = readonly number[];

const SIDE_BESIDE_CAST = 0.19;
const WIDE_PICTURE = 1.2;

/** How many details of one plane a picture carries. */
const MOST_IN_PLANE = 3;

/** Draws the given details plane by plane; `landmarkSide` is the share of the width where the first one stands. */
export function layOutDetails(view: View, names: readonly DetailName[], landmarkSide: number) {
  const side = view.isStage ? (landmarkSide < 0.5 ? SIDE_BESIDE_CAST : 1 - SIDE_BESIDE_CAST) : landmarkSide;
  const inPlane = (plane: Plane) => names.filter((name) => detail(name).plane === plane).slice(0, MOST_IN_PLANE);
  const far = inPlane('far');
  const middle = inPlane('middle');
  const draw = (planeNames: readonly DetailName[], slots: Slots, y: (x: number) => number, scale: number): Svg =>
    planeNames
      .map((name, index) => {
        const x = (slots[index % slots.length] ?? 0.5) * view.stage.width;
        const { scale: own = 1, draw: paint } = detail(name);
        const shrink = index === 0 ? 1 : 0.84;
        return place(paint(view.brushes[brushFor(name)]), { x, y: y(x), scale: view.unit * own * scale * shrink });
      })
      .join('');
  const opposite = 1 - side;
  const { height, horizonY } = view.stage;
  return {
    sky: (): Svg =>
      draw(inPlane('sky'), skySlots(view, side, far.length > 0), (x) => skyY(view, x, side), view.isStage ? 0.8 : 1.15),
    far: (lift = 0.045): Svg =>
      draw(far, [side, opposite, 0.5], () => horizonY + height * lift, view.isStage ? 0.95 : 1.25),
    middle: (ground: Ground): Svg =>
      draw(
        middle,
        middleSlots(view, side, far.length > 0),
        ground.standingY,
        view.isStage ? 0.95 : middle.length > 1 ? 1.1 : 1.4,
      ),
    water: (): Svg =>
      draw(
        inPlane('water'),
        [far.length > 0 ? opposite : side, 0.5],
        () => horizonY + height * 0.15,
        view.isStage ? 0.95 : 1.35,
      ),
    near: (): Svg =>
      draw(inPlane('near'), view.isStage ? [0.1, 0.9, 0.5] : [0.2, 0.8, 0.46], nearY(view), view.isStage ? 0.95 : 1.2),
  };
}

const brushFor = (name: DetailName): 'far' | 'middle' | 'near' => {
  const { plane } = detail(name);
  return plane === 'far' ? 'far' : plane === 'near' ? 'near' : 'middle';
};

/** Whoever lives here keeps to the front, a little further back on the right. */
const nearY =
  ({ stage }: View) =>
  (x: number): number =>
    stage.height * (x < stage.width * 0.4 ? 0.94 : 0.91);

const skyY = ({ stage }: View, x: number, side: number): number =>
  stage.height * (Math.abs(x / stage.width - side) < 0.1 ? 0.27 : 0.22);

const skySlots = ({ isStage }: View, side: number, hasFar: boolean): Slots =>
  hasFar ? [1 - side, 0.5, side] : isStage ? [side, 1 - side, 0.5] : [side < 0.5 ? 0.36 : 0.64, 1 - side, 0.5];

function middleSlots({ isStage, stage }: View, side: number, hasFar: boolean): Slots {
  const isWide = stage.width / stage.height > WIDE_PICTURE;
  if (isStage) return hasFar ? [1 - side, side, 0.5] : [side, 1 - side, isWide ? 0.5 : side];
  return hasFar
    ? [1 - side, 0.5, side]
    : [side < 0.5 ? 0.42 : 0.58, side < 0.5 ? 0.76 : 0.24, side < 0.5 ? 0.16 : 0.84];
}
