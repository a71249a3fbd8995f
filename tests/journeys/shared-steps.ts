import { SHARED_PAGE_PATHS } from '@talelantern/domain/sharing/share-address';
import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { createFamily, PASSWORD, type Family } from '../functions/support/family.ts';
import { PEN_NAME, putWithThumbnail, shareItem, storeStory } from '../functions/support/shared-items.ts';
import { newEmail } from './family-steps.ts';

export const TITLE = 'The Treasure Hunt of Ember';
export const CHAPTERS = ['The harbour was asleep.\n\nEmber was not.', 'Pip found half a map.'];

/** A family that has shared something. */
export interface Sharing {
  family: Family;
  email: string;
  storyId: string;
  shareId: string;
  /** Of its shared page. */
  path: string;
}

/** A family that has shared a story with two pictures; `fields` are the story's. */
export async function sharingFamily(fields: Readonly<Record<string, unknown>> = {}): Promise<Sharing> {
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
    ...fields,
  });
  const shareId = await shareItem(family, 'story', storyId);
  return { family, email, storyId, shareId, path: `${SHARED_PAGE_PATHS.story}${shareId}` };
}

export const commentsOn = (shareId: string) =>
  adminFirestore().collection('comments').where('contentId', '==', shareId).get();

export const countsOf = async (shareId: string) => (await storedFields(`shares/${shareId}`))['sharing'];

export const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();

export const like = (page: Page, count: number): Locator =>
  page.getByRole('button', { name: `Like, ${count} ${count === 1 ? 'like' : 'likes'}` });

/** The app comes when somebody moves; until then the page is all there is. */
export async function move(page: Page): Promise<void> {
  await page.mouse.wheel(0, 40);
  await page.getByRole('button', { name: /^Like/ }).waitFor();
}

/** Where /login has opened. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.waitForURL('**/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The address of the app that this run has built. */
export const appAddress = (): string => inject('cloud').urls.app;
