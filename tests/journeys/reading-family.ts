import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { downloadUrl, thumbnailPath } from '@talelantern/domain/images/media-url';
import { joinChapters, newStoryId } from '@talelantern/domain/stories/story';
import type { PlanId } from '@talelantern/domain/plans/plans';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { saveFile } from '../../functions/src/core/bucket-files.ts';
import { adminBucket, adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { createFamily, PASSWORD } from '../functions/support/family.ts';
import { castMember, storyFields } from '../support/documents.ts';
import { seedSession } from '../support/signed-in.ts';

/** Takes more than a minute to narrate. */
export const FIRST_CHAPTER = [
  'The harbour town was still asleep when Ember opened one eye. Somewhere below the lighthouse a bell rang once, and then it thought better of it. The sea lay as flat as a tablecloth.',
  '“There is a map in my soup,” said Pip. He held it up by one corner, and a drop fell on his nose. “It is only half of a map,” said Ember, “and it smells of onions.”',
  'Nobody in the harbour town had ever seen such a wet map before. The baker said that it showed the way to the moon. The ferryman said that it showed the way to his grandmother, who lived behind the third hill and made excellent jam.',
  'Ember blew on the paper until it was dry, very gently, because she was a dragon and had once dried a whole library by mistake. Slowly a blue line came out of the brown, and the blue line ended in a small gold star.',
  '“That is where we are going,” said Ember. Pip looked at the star for a long time. He was a fox who liked to know what there would be for supper. “Will there be soup?” he asked. “There will be half a soup,” said Ember, “to go with half a map.”',
  'So they packed a lantern, a spoon and a ball of red wool, and they walked down to the quay where the little boats were dreaming. Behind them the bell rang a second time, and this time it meant it.',
].join('\n\n');

export const SECOND_CHAPTER = [
  'The boat was called the Patient Duck, and it did not like to be hurried. All morning it followed the blue line across the bay.',
  'At noon the wind fell asleep, and Ember had to blow into the sail herself. “Not so hard,” said Pip. “The Duck is blushing.”',
].join('\n\n');

/** A text on the page of the second picture. */
const QUAY_PASSAGE = 'they walked down to the quay where the little boats were dreaming';

export interface ReadingFamily {
  uid: string;
  storyId: string;
}

/** Stores a picture as the functions do, with the same bytes as thumbnail. */
async function putScene(path: string, art: string): Promise<string> {
  const token = 'b7b0c1de-0000-4000-8000-5ce0e0e0e0e0';
  const bytes = await readFile(join(import.meta.dirname, '../../public/art', art));
  for (const name of [path, thumbnailPath(path)])
    await saveFile(adminBucket(), name, bytes, {
      contentType: 'image/webp',
      metadata: { firebaseStorageDownloadTokens: token },
    });
  return downloadUrl(inject('cloud').urls.storage, { bucket: adminBucket().name, path, token });
}

/** A family with a story of two chapters and two pictures. */
export async function createReadingFamily(
  plan: PlanId = 'pro_monthly',
  firstChapter = FIRST_CHAPTER,
): Promise<ReadingFamily> {
  const { uid } = await createFamily({ plan });
  const storyId = newStoryId(Date.now(), 'reading1');
  const scenes = await Promise.all(
    [
      { id: 'cover', art: 'scene-wood.webp', textSelection: 'The harbour town was still asleep' },
      { id: 'quay', art: 'scene-adventure.webp', textSelection: QUAY_PASSAGE },
    ].map(async ({ id, art, textSelection }) => {
      const imagePath = `users/${uid}/stories/${storyId}/${id}.webp`;
      return {
        id,
        imageUrl: await putScene(imagePath, art),
        imagePath,
        createdAt: Date.now(),
        textSelection,
        position: FIRST_CHAPTER.indexOf(textSelection),
        part: 0,
        generatedPrompt: null,
      };
    }),
  );
  const chapters = [firstChapter, SECOND_CHAPTER];
  await adminFirestore()
    .doc(`stories/${storyId}`)
    .set({
      ...storyFields(uid, storyId),
      title: 'The Treasure Hunt of Ember and Pip',
      content: joinChapters(chapters),
      previousParts: chapters,
      currentPhase: 'development',
      characters: [castMember(), castMember({ id: 'c2', name: 'Pip', type: 'Animal - Forest - Fox' })],
      sceneImages: scenes,
      coverSceneId: 'cover',
      createdAt: new Date(),
      updatedAt: new Date(),
      lastUpdate: new Date(),
    });
  return { uid, storyId };
}

/** Where each reader reads on. */
export const storedReadingPositions = async ({ storyId }: ReadingFamily): Promise<unknown> =>
  (await storedFields(`stories/${storyId}`))['readingPlaces'];

/** Signs in; no page of the app is open yet. */
export const seedReaderSession = (page: Page, { uid }: Pick<ReadingFamily, 'uid'>): Promise<void> =>
  seedSession(page, `${uid}@example.test`, PASSWORD);

/** Opens the reader, with its fonts loaded. */
export async function openReader(page: Page, family: ReadingFamily): Promise<void> {
  await seedReaderSession(page, family);
  await page.goto(`/stories/${family.storyId}/read`);
  await page.getByRole('slider', { name: 'Place in the chapter' }).waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Has the story recorded from the open chapter on, and closes the dialog when that chapter is ready. */
export async function generateNarration(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Voice', exact: true }).click();
  await page.getByRole('button', { name: 'Record this story' }).click();
  await page.getByText('is recorded in this voice.').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
}

/** The stored reader settings. */
export const storedReaderSettings = async ({ uid }: Pick<ReadingFamily, 'uid'>): Promise<unknown> =>
  ((await storedFields(`users/${uid}`))['preferences'] as { reader?: unknown } | undefined)?.reader;
