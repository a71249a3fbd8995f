import { randomBytes } from 'node:crypto';
import { DIGITAL_SOURCE_TYPE } from '@talelantern/domain/images/generated-mark';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePicture } from './encode-picture.ts';

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

it('encodePicture returns WebP without metadata of the original, with a thumbnail of at most 30 KB even for noise', async () => {
  const original = await noise(768, 1024)
    .withMetadata({ exif: { IFD0: { Copyright: 'somebody' } } })
    .png()
    .toBuffer();
  const { picture, thumbnail } = await encodePicture(original);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 768, height: 1024 });
  expect((await sharp(picture).metadata()).exif).toBeUndefined();
  expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 384, height: 512 });
  expect(thumbnail.length).toBeLessThanOrEqual(30 * 1024);
});

it('the picture and its thumbnail are marked as made by a generative model, in place of other marks', async () => {
  const original = await noise(64, 64)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">somebody</x:xmpmeta>')
    .png()
    .toBuffer();
  const { picture, thumbnail } = await encodePicture(original);
  for (const file of [picture, thumbnail]) {
    const { xmp } = await sharp(file).metadata();
    expect(xmp?.toString()).toContain(`DigitalSourceType="${DIGITAL_SOURCE_TYPE}"`);
    expect(xmp?.toString()).not.toContain('somebody');
  }
});

it('encodePicture keeps the thumbnail within 30 KB for coarse noise that survives scaling', async () => {
  const [width, height] = [768, 1024];
  for (const grain of [2, 3]) {
    const coarse = noise(width / grain, Math.ceil(height / grain)).threshold(128, { greyscale: false });
    const original = sharp(await coarse.png().toBuffer()).resize(width, height, { kernel: 'nearest', fit: 'fill' });
    const { thumbnail } = await encodePicture(await original.png().toBuffer());
    expect(thumbnail.length).toBeLessThanOrEqual(30 * 1024);
  }
});

it('encodePicture drops data appended after the pixels', async () => {
  const original = Buffer.concat([await noise(64, 64).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
  expect((await encodePicture(original)).picture.includes('<script')).toBe(false);
});

it.each([
  ['text', Buffer.from('<html>no picture</html>')],
  ['nothing', Buffer.alloc(0)],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>1</script></svg>')],
  ['an SVG of too many pixels', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>')],
])('encodePicture rejects %s by its bytes, whatever its name', async (_kind, bytes) => {
  await expect(encodePicture(bytes)).rejects.toThrow();
});

it('encodePicture rejects more pixels than any model returns', async () => {
  const wide = sharp({ create: { width: 5000, height: 4000, channels: 3, background: 'white' } });
  await expect(encodePicture(await wide.png().toBuffer())).rejects.toThrow('pixel limit');
});
