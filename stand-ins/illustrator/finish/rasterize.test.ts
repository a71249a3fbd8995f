import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ArtStyleName } from '../art-styles.ts';
import { composePicture } from '../compose-picture.ts';
import { readPrompt } from '../read-prompt.ts';
import { rasterize } from './rasterize.ts';

const SIZE = { width: 192, height: 256 };

const portraitIn = (style: ArtStyleName): Promise<Buffer> =>
  rasterize(
    composePicture({ ...readPrompt('Portrait | Name: Sam | Kind: Fox | Background: Meadow', 'one'), style }, SIZE),
    style,
    'png',
  );

type Pixel = readonly [red: number, green: number, blue: number];

async function pixelsOf(picture: Buffer): Promise<Pixel[]> {
  const data = await sharp(picture).removeAlpha().raw().toBuffer();
  return Array.from({ length: data.length / 3 }, (_, index): Pixel => {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * index);
    return [red, green, blue];
  });
}

const saturationOf = (pixels: readonly Pixel[]): number =>
  pixels.reduce((sum, pixel) => sum + 1 - Math.min(...pixel) / Math.max(1, ...pixel), 0) / pixels.length;

/** The mean of all channels. */
const brightnessOf = (pixels: readonly Pixel[]): number =>
  pixels.flat().reduce((sum, channel) => sum + channel, 0) / (3 * pixels.length);

describe('portraits, which the app shows in a pane', () => {
  it.each(['Storybook', 'Fairy-Tale Watercolor'] as const)(
    'the background of a portrait reaches to the edges, without a paper border, in %s',
    async (style) => {
      const pixels = await pixelsOf(await portraitIn(style));
      const edge = pixels.filter((_, index) => index % SIZE.width === 1);
      const [sky, grass] = [edge.slice(0, SIZE.height / 4), edge.slice(-SIZE.height / 4)].map(brightnessOf);
      expect(Math.abs((sky ?? 0) - (grass ?? 0))).toBeGreaterThan(20);
    },
  );

  it('a portrait in Storybook is not paler than in another style', async () => {
    const [storybook, bright] = await Promise.all(
      (['Storybook', 'Bold Outline'] as const).map(async (style) =>
        saturationOf(await pixelsOf(await portraitIn(style))),
      ),
    );
    expect(storybook).toBeGreaterThan((bright ?? 0) * 0.85);
  });
});
