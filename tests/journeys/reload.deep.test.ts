import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser, visit } from '../support/browser.ts';
import { adminAuth, adminFirestore } from '../functions/support/cloud-access.ts';
import { countChapterRequests, holdChapter } from '../support/provider-controls.ts';
import {
  openSignedIn,
  generateButton,
  createRandomCharacter,
  newEmail,
  newName,
  generatePortrait,
  prepareStory,
  expectToast,
} from './family-steps.ts';

const JOURNEY_MS = 180_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('a portrait fails at once when offline, and can be retried online', { timeout: JOURNEY_MS }, async () => {
  const { page, close } = await visit(browser, 'phone', inject('cloud').urls.app);
  await openSignedIn(page);
  await page.goto('/create');
  const isGenerate = /\/generateImage$/;
  await page.route(isGenerate, (route) => route.abort('internetdisconnected'));
  await createRandomCharacter(page, newName());
  await expectToast(page, 'Failed to generate image');
  await expectToast(page, 'Failed to connect to image generation service');
  await page.getByRole('button', { name: 'Generate Image' }).waitFor();
  expect(await page.getByRole('list', { name: /^Painting/ }).count()).toBe(0);
  await page.unroute(isGenerate);
  await generatePortrait(page);
  await close();
});

it('a story that finished while offline is offered on the current page', { timeout: JOURNEY_MS }, async () => {
  const { page, context, close } = await visit(browser, 'desktop', inject('cloud').urls.app);
  const [name, email] = [newName(), newEmail()];
  await prepareStory(page, name, email);
  const { uid } = await adminAuth().getUserByEmail(email);
  const countFinishedWork = async () => {
    const drafts = await adminFirestore().collection('temp').where('userId', '==', uid).get();
    return drafts.docs.filter((one) => one.get('result') !== null).length;
  };
  const release = await holdChapter(name);
  await generateButton(page).click();
  await expect.poll(() => countChapterRequests(name)).toBe(1);
  await context.setOffline(true);
  await page.getByText('Failed to connect to story generation service').first().waitFor();
  await release();
  await expect.poll(countFinishedWork, { timeout: 60_000 }).toBe(1);
  await context.setOffline(false);
  await expectToast(page, `“The Treasure Hunt of ${name}” is written`);
  await page.getByRole('button', { name: 'See it' }).click();
  await page.getByRole('button', { name: 'Save and open' }).click();
  await page.waitForURL('**/stories/story_*');
  expect(await countChapterRequests(name)).toBe(1);
  await close();
});
