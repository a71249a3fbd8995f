import type { Definitions } from './definitions.ts';
import { element, type Svg } from './elements.ts';

export interface PictureSize {
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
}

export function svgDocument(defs: Definitions, { width, height }: PictureSize, content: Svg): Svg {
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height };
  return element('svg', attributes, defs.toSvg() + content);
}
