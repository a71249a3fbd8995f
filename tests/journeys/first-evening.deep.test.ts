import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser, visit } from '../support/browser.ts';
import { expectFirstChapter, walkToFirstChapter } from './first-evening-steps.ts';

const JOURNEY_MS = 240_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('a parent without a pointer reads the first chapter by keyboard', { timeout: JOURNEY_MS }, async () => {
  const { page, errors, close } = await visit(browser, 'desktop', inject('cloud').urls.app);
  /** Tabs on until the control has the focus. */
  const reach = async (control: Locator): Promise<void> => {
    await control.waitFor();
    const hasFocus = () => control.evaluate((element) => element.matches(':focus, :focus-within, :has(+ *:focus)'));
    for (let stops = 0; stops < 60 && !(await hasFocus()); stops += 1) await page.keyboard.press('Tab');
    expect(await hasFocus()).toBe(true);
  };
  await walkToFirstChapter(page, {
    async press(control) {
      const box = page.getByRole('checkbox', { name: 'I am a grown-up' });
      const isBox = (await control.innerText()) === 'I am a grown-up';
      await reach(isBox ? box : control);
      await page.keyboard.press(isBox ? 'Space' : 'Enter');
    },
    async type(label, text) {
      await reach(page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    },
  });
  await expectFirstChapter(page);
  expect(errors).toEqual([]);
  await close();
});
