import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser, visit } from '../support/browser.ts';
import { countTellings, planFault } from '../support/provider-controls.ts';
import { generateButton, newName, openParagraphs, readyToTell } from './family-steps.ts';

const JOURNEY_MS = 180_000;

/** Slow enough that the page is left in the middle of the chapter. */
const SLOW = { kind: 'slow', dripMs: 25 };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it(
  'R13: offers the finished story after a reload in the middle, told and charged once',
  { timeout: JOURNEY_MS },
  async () => {
    const { page, close } = await visit(browser, 'phone', inject('cloud').urls.app);
    const name = newName();
    await readyToTell(page, name);
    await planFault(name, SLOW, 1);
    await generateButton(page).click();
    await page.getByText('Chapter one is being written').waitFor();
    await expect.poll(() => countTellings(name)).toBe(1);
    await page.reload();
    await page.getByText('Your story is ready').waitFor({ timeout: 90_000 });
    await page.getByRole('button', { name: 'Save and open' }).click();
    await page.waitForURL('**/stories/story_*');
    expect((await openParagraphs(page, 'Chapter one')).join(' ')).toContain(name);
    expect(await countTellings(name)).toBe(1);
    await page.goto('/subscription');
    await page.getByText('1 of 2 stories left').waitFor();
    await close();
  },
);
