import { surface, type Pen } from '../../pen.ts';
import type { Pose } from '../../picture-spec.ts';
import { shade, type Hex } from '../../svg/colour.ts';
import { circle, ellipse, path, place, stroke, type Svg } from '../../svg/elements.ts';
import { limbPath, quadraticDirection, quadraticPoint, type Point } from '../../svg/paths.ts';
import type { Cloth } from './garments.ts';
import type { HeldArt } from './held-items.ts';

export type ArmPose = 'down' | 'grip' | 'offer' | 'wave' | 'raised' | 'hip' | 'folded';

interface ArmRoute {
  readonly bend: Point;
  readonly hand: Point;
}

const SHOULDER: Point = [72, -250];

/** For the arm on the right of the picture; the other is its mirror image. */
const ROUTES: Readonly<Record<ArmPose, ArmRoute>> = {
  down: { bend: [150, -216], hand: [138, -122] },
  grip: { bend: [162, -216], hand: [154, -136] },
  offer: { bend: [170, -160], hand: [168, -186] },
  wave: { bend: [190, -196], hand: [190, -300] },
  raised: { bend: [178, -246], hand: [212, -352] },
  hip: { bend: [204, -214], hand: [104, -166] },
  folded: { bend: [152, -160], hand: [26, -176] },
};

export const handSpot = (pose: ArmPose): Point => ROUTES[pose].hand;

/** What the free arm does in a pose of the whole body. */
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
}

const CUFF_FROM = 0.8;

/** The arm on the right of the picture with what it holds; the thing lies between palm and fingers. */
export function arm(pen: Pen, pose: ArmPose, look: ArmLook, held: HeldArt | null): Svg {
  const { bend, hand } = ROUTES[pose];
  const [startWidth, endWidth] = look.sleeve === 'wide' ? [46, 66] : [48, 42];
  const item = held === null ? '' : place(held.art, { x: hand[0], y: hand[1], turn: held.turn });
  return [
    item,
    path(limbPath(SHOULDER, bend, cuffEnd(bend, hand), startWidth, endWidth), surface(pen, look.cloth.dye)),
    cuff(bend, hand, endWidth, look.cloth.trim),
    fist(pen, hand, look.skin, pose),
  ].join('');
}

const cuffEnd = (bend: Point, hand: Point): Point => quadraticPoint(SHOULDER, bend, hand, 0.94);

function cuff(bend: Point, hand: Point, width: number, colour: Hex): Svg {
  const [x, y] = quadraticPoint(SHOULDER, bend, hand, CUFF_FROM + 0.06);
  const [dx, dy] = quadraticDirection(SHOULDER, bend, hand, CUFF_FROM + 0.06);
  const half = width / 2 - 4;
  return stroke(`M${x - dy * half} ${y + dx * half}L${x + dy * half} ${y - dx * half}`, colour, 13);
}

function fist(pen: Pen, [x, y]: Point, skin: Hex, pose: ArmPose): Svg {
  const isOpen = pose === 'wave' || pose === 'raised';
  if (!isOpen) {
    return (
      circle(x, y, 24, surface(pen, skin)) + stroke(`M${x - 9} ${y + 10}v8M${x + 2} ${y + 12}v8`, shade(skin, -0.14), 4)
    );
  }
  const fingers = [-30, -4, 22].map((turn) => place(ellipse(0, -24, 9.5, 17, surface(pen, skin)), { x, y, turn }));
  const thumb = place(ellipse(0, -20, 8.5, 15, surface(pen, skin)), { x, y, turn: -74 });
  return fingers.join('') + thumb + circle(x, y, 22, surface(pen, skin));
}
