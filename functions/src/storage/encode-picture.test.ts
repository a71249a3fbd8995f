import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePicture } from './encode-picture.ts';

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

describe('a painted picture', () => {
  it('becomes WebP without metadata, with a thumbnail of at most 30 KB even for noise', async () => {
    const painted = await noise(768, 1024)
      .withMetadata({ exif: { IFD0: { Copyright: 'somebody' } } })
      .png()
      .toBuffer();
    const { picture, thumbnail } = await encodePicture(painted);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 768, height: 1024 });
    expect((await sharp(picture).metadata()).exif).toBeUndefined();
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 384, height: 512 });
    expect(thumbnail.length).toBeLessThanOrEqual(30 * 1024);
  });

  it('has a thumbnail of at most 30 KB also where it is grain that survives the shrinking', async () => {
    const [width, height] = [768, 1024];
    for (const grain of [2, 3]) {
      const coarse = noise(width / grain, Math.ceil(height / grain)).threshold(128, { greyscale: false });
      const painted = sharp(await coarse.png().toBuffer()).resize(width, height, { kernel: 'nearest', fit: 'fill' });
      const { thumbnail } = await encodePicture(await painted.png().toBuffer());
      expect(thumbnail.length).toBeLessThanOrEqual(30 * 1024);
    }
  });

  it('I10: loses whatever was hidden behind its pixels', async () => {
    const painted = Buffer.concat([await noise(64, 64).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    expect((await encodePicture(painted)).picture.includes('script')).toBe(false);
  });

  it.each([
    ['text', Buffer.from('<html>no picture</html>')],
    ['nothing', Buffer.alloc(0)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>1</script></svg>')],
    [
      'an SVG of too many pixels',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>'),
    ],
  ])('G3, I10: is refused when it is %s, for its bytes and not its name decide', async (_kind, bytes) => {
    await expect(encodePicture(bytes)).rejects.toThrow();
  });

  it('I10: is refused when it has more pixels than any model paints', async () => {
    const wide = sharp({ create: { width: 5000, height: 4000, channels: 3, background: 'white' } });
    await expect(encodePicture(await wide.png().toBuffer())).rejects.toThrow('pixel limit');
  });
});
