import type { ArtStyle } from '../art-styles.ts';
import type { Pen } from '../pen.ts';
import type { FigureSpec } from '../picture-spec.ts';
import type { Definitions } from '../svg/definitions.ts';
import { ellipse, place, turnedAbout, type Svg } from '../svg/elements.ts';
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
import { STANDING, type Arms, type Stance } from './stance.ts';

/** A broad body has a broader head, but by less: the breadth to this power. */
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
    rainbowColour: spec.isRainbow ? spec.colour : null,
  };
  const drawing = drawRig(pen, spec, stance.arms);
  const { degrees, pivot } = drawing.headTurn;
  const head = drawing.head + ageMarks(pen, spec, drawing) + featuresOnHead(pen, spec, drawing);
  const breadth = spec.girth * ageBreadth(spec);
  const headDrop = (stance.uprightness - 1) * pivot.y;
  const seated = (content: Svg) => place(content, { scaleY: stance.uprightness });
  const lowered = (content: Svg) => place(content, { y: headDrop });
  const onNeck = (content: Svg) => {
    const drawn = place(content, { scaleX: breadth ** HEAD_BREADTH_EXPONENT / breadth });
    return lowered(turnedAbout(scaledAbout(drawn, style.headScale, pivot), degrees, pivot.x, pivot.y));
  };
  const body = [
    seated(featuresBehind(pen, spec, drawing) + drawing.back),
    onNeck(drawing.headBehind ?? ''),
    seated(drawing.body + featuresOnBody(pen, spec, drawing)),
    onNeck(head),
    seated(drawing.front + featuresOnHands(pen, spec, drawing)),
    stance.held === null ? '' : inHand(stance.held(pen), drawing.anchors.hand, stance.uprightness),
  ].join('');
  const figure = [
    place(body, { scaleX: breadth }),
    lowered(featuresAround(pen, spec, drawing)),
    lowered(powerEffect(pen, spec, drawing)),
  ].join('');
  const width = 2 * Math.max(drawing.anchors.reach, drawing.extent ?? 0) * Math.max(1, breadth);
  return {
    svg: groundShadow(defs, drawing.shadowHalfWidth * breadth) + place(figure, { y: -stance.lift, turn: stance.tilt }),
    crownY: pivot.y + (drawing.anchors.crown.y - pivot.y) * style.headScale + headDrop - stance.lift,
    width,
    span: Math.max(width, 2 * (drawing.heldExtent ?? 0) * breadth),
  };
}

/** The size of a held thing relative to one on the ground. */
const HELD_SCALE = 0.5;
/** The hand covers the lowest part of what it holds. */
const GRIP = 18;

const inHand = (thing: Svg, { x, y }: Spot, uprightness: number): Svg =>
  place(thing, { x, y: y * uprightness + GRIP, scale: HELD_SCALE });

const scaledAbout = (content: Svg, scale: number, { x, y }: Spot): Svg =>
  scale === 1 ? content : place(content, { x: x * (1 - scale), y: y * (1 - scale), scale });

function drawRig(pen: Pen, spec: FigureSpec, arms: Arms | null): FigureDrawing {
  switch (spec.rig) {
    case 'human':
      return drawHuman(pen, spec, arms);
    case 'giant':
      return drawGiant(pen, spec);
    case 'elemental':
      return drawElemental(pen, spec);
    case 'monster':
      return drawMonster(pen, spec);
    case 'dragon':
      return drawDragon(pen, spec);
    case 'bird':
      return drawBird(pen, spec);
    case 'saurian':
      return drawSaurian(pen, spec);
    case 'sea':
      return drawSea(pen, spec);
    case 'bug':
      return drawBug(pen, spec);
    case 'ghost':
      return drawGhost(pen, spec);
    case 'alien':
      return drawAlien(pen, spec);
    case 'critter':
      return drawCritter(pen, spec);
    case 'robot':
      return drawRobot(pen, spec);
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
