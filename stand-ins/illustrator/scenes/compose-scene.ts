import { ART_STYLES } from '../art-styles.ts';
import { drawFigure, type PlacedDrawing } from '../figures/draw-figure.ts';
import { styleBackdrop, styleFilter } from '../finish/style-filter.ts';
import type { Pen } from '../pen.ts';
import { airborne, foreground } from '../scenery/foreground.ts';
import { landscape } from '../scenery/landscape.ts';
import { LIGHTS } from '../scenery/lights.ts';
import { placeNamed } from '../scenery/places/places.ts';
import type { Stage } from '../scenery/stage.ts';
import { Definitions } from '../svg/definitions.ts';
import { svgDocument, type PictureSize } from '../svg/document.ts';
import { ellipse, group, path, place, type Svg } from '../svg/elements.ts';
import { sparklePath } from '../svg/paths.ts';
import { createRandom } from '../svg/random.ts';
import { poseFigure } from './pose-figure.ts';
import { bodySize } from './body-size.ts';
import { layOutCast, type Extent, type Spot } from './cast-layout.ts';
import { drawProp } from './props/draw-prop.ts';
import type { CastMember, SceneSpec, Shot } from './scene-spec.ts';
import { fitsHand } from './read-props.ts';
import { DREAM_HEIGHT, effectsOf } from './action-effects.ts';

const HORIZON = 0.6;
const DESIGN_HEIGHT = 768;

/** A figure with its target and facing direction: -1 left, 1 right, 0 towards the viewer. */
interface SceneFigure {
  readonly member: CastMember;
  readonly drawing: PlacedDrawing;
  readonly lift: number;
  readonly side: -1 | 0 | 1;
  readonly isBodyMirrored: boolean;
}

/**
 * A complete scene as SVG, without writing: the place, and the cast at its distances. The same spec and size give the
 * same text.
 */
export function composeScene(spec: SceneSpec, seed: string, size: PictureSize): Svg {
  const defs = new Definitions();
  const stage: Stage = {
    defs,
    random: createRandom(`${spec.setting.seed}|place`),
    light: LIGHTS[spec.setting.light],
    ...size,
    horizonY: size.height * HORIZON,
  };
  const background = styleBackdrop(defs, spec.style, landscape(stage, spec.setting, true), {
    pixel: size.height / DESIGN_HEIGHT,
    isBehindFigures: true,
  });
  // The scene's random generator starts here, so that the place stays the same in every scene.
  const castStage: Stage = { ...stage, random: createRandom(`${seed}|cast`) };
  const sceneFigures = spec.cast.map((_, index) => toSceneFigure(castStage, spec, index, seed));
  const spots = layOutCast(sceneFigures.map(toExtent), size, spec.shot, castStage.random);
  const content = [
    background,
    lightPool(castStage),
    airborne(castStage, spec.setting),
    spec.hasMagic ? magicTrail(castStage) : '',
    castLayer(castStage, spec, sceneFigures, spots, true),
    propLayer(castStage, spec, sceneFigures, spots),
    castLayer(castStage, spec, sceneFigures, spots, false),
  ].join('');
  // The style's top layer is omitted: it is often a frame, and a picture in a book has none.
  const framed =
    spec.shot === 'close'
      ? place(content, closeUp(sceneFigures, spots, size))
      : content + foreground(castStage, spec.setting);
  return svgDocument(defs, size, framed);
}

/** The scale of a close shot, unless the cast is too wide for it. */
const CLOSE_UP = 1.5;
/** The distance of heads from the upper edge, which leaves room for hats. */
const HEADROOM = 0.15;
const HAT = 0.16;
/** Nobody is cut off above this fraction of the height. */
const SHOWN_FROM = 0.36;

/** Moves and scales the whole picture, so that it shows the upper halves of the cast, and all of a sleeper. */
function closeUp(sceneFigures: readonly SceneFigure[], spots: readonly Spot[], { width, height }: PictureSize) {
  const boxes = spots.map(({ x, y, scale }, index) => {
    const { drawing, member } = sceneFigures[index] ?? { drawing: { width: 0, crownY: 0 }, member: null };
    const isLying = member?.action === 'sleep' || member?.action === 'lie';
    const half = (drawing.width * scale) / 2;
    return {
      left: x - half,
      right: x + half,
      top: y + (drawing.crownY * (1 + HAT) - (isLying ? DREAM_HEIGHT : 0)) * scale,
      bottom: y,
      isLying,
    };
  });
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const lowest = Math.max(...boxes.map((box) => box.bottom - (box.isLying ? 0 : (box.bottom - box.top) * SHOWN_FROM)));
  const fitting = Math.min((width * 0.96) / (right - left), (height * (1 - HEADROOM)) / (lowest - top));
  const scale = Math.max(1, Math.min(CLOSE_UP, fitting));
  const within = (shift: number, length: number) => Math.max(length * (1 - scale), Math.min(0, shift));
  return {
    x: within(width / 2 - ((left + right) / 2) * scale, width),
    y: within(height * HEADROOM - top * scale, height),
    scale,
  };
}

function toSceneFigure(
  { defs }: Stage,
  { cast, style, shot, hasBeds }: SceneSpec,
  index: number,
  seed: string,
): SceneFigure {
  const member = cast[index];
  if (member === undefined) throw new RangeError(`Nobody stands at ${index}`);
  const side = sideOf(cast, index, shot);
  const { figure, stance, isBodyMirrored } = poseFigure(member, { shot, hasBeds }, side !== 0);
  const facing = !isBodyMirrored && side === 1 ? mirroredGlance(figure) : figure;
  const drawing = drawFigure(defs, ART_STYLES[style], facing, seed, stance);
  return { member, drawing, lift: stance.lift, side, isBodyMirrored };
}

