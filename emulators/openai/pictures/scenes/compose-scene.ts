import { ART_STYLES } from '../art-styles.ts';
import { drawFigure, type PlacedDrawing } from '../figures/draw-figure.ts';
import { styleBackdrop, styleFilter } from '../finish/style-filter.ts';
import { layerOverPicture } from '../finish/style-layers.ts';
import type { Pen } from '../pen.ts';
import { foreground } from '../scenery/foreground.ts';
import { landscape } from '../scenery/landscape.ts';
import { LIGHTS } from '../scenery/lights.ts';
import { placeNamed } from '../scenery/places/places.ts';
import type { Stage } from '../scenery/stage.ts';
import { Definitions } from '../svg/definitions.ts';
import { svgDocument, type PictureSize } from '../svg/document.ts';
import { ellipse, group, path, place, type Svg } from '../svg/elements.ts';
import { sparklePath } from '../svg/paths.ts';
import { createRandom } from '../svg/random.ts';
import { actOut } from './act-out.ts';
import { bodySize } from './body-size.ts';
import { layOutCast, type Extent, type Spot } from './cast-layout.ts';
import { drawProp } from './props/draw-prop.ts';
import type { CastMember, SceneSpec } from './scene-spec.ts';
import { tracesOf } from './traces.ts';

const HORIZON = 0.6;
const DESIGN_HEIGHT = 768;

/** Who is drawn, where to, and looking which way: -1 to the left, 1 to the right, 0 at the reader. */
interface Player {
  readonly member: CastMember;
  readonly drawing: PlacedDrawing;
  readonly lift: number;
  readonly side: -1 | 0 | 1;
  readonly turnsWithBody: boolean;
}

/** A whole scene as SVG: the place, and the cast acting on it near and far. Same spec and size, same text; no writing. */
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
  // From here on chance belongs to the scene: the place stays the same in every scene that plays there.
  const acting: Stage = { ...stage, random: createRandom(`${seed}|cast`) };
  const players = spec.cast.map((_, index) => castPlayer(acting, spec, index, seed));
  const spots = layOutCast(players.map(toExtent), size, spec.shot, acting.random);
  const content = [
    background,
    lightPool(acting),
    castLayer(acting, spec, players, spots, true),
    propLayer(acting, spec, players, spots),
    castLayer(acting, spec, players, spots, false),
    spec.hasMagic ? magicTrail(acting) : '',
    foreground(acting, spec.setting),
    layerOverPicture(acting, spec.style),
  ];
  return svgDocument(defs, size, content.join(''));
}

function castPlayer({ defs }: Stage, { cast, style }: SceneSpec, index: number, seed: string): Player {
  const member = cast[index];
  if (member === undefined) throw new RangeError(`Nobody stands at ${index}`);
  const side = sideOf(cast, index);
  const { figure, stance, turnsWithBody } = actOut(member, side !== 0);
  const facing = !turnsWithBody && side === 1 ? mirroredGlance(figure) : figure;
  const drawing = drawFigure(defs, ART_STYLES[style], facing, seed, stance);
  return { member, drawing, lift: stance.lift, side, turnsWithBody };
}

/** Eyes and head turned to the other side, for someone who stands still. */
function mirroredGlance<Figure extends CastMember['figure']>(figure: Figure): Figure {
  const { gaze, lean } = figure.expression;
  return { ...figure, expression: { ...figure.expression, gaze: -gaze, lean: -lean } };
}

/** At whom the text says; else at the neighbour, so that a company is together; alone, towards the middle or the reader. */
function sideOf(cast: readonly CastMember[], index: number): -1 | 0 | 1 {
  const { towards, action } = cast[index] ?? {};
  if (towards !== null && towards !== undefined && towards !== index) return towards < index ? -1 : 1;
  if (action === 'sleep') return -1;
  if (cast.length === 1) return action === 'stand' || action === 'sit' ? 0 : -1;
  const middle = (cast.length - 1) / 2;
  if (index === middle) return 1;
  return index < middle ? 1 : -1;
}

const toExtent = ({ member, drawing }: Player, index: number, players: readonly Player[]): Extent => ({
  width: drawing.width,
  height: -drawing.crownY,
  size: bodySize(member.figure),
  isFar: member.isFar || (member.action !== 'hug' && standsBehind(index, players.length)),
  clingsToNext: member.action === 'hug' && players[index + 1]?.member.action === 'hug',
});

/** In a company of three or more, every second one stands a little further back, except in an embrace. */
const standsBehind = (index: number, count: number): boolean => count >= 3 && index % 2 === 1;

function castLayer(
  stage: Stage,
  { style, cast, setting }: SceneSpec,
  players: readonly Player[],
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
  return players
    .map((player, index) => {
      const spot = spots[index];
      const isFar = toExtent(player, index, players).isFar;
      return spot === undefined || isFar !== isFarLayer ? '' : placePlayer(stage, player, spot, filter, isIndoors);
    })
    .join('');
}

function placePlayer(
  stage: Stage,
  { member, drawing, lift, side, turnsWithBody }: Player,
  spot: Spot,
  filter: string | null,
  isIndoors: boolean,
): Svg {
  const height = -drawing.crownY - lift;
  const traces = tracesOf(member.action, stage, { width: drawing.width, height, lift, isIndoors });
  const figure = group(drawing.svg, filter === null ? {} : { filter });
  const isMirrored = turnsWithBody && side === 1;
  return place(traces.behind + figure + traces.before, { ...spot, scaleX: isMirrored ? -1 : 1 });
}

const lightPool = ({ defs, light, width, height }: Stage): Svg =>
  ellipse(width / 2, height * 0.68, width * 0.46, height * 0.42, {
    fill: defs.radial([
      [0, light.sun, 0.34],
      [1, light.sun, 0],
    ]),
  });

const PROP_HALF_WIDTH = 110;

/** In the gaps between the cast, or beside the only one. */
function propLayer(
  { defs, random, width, height }: Stage,
  { props, style }: SceneSpec,
  players: readonly Player[],
  spots: readonly Spot[],
): Svg {
  const pen: Pen = { defs, style: ART_STYLES[style], random, rainbowColour: null };
  const scale = (height / 1024) * 0.92;
  const edge = (index: number, side: -1 | 1): number | null => {
    const [player, spot] = [players[index], spots[index]];
    return player && spot ? spot.x + (side * player.drawing.width * spot.scale) / 2 : null;
  };
  return props
    .map((name, index) => {
      const right = edge(index, 1) ?? width * 0.16;
      const next = edge(index + 1, -1) ?? right + 2 * PROP_HALF_WIDTH * scale;
      const x = Math.min((right + next) / 2, width - PROP_HALF_WIDTH * scale);
      return place(drawProp(pen, name), { x, y: height * 0.9, scale });
    })
    .join('');
}

function magicTrail({ random, light, width, height }: Stage): Svg {
  const colours = ['#ffffff', light.accent, '#ffe27a', '#ff9de0'] as const;
  const glints = 34;
  return Array.from({ length: glints }, (_, index) => {
    const along = index / (glints - 1);
    const x = width * (0.16 + 0.68 * along);
    const y = height * (0.22 + 0.09 * Math.sin(along * 9)) + random.between(-26, 26);
    return path(sparklePath(x, y, (random.between(5, 17) * width) / 1152), { fill: random.pick(colours) });
  }).join('');
}
