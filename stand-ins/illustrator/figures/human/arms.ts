import { surface, type Pen } from '../../pen.ts';
import type { Pose } from '../../picture-spec.ts';
import { shade, type Hex } from '../../svg/color.ts';
import { circle, ellipse, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { limbPath, quadraticDirection, quadraticPoint, type Point } from '../../svg/paths.ts';
import type { ArmGesture } from '../stance.ts';
import type { Cloth } from './garments.ts';
import type { HeldArt } from './held-items.ts';

export type ArmPose = ArmGesture | 'grip';

interface ArmRoute {
  readonly bend: Point;
  readonly hand: Point;
}

const SHOULDER: Point = [72, -250];

/** Routes of the arm on the right of the picture; the other is its mirror image. */
const ROUTES: Readonly<Record<ArmPose, ArmRoute>> = {
  down: { bend: [150, -216], hand: [138, -122] },
  grip: { bend: [162, -216], hand: [154, -136] },
  offer: { bend: [170, -160], hand: [168, -186] },
  wave: { bend: [190, -196], hand: [190, -300] },
  raised: { bend: [178, -246], hand: [212, -352] },
  hip: { bend: [204, -214], hand: [104, -166] },
  folded: { bend: [152, -160], hand: [26, -176] },
  point: { bend: [150, -236], hand: [222, -262] },
  embrace: { bend: [156, -196], hand: [232, -196] },
  swing: { bend: [150, -190], hand: [182, -150] },
  open: { bend: [150, -150], hand: [204, -206] },
  reach: { bend: [150, -200], hand: [236, -236] },
  chin: { bend: [158, -150], hand: [54, -262] },
};

/** How a body differs from the base drawing: its width, its height, and the thickness of its limbs. */
export interface Build {
  readonly breadth: number;
  readonly tallness: number;
  readonly limbs: number;
}

const grown = ([x, y]: Point, { breadth, tallness }: Build): Point => [x * breadth, y * tallness];

export const handSpot = (pose: ArmPose, build: Build): Point => grown(ROUTES[pose].hand, build);

/** The pose of the arm that holds nothing, for each pose of the body. */
export const FREE_ARM: Readonly<Record<Pose, ArmPose>> = {
  relaxed: 'down',
  wave: 'wave',
  raised: 'raised',
  hip: 'hip',
  shy: 'folded',
};

export interface ArmLook {
  readonly cloth: Cloth;
  readonly skin: Hex;
  readonly sleeve: 'wide' | 'fitted';
  readonly build: Build;
}

/** Fractions of the distance from shoulder to hand. */
const CUFF_POSITION = 0.86;
const SLEEVE_END = 0.94;

/** The arm on the right of the picture with the held thing, which is drawn between palm and fingers. */
export function arm(pen: Pen, pose: ArmPose, look: ArmLook, heldThing: HeldArt | null): Svg {
  const { build, cloth, skin, sleeve } = look;
  const shoulder = grown(SHOULDER, build);
  const bend = grown(ROUTES[pose].bend, build);
  const hand = grown(ROUTES[pose].hand, build);
  const [startWidth, endWidth] = sleeve === 'wide' ? [50, 68] : [52, 46];
  const sleeveEnd = quadraticPoint(shoulder, bend, hand, SLEEVE_END);
  const [handX, handY] = hand;
  const thing =
    heldThing === null ? '' : place(heldThing.art, { x: handX, y: handY, turn: heldThing.turn, scale: build.limbs });
  const isOnSleeve = pose === 'offer';
  return [
    isOnSleeve ? '' : thing,
    path(
      limbPath(shoulder, bend, sleeveEnd, startWidth * build.limbs, endWidth * build.limbs),
      surface(pen, cloth.dye),
    ),
    cuff([shoulder, bend, hand], endWidth * build.limbs, cloth.trim),
    isOnSleeve ? thing : '',
    place(fist(pen, skin, pose), { x: handX, y: handY, scale: build.limbs }),
  ].join('');
}

function cuff([shoulder, bend, hand]: readonly [Point, Point, Point], width: number, color: Hex): Svg {
  const [x, y] = quadraticPoint(shoulder, bend, hand, CUFF_POSITION);
  const [dx, dy] = quadraticDirection(shoulder, bend, hand, CUFF_POSITION);
  const half = width / 2 - 4;
  return stroke(`M${x - dy * half} ${y + dx * half}L${x + dy * half} ${y - dx * half}`, color, 13);
}

const OPEN_HANDS: ReadonlySet<ArmPose> = new Set<ArmPose>(['wave', 'raised', 'open', 'reach']);

/** A hand at the origin: closed, or open for a greeting. */
function fist(pen: Pen, skin: Hex, pose: ArmPose): Svg {
  const isOpen = OPEN_HANDS.has(pose);
  if (pose === 'point') {
    return place(ellipse(0, -30, 9.5, 22, surface(pen, skin)), { turn: 74 }) + circle(0, 0, 24, surface(pen, skin));
  }
  if (!isOpen) return circle(0, 0, 24, surface(pen, skin)) + stroke('M-9 10v8M2 12v8', shade(skin, -0.14), 4);
  const fingers = [-30, -4, 22].map((turn) => place(ellipse(0, -24, 9.5, 17, surface(pen, skin)), { turn }));
  const thumb = place(ellipse(0, -20, 8.5, 15, surface(pen, skin)), { turn: -74 });
  return fingers.join('') + thumb + circle(0, 0, 22, surface(pen, skin));
}
