import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Definitions } from '../svg/definitions.ts';
import { svgDocument } from '../svg/document.ts';
import { rect } from '../svg/elements.ts';
import { styleBackdrop } from './style-filter.ts';

const SIZE = { width: 256, height: 4 };
/** A difference, of 255, that is not visible as an edge. */
const INVISIBLE_STEP = 3;

/** The largest difference between neighboring pixels of a smooth sky from dark to bright in a style. */
async function largestStep(style: Parameters<typeof styleBackdrop>[1], isBehindFigures: boolean): Promise<number> {
  const defs = new Definitions();
  const sky = rect(0, 0, SIZE.width, SIZE.height, {
    fill: defs.acrossLinear([
      [0, '#101020'],
      [1, '#f0f4ff'],
    ]),
  });
  const svg = svgDocument(defs, SIZE, styleBackdrop(defs, style, sky, { pixel: 1, isBehindFigures }));
  const reds = await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer();
  const row = [...reds.subarray(SIZE.width, 2 * SIZE.width)];
  return Math.max(...row.slice(1).map((red, index) => Math.abs(red - (row[index] ?? red))));
}

describe('posterised styles', () => {
  it.each(['Golden Manuscript', 'Bold Outline', 'Paper Cut-Out', 'Comic'] as const)(
    'a sky has no visible bands in the style %s',
    async (style) => {
      expect(await largestStep(style, false)).toBeLessThanOrEqual(INVISIBLE_STEP);
      expect(await largestStep(style, true)).toBeLessThanOrEqual(INVISIBLE_STEP);
    },
  );
});
