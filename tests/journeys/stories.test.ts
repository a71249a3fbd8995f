import { joinChapters } from '@talelantern/domain/stories/story';
import { newStoryId } from '@talelantern/domain/stories/story-id';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { createFamily, storeChild } from '../functions/support/family.ts';
import {
  accessibilityProblems,
  openBrowser,
  sidewaysScroll,
  VIEWPORTS,
  visit,
  type Visit,
} from '../support/browser.ts';
import { castMember, storyFields } from '../support/documents.ts';
import { seeMessage } from './family-steps.ts';
import { enter } from './reading-family.ts';

const JOURNEY_MS = 240_000;
const MINUTE_MS = 60_000;
/** One more page than a list loads at first. */
const STORIES = 25;

let browser: Browser;
let visitor: Visit;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  visitor = await visit(browser, 'desktop', inject('cloud').urls.app);
  ({ page } = visitor);
});
afterEach(() => visitor.close());

const titleOf = (number: number): string => `The Tale of Lantern ${number}`;

/** A family with 25 stories, number 1 the newest; the oldest is told for Quillon, finished, and has Pip in it. */
async function createShelf() {
  const family = await createFamily();
  const childId = await storeChild(family, { nickname: 'Quillon' });
  const now = Date.now();
  const stories = Array.from({ length: STORIES }, (_, index) => {
    const time = new Date(now - index * MINUTE_MS);
    const id = newStoryId(time.getTime(), `shelf${String(index).padStart(3, '0')}`);
    const isOldest = index === STORIES - 1;
    const chapters = isOldest ? ['One.', 'Two.', 'Three.', 'Four.'] : ['One.'];
    const told = isOldest ? { childId, currentPhase: 'resolution', characters: [castMember({ name: 'Pip' })] } : {};
    const times = { createdAt: time, updatedAt: time, lastUpdate: time };
    return { id, told: { ...told, previousParts: chapters, content: joinChapters(chapters), ...times } };
  });
  await Promise.all(
    stories.map(({ id, told }, index) =>
      adminFirestore()
        .doc(`stories/${id}`)
        .set({ ...storyFields(family.uid, id, { title: titleOf(index + 1) }), ...told }),
    ),
  );
  return { family, pathOf: (number: number) => `stories/${stories[number - 1]?.id ?? ''}` };
}

const books = () => page.getByRole('list', { name: 'Stories' }).getByRole('link');
const book = (number: number) => page.getByRole('link', { name: titleOf(number), exact: true });
const heart = (number: number) => page.getByRole('button', { name: `Favourite: ${titleOf(number)}`, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const seeBooks = (count: number) => expect.poll(() => books().count()).toBe(count);

/** The shelf fits a phone and a large screen, and can be used by everybody there. */
async function lookAt(screen: string): Promise<void> {
  for (const [width, viewport] of Object.entries(VIEWPORTS)) {
    await page.setViewportSize(viewport);
    expect.soft(await accessibilityProblems(page), `${screen}, ${width}`).toEqual([]);
    expect.soft(await sidewaysScroll(page), `${screen}, ${width}`).toBe(0);
  }
}

async function askToDelete(number: number): Promise<void> {
  await press(`More about ${titleOf(number)}`);
  await press('Delete');
}

it('a family finds, keeps and deletes among many stories', { timeout: JOURNEY_MS }, async () => {
  const { family, pathOf } = await createShelf();
  await enter(page, family);
  await page.goto('/stories');
  // The newest lies open above the others.
  await page.getByRole('heading', { name: titleOf(1) }).waitFor();
  await seeBooks(19);
  await lookAt('shelf');
  await press('Show more');
  await seeBooks(24);
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);

  await heart(3).click();
  await expect.poll(() => storedFields(pathOf(3))).toMatchObject({ favorite: true, revision: 1 });
  await page.reload();
  await expect.poll(() => heart(3).getAttribute('aria-pressed')).toBe('true');
  await press('Favourites');
  await seeBooks(1);
  await book(3).waitFor();
  await press('Favourites');

  // On the second page, which was not loaded again.
  await page.getByRole('searchbox', { name: 'Search your stories' }).fill('pip');
  await book(25).waitFor();
  await seeBooks(1);
  await page.getByRole('article').getByText('Quillon').waitFor();
  await book(25).click();
  await page.getByRole('heading', { level: 1, name: titleOf(25) }).waitFor();
  await page.goBack();
  await book(25).waitFor();
  await seeBooks(1);
  await page.getByRole('searchbox', { name: 'Search your stories' }).fill('');
  await press('Filters');
  await page.getByText('Finished', { exact: true }).click();
  await book(25).waitFor();
  await seeBooks(1);
  await lookAt('filters');
  await press('Clear the filters');

  await askToDelete(2);
  await lookAt('question before deleting');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await book(2).waitFor({ state: 'detached' });
  await press('Undo');
  await book(2).waitFor();
  await askToDelete(2);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await seeMessage(page, 'Story deleted successfully');
  await expect.poll(() => storedFields(pathOf(2))).toEqual({});
  expect(await storedFields(pathOf(3))).toMatchObject({ favorite: true });
  expect(visitor.errors).toEqual([]);
});
