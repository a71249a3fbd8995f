import { expect } from 'vitest';
import { storeCharacter, type Family } from './family.ts';
import { setUpFunction } from './function-under-test.ts';
import { pictureAt, PROMPT, expectSavedPicture } from './portraits.ts';

/** The size budget of a thumbnail in docs/architecture.md#budgets. */
export const MAX_BYTES = 30 * 1024;

/** Generates and saves portraits as the app does, for this file's tests. */
export function setUpThumbnails() {
  const generateImage = setUpFunction('generateImage');
  const saver = setUpFunction('saveImageToStorage');
  return {
    /** The size of the thumbnail of a portrait for which the vendor returns `base64`. */
    async bytesOf(family: Family, base64: string): Promise<number> {
      const characterId = await storeCharacter(family);
      await generateImage.standIn.plan({ kind: 'picture', base64 }, { times: 1 });
      const { imageUrl } = expectSavedPicture(await generateImage.call(family, { prompt: PROMPT, characterId }));
      const savedPicture = expectSavedPicture(await saver.call(family, { imageUrl, characterId, userId: family.uid }));
      const thumbnail = await pictureAt(savedPicture.imageUrl.replace('.webp?', '.thumb.webp?'));
      expect(thumbnail).toMatchObject({ type: 'image/webp', format: 'webp' });
      return thumbnail.bytes;
    },
  };
}
