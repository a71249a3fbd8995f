import { toParagraphs } from '@talelantern/domain/stories/story';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { accessibilityProblems, openBrowser, horizontalOverflow, visit, VIEWPORTS } from '../support/browser.ts';
import { storyLocation } from '../support/documents.ts';
import { addChild } from './child-steps.ts';
import { openParagraphs, expectToast } from './family-steps.ts';
import { moment } from './reading-along-steps.ts';
import { createReadingFamily, seedReaderSession, type ReadingFamily } from './reading-family.ts';

/** Short, because it is narrated twice. */
const SHORT_CHAPTER = [
  'The harbour town was still asleep when Ember opened one eye.',
  '“There is a map in my soup,” said Pip. He held it up by one corner.',
].join('\n\n');
const WALK_MS = 240_000;
const CHAPTER = 'Chapter one';
const PARAGRAPH = 1;
const SIZES = [VIEWPORTS.phone, { width: 820, height: 1_180 }, VIEWPORTS.desktop];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
const storedStory = ({ storyId }: ReadingFamily) => storedFields(`stories/${storyId}`);
const storedParagraph = async (family: ReadingFamily): Promise<unknown> => {
  const { previousParts } = await storedStory(family);
  const [first]: unknown[] = Array.isArray(previousParts) ? previousParts : [];
  return toParagraphs(String(first))[PARAGRAPH];
};

/** Asserts that the screen is accessible and fits at every width. */
async function expectAccessible(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect.soft(await accessibilityProblems(page), `${size.width} px`).toEqual([]);
    expect.soft(await horizontalOverflow(page)).toBe(0);
  }
  await page.setViewportSize(VIEWPORTS.phone);
}

/** Rewrites the second paragraph and leaves the choice open. */
async function rewriteParagraph(page: Page, wish: string): Promise<string> {
  await page.getByRole('article', { name: CHAPTER }).locator('.read > p').nth(PARAGRAPH).tap();
  await press(page, 'Rewrite this');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(wish, { exact: true }).tap();
  await dialog.getByRole('button', { name: 'Rewrite this' }).tap();
  const rewrittenParagraph = page.getByRole('region', { name: 'Rewritten' }).locator('p').last();
  await rewrittenParagraph.waitFor();
  return (await rewrittenParagraph.textContent()) ?? '';
}

it('the locations of a story are shown on its page and at its end in the reader', { timeout: WALK_MS }, async () => {
  const family = await createReadingFamily();
  const locations = [
    storyLocation({ name: 'The Lighthouse-at-the-very-end-of-the-Crooked-Harbour-Wall, where lanterns sleep' }),
    storyLocation({ id: 'l2', name: 'Moon Pond', type: 'Rivers and Seas', category: '' }),
    storyLocation({ id: 'l3', name: 'Tea-House', type: '', category: '' }),
    storyLocation({ id: 'l4', name: 'The Attic', type: 'Under One Roof', category: '' }),
  ];
  await adminFirestore().doc(`stories/${family.storyId}`).update({ locations });
  const { page, errors, close } = await visit(browser, 'phone', inject('cloud').urls.app);
  await seedReaderSession(page, family);
  for (const path of ['', '/read?chapter=2']) {
    await page.goto(`/stories/${family.storyId}${path}`);
    const items = page.getByRole('region', { name: 'Where it happens' }).getByRole('listitem');
    await expect.poll(() => items.count()).toBe(locations.length);
    await expect.poll(() => items.nth(1).textContent()).toContain('Moon Pond');
    await expectAccessible(page);
  }

  await adminFirestore().doc(`stories/${family.storyId}`).update({ locations: [] });
  await page.goto(`/stories/${family.storyId}`);
  await page.getByRole('article').waitFor();
  expect(await page.getByText('Where it happens').count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

it('three lines of a chapter are visible without scrolling on every screen', { timeout: WALK_MS }, async () => {
  const family = await createReadingFamily();
  const { page, close } = await visit(browser, 'phone', inject('cloud').urls.app);
  await seedReaderSession(page, family);
  await page.goto(`/stories/${family.storyId}?chapter=2`);
  const text = page.getByRole('article', { name: 'Chapter two' }).locator('.read > p').first();
  await text.waitFor();
  for (const size of [...SIZES, { width: 1_280, height: 800 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    const lines = await text.evaluate(
      (element) =>
        (innerHeight - element.getBoundingClientRect().top) / parseFloat(getComputedStyle(element).lineHeight),
    );
    expect.soft(lines, `${size.width}x${size.height}`).toBeGreaterThanOrEqual(3);
  }
  await close();
});

it('the check mark of the chosen child is beside the face', { timeout: WALK_MS }, async () => {
  const family = await createReadingFamily();
  await addChild(family, 'Mo');
  const { page, close } = await visit(browser, 'desktop', inject('cloud').urls.app);
  await seedReaderSession(page, family);
  await page.goto(`/stories/${family.storyId}`);
  const chip = page.locator('label', { hasText: 'Mo · 5-8' }).filter({ visible: true });
  await chip.click();
  const check = await boxOf(chip.locator('svg'));
  expect((await boxOf(chip.locator('img'))).x - check.x - check.width).toBeGreaterThan(4);
  await close();
});

it('a story is edited in place and its narration is recorded again', { timeout: WALK_MS }, async () => {
  const family = await createReadingFamily('pro_monthly', SHORT_CHAPTER);
  const { page, errors, close } = await visit(browser, 'phone', inject('cloud').urls.app);
  await seedReaderSession(page, family);
  await page.goto(`/stories/${family.storyId}?chapter=1`);
  await page.getByText('You have one narration this month: this one. It covers every chapter of this story.').waitFor();
  await expectAccessible(page);

  await press(page, 'More about The Treasure Hunt of Ember and Pip');
  await press(page, 'Change the title');
  await page.keyboard.type('Half a Map');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Story saved successfully!');
  await page.getByRole('heading', { level: 1, name: 'Half a Map' }).waitFor();
  expect((await storedStory(family))['title']).toBe('Half a Map');

  const old = toParagraphs(SHORT_CHAPTER)[PARAGRAPH];
  const first = await rewriteParagraph(page, 'Funnier');
  await expectAccessible(page);
  await page.reload();
  await press(page, 'Compare both');
  await press(page, 'Keep the new one');
  // A toast stays while its button has the focus.
  await page.getByRole('button', { name: 'Undo', exact: true }).focus();
  await expect.poll(() => storedParagraph(family)).toBe(first);
  expect(await openParagraphs(page, CHAPTER)).toContain(first);
  await press(page, 'Undo');
  await expect.poll(() => storedParagraph(family)).toBe(old);

  await press(page, 'Record it');
  await press(page, 'Record this story');
  await page.getByText('Ready to listen').waitFor({ timeout: WALK_MS });
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).tap();
  const second = await rewriteParagraph(page, 'Shorter');
  await page.getByText('The recording of this chapter still has the old words.').waitFor();
  await press(page, 'Keep the new one');
  await page.getByText('The words have changed since it was recorded').waitFor();
  expect(await storedParagraph(family)).toBe(second);
  await press(page, 'Record it again');
  await page.getByRole('link', { name: 'Listen', exact: true }).click({ timeout: WALK_MS });
  await expect.poll(async () => (await moment(page)).isPlaying).toBe(true);
  expect(errors).toEqual([]);

  await page.goto('/stories/story_1_nowhere');
  await page.getByRole('heading', { name: 'Story not found' }).waitFor();
  await page.getByRole('link', { name: 'Back to my stories' }).tap();
  await page.waitForURL('**/stories');
  await close();
});
