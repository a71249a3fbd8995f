import { ART_STYLES } from './art-styles.ts';
import { drawFigure } from './figures/draw-figure.ts';
import { styleBackdrop, styleFilter } from './finish/style-filter.ts';
import { layerBehindFigure, layerInAir, layerOverPicture, layerOverPlace } from './finish/style-layers.ts';
import type { FigureSpec, PictureSpec } from './picture-spec.ts';
import { leafFrame, sparkleRing } from './scenery/atmosphere.ts';
import { airborne, foreground, hasLeafFrame } from './scenery/foreground.ts';
import { landscape } from './scenery/landscape.ts';
import { LIGHTS } from './scenery/lights.ts';
import type { Stage } from './scenery/stage.ts';
import { Definitions } from './svg/definitions.ts';
import { svgDocument, type PictureSize } from './svg/document.ts';
import { circle, group, place, type Svg } from './svg/elements.ts';
import { createRandom } from './svg/random.ts';

const DESIGN_WIDTH = 768;
/** The position of the feet, as a fraction of the height. */
const FEET_LEVEL = 0.945;
/** The top of the bare head, as a fraction of the height, low enough for an arched frame. */
const CROWN_LEVEL = 0.29;
/** Scales wide figures down to this fraction of the picture's width. */
const MAX_FIGURE_WIDTH = 0.96;
/** The scale of the tallest figures relative to average ones. */
const MAX_HEIGHT_SCALE = 1.06;
/** The same as MAX_FIGURE_WIDTH with held things included, which may come closer to the edge. */
const MAX_SPAN = 0.99;
const FIGURE_HORIZON = 0.6;
const PLACE_HORIZON = 0.64;

/** The complete picture as SVG, without any writing. The same spec and size give the same text. */
export function composePicture(spec: PictureSpec, { width, height }: PictureSize): Svg {
  const defs = new Definitions();
  const stage: Stage = {
    defs,
    random: createRandom(`${spec.setting.seed}|place`),
    light: LIGHTS[spec.setting.light],
    width,
    height,
    horizonY: height * (spec.figure === null ? PLACE_HORIZON : FIGURE_HORIZON),
  };
  const isBehindFigures = spec.figure !== null;
  const scenery = landscape(stage, spec.setting, isBehindFigures);
  const pixel = Math.min(width, height) / DESIGN_WIDTH;
  const background = styleBackdrop(defs, spec.style, scenery, { pixel, isBehindFigures });
  const content =
    spec.figure === null
      ? background +
        layerOverPlace(stage, spec.style) +
        (hasLeafFrame(spec.setting) ? leafFrame(stage) : '') +
        inAir(stage, spec)
      : background + figureLayers(stage, spec, spec.figure);
  return svgDocument(
    defs,
    { width, height },
    content + foreground(stage, spec.setting) + layerOverPicture(stage, spec.style),
  );
}

/** The figure alone on a transparent background, at its size and position in the picture. */
export function composeFigure(spec: PictureSpec & { figure: FigureSpec }, size: PictureSize): Svg {
  const defs = new Definitions();
  return svgDocument(defs, size, placedFigure(defs, spec.figure, spec, size));
}

function figureLayers(stage: Stage, spec: PictureSpec, figure: FigureSpec): Svg {
  const { defs, light, width, height } = stage;
  const pool = defs.radial([
    [0, light.sun, 0.5],
    [0.5, light.sun, 0.2],
    [1, light.sun, 0],
  ]);
  const filter = styleFilter(defs, spec.style, light, Math.min(width, height) / DESIGN_WIDTH);
  return [
    circle(width / 2, height * 0.56, Math.min(width, height) * 0.62, { fill: pool }),
    layerBehindFigure(stage, spec.style),
    sparkleRing(stage, spec.setting.mood === 'magical' ? 24 : 14),
    inAir(stage, spec),
    group(placedFigure(defs, figure, spec, stage), filter === null ? {} : { filter }),
  ].join('');
}

const inAir = (stage: Stage, { setting, style }: PictureSpec): Svg =>
  airborne(stage, setting) + layerInAir(stage, style);

function placedFigure(defs: Definitions, figure: FigureSpec, spec: PictureSpec, { width, height }: PictureSize): Svg {
  const drawing = drawFigure(defs, ART_STYLES[spec.style], figure, spec.setting.seed);
  const standing = (height * (FEET_LEVEL - CROWN_LEVEL)) / -drawing.crownY;
  const fitting = (width * MAX_FIGURE_WIDTH) / (drawing.width * MAX_HEIGHT_SCALE);
  return place(drawing.svg, {
    x: width / 2,
    y: height * FEET_LEVEL,
    scale: Math.min(
      Math.min(standing, fitting) * Math.min(figure.stature, MAX_HEIGHT_SCALE),
      (width * MAX_SPAN) / drawing.span,
    ),
  });
}
