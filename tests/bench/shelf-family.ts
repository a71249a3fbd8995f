import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { itemPicturePath } from '@talelantern/domain/images/media-url';
import { joinChapters, newStoryId } from '@talelantern/domain/stories/story';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { createBucketPictures } from '../../functions/src/pictures/adapters/bucket-pictures.ts';
import { encodePicture } from '../../functions/src/pictures/adapters/encode-picture.ts';
import type { EncodedPicture } from '../../functions/src/pictures/ports/ports.ts';
import type { LocalCloud } from '../../local-cloud/launcher/start-local-cloud.ts';
import { connectAsOwner } from '../../local-cloud/seed/emulator-admin.ts';
import { generateChapters } from './shared-items.ts';

const PASSWORD = 'lantern1';
const STORIES = 20;
const HEROES = ['Ember', 'Pip', 'Hoot', 'Willow', 'Moss', 'Juniper'];
const COVERS = ['scene-wood', 'scene-adventure', 'scene-mystery', 'scene-spooky', 'scene-nature'];
/** Size of a generated scene. */
const COVER_WIDTH = 1152;

/** Stores a family with six characters and 20 stories with covers; returns its email address. */
export async function storeShelfFamily(cloud: LocalCloud): Promise<string> {
  const owner = connectAsOwner(cloud.projectId, cloud.urls);
  const email = `${randomUUID()}@bench.test`;
  const uid = await owner.createAccount({ email, password: PASSWORD, displayName: 'The Measured' });
  if (uid === null) throw new Error('The family exists already');
  await owner.setDocument(`users/${uid}`, { email, priceId: 'unlimited_monthly', subscriptionStatus: 'active' });
  const cast = HEROES.map((name) => ({
    id: randomUUID(),
    name,
    type: 'Animal - Fur and Feather - Fox',
    gender: 'male',
    personality: 'Brave and Curious',
  }));
  for (const hero of cast)
    await owner.setDocument(`characters/${hero.id}`, { ...hero, userId: uid, createdAt: new Date() });
  const pictures = connectPictures(cloud);
  const covers = await Promise.all(COVERS.map(encodeCover));
  for (let index = 0; index < STORIES; index += 1) {
    const chapters = generateChapters(`bench-${index}`);
    const id = newStoryId(Date.now(), randomUUID().slice(0, 8));
    const path = itemPicturePath(uid, { collection: 'stories', id }, randomUUID());
    const cover = await pictures.store(path, coverOf(covers, index));
    const changedAt = new Date(Date.now() - index * 1_000);
    await owner.setDocument(`stories/${id}`, {
      id,
      userId: uid,
      title: `The Treasure Hunt of Ember, part ${index}`,
      content: joinChapters(chapters),
      previousParts: chapters,
      currentPhase: 'conclusion',
      characters: cast.slice(0, 2),
      sceneImages: [{ ...cover, id: 'cover', createdAt: changedAt.getTime(), textSelection: '', position: 0, part: 0 }],
      coverSceneId: 'cover',
      theme: 'Treasure Hunt',
      ageRange: '5-8',
      memoryKey: `bench-${index}`,
      revision: 1,
      createdAt: changedAt,
      updatedAt: changedAt,
    });
  }
  return email;
}

function connectPictures({ adminEnvironment, functionsEnvironment: { settings, secrets } }: LocalCloud) {
  Object.assign(process.env, adminEnvironment);
  return createBucketPictures(
    getStorage(getApps()[0] ?? initializeApp()).bucket(),
    settings['STORAGE_PUBLIC_URL'] ?? '',
    secrets['USER_HASH_SECRET'] ?? '',
  );
}

async function encodeCover(art: string): Promise<EncodedPicture> {
  const artwork = await readFile(join(import.meta.dirname, `../../public/art/${art}.webp`));
  return encodePicture(await sharp(artwork).resize(COVER_WIDTH).png().toBuffer());
}

function coverOf(covers: readonly EncodedPicture[], index: number): EncodedPicture {
  const cover = covers[index % covers.length];
  if (!cover) throw new Error('There are no covers');
  return cover;
}

/** Signs in and opens the shelf, so that scripts and pictures are in the browser's cache. */
export async function signInToShelf(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/create');
  await page.goto('/stories');
  await waitForShelf(page);
}

/** Waits until the stories have been read, and the picture of the latest one is shown. */
export async function waitForShelf(page: Page): Promise<void> {
  await page.locator('main [aria-label^="More about"]:not([inert] *)').first().waitFor();
  await page.locator('.book-art-view img.picture:not(.opacity-0)').waitFor();
}
