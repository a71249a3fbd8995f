import type { Pen } from '../../pen.ts';
import type { FigureSpec } from '../../picture-spec.ts';
import type { Svg } from '../../svg/elements.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import type { FeaturePainters } from './feature-painters.ts';
import { BEHIND } from './features-behind.ts';
import { FLOATING } from './features-floating.ts';
import { ON_BODY } from './features-on-body.ts';
import { ON_HEAD } from './features-on-head.ts';

type FeatureLayer = (pen: Pen, spec: FigureSpec, drawing: FigureDrawing) => Svg;

/** A layer draws what it knows of the figure's features, unless the rig already drew it. */
const layer =
  (painters: FeaturePainters): FeatureLayer =>
  (pen, spec, { anchors, owned }) =>
    spec.features
      .filter((feature) => !owned.has(feature))
      .map((feature) => painters[feature]?.(pen, anchors, spec) ?? '')
      .join('');

/** Wings, capes and auras. */
export const featuresBehind = layer(BEHIND);
/** Over the body, under the chin. */
export const featuresOnBody = layer(ON_BODY);
/** Marks and headwear, leaning with the head. */
export const featuresOnHead = layer(ON_HEAD);
/** In the air beside the figure. */
export const featuresAround = layer(FLOATING);
