import { toParagraphs } from '@talelantern/domain/stories/story';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { storedFields } from '../functions/support/cloud-access.ts';
import { accessibilityProblems, openBrowser, sidewaysScroll, visit, VIEWPORTS } from '../support/browser.ts';
import { openParagraphs, seeMessage } from './family-steps.ts';
import { moment } from './reading-along-steps.ts';
import { createReadingFamily, enter, type ReadingFamily } from './reading-family.ts';

/** It is read aloud twice. */
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

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
const storedStory = ({ storyId }: ReadingFamily) => storedFields(`stories/${storyId}`);
const storedParagraph = async (family: ReadingFamily): Promise<unknown> => {
  const { previousParts } = await storedStory(family);
  const [first]: unknown[] = Array.isArray(previousParts) ? previousParts : [];
  return toParagraphs(String(first))[PARAGRAPH];
};

/** Every size of the screen as it is now: nothing for axe to find, nothing to scroll to the side. */
async function expectSound(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect.soft(await accessibilityProblems(page), `${size.width} px`).toEqual([]);
    expect.soft(await sidewaysScroll(page)).toBe(0);
  }
  await page.setViewportSize(VIEWPORTS.phone);
}

/** Has the second paragraph told anew and leaves the choice open. */
async function tellAnew(page: Page, wish: string): Promise<string> {
  await page.getByRole('article', { name: CHAPTER }).locator('.read > p').nth(PARAGRAPH).tap();
  await press(page, 'Tell it anew');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(wish, { exact: true }).tap();
  await dialog.getByRole('button', { name: 'Tell it anew' }).tap();
  const told = page.getByRole('region', { name: 'Told anew' }).locator('p').last();
  await told.waitFor();
  return (await told.textContent()) ?? '';
}

it('changes a story in its place and has it read anew', { timeout: WALK_MS }, async () => {
  const family = await createReadingFamily('pro_monthly', SHORT_CHAPTER);
  const { page, errors, close } = await visit(browser, 'phone', inject('cloud').urls.app);
  await enter(page, family);
  await page.goto(`/stories/${family.storyId}?chapter=1`);
  await page.getByText('Uses your last narration this month. It covers all chapters of this story.').waitFor();
  await expectSound(page);

  await press(page, 'Change the title');
  await page.keyboard.type('Half a Map');
  await page.keyboard.press('Enter');
  await seeMessage(page, 'Story saved successfully!');
  await page.getByRole('heading', { level: 1, name: 'Half a Map' }).waitFor();
  expect((await storedStory(family))['title']).toBe('Half a Map');

  const old = toParagraphs(SHORT_CHAPTER)[PARAGRAPH];
  const first = await tellAnew(page, 'Funnier');
  await expectSound(page);
  await page.reload();
  await press(page, 'Compare both');
  await press(page, 'Keep the new one');
  // A note stays as long as somebody is at its button.
  await page.getByRole('button', { name: 'Undo', exact: true }).focus();
  await expect.poll(() => storedParagraph(family)).toBe(first);
  expect(await openParagraphs(page, CHAPTER)).toContain(first);
  await press(page, 'Undo');
  await expect.poll(() => storedParagraph(family)).toBe(old);

  await press(page, 'Have it read');
  await press(page, 'Have chapter one read');
  await page.getByText('Ready to listen').waitFor({ timeout: WALK_MS });
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).tap();
  const second = await tellAnew(page, 'Shorter');
  await page.getByText('The recording of this chapter still has the old words.').waitFor();
  await press(page, 'Keep the new one');
  await page.getByText('The words have changed since it was read').waitFor();
  expect(await storedParagraph(family)).toBe(second);
  await press(page, 'Read it anew');
  await page.getByRole('link', { name: 'Listen', exact: true }).click({ timeout: WALK_MS });
  await expect.poll(async () => (await moment(page)).isPlaying).toBe(true);
  expect(errors).toEqual([]);

  await page.goto('/stories/story_1_nowhere');
  await page.getByRole('heading', { name: 'Story not found' }).waitFor();
  await page.getByRole('link', { name: 'Back to my stories' }).tap();
  await page.waitForURL('**/stories');
  await close();
});
