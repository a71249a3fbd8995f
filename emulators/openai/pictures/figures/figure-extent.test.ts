import { EVERY_TYPE } from '@talelantern/domain/characters/types/every-type';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composeFigure } from '../compose-picture.ts';
import { readPrompt } from '../read-prompt.ts';

const SIZE = { width: 96, height: 128 };
const OPAQUE = 140;
/** Coprime to the four and eight types of a subcategory, so that first and last ones are among the sample. */
const EVERY_NTH = 11;

/** Opaque pixels at the left and right edges and at the top; what stands on a cloud may reach the lower one. */
async function pixelsAtEdges(svg: string): Promise<number> {
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = SIZE;
  const isOpaque = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > OPAQUE;
  const sides = Array.from({ length: height }, (_, y) => isOpaque(0, y) || isOpaque(width - 1, y));
  const top = Array.from({ length: width }, (_, x) => isOpaque(x, 0));
  return [...sides, ...top].filter(Boolean).length;
}

describe('the broadest and tallest of every kind', () => {
  it.each(EVERY_TYPE.filter((_, index) => index % EVERY_NTH === 0))('of %s stays inside the picture', async (type) => {
    const spec = readPrompt(`Name: Sam | Kind: ${type} | Personality: Proud | Height: Enormous | Build: Round`, 'one');
    const { figure } = spec;
    if (figure === null) throw new Error(`No figure: ${type}`);
    expect(await pixelsAtEdges(composeFigure({ ...spec, figure }, SIZE))).toBe(0);
  });
});
