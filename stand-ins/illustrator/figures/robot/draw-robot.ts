import { ink, surface, type Pen } from '../../pen.ts';
import type { FeatureName, RobotSpec } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/color.ts';
import { circle, group, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { limbPath } from '../../svg/paths.ts';
import { createRandom } from '../../svg/random.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import { clothOf } from '../human/garments.ts';
import { headwear } from '../human/headwear.ts';
import { heldArt } from '../human/held-items.ts';
import { robotBack } from './robot-backs.ts';
import type { Gait } from '../stance.ts';
import { robotBase, robotStride } from './robot-bases.ts';
import type { RobotBuild, RobotPaint } from './robot-build.ts';
import { robotChest } from './robot-chests.ts';
import { robotFace } from './robot-faces.ts';
import { ROBOT_BUILDS } from './robot-models.ts';
import { robotTop } from './robot-tops.ts';
import { robotTorso } from './robot-torsos.ts';

const GLOWS = ['#7af0ff', '#8dffb0', '#ffd86a', '#ff9ad0', '#b8a4ff'] as const;
const METAL = '#5a6478';
const HOLOGRAM_OPACITY = 0.82;
/** Scales a human hat to a robot's broader head. */
const HAT_SEAT = { y: 44, scale: 1.1 } as const;
/** Held things lean less on a robot, so that they stay beside it. */
const HELD_LEAN = 0.4;
const WIDE_BACKS: ReadonlySet<RobotBuild['back']> = new Set(['butterfly', 'dragon', 'panels', 'net', 'fluke']);

/** A friendly robot; its model decides head, top, torso, base and what it carries. */
export function drawRobot(pen: Pen, spec: RobotSpec, gait: Gait | null): FigureDrawing {
  const build: RobotBuild = ROBOT_BUILDS[spec.model];
  const paint: RobotPaint = {
    shell: spec.color,
    metal: mix(METAL, spec.color, 0.15),
    glow: createRandom(`${spec.identity}|glow`).pick(GLOWS),
  };
  const fadeHologram = (content: Svg) => (build.isHologram ? group(content, { opacity: HOLOGRAM_OPACITY }) : content);
  const stride = gait === null ? null : robotStride(pen, build.base, paint, gait);
  const hat = place(headwear(pen, build.hat, clothOf(spec.color)), HAT_SEAT);
  return {
    back: robotBack(pen, build.back, paint) + (stride === null ? robotBase(pen, build.base, paint) : ''),
    body: fadeHologram(
      rect(-30, -324, 60, 46, { fill: paint.metal }) +
        arms(pen, build, paint, spec) +
        robotTorso(pen, build.torso, paint) +
        robotChest(pen, build.chest, paint.glow),
    ),
    head: fadeHologram(robotTop(pen, build.top, paint) + robotFace(pen, build.head, paint, spec) + hat),
    front: build.hands === 'none' ? '' : drawCarriedThing(pen, build, paint, spec),
    headTurn: { degrees: spec.expression.lean, pivot: { x: 0, y: -300 } },
    anchors: {
      crown: { x: 0, y: -578 },
      headHalfWidth: 182,
      forehead: { x: 0, y: -556 },
      cheek: { x: -112, y: -402 },
      eyes: { x: 0, y: -452, spread: 66, radius: 42 },
      chest: { x: 0, y: -262 },
      neck: { x: 0, y: -292 },
      neckHalfWidth: 104,
      shoulder: { x: 118, y: -244 },
      ...handsOf(build, spec),
      reach: WIDE_BACKS.has(build.back) ? 326 : 250,
    },
    owned: ownedBy(build),
    shadowHalfWidth: 170,
    stride,
    extent: build.back === 'none' ? 250 : 312,
    heldExtent: build.held === 'nothing' ? 0 : 336,
  };
}

function ownedBy({ top, back }: RobotBuild): ReadonlySet<FeatureName> {
  const owned: FeatureName[] = [];
  if (top === 'halo') owned.push('halo');
  if (top === 'horns') owned.push('horns');
  if (back === 'butterfly' || back === 'dragon') owned.push('wings');
  return new Set(owned);
}

const rightArm = ({ held }: RobotBuild, { pose }: RobotSpec): keyof typeof ARM_ROUTES =>
  pose === 'raised' && held === 'nothing' ? 'up' : 'down';

const leftArm = ({ pose }: RobotSpec): keyof typeof ARM_ROUTES =>
  pose === 'wave' || pose === 'raised' ? 'up' : pose === 'hip' ? 'hip' : 'down';

function handsOf(build: RobotBuild, spec: RobotSpec) {
  const [[x, y], [leftX, leftY]] = [ARM_ROUTES[rightArm(build, spec)].hand, ARM_ROUTES[leftArm(spec)].hand];
  return { hand: { x, y }, leftHand: { x: -leftX, y: leftY } };
}

/** The held object, with the hand in front of it. */
function drawCarriedThing(pen: Pen, build: RobotBuild, { shell }: RobotPaint, spec: RobotSpec): Svg {
  const heldThing = heldArt(pen, build.held, clothOf(spec.color));
  if (heldThing === null) return '';
  const { hand, turn } = ARM_ROUTES[rightArm(build, spec)];
  return (
    place(heldThing.art, { x: hand[0] + 6, y: hand[1], turn: heldThing.turn * HELD_LEAN }) +
    place(HANDS[build.hands](pen, shell), { x: hand[0], y: hand[1], turn, scale: 0.86 })
  );
}

function arms(pen: Pen, build: RobotBuild, paint: RobotPaint, spec: RobotSpec): Svg {
  if (build.hands === 'none') return '';
  return place(arm(pen, build, paint, leftArm(spec)), { scaleX: -1 }) + arm(pen, build, paint, rightArm(build, spec));
}

const ARM_ROUTES = {
  down: { bend: [214, -214], hand: [178, -128], turn: 8 },
  up: { bend: [236, -216], hand: [226, -330], turn: 188 },
  hip: { bend: [240, -190], hand: [140, -136], turn: 60 },
} as const;

/** The arm on the right of the picture. */
function arm(pen: Pen, { hands }: RobotBuild, { shell, metal }: RobotPaint, direction: keyof typeof ARM_ROUTES): Svg {
  const { bend, hand, turn } = ARM_ROUTES[direction];
  const limb = limbPath([122, -244], bend, hand, 30, 26);
  return [
    path(limb, { fill: metal, ...ink(pen, metal, 0.8) }),
    place(HANDS[hands](pen, shell), { x: hand[0], y: hand[1], turn }),
    circle(126, -244, 33, surface(pen, shade(shell, -0.03))),
  ].join('');
}

const HANDS: Readonly<Record<RobotBuild['hands'], (pen: Pen, shell: Hex) => Svg>> = {
  none: () => '',
  round: (pen, shell) =>
    circle(0, 4, 33, surface(pen, shell)) + stroke('M-10 22q-2 12 2 16M8 24q2 12 0 16', shade(shell, -0.2), 5),
  claw: (pen, shell) =>
    path(
      'M-28 -12C-46 22 -34 48 -14 52C-24 34 -16 22 -8 14H8C16 22 24 34 14 52C34 48 46 22 28 -12Z',
      surface(pen, shell),
    ),
  fist: (pen, shell) =>
    rect(-36, -24, 72, 62, { rx: 22, ...surface(pen, shell) }) +
    stroke('M-14 16v18M2 16v18M18 16v18', shade(shell, -0.2), 4),
};
