import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { wordTimesId } from '@talelantern/domain/narration/word-timings';
import { adminFirestore } from '../functions/support/cloud-access.ts';
import { openBrowser, visit } from '../support/browser.ts';
import { withoutCors } from '../support/without-cors.ts';
import { moment } from './reading-along-steps.ts';
import { createReadingFamily, generateNarration, openReader } from './reading-family.ts';

const CHAPTER = [
  'The harbour town was still asleep when Ember opened one eye. Somewhere below the lighthouse a bell rang once.',
  'So they packed a lantern and a spoon, and they walked down to the quay where the little boats were dreaming.',
].join('\n\n');

/** Three visits, on a busy machine. */
const LISTENING_MS = 240_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Moves the pointer first, which shows faded controls. */
async function listen(page: Page): Promise<void> {
  await page.mouse.move(8, 8);
  await page.mouse.move(9, 9);
  await page.getByRole('button', { name: 'Read aloud', exact: true }).click();
}

const heardMs = async (page: Page): Promise<number> => (await moment(page)).ms;

it(
  'a story with a narration is shown, played and highlighted from a bucket without CORS headers',
  { timeout: LISTENING_MS },
  async () => {
    const family = await createReadingFamily('pro_monthly', CHAPTER);
    const { page, errors, close } = await visit(browser, 'desktop', inject('cloud').urls.app);
    await withoutCors(page);
    await openReader(page, family);
    await generateNarration(page);
    await listen(page);
    await expect.poll(async () => (await moment(page)).word).toBeGreaterThan(3);
    const picture = page.locator('.reader img').first();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    // The stored recording, after a reload.
    await page.reload();
    await listen(page);
    await expect.poll(async () => (await moment(page)).word).toBeGreaterThan(3);

    // Without word times the recording is played, and no word is highlighted.
    await adminFirestore()
      .doc(`narrations/${wordTimesId(family.uid, family.storyId, 0)}`)
      .delete();
    await page.reload();
    await listen(page);
    await expect.poll(() => heardMs(page)).toBeGreaterThan(1000);
    expect(await page.locator('.reader-said').count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  },
);
