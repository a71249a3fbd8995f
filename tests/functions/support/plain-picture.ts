import sharp from 'sharp';

/** Cached, because most tests store pictures that they never look at. */
const pictures = new Map<string, Promise<Buffer>>();

/** A plain WebP picture, identifiable by its color. */
export function plainPicture(background: string): Promise<Buffer> {
  const picture =
    pictures.get(background) ??
    sharp({ create: { width: 48, height: 64, channels: 3, background } })
      .webp()
      .toBuffer();
  pictures.set(background, picture);
  return picture;
}
