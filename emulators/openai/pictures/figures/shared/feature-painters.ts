import type { Pen } from '../../pen.ts';
import type { FeatureName, FigureSpec } from '../../picture-spec.ts';
import type { Svg } from '../../svg/elements.ts';
import type { Anchors } from '../figure-drawing.ts';

/** How features are drawn on any figure, by its anchors; a layer paints only the features it knows. */
export type FeaturePainters = Partial<Record<FeatureName, (pen: Pen, anchors: Anchors, spec: FigureSpec) => Svg>>;
