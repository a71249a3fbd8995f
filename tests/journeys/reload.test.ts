import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser, visit } from '../support/browser.ts';
import { countChapterRequests, holdChapter } from '../support/provider-controls.ts';
import { generateButton, newName, openParagraphs, prepareStory } from './family-steps.ts';

const JOURNEY_MS = 180_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('a finished story is offered after a reload, generated and charged once', { timeout: JOURNEY_MS }, async () => {
  const { page, close } = await visit(browser, 'phone', inject('cloud').urls.app);
  const name = newName();
  await prepareStory(page, name);
  const release = await holdChapter(name);
  await generateButton(page).click();
  await page.getByText('Chapter one is being written').waitFor();
  await expect.poll(() => countChapterRequests(name)).toBe(1);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await release();
  await page.getByText('Your story is ready').waitFor();
  await page.getByRole('button', { name: 'Save and open' }).click();
  await page.waitForURL('**/stories/story_*');
  expect((await openParagraphs(page, 'Chapter one')).join(' ')).toContain(name);
  expect(await countChapterRequests(name)).toBe(1);
  await page.goto('/subscription');
  await page.getByText('1 of 2 stories left').waitFor();
  await close();
});
