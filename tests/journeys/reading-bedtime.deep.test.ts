import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { accessibilityProblems, openBrowser, visit } from '../support/browser.ts';
import { setPlaybackRate, moment, seekNearEnd } from './reading-along-steps.ts';
import { createReadingFamily, generateNarration, openReader } from './reading-family.ts';

const LISTENING_MS = 240_000;
const MINUTE_MS = 60_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Moves the pointer, which shows faded controls again. */
async function press(page: Page, name: string): Promise<void> {
  await page.mouse.move(8, 8);
  await page.mouse.move(9, 9);
  await page.getByRole('button', { name, exact: true }).click();
}
/** The volume after it has dropped for the first time. */
const firstSofterVolume = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const audio = document.querySelector('audio');
        audio?.addEventListener('volumechange', () => resolve(audio.volume), { once: true });
      }),
  );
const isPlaying = async (page: Page): Promise<boolean> => (await moment(page)).isPlaying;

it('bedtime mode dims the screen, slows the voice, and stops at the page end', { timeout: LISTENING_MS }, async () => {
  const { page, close } = await visit(browser, 'phone', inject('cloud').urls.app);
  await openReader(page, await createReadingFamily());
  await generateNarration(page);
  await press(page, 'Bedtime');
  expect(await accessibilityProblems(page)).toEqual([]);
  await press(page, 'Read aloud');
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(await page.evaluate(() => document.querySelector('audio')?.playbackRate)).toBe(0.85);

  // The next chapter does not start automatically.
  await seekNearEnd(page);
  await page.getByText('Good night. Your story will be waiting here.').waitFor();
  expect(await isPlaying(page)).toBe(false);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByText('Behind them the bell rang').waitFor();
  await press(page, 'Stay on this page');

  // "Read one more page" reads exactly one page.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-word="0"]').click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await seekNearEnd(page);
  await press(page, 'Read one more page');
  await page.getByRole('heading', { name: 'Development' }).waitFor();
  await close();
});

it('the bedtime timer fades the voice out at its end, and can be restarted', { timeout: LISTENING_MS }, async () => {
  const { page, close } = await visit(browser, 'desktop', inject('cloud').urls.app);
  const family = await createReadingFamily();
  await page.clock.install();
  await openReader(page, family);
  await generateNarration(page);
  // Waits for the second chapter, whose request would time out when the clock is advanced.
  await press(page, 'Chapter 2');
  await press(page, 'Voice');
  await page.getByText('Chapter two is recorded in this voice.').waitFor();
  await press(page, 'Done');
  await press(page, 'Chapter 1');
  await press(page, 'Bedtime');
  await press(page, 'Sleep at the end');
  await page.getByText('10 minutes', { exact: true }).click();
  await press(page, 'Done');
  await press(page, 'Read aloud');
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.getByRole('button', { name: 'Sleep in 10 min' }).waitFor();
  await page.clock.fastForward(9 * MINUTE_MS);
  await page.getByRole('button', { name: 'Sleep in 1 min' }).waitFor();
  const softerVolume = firstSofterVolume(page);
  await page.clock.fastForward(MINUTE_MS);
  expect(await softerVolume).toBeGreaterThan(0.9);
  await page.getByText('Good night. Your story will be waiting here.').waitFor();
  expect(
    await page.evaluate(() => [document.querySelector('audio')?.paused, document.querySelector('audio')?.volume]),
  ).toEqual([true, 1]);
  const before = await page.locator('.reader-number').textContent();
  await press(page, 'Read one more page');
  await expect.poll(() => isPlaying(page)).toBe(true);
  await setPlaybackRate(page, 4);
  await page.getByText('Good night. Your story will be waiting here.').waitFor();
  expect(await isPlaying(page)).toBe(false);
  expect(await page.locator('.reader-number').textContent()).toBe(before);
  await close();
});
