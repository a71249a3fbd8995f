import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderPicture, type PictureRequest } from './render-picture.ts';

const FOX: PictureRequest = {
  prompt:
    'Portrait for a children’s picture book | Name: Pip | Kind: Animal - Fur and Feather - Fox | Style: Anime - Soft Meadow',
  size: '96x128',
  variation: 'first',
  inputs: [],
  format: 'webp',
};

describe('renderPicture', () => {
  it('the same picture request returns the same bytes', async () => {
    const [once, again] = await Promise.all([renderPicture(FOX), renderPicture(FOX)]);
    expect(once.equals(again)).toBe(true);
  });

  it('another variation returns another picture', async () => {
    const first = await renderPicture(FOX);
    expect(first.equals(await renderPicture({ ...FOX, variation: 'second' }))).toBe(false);
  });

  it.each(['webp', 'png', 'jpeg'] as const)('a %s picture has exactly the requested size', async (format) => {
    const picture = await renderPicture({ ...FOX, size: '80x96', format });
    expect(await sharp(picture).metadata()).toMatchObject({ format, width: 80, height: 96 });
  });

  it('a size that is not width x height is rejected', async () => {
    await expect(renderPicture({ ...FOX, size: 'auto' })).rejects.toThrow('Not a picture size: auto');
  });

  it('a picture can be drawn after another one failed', async () => {
    const failure = renderPicture({ ...FOX, size: '0x0' });
    const next = renderPicture(FOX);
    await expect(failure).rejects.toThrow(RangeError);
    await expect(next).resolves.toBeInstanceOf(Buffer);
  });
});
