import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, visit } from '../support/browser.ts';
import { adminAuth, adminFirestore } from '../functions/support/cloud-access.ts';
import { countChapterRequests, holdChapter } from '../support/provider-controls.ts';
import {
  openSignedIn,
  generateButton,
  createRandomCharacter,
  newEmail,
  newName,
  openParagraphs,
  generatePortrait,
  prepareStory,
  expectToast,
} from './family-steps.ts';

const TIMED = { timeout: 180_000 };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('a portrait fails immediately when offline, and can be retried online', TIMED, async () => {
  const { page, close } = await visit(browser, 'phone', inject('cloud').urls.app);
  await openSignedIn(page);
  await page.goto('/create');
  const generateImagePath = /\/generateImage$/;
  await page.route(generateImagePath, (route) => route.abort('internetdisconnected'));
  await createRandomCharacter(page, newName());
  await expectToast(page, 'Failed to generate image');
  await expectToast(page, 'Failed to connect to image generation service');
  await page.getByRole('button', { name: 'Generate Image' }).waitFor();
  expect(await page.getByRole('list', { name: /^Painting/ }).count()).toBe(0);
  await page.unroute(generateImagePath);
  await generatePortrait(page);
  await close();
});

describe('a story whose connection is lost while it is written', () => {
  /** A family whose chapter is held at the model, offline. */
  async function loseStory() {
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
    await page.getByRole('heading', { name: 'The connection was lost' }).waitFor();
    await page.getByText('Failed to connect to story generation service').first().waitFor();
    const finish = async () => {
      await release();
      await expect.poll(countFinishedWork, { timeout: 60_000 }).toBe(1);
    };
    return { page, context, name, release, finish, close };
  }

  async function expectOneStory(page: Page, name: string): Promise<void> {
    await page.waitForURL('**/stories/story_*');
    expect((await openParagraphs(page, 'Chapter one')).join(' ')).toContain(name);
    expect(await countChapterRequests(name)).toBe(1);
    await page.goto('/subscription');
    await page.getByText('1 of 2 stories left').waitFor();
  }

  it('a story that goes on is shown as being written and then opens, charged once', TIMED, async () => {
    const { page, context, name, release, close } = await loseStory();
    await context.setOffline(false);
    await page.getByText('The connection was lost for a moment.').waitFor();
    await release();
    await expectOneStory(page, name);
    await close();
  });

  it('a story that finished while the device was offline opens, charged once', TIMED, async () => {
    const { page, context, name, finish, close } = await loseStory();
    await finish();
    await context.setOffline(false);
    await expectOneStory(page, name);
    await close();
  });

  it(
    'a story that finished while the device was offline is offered to a family that has gone back to its choices',
    TIMED,
    async () => {
      const { page, context, name, finish, close } = await loseStory();
      await page.getByRole('button', { name: 'Back to your choices' }).click();
      await finish();
      await context.setOffline(false);
      await expectToast(page, `“The Treasure Hunt of ${name}” is written`);
      await page.getByRole('button', { name: 'See it' }).click();
      await page.getByRole('button', { name: 'Save and open' }).click();
      await expectOneStory(page, name);
      await close();
    },
  );
});
