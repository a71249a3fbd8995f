import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { adminAuth, adminBucket, adminFirestore } from '../functions/support/cloud-access.ts';
import { createFamily } from '../functions/support/family.ts';
import { storeStoryWithPictures } from '../functions/support/scenes.ts';
import { accessibilityProblems, openBrowser, horizontalOverflow, visit, VIEWPORTS } from '../support/browser.ts';
import { expectToast } from './family-steps.ts';
import { seedReaderSession } from './reading-family.ts';

/** Timeout for two users and a dozen screens at three widths. */
const JOURNEY_MS = 240_000;
const SIZES = [VIEWPORTS.phone, { width: 820, height: 1_180 }, VIEWPORTS.desktop];
const LONG_TITLE = 'The Rather Long and Winding Treasure Hunt of Ember, Pip and the Lighthouse-Keeper’s Umbrella';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Asserts that the screen is accessible and fits at every width. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect.soft(await accessibilityProblems(page), `${screen} at ${size.width} px`).toEqual([]);
    expect.soft(await horizontalOverflow(page), `${screen} at ${size.width} px`).toBe(0);
  }
  await page.setViewportSize(VIEWPORTS.desktop);
}

it(
  'a visitor finds an answer by keyboard, and is asked to sign in before the contact form',
  { timeout: JOURNEY_MS },
  async () => {
    const { page, errors, close } = await visit(browser, 'desktop', inject('cloud').urls.app);
    for (const path of ['/privacy-policy', '/terms-of-service', '/help/getting-started']) {
      await page.goto(path);
      await page.getByRole('article').waitFor();
      await expectAccessible(page, path);
    }
    await page.getByRole('searchbox', { name: 'Search the help pages' }).focus();
    await page.keyboard.type('forgot pin');
    await page.getByRole('list', { name: 'Found' }).waitFor();
    await expectAccessible(page, 'what was found');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/help/faq#forgot-pin');
    await page.getByText(/^Press Forgot the PIN/).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('forgotten the PIN');
    await expectAccessible(page, 'an answer');
    await page.getByRole('link', { name: 'Sign in to write to us' }).click();
    await page.waitForURL('**/login');
    expect(errors).toEqual([]);
    await close();
  },
);

it(
  'a family sends a message, and shares a story by link, QR code and the share menu of the device',
  { timeout: JOURNEY_MS },
  async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    await adminAuth().updateUser(family.uid, { emailVerified: true });
    const { storyId } = await storeStoryWithPictures(family, { title: LONG_TITLE });
    const { page, context, errors, close } = await visit(browser, 'desktop', inject('cloud').urls.app);
    // Replaces the system dialog only, because Chromium on Linux cannot share.
    await context.addInitScript(() => {
      navigator.share = async (data) => {
        document.documentElement.dataset['passedOn'] = JSON.stringify(data);
      };
    });
    await seedReaderSession(page, family);

    await page.goto('/profile');
    await page.getByRole('navigation', { name: 'Help' }).getByRole('link', { name: 'Write to us' }).click();
    await page.getByLabel('Your message').fill('Page three shows the owl twice.');
    await page.reload();
    await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe('Page three shows the owl twice.');
    await expectAccessible(page, 'the form');
    await press(page, 'Send the message');
    await expectToast(page, 'Thank you. We’ve got your message.');
    const messages = await adminFirestore().collection('contact_messages').where('userId', '==', family.uid).get();
    expect(messages.docs.map((document) => document.data())).toMatchObject([
      { message: 'Page three shows the owl twice.', status: 'pending' },
    ]);
    await page.getByLabel('Your message').fill('And the cat.');
    await press(page, 'Send the message');
    await expectToast(page, 'You sent a message less than a minute ago');
    expect(await page.getByLabel('Your message').inputValue()).toBe('And the cat.');

    await page.goto(`/stories/${storyId}`);
    await press(page, 'Share');
    await page.getByLabel('Pen name').fill('The Lantern Lane Family');
    await expectAccessible(page, 'before sharing');
    await press(page, 'Make the link');
    const url = await page.getByLabel('The link').inputValue();
    await press(page, 'QR code');
    await page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
    await expectAccessible(page, 'a shared story');
    await press(page, 'Pass it on');
    expect(await page.evaluate(() => document.documentElement.dataset['passedOn'])).toBe(
      JSON.stringify({ title: LONG_TITLE, url }),
    );

    const shareId = url.split('/').at(-1) ?? '';
    const filesOfShare = async () => (await adminBucket().getFiles({ prefix: `shared/${shareId}/` }))[0].length;
    expect(await filesOfShare()).toBeGreaterThan(0);
    await press(page, 'Withdraw the link');
    await press(page, 'Withdraw it');
    await expectToast(page, 'The link is withdrawn');
    expect(await filesOfShare()).toBe(0);
    expect((await adminFirestore().doc(`shares/${shareId}`).get()).data()).toMatchObject({ copy: null });
    // The browser logs that the rules refused the second message.
    expect(errors.filter((error) => !error.includes('403'))).toEqual([]);
    await close();
  },
);
