import { LIMITS } from '@talelantern/domain/limits/limits';
import { joinChapters, newStoryId } from '@talelantern/domain/stories/story';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { createFamily, storeChild } from '../functions/support/family.ts';
import {
  accessibilityProblems,
  openBrowser,
  horizontalOverflow,
  VIEWPORTS,
  visit,
  type Visit,
} from '../support/browser.ts';
import { castMember, storyFields } from '../support/documents.ts';
import { expectToast } from './family-steps.ts';
import { seedReaderSession } from './reading-family.ts';

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

/** A family with 25 stories, number 1 the newest; the oldest is for Quillon, finished, and features Pip. */
async function createShelf() {
  const family = await createFamily();
  const childId = await storeChild(family, { nickname: 'Quillon' });
  const now = Date.now();
  const stories = Array.from({ length: STORIES }, (_, index) => {
    const time = new Date(now - index * MINUTE_MS);
    const id = newStoryId(time.getTime(), `shelf${String(index).padStart(3, '0')}`);
    const isOldest = index === STORIES - 1;
    const chapters = isOldest ? ['One.', 'Two.', 'Three.', 'Four.'] : ['One.'];
    const fields = isOldest ? { childId, currentPhase: 'resolution', characters: [castMember({ name: 'Pip' })] } : {};
    const times = { createdAt: time, updatedAt: time, lastUpdate: time };
    return { id, fields: { ...fields, previousParts: chapters, content: joinChapters(chapters), ...times } };
  });
  await Promise.all(
    stories.map(({ id, fields }, index) =>
      adminFirestore()
        .doc(`stories/${id}`)
        .set({ ...storyFields(family.uid, id, { title: titleOf(index + 1) }), ...fields }),
    ),
  );
  return { family, pathOf: (number: number) => `stories/${stories[number - 1]?.id ?? ''}` };
}

const storyLinks = () => page.getByRole('list', { name: 'Stories' }).getByRole('link');
const book = (number: number) => page.getByRole('link', { name: titleOf(number), exact: true });
const favoriteButton = (number: number) =>
  page.getByRole('button', { name: `Favorite: ${titleOf(number)}`, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const expectStoryCount = (count: number) => expect.poll(() => storyLinks().count()).toBe(count);

/** Asserts that the shelf fits a phone and a large screen and is accessible. */
async function expectAccessible(screen: string): Promise<void> {
  for (const [width, viewport] of Object.entries(VIEWPORTS)) {
    await page.setViewportSize(viewport);
    expect.soft(await accessibilityProblems(page), `${screen}, ${width}`).toEqual([]);
    expect.soft(await horizontalOverflow(page), `${screen}, ${width}`).toBe(0);
  }
}

async function askToDelete(number: number): Promise<void> {
  await press(`More about ${titleOf(number)}`);
  await press('Delete');
}

it('a family finds, marks and deletes stories among many', { timeout: JOURNEY_MS }, async () => {
  const { family, pathOf } = await createShelf();
  await seedReaderSession(page, family);
  await page.goto('/stories');
  // The newest story is shown above the others.
  await page.getByRole('heading', { name: titleOf(1) }).waitFor();
  await expectStoryCount(19);
  await expectAccessible('shelf');
  await press('Show more');
  await expectStoryCount(24);
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);

  await favoriteButton(3).click();
  await expect.poll(() => storedFields(pathOf(3))).toMatchObject({ favorite: true, revision: 1 });
  await page.reload();
  await expect.poll(() => favoriteButton(3).getAttribute('aria-pressed')).toBe('true');
  await press('Favorites');
  await expectStoryCount(1);
  await book(3).waitFor();
  await press('Favorites');

  // The story is on the second page, which is not loaded again.
  await page.getByRole('searchbox', { name: 'Search your stories' }).fill('pip');
  await book(25).waitFor();
  await expectStoryCount(1);
  await page.getByRole('article').getByText('Quillon').waitFor();
  await book(25).click();
  await page.getByRole('heading', { level: 1, name: titleOf(25) }).waitFor();
  await page.goBack();
  await book(25).waitFor();
  await expectStoryCount(1);
  await page.getByRole('searchbox', { name: 'Search your stories' }).fill('');
  await press('Filters');
  await page.getByText('Finished', { exact: true }).click();
  await book(25).waitFor();
  await expectStoryCount(1);
  await expectAccessible('filters');
  await press('Clear the filters');

  await askToDelete(2);
  await expectAccessible('question before deleting');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await book(2).waitFor({ state: 'detached' });
  await press('Undo');
  await book(2).waitFor();
  await askToDelete(2);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Story deleted successfully');
  await expect.poll(() => storedFields(pathOf(2))).toEqual({});
  expect(await storedFields(pathOf(3))).toMatchObject({ favorite: true });
  expect(visitor.errors).toEqual([]);
});

it('the question before deleting a story with the longest title can be read and answered on a small phone', async () => {
  const family = await createFamily();
  const title = 'The Undersea Adventure of Wilhelmina and Bartholomew '.repeat(4).slice(0, LIMITS.title).trim();
  const time = new Date();
  const id = newStoryId(time.getTime(), 'longtitle');
  await adminFirestore()
    .doc(`stories/${id}`)
    .set({ ...storyFields(family.uid, id, { title }), createdAt: time, updatedAt: time, lastUpdate: time });
  await page.setViewportSize({ width: 375, height: 553 });
  await seedReaderSession(page, family);
  await page.goto('/stories');
  await press(`More about ${title}`);
  await press('Delete');
  const question = page.getByRole('dialog');
  const keep = question.getByRole('button', { name: 'Keep' });
  const edges = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: NaN, height: NaN };
    return { top: y, bottom: y + height };
  };
  const sentence = question.getByText('The characters stay with you.');
  expect((await edges(keep)).bottom).toBeLessThanOrEqual(553);
  await question.hover();
  await page.mouse.wheel(0, 2_000);
  await expect.poll(async () => (await edges(sentence)).bottom - (await edges(keep)).top).toBeLessThanOrEqual(0);
});
