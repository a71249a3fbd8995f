import { randomBytes } from 'node:crypto';
import { buildPortraitPrompt } from '@talelantern/domain/characters/portrait-prompt';
import { PORTRAIT_STYLES } from '@talelantern/domain/characters/portrait-styles';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sampleCharacter } from '../../emulators/openai/samples/sample-characters.ts';
import { createFamily, storeCharacter, type Family } from './support/family.ts';
import { useFunction } from './support/function-under-test.ts';
import { pictureAt, PROMPT, savedPicture } from './support/portraits.ts';

/** Architecture §7: what a list of 20 loads. */
const MOST_BYTES = 30 * 1024;
/** Twenty pictures are drawn and kept one after the other. */
const GALLERY_MS = 300_000;

/** Pixels of the plainest colours by chance, each `grain` wide: shrinking leaves nothing of it smooth. */
async function grainy(grain: number): Promise<string> {
  const [width, height] = [Math.ceil(768 / grain), Math.ceil(1024 / grain)];
  const pixels = Buffer.from(randomBytes(width * height * 3).map((value) => (value > 127 ? 255 : 0)));
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  const whole = await sharp(await picture.png().toBuffer())
    .resize(768, 1024, { kernel: 'nearest', fit: 'fill' })
    .png()
    .toBuffer();
  return whole.toString('base64');
}

describe('the thumbnail of a portrait that a family keeps has at most 30 KB', () => {
  const painter = useFunction('generateImage');
  const saver = useFunction('saveImageToStorage');

  /** Paints and keeps a portrait as the app does; answers the size of what lists load. */
  async function thumbnailBytes(family: Family, prompt: string): Promise<number> {
    const characterId = await storeCharacter(family);
    const { imageUrl } = savedPicture(await painter.call(family, { prompt, characterId }));
    const kept = savedPicture(await saver.call(family, { imageUrl, characterId, userId: family.uid }));
    const thumbnail = await pictureAt(kept.imageUrl.replace('.webp?', '.thumb.webp?'));
    expect(thumbnail).toMatchObject({ type: 'image/webp', format: 'webp' });
    return thumbnail.bytes;
  }

  it('in each of the twenty styles', { timeout: GALLERY_MS }, async () => {
    const family = await createFamily({ plan: 'unlimited_monthly' });
    for (const { id } of PORTRAIT_STYLES) {
      const queen = sampleCharacter('Lyra', 'Human - Royal - Queen', { style: id });
      expect(await thumbnailBytes(family, buildPortraitPrompt(queen)), id).toBeLessThanOrEqual(MOST_BYTES);
    }
  });

  it.each([1, 2, 3])('even where the model answers nothing but grain of %i pixels', async (grain) => {
    const family = await createFamily();
    await painter.standIn.plan({ kind: 'picture', base64: await grainy(grain) });
    expect(await thumbnailBytes(family, PROMPT)).toBeLessThanOrEqual(MOST_BYTES);
  });
});
