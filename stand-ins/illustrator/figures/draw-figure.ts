import type { ArtStyle } from '../art-styles.ts';
import type { Pen } from '../pen.ts';
import type { FigureSpec } from '../picture-spec.ts';
import type { Definitions } from '../svg/definitions.ts';
import { ellipse, place, turnedAbout, type Placement, type Svg } from '../svg/elements.ts';
import { createRandom } from '../svg/random.ts';
import { drawBird } from './bird/draw-bird.ts';
import { drawSaurian } from './saurian/draw-saurian.ts';
import { drawSea } from './sea/draw-sea.ts';
import { drawBug } from './bug/draw-bug.ts';
import { drawGhost } from './ghost/draw-ghost.ts';
import { drawAlien } from './alien/draw-alien.ts';
import { drawCritter } from './critter/draw-critter.ts';
import { drawDragon } from './dragon/draw-dragon.ts';
import type { FigureDrawing, Spot } from './figure-drawing.ts';
import { drawElemental } from './elemental/draw-elemental.ts';
import { drawGiant } from './giant/draw-giant.ts';
import { drawHuman } from './human/draw-human.ts';
import { drawMonster } from './monster/draw-monster.ts';
import { drawRobot } from './robot/draw-robot.ts';
import { ageBreadth, ageMarks } from './shared/age-marks.ts';
import { featuresAround, featuresBehind, featuresOnBody, featuresOnHands, featuresOnHead } from './shared/features.ts';
import { powerEffect } from './shared/powers.ts';
import { STANDING, type Stance } from './stance.ts';

/** The exponent that derives the head's breadth from the body's, so that heads differ less than bodies. */
const HEAD_BREADTH_EXPONENT = 0.5;

/** A finished figure with its feet at the origin. */
export interface PlacedDrawing {
  readonly svg: Svg;
  /** Top of the bare head, in figure units (negative is up). */
  readonly crownY: number;
  /** Widest extent in figure units. */
  readonly width: number;
  /** Widest extent including held things, in figure units. */
  readonly span: number;
}

/**
 * Draws any figure: its rig, then the features and powers that every rig shares. `seed` changes only the pose; a
 * sitting figure has a shorter body but a head of full size.
 */
export function drawFigure(
  defs: Definitions,
  style: ArtStyle,
  spec: FigureSpec,
  seed: string,
  stance: Stance = STANDING,
): PlacedDrawing {
  const pen: Pen = {
    defs,
    style,
    random: createRandom(`${spec.identity}|${seed}`),
    rainbowColor: spec.isRainbow ? spec.color : null,
  };
  const drawing = drawRig(pen, spec, stance);
  const lying = stance.isLying ? lyingPosture(spec) : null;
  const posture = lying === null ? upright(drawing, stance.uprightness) : lying(drawing);
  const breadth = spec.girth * ageBreadth(spec);
  const figure = layers(pen, spec, { ...drawing, posture, breadth }, stance);
  const { crown, reach, headHalfWidth } = drawing.anchors;
  const { pivot } = drawing.headTurn;
  const shadow = drawing.shadowHalfWidth * breadth;
  const crownY = pivot.y + (crown.y - pivot.y) * style.headScale + posture.head.y - (drawing.stride?.raise ?? 0);
  if (lying === stretchedOut) {
    const depth = shadow * LYING_DEPTH;
    const top = depth + Math.max(depth, headHalfWidth * style.headScale);
    const lain = place(figure, { x: -crownY / 2, y: -depth - stance.lift, turn: -90 });
    const width = -crownY * WITH_HAT;
    return { svg: groundShadow(defs, -crownY / 2) + lain, crownY: -top - stance.lift, width, span: width };
  }
  const level = drawing.level ?? 0;
  const width = 2 * Math.max(reach, drawing.extent ?? 0) * Math.max(1, breadth);
  return {
    svg: groundShadow(defs, shadow) + place(figure, { x: level, y: -stance.lift, turn: level === 0 ? stance.tilt : 0 }),
    crownY: crownY - stance.lift,
    width,
    span: Math.max(width, 2 * (drawing.heldExtent ?? 0) * breadth),
  };
}

/** The positions of body and head before the figure is made broader or slimmer. */
interface Posture {
  readonly body: Placement;
  readonly head: Spot;
  /** Degrees by which the head is turned further than the expression says. */
  readonly headTurn: number;
}

const upright = ({ headTurn: { pivot } }: FigureDrawing, uprightness: number): Posture => ({
  body: { scaleY: uprightness },
  head: { x: 0, y: (uprightness - 1) * pivot.y },
  headTurn: 0,
});

const CURLED_BODY = { x: 30, scaleX: 1.22, scaleY: 0.56 } as const;
/** The position of the neck of a curled-up figure. */
const CURLED_NECK: Spot = { x: -84, y: -112 };

