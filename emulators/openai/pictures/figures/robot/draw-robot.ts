import { ink, surface, type Pen } from '../../pen.ts';
import type { RobotModel, RobotSpec, FeatureName } from '../../picture-spec.ts';
import { mix, shade, type Hex } from '../../svg/colour.ts';
import { circle, ellipse, mirrored, path, place, rect, stroke, type Svg } from '../../svg/elements.ts';
import { limbPath } from '../../svg/paths.ts';
import { createRandom } from '../../svg/random.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import { leaf } from '../shared/glyphs.ts';
import { robotBase } from './robot-bases.ts';
import { robotFace } from './robot-faces.ts';
import { robotTop } from './robot-tops.ts';

export interface RobotBuild {
  readonly head: 'wide' | 'dome' | 'visor' | 'round' | 'screen' | 'box' | 'smooth';
  readonly top: 'antenna' | 'dish' | 'crest' | 'ears' | 'propeller' | 'lamp' | 'halo' | 'sprout';
  readonly base: 'legs' | 'wheels' | 'tracks' | 'hover' | 'ball' | 'boots';
  readonly chest: 'heart' | 'compass' | 'shield' | 'button' | 'book' | 'gauge' | 'star' | 'leaf';
  readonly hands: 'round' | 'claw' | 'fist';
}

export const ROBOT_BUILDS: Readonly<Record<RobotModel, RobotBuild>> = {
  helper: { head: 'wide', top: 'antenna', base: 'legs', chest: 'heart', hands: 'round' },
  explorer: { head: 'dome', top: 'dish', base: 'tracks', chest: 'compass', hands: 'claw' },
  guardian: { head: 'visor', top: 'crest', base: 'boots', chest: 'shield', hands: 'fist' },
  companion: { head: 'round', top: 'ears', base: 'ball', chest: 'button', hands: 'round' },
  scholar: { head: 'screen', top: 'lamp', base: 'hover', chest: 'book', hands: 'claw' },
  builder: { head: 'box', top: 'propeller', base: 'wheels', chest: 'gauge', hands: 'claw' },
  gardener: { head: 'round', top: 'sprout', base: 'tracks', chest: 'leaf', hands: 'claw' },
  android: { head: 'smooth', top: 'halo', base: 'legs', chest: 'star', hands: 'round' },
};

export interface RobotPaint {
  readonly shell: Hex;
  readonly metal: Hex;
  readonly glow: Hex;
}

const GLOWS = ['#7af0ff', '#8dffb0', '#ffd86a', '#ff9ad0', '#b8a4ff'] as const;
const METAL = '#5a6478';

/** A friendly machine; its model decides head, antenna, chest plate and how it moves. */
export function drawRobot(pen: Pen, spec: RobotSpec): FigureDrawing {
  const build = ROBOT_BUILDS[spec.model];
  const paint: RobotPaint = {
    shell: spec.colour,
    metal: mix(METAL, spec.colour, 0.15),
    glow: createRandom(`${spec.identity}|glow`).pick(GLOWS),
  };
  return {
    back: robotBase(pen, build.base, paint),
    body: rect(-30, -324, 60, 46, { fill: paint.metal }) + arms(pen, build, paint, spec) + torso(pen, build, paint),
    head: robotTop(pen, build.top, paint) + robotFace(pen, build.head, paint, spec),
    front: '',
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
      hand: spec.pose === 'raised' ? { x: 226, y: -330 } : { x: 178, y: -128 },
      reach: 250,
    },
    owned: new Set<FeatureName>(build.top === 'halo' ? ['halo'] : []),
    shadowHalfWidth: 170,
  };
}

function arms(pen: Pen, build: RobotBuild, paint: RobotPaint, spec: RobotSpec): Svg {
  const left = spec.pose === 'wave' || spec.pose === 'raised' ? 'up' : spec.pose === 'hip' ? 'hip' : 'down';
  const right = spec.pose === 'raised' ? 'up' : 'down';
  return place(arm(pen, build, paint, left), { scaleX: -1 }) + arm(pen, build, paint, right);
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

function torso(pen: Pen, build: RobotBuild, { shell, glow }: RobotPaint): Svg {
  const bulk =
    build.base === 'boots'
      ? path('M-168 -276Q0 -316 168 -276L120 -74Q0 -50 -120 -74Z', surface(pen, shell))
      : rect(-130, -290, 260, 226, { rx: 70, ...surface(pen, shell) });
  return [
    bulk,
    rect(-74, -230, 148, 106, { rx: 28, fill: shade(shell, -0.22) }),
    place(CHESTS[build.chest](pen, glow), { y: -177 }),
    [-96, 96].map((x) => circle(x, -104, 7, { fill: shade(shell, -0.2) })).join(''),
    stroke('M-104 -252Q-60 -274 -10 -276', '#ffffff', 9, { opacity: 0.32 }),
  ].join('');
}

const CHESTS: Readonly<Record<RobotBuild['chest'], (pen: Pen, glow: Hex) => Svg>> = {
  heart: (_pen, glow) =>
    path('M0 38C-40 12 -52 -28 -24 -36C-8 -40 0 -24 0 -18C0 -24 8 -40 24 -36C52 -28 40 12 0 38Z', { fill: glow }),
  compass: (_pen, glow) =>
    circle(0, 0, 40, { fill: '#f4f0e0', stroke: glow, strokeWidth: 6 }) +
    path('M0 -32L10 0L0 32L-10 0Z', { fill: '#e0503a', transform: 'rotate(32)' }) +
    path('M0 32L10 0H-10Z', { fill: '#48566e', transform: 'rotate(32)' }),
  shield: (_pen, glow) =>
    path('M0 -42C16 -32 32 -30 42 -30C42 8 24 34 0 44C-24 34 -42 8 -42 -30C-32 -30 -16 -32 0 -42Z', { fill: glow }) +
    path('M0 -24C10 -18 20 -16 26 -16C26 6 14 22 0 28Z', { fill: '#ffffff', opacity: 0.5 }),
  button: (pen, glow) =>
    circle(0, 0, 36, { fill: pen.defs.glow(glow, 0.9) }) +
    circle(0, 0, 22, { fill: glow }) +
    circle(-7, -7, 7, { fill: '#fff' }),
  book: (_pen, glow) =>
    path('M0 -20Q-24 -36 -52 -24V26Q-24 14 0 30Q24 14 52 26V-24Q24 -36 0 -20Z', { fill: glow }) +
    stroke('M0 -18V28', '#2a3350', 4),
  gauge: (_pen, glow) =>
    path('M-44 20A44 44 0 0 1 44 20Z', { fill: '#f4f0e0' }) +
    stroke('M-36 14A37 37 0 0 1 36 14', glow, 8, { strokeDasharray: '14 8' }) +
    stroke('M0 18L18 -14', '#e0503a', 6) +
    circle(0, 18, 7, { fill: '#48566e' }),
  leaf: (pen) => place(leaf(pen, '#8fe070'), { scale: 0.8, turn: 24 }),
  star: (pen, glow) =>
    ellipse(0, 0, 54, 44, { fill: pen.defs.glow(glow, 0.7) }) +
    mirrored(path('M0 -38L10 -12L38 0L10 12L0 38Z', { fill: glow })),
};
