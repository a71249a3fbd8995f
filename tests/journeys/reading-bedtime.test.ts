import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { accessibilityProblems, openBrowser, visit } from '../support/browser.ts';
import { hurry, moment, nearTheEnd } from './reading-along-steps.ts';
import { createReadingFamily, haveChapterRead, openReader } from './reading-family.ts';

const LISTENING_MS = 240_000;
const MINUTE_MS = 60_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A hand that stirs brings controls back that have faded. */
async function press(page: Page, name: string): Promise<void> {
  await page.mouse.move(8, 8);
  await page.mouse.move(9, 9);
  await page.getByRole('button', { name, exact: true }).click();
}
/** The loudness of the voice after it has become softer for the first time. */
const firstSofterVolume = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const audio = document.querySelector('audio');
        audio?.addEventListener('volumechange', () => resolve(audio.volume), { once: true });
      }),
  );
const isPlaying = async (page: Page): Promise<boolean> => (await moment(page)).isPlaying;

it(
  'dims the light, slows the voice, and reads one more page only when it is asked',
  { timeout: LISTENING_MS },
  async () => {
    const { page, close } = await visit(browser, 'phone', inject('cloud').urls.app);
    await openReader(page, await createReadingFamily());
    await haveChapterRead(page);
    await press(page, 'Bedtime');
    expect(await accessibilityProblems(page)).toEqual([]);
    await press(page, 'Read aloud');
    await expect.poll(() => isPlaying(page)).toBe(true);
    expect(await page.evaluate(() => document.querySelector('audio')?.playbackRate)).toBe(0.85);

    // No chapter begins by itself.
    await nearTheEnd(page);
    await page.getByText('Good night. The story waits here for you.').waitFor();
    expect(await isPlaying(page)).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByText('Behind them the bell rang').waitFor();
    await press(page, 'Stay with the page');

    // One more page is one page.
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.locator('[data-word="0"]').click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    await nearTheEnd(page);
    await press(page, 'One more page');
    await page.getByRole('heading', { name: 'Development' }).waitFor();
    await close();
  },
);

it(
  'lets the voice fade and stop when the time is over, and begins to count anew',
  { timeout: LISTENING_MS },
  async () => {
    const { page, close } = await visit(browser, 'desktop', inject('cloud').urls.app);
    const family = await createReadingFamily();
    await page.clock.install();
    await openReader(page, family);
    await haveChapterRead(page);
    await press(page, 'Bedtime');
    await press(page, 'Sleep at the end');
    await page.getByLabel('10 minutes').check();
    await press(page, 'Done');
    await press(page, 'Read aloud');
    await expect.poll(() => isPlaying(page)).toBe(true);
    await page.getByRole('button', { name: 'Sleep in 10 min' }).waitFor();
    await page.clock.fastForward(9 * MINUTE_MS);
    await page.getByRole('button', { name: 'Sleep in 1 min' }).waitFor();
    const fading = firstSofterVolume(page);
    await page.clock.fastForward(MINUTE_MS);
    expect(await fading).toBeGreaterThan(0.9);
    await page.getByText('Good night. The story waits here for you.').waitFor();
    expect(
      await page.evaluate(() => [document.querySelector('audio')?.paused, document.querySelector('audio')?.volume]),
    ).toEqual([true, 1]);
    const before = await page.locator('.reader-number').textContent();
    await press(page, 'One more page');
    await expect.poll(() => isPlaying(page)).toBe(true);
    await hurry(page, 4);
    await page.getByText('Good night. The story waits here for you.').waitFor();
    expect(await isPlaying(page)).toBe(false);
    expect(await page.locator('.reader-number').textContent()).toBe(before);
    await close();
  },
);
