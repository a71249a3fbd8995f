import { SHARED_PAGE_PATHS } from '@talelantern/domain/sharing/share-url';
import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { createFamily, PASSWORD, type Family } from '../functions/support/family.ts';
import { newWord, PEN_NAME, putWithThumbnail, shareItem, storeStory } from '../functions/support/shared-items.ts';
import { newEmail } from './family-steps.ts';

export const TITLE = 'The Treasure Hunt of Ember';
export const CHAPTERS = ['The harbour was asleep.\n\nEmber was not.', 'Pip found half a map.'];

/** Chapters of a story that a test hides: their words are then held in every share that has them, of any family. */
export function newChapters() {
  const previousParts = CHAPTERS.map((chapter) => `${chapter} ${newWord()} snored.`);
  return { previousParts, content: previousParts.join('\n\n') };
}

/** A family with a share. */
export interface SharingFamily {
  family: Family;
  email: string;
  storyId: string;
  shareId: string;
  /** Path of its shared page. */
  path: string;
}

/** A family with a shared story of two pictures; `overrides` replace the story's. */
export async function createSharingFamily(overrides: Readonly<Record<string, unknown>> = {}): Promise<SharingFamily> {
  const email = newEmail();
  const family = await createFamily({ email, profile: { penName: PEN_NAME } });
  const picture = (id: string) => putWithThumbnail(`users/${family.uid}/stories/tale/${id}.webp`);
  const sceneImages = await Promise.all(
    ['own-cover', 'own-map'].map(async (id, part) => ({
      id,
      imagePath: await picture(id),
      imageUrl: 'https://own.invalid/x',
      part,
      position: 0,
    })),
  );
  const storyId = await storeStory(family, {
    title: TITLE,
    content: CHAPTERS.join('\n\n'),
    previousParts: CHAPTERS,
    sceneImages,
    ...overrides,
  });
  const shareId = await shareItem(family, 'story', storyId);
  return { family, email, storyId, shareId, path: `${SHARED_PAGE_PATHS.story}${shareId}` };
}

export const commentsOn = (shareId: string) =>
  adminFirestore().collection('comments').where('contentId', '==', shareId).get();

export const countsOf = async (shareId: string) => (await storedFields(`shares/${shareId}`))['sharing'];

export const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();

export const likeButton = (page: Page, count: number): Locator =>
  page.getByRole('button', { name: `Like, ${count} ${count === 1 ? 'like' : 'likes'}` });

/** The app loads on user activity; until then the page is static. */
export async function triggerAppLoad(page: Page): Promise<void> {
  await page.mouse.wheel(0, 40);
  await page.getByRole('button', { name: /^Like/ }).waitFor();
}

/** Signs in on the open /login page, which offers a new account first if a shared page led there. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.waitForURL('**/login');
  await page.locator('form').getByText('Sign in', { exact: true }).first().click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The URL of the built app. */
export const appUrl = (): string => inject('cloud').urls.app;
