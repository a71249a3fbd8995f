import type { Pen } from '../../pen.ts';
import type { FigureSpec } from '../../picture-spec.ts';
import { group, type Svg } from '../../svg/elements.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import type { FeaturePainters } from './feature-painters.ts';
import { AIR } from './features-air.ts';
import { BEHIND } from './features-behind.ts';
import { CLASPS, CLOAKS_BEHIND } from './features-cloaks.ts';
import { ON_EYES } from './features-eyes.ts';
import { FLOATING } from './features-floating.ts';
import { GEAR, GLOVES, HEAD_GEAR } from './features-gear.ts';
import { ON_BODY } from './features-on-body.ts';
import { ON_HEAD } from './features-on-head.ts';

type FeatureLayer = (pen: Pen, spec: FigureSpec, drawing: FigureDrawing) => Svg;

/** Draws the features that a layer supports, except those that the rig already drew. */
const layer =
  (painters: FeaturePainters): FeatureLayer =>
  (pen, spec, { anchors, owned }) =>
    spec.features
      .filter((feature) => !owned.has(feature))
      .map((feature) => group(painters[feature]?.(pen, anchors, spec) ?? '', { dataFeature: feature }))
      .join('');

/** Draws wings, capes and auras. */
export const featuresBehind = layer({ ...BEHIND, ...CLOAKS_BEHIND });
/** Draws features over the body, below the chin. */
export const featuresOnBody = layer({ ...ON_BODY, ...CLASPS, ...GEAR });
/** Draws marks and headwear, tilted with the head. */
export const featuresOnHead = layer({ ...ON_EYES, ...ON_HEAD, ...HEAD_GEAR });
/** Draws features over the hands. */
export const featuresOnHands = layer(GLOVES);
/** Draws floating features beside the figure. */
export const featuresAround = layer({ ...FLOATING, ...AIR });
