import { EVERY_TYPE } from '@talelantern/domain/characters/types/every-type';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { composeFigure } from '../compose-picture.ts';
import { readPrompt } from '../read-prompt.ts';

const SIZE = { width: 96, height: 128 };
const OPAQUE = 140;
/** The distance of frames and grass from the lower edge. */
const LOWER_MARGIN = 5;
/** Coprime to four and eight, the numbers of types in a subcategory, so that the sample covers every position. */
const SAMPLE_INTERVAL = 11;

interface EdgePixels {
  readonly sides: number;
  readonly top: number;
  readonly bottom: number;
}

/** Opaque pixels along the edges. */
async function pixelsAtEdges(svg: string): Promise<EdgePixels> {
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = SIZE;
  const isOpaque = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > OPAQUE;
  const count = (length: number, isOpaqueAt: (index: number) => boolean) =>
    Array.from({ length }, (_, index) => isOpaqueAt(index)).filter(Boolean).length;
  return {
    sides: count(height, (y) => isOpaque(0, y) || isOpaque(width - 1, y)),
    top: count(width, (x) => isOpaque(x, 0)),
    bottom: count(width, (x) => isOpaque(x, height - LOWER_MARGIN)),
  };
}

function edgesOf(prompt: string): Promise<EdgePixels> {
  const spec = readPrompt(prompt, 'one');
  const { figure } = spec;
  if (figure === null) throw new Error(`No figure: ${prompt}`);
  return pixelsAtEdges(composeFigure({ ...spec, figure }, SIZE));
}

it.each(EVERY_TYPE.filter((_, index) => index % SAMPLE_INTERVAL === 0))(
  'the broadest and tallest figure of %s stays inside the picture',
  async (type) => {
    const { sides, top } = await edgesOf(
      `Name: Sam | Kind: ${type} | Personality: Proud | Height: Enormous | Build: Round`,
    );
    expect(sides + top).toBe(0);
  },
);

it.each(['Magical Horse - Cloud Pegasus', 'Moon Beast - Dream Tapir', 'Moon Beast - Cloud Sheep'])(
  'the whole cloud is inside the picture: %s',
  async (type) => {
    const { bottom } = await edgesOf(`Name: Sam | Kind: Mythical Creature - ${type} | Personality: Proud`);
    expect(bottom).toBe(0);
  },
);
