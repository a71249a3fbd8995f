import type { ArtStyleName } from '../art-styles.ts';
import type { Stage } from '../scenery/stage.ts';
import type { Svg } from '../svg/elements.ts';
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
  bronzeCorners,
  deckledPaper,
  goldenFrame,
  manuscriptBorder,
  panelFrame,
  tapedPaper,
  tornEdge,
} from './frames.ts';
import {
  cinemaBars,
  driftingSeeds,
  fireflyVeil,
  nebulaVeil,
  ribbonsAndSparkles,
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

const OVER: Readonly<Partial<Record<ArtStyleName, Layer>>> = {
  'Soft Meadow': driftingSeeds,
  'Starlit Magic': ribbonsAndSparkles,
  Storybook: deckledPaper,
  Comic: panelFrame,
  'Natural Light': windowBeams,
  'Oil Painting': goldenFrame,
  'Golden Cinema': cinemaBars,
  'Nature Study': specimenSprigs,
  'Fairy-Tale Watercolor': tornEdge,
  'Enchanted Glow': fireflyVeil,
  'Epic Legend': bronzeCorners,
  'Golden Manuscript': manuscriptBorder,
  'Paper Cut-Out': tapedPaper,
  'Cosmic Dream': nebulaVeil,
};

/** What a style adds between the landscape and the figure. */
export const layerBehindFigure = (stage: Stage, style: ArtStyleName): Svg => BEHIND[style]?.(stage) ?? '';

/** What a style adds over everything. */
export const layerOverPicture = (stage: Stage, style: ArtStyleName): Svg => OVER[style]?.(stage) ?? '';
