import { PREVIEW_SIZE } from '@talelantern/domain/sharing/share-url';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePlaceholder, encodePreview } from './encode-preview.ts';

const SIZE = { width: 384, height: 512 };

/** Squares of random colors with sides of `side` pixels. */
const drawSquares = (side: number): Promise<Buffer> => {
  const raw = { width: SIZE.width / side, height: SIZE.height / side, channels: 3 } as const;
  return sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .resize({ ...SIZE, kernel: 'nearest' })
    .webp()
    .toBuffer();
};

it('encodePlaceholder returns a WebP of the same size in pixels, within the size cap', async () => {
  const thumbnail = await sharp(join('public', 'art', 'scene-wood.webp'))
    .resize(SIZE)
    .webp()
    .toBuffer();
  const placeholder = (await encodePlaceholder(thumbnail)) ?? '';
  expect(placeholder.length).toBeLessThanOrEqual(LIMITS.coverPlaceholder);
  expect(await sharp(Buffer.from(placeholder, 'base64')).metadata()).toMatchObject({ format: 'webp', ...SIZE });
});

it('encodePlaceholder returns null for a picture that stays too large', async () => {
  expect(await encodePlaceholder(await drawSquares(1))).not.toBeNull();
  expect(await encodePlaceholder(await drawSquares(16))).toBeNull();
});

it('encodePlaceholder returns null for bytes that are not a picture', async () => {
  expect(await encodePlaceholder(Buffer.from('not a picture'))).toBeNull();
});

it.each(['scene', 'portrait'] as const)('encodePreview returns a JPEG of a %s', async (shape) => {
  const preview = (await encodePreview(await drawSquares(16), shape)) ?? undefined;
  expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', ...PREVIEW_SIZE });
});

it.each(['scene', 'portrait'] as const)(
  'encodePreview returns null for a %s of which only the beginning can be read',
  async (shape) => {
    const damagedPicture = await drawSquares(16);
    damagedPicture.fill(0xff, damagedPicture.length / 2);
    expect(await sharp(damagedPicture).metadata()).toMatchObject({ format: 'webp' });
    expect(await encodePreview(damagedPicture, shape)).toBeNull();
  },
);
