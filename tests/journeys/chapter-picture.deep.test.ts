import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { accessibilityProblems, openBrowser, visit } from '../support/browser.ts';
import { readEventDocument, sendEvent } from '../support/send-event.ts';
import { expectToast, generateButton, prepareStory } from './family-steps.ts';

const cloud = inject('cloud');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The triggers of the emulators are off while other tests run. */
async function handleSavedChapter(path: string): Promise<void> {
  const after = await readEventDocument(cloud, path);
  for (const trigger of ['chapterSaved', 'chapterAdded'])
    await sendEvent(`${cloud.urls.functions}/events/${trigger}`, cloud, { type: 'written', path, after });
}

/** From the chapter's heading to its first line: a picture that arrives must not move what is being read. */
const spaceAboveText = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? NaN;
    return Math.round(topOf('.read > p') - topOf('article h2'));
  });

it('the picture and the cards of a first chapter appear on its page and in the reader without a reload', async () => {
  const { page, errors, close } = await visit(browser, 'phone', inject('cloud').urls.app);
  await prepareStory(page, 'Marisol');
  await generateButton(page).click();
  await expectToast(page, 'Story created successfully!');
  await page.waitForURL('**/stories/story_*');
  await page.getByText('Painting this scene').waitFor();
  const spaceWhilePainting = await spaceAboveText(page);
  await handleSavedChapter(new URL(page.url()).pathname.slice(1));
  await page.getByRole('img', { name: /^Marisol/ }).waitFor();
  expect(await page.getByText('Painting this scene').count()).toBe(0);
  await page.getByRole('button', { name: 'More about this picture' }).waitFor();
  expect(await spaceAboveText(page)).toBe(spaceWhilePainting);
  const talk = page.getByRole('button', { name: 'Talk about it' });
  await talk.press('Enter');
  for (const kind of ['Ask', 'Wonder', 'Your day'])
    await page.getByRole('listitem').getByText(kind, { exact: true }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Read', exact: true }).click();
  await page.getByRole('link', { name: 'Close the book' }).waitFor();
  await page.getByRole('img', { name: /^Marisol/ }).waitFor();
  await page.keyboard.press('End');
  await talk.click();
  await page.getByRole('dialog', { name: 'Talk about it' }).getByText('Your day', { exact: true }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