/** Mirrors the gaze and the tilt of the head of a figure that stands still. */
function mirroredGlance<Figure extends CastMember['figure']>(figure: Figure): Figure {
  const { gaze, lean } = figure.expression;
  return { ...figure, expression: { ...figure.expression, gaze: -gaze, lean: -lean } };
}

/**
 * Turns a figure towards the character that the text mentions, else towards a neighbor; a single figure faces the
 * middle or the viewer.
 */
function sideOf(cast: readonly CastMember[], index: number, shot: Shot): -1 | 0 | 1 {
  const { towards, action } = cast[index] ?? {};
  if (towards !== null && towards !== undefined && towards !== index) return towards < index ? -1 : 1;
  const ahead = shot === 'medium' ? 1 : -1;
  if (action === 'sleep' || action === 'lie' || action === 'walk' || action === 'run') return ahead;
  if (cast.length === 1) return action === 'stand' || action === 'sit' ? 0 : ahead;
  const middle = (cast.length - 1) / 2;
  if (index === middle) return 1;
  return index < middle ? 1 : -1;
}

const toExtent = ({ member, drawing }: SceneFigure, index: number, sceneFigures: readonly SceneFigure[]): Extent => ({
  width: drawing.width,
  height: -drawing.crownY,
  size: bodySize(member.figure),
  isFar: member.isFar || (member.action !== 'hug' && standsBehind(index, sceneFigures.length)),
  clingsToNext: member.action === 'hug' && sceneFigures[index + 1]?.member.action === 'hug',
});

/** With three or more figures, every second one stands a little further back, except in a hug. */
const standsBehind = (index: number, count: number): boolean => count >= 3 && index % 2 === 1;

function castLayer(
  stage: Stage,
  { style, cast, setting }: SceneSpec,
  sceneFigures: readonly SceneFigure[],
  spots: readonly Spot[],
  isFarLayer: boolean,
): Svg {
  const filter = styleFilter(
    stage.defs,
    style,
    stage.light,
    stage.height / DESIGN_HEIGHT / Math.max(1, cast.length / 2),
  );
  const isIndoors = placeNamed(setting.scenery).sky === 'closed';
  return sceneFigures
    .map((sceneFigure, index) => {
      const spot = spots[index];
      const isFar = toExtent(sceneFigure, index, sceneFigures).isFar;
      return spot === undefined || isFar !== isFarLayer ? '' : placeFigure(stage, sceneFigure, spot, filter, isIndoors);
    })
    .join('');
}

function placeFigure(
  stage: Stage,
  { member, drawing, lift, side, isBodyMirrored }: SceneFigure,
  spot: Spot,
  filter: string | null,
  isIndoors: boolean,
): Svg {
  const height = -drawing.crownY - lift;
  const effects = effectsOf(member.action, stage, { width: drawing.width, height, lift, isIndoors });
  const figure = group(drawing.svg, filter === null ? {} : { filter });
  const isMirrored = isBodyMirrored && side === 1;
  return place(effects.behind + figure + effects.before, { ...spot, scaleX: isMirrored ? -1 : 1 });
}

const lightPool = ({ defs, light, width, height }: Stage): Svg =>
  ellipse(width / 2, height * 0.68, width * 0.46, height * 0.42, {
    fill: defs.radial([
      [0, light.sun, 0.34],
      [1, light.sun, 0],
    ]),
  });

const PROP_HALF_WIDTH = 110;
/** The size of things that fit into a hand, relative to a chest. */
const SMALL = 0.55;

/** The objects, in the gaps between figures or beside a single one. */
function propLayer(
  { defs, random, width, height }: Stage,
  { props, style }: SceneSpec,
  sceneFigures: readonly SceneFigure[],
  spots: readonly Spot[],
): Svg {
  const pen: Pen = { defs, style: ART_STYLES[style], random, rainbowColor: null };
  const scale = (height / 1024) * 0.92;
  const edge = (index: number, side: -1 | 1): number | null => {
    const [sceneFigure, spot] = [sceneFigures[index], spots[index]];
    return sceneFigure && spot ? spot.x + (side * sceneFigure.drawing.width * spot.scale) / 2 : null;
  };
  return props
    .map((name, index) => {
      const right = edge(index, 1) ?? width * 0.16;
      const next = edge(index + 1, -1) ?? right + 2 * PROP_HALF_WIDTH * scale;
      const x = Math.min((right + next) / 2, width - PROP_HALF_WIDTH * scale);
      return place(drawProp(pen, name), { x, y: height * 0.9, scale: fitsHand(name) ? scale * SMALL : scale });
    })
    .join('');
}

function magicTrail({ random, light, width, height }: Stage): Svg {
  const colors = ['#ffffff', light.accent, '#ffe27a', '#ff9de0'] as const;
  const glints = 34;
  return Array.from({ length: glints }, (_, index) => {
    const along = index / (glints - 1);
    const x = width * (0.16 + 0.68 * along);
    const y = height * (0.22 + 0.09 * Math.sin(along * 9)) + random.between(-26, 26);
    return path(sparklePath(x, y, (random.between(5, 17) * width) / 1152), { fill: random.pick(colors) });
  }).join('');
}