/** Flat on the ground with the head beside the forelegs. */
const curledUp = ({ headTurn: { pivot } }: FigureDrawing): Posture => ({
  body: CURLED_BODY,
  head: { x: CURLED_NECK.x, y: CURLED_NECK.y - pivot.y },
  headTurn: 0,
});

/** The length of a lying figure with its hat or hair, relative to its height. */
const WITH_HAT = 1.14;
/** The fraction of its breadth that a lying body shows, because it is seen from the side. */
const LYING_DEPTH = 0.74;

/** The posture of a figure that lies on one side, the head to the left and raised a little, as on a pillow. */
const stretchedOut = (): Posture => ({
  body: { scaleX: LYING_DEPTH },
  head: { x: 0, y: 0 },
  headTurn: 36,
});

/** Swimmers and beings with the body of a horse only sink down. */
const sunkDown = (drawing: FigureDrawing): Posture => upright(drawing, 0.66);

/** How a figure lies: most animals curl up, everybody else is stretched out. */
function lyingPosture(spec: FigureSpec): (drawing: FigureDrawing) => Posture {
  switch (spec.rig) {
    case 'dragon':
    case 'critter':
    case 'saurian':
    case 'bird':
    case 'bug':
      return curledUp;
    case 'sea':
      return sunkDown;
    case 'human':
      return spec.being.legs === 'horse' || spec.being.legs === 'deer' ? sunkDown : stretchedOut;
    default:
      return stretchedOut;
  }
}

type PosedDrawing = FigureDrawing & { readonly posture: Posture; readonly breadth: number };

/** The layers of a figure from back to front. */
function layers(pen: Pen, spec: FigureSpec, drawing: PosedDrawing, { held, uprightness }: Stance): Svg {
  const { posture, breadth, stride } = drawing;
  const { degrees, pivot } = drawing.headTurn;
  const head = drawing.head + ageMarks(pen, spec, drawing) + featuresOnHead(pen, spec, drawing);
  const raised = (content: Svg) => (stride ? place(content, { y: -stride.raise }) : content);
  const seated = (content: Svg) => place(content, posture.body);
  const lowered = (content: Svg) => place(content, posture.head);
  const onNeck = (content: Svg) => {
    const figureSvg = place(content, { scaleX: breadth ** HEAD_BREADTH_EXPONENT / breadth });
    return lowered(
      turnedAbout(scaledAbout(figureSvg, pen.style.headScale, pivot), degrees + posture.headTurn, pivot.x, pivot.y),
    );
  };
  const behind = seated(featuresBehind(pen, spec, drawing) + drawing.back) + onNeck(drawing.headBehind ?? '');
  const before = [
    seated(drawing.body + featuresOnBody(pen, spec, drawing)),
    onNeck(head),
    seated(drawing.front + featuresOnHands(pen, spec, drawing)),
    held === null ? '' : inHand(held(pen), drawing.anchors.hand, uprightness),
  ].join('');
  const body = raised(behind) + (stride?.legs ?? '') + raised(before);
  const around = lowered(featuresAround(pen, spec, drawing)) + lowered(powerEffect(pen, spec, drawing));
  return place(body, { scaleX: breadth }) + raised(around);
}

/** The size of a held thing relative to one on the ground. */
const HELD_SCALE = 0.5;
/** The hand covers the lowest part of what it holds. */
const GRIP = 18;

const inHand = (thing: Svg, { x, y }: Spot, uprightness: number): Svg =>
  place(thing, { x, y: y * uprightness + GRIP, scale: HELD_SCALE });

const scaledAbout = (content: Svg, scale: number, { x, y }: Spot): Svg =>
  scale === 1 ? content : place(content, { x: x * (1 - scale), y: y * (1 - scale), scale });

function drawRig(pen: Pen, spec: FigureSpec, { arms, gait, held }: Stance): FigureDrawing {
  switch (spec.rig) {
    case 'human':
      return drawHuman(pen, spec, arms, gait);
    case 'giant':
      return drawGiant(pen, spec, gait);
    case 'elemental':
      return drawElemental(pen, spec);
    case 'monster':
      return drawMonster(pen, spec, gait);
    case 'dragon':
      return drawDragon(pen, spec, gait);
    case 'bird':
      return drawBird(pen, spec, gait);
    case 'saurian':
      return drawSaurian(pen, spec, gait);
    case 'sea':
      return drawSea(pen, spec);
    case 'bug':
      return drawBug(pen, spec);
    case 'ghost':
      return drawGhost(pen, spec);
    case 'alien':
      return drawAlien(pen, spec, gait);
    case 'critter':
      return drawCritter(pen, spec, gait, held !== null);
    case 'robot':
      return drawRobot(pen, spec, gait);
  }
}

const groundShadow = (defs: Definitions, halfWidth: number): Svg =>
  ellipse(0, 4, halfWidth, halfWidth * 0.16, {
    fill: defs.radial([
      [0, '#0b0820', 0.5],
      [0.6, '#0b0820', 0.25],
      [1, '#0b0820', 0],
    ]),
  });
