import type { Pen } from '../../pen.ts';
import type { FeatureName, FigureSpec } from '../../picture-spec.ts';
import type { Svg } from '../../svg/elements.ts';
import type { Anchors } from '../figure-drawing.ts';

/** Draws features on any figure by its anchors; each layer draws only the features it supports. */
export type FeaturePainters = Partial<Record<FeatureName, (pen: Pen, anchors: Anchors, spec: FigureSpec) => Svg>>;
