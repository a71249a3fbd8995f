import type { ArtStyleName } from '../art-styles.ts';
import type { Stage } from '../scenery/stage.ts';
import { group, type Svg } from '../svg/elements.ts';
import {
  actionBurst,
  auroraRibbons,
  candyRays,
  creamVignette,
  halftoneSun,
  heroRays,
  neonGrid,
  orbits,
  softDisc,
  speedLines,
} from './layers-behind.ts';
import {
  filmFlare,
  driftingSeeds,
  fireflyVeil,
  nebulaVeil,
  ribbonsAndSparkles,
  runColors,
  specimenSprigs,
  windowBeams,
} from './layers-over.ts';

type Layer = (stage: Stage) => Svg;

const BEHIND: Readonly<Partial<Record<ArtStyleName, Layer>>> = {
  'Bright Adventure': speedLines,
  'Little Chibi': candyRays,
  'Starlit Magic': auroraRibbons,
  'Soft Pastel': softDisc,
  Comic: actionBurst,
  'Nature Study': creamVignette,
  'Epic Legend': heroRays,
  'Golden Manuscript': halftoneSun,
  'Neon Glow': neonGrid,
  'Cosmic Dream': orbits,
};

const IN_AIR: Readonly<Partial<Record<ArtStyleName, Layer>>> = {
  'Soft Meadow': driftingSeeds,
  'Starlit Magic': ribbonsAndSparkles,
  'Enchanted Glow': fireflyVeil,
  'Cosmic Dream': nebulaVeil,
};

/** No frames: every pane and book of the app has its own. */
const OVER: Readonly<Partial<Record<ArtStyleName, Layer>>> = {
  'Natural Light': windowBeams,
  'Golden Cinema': filmFlare,
  'Nature Study': specimenSprigs,
  'Fairy-Tale Watercolor': runColors,
};

/** The layer that a style adds between the landscape and the figure. */
export const layerBehindFigure = (stage: Stage, style: ArtStyleName): Svg => BEHIND[style]?.(stage) ?? '';

/** Styles whose layer is added to a place without figures too. */
const ALSO_OVER_PLACES: ReadonlySet<ArtStyleName> = new Set<ArtStyleName>([
  'Bright Adventure',
  'Little Chibi',
  'Starlit Magic',
  'Comic',
  'Nature Study',
  'Epic Legend',
  'Neon Glow',
  'Cosmic Dream',
]);

/** The layer that a style adds to a place without figures. */
export const layerOverPlace = (stage: Stage, style: ArtStyleName): Svg =>
  ALSO_OVER_PLACES.has(style) ? group(layerBehindFigure(stage, style), { opacity: OVER_PLACE_OPACITY }) : '';

/** Opacity of a layer over a place, low enough not to hide the landmark in the middle. */
const OVER_PLACE_OPACITY = 0.5;

/** Seeds, sparkles and the like, which a style has in the air behind a figure: on a face they look like dirt. */
export const layerInAir = (stage: Stage, style: ArtStyleName): Svg => IN_AIR[style]?.(stage) ?? '';

/** The layer that a style adds over everything. */
export const layerOverPicture = (stage: Stage, style: ArtStyleName): Svg => OVER[style]?.(stage) ?? '';
