import { ART_STYLES } from './art-styles.ts';
import { drawFigure } from './figures/draw-figure.ts';
import { styleFilter } from './finish/style-filter.ts';
import { layerBehindFigure, layerOverPicture } from './finish/style-layers.ts';
import type { FigureSpec, PictureSpec } from './picture-spec.ts';
import { fireflies, leafFrame, sparkleRing, vignette } from './scenery/atmosphere.ts';
import { landscape } from './scenery/landscape.ts';
import { LIGHTS } from './scenery/lights.ts';
import { grassFringe } from './scenery/plants.ts';
import type { Stage } from './scenery/stage.ts';
import { mix } from './svg/colour.ts';
import { Definitions } from './svg/definitions.ts';
import { circle, element, group, place, type Svg } from './svg/elements.ts';
import { createRandom } from './svg/random.ts';

export interface PictureSize {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const DESIGN_WIDTH = 768;
/** The feet stand at this share of the height. */
const FEET_AT = 0.945;
/** The bare head reaches up to this share of the height, so that an arched frame never cuts it. */
const CROWN_AT = 0.29;
/** No figure may be drawn larger than this share of the picture's width would allow. */
const WIDEST_FIGURE = 0.96;
const FIGURE_HORIZON = 0.6;
const PLACE_HORIZON = 0.64;

/** The whole picture as SVG. Same spec and size, same text; it never contains writing. */
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
  const background = landscape(stage, spec.setting, spec.figure !== null);
  const content =
    spec.figure === null ? background + leafFrame(stage) : background + figureLayers(stage, spec, spec.figure);
  return svgDocument(defs, { width, height }, content + foreground(stage, spec) + layerOverPicture(stage, spec.style));
}

/** The figure alone on nothing, at the place and size it has in the picture. */
export function composeFigure(spec: PictureSpec & { figure: FigureSpec }, size: PictureSize): Svg {
  const defs = new Definitions();
  return svgDocument(defs, size, placedFigure(defs, spec.figure, spec, size));
}

function svgDocument(defs: Definitions, { width, height }: PictureSize, content: Svg): Svg {
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height };
  return element('svg', attributes, defs.toSvg() + content);
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
    group(placedFigure(defs, figure, spec, stage), filter === null ? {} : { filter }),
    sparkleRing(stage, spec.setting.mood === 'magical' ? 24 : 14),
  ].join('');
}

function placedFigure(defs: Definitions, figure: FigureSpec, spec: PictureSpec, { width, height }: PictureSize): Svg {
  const drawing = drawFigure(defs, ART_STYLES[spec.style], figure, spec.setting.seed);
  const standing = (height * (FEET_AT - CROWN_AT)) / -drawing.crownY;
  const fitting = (width * WIDEST_FIGURE) / drawing.width;
  return place(drawing.svg, {
    x: width / 2,
    y: height * FEET_AT,
    scale: Math.min(standing, fitting) * Math.min(figure.stature, 1.06),
  });
}

function foreground(stage: Stage, spec: PictureSpec): Svg {
  const { light, width, height } = stage;
  const isIndoors = spec.setting.scenery.has('hall') || spec.setting.scenery.has('reef');
  const isBare = isIndoors || spec.setting.scenery.has('snow') || spec.setting.scenery.has('sea');
  const fringe = isBare
    ? ''
    : grassFringe(stage, height + 6, height * 0.08, Math.round(width / 7), mix(light.near, light.dark, 0.45));
  const embers = spec.setting.scenery.has('volcano')
    ? fireflies(stage, height * 0.2, height * 0.98, 30, '#ff9a3e')
    : '';
  return (
    fringe +
    embers +
    fireflies(stage, height * 0.5, height * 0.96, isIndoors ? 8 : 20, light.accent) +
    vignette(stage, 0.5)
  );
}
