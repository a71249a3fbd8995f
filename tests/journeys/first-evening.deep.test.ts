import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { accessibilityProblems, horizontalOverflow, openBrowser, visit, VIEWPORTS } from '../support/browser.ts';
import { openMoreChoices, openSignedIn } from './family-steps.ts';
import { expectFirstChapter, walkToFirstChapter } from './first-evening-steps.ts';

const JOURNEY_MS = 240_000;

/** A phone, a tablet and a landscape phone: below 900 px the navigation is in the menu. */
const MENU_SIZES = [VIEWPORTS.phone, { width: 820, height: 1_180 }, { width: 844, height: 390 }];

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

it(
  'the generator shows a new family the ready-made friends, every choice under More choices, and the menu at every width',
  { timeout: JOURNEY_MS },
  async () => {
    const { page, close } = await visit(browser, 'phone', inject('cloud').urls.app);
    await openSignedIn(page);
    await page.goto('/create');
    for (const name of ['Ember', 'Pip', 'Lyra']) {
      const tile = page.getByRole('button', { name: new RegExp(`^${name}`) });
      expect(await tile.getAttribute('aria-pressed')).toBe('false');
    }
    const expectAccessible = async (screen: string): Promise<void> => {
      expect.soft(await accessibilityProblems(page), screen).toEqual([]);
      expect.soft(await horizontalOverflow(page), screen).toBe(0);
    };
    await expectAccessible('friends');
    await page.getByRole('button', { name: 'Surprise me' }).tap();
    await page.getByRole('dialog', { name: 'How about this one?' }).waitFor();
    await expectAccessible('surprise');
    await page.keyboard.press('Escape');
    await openMoreChoices(page);
    for (const section of ['Who is it for?', 'Choose characters', 'Magical locations', 'Choose a theme'])
      await page.getByRole('heading', { name: section }).waitFor();
    for (const label of ['Age range', 'Section length', 'Phase', 'Advanced: your own story elements'])
      await page.getByText(label).first().waitFor();
    await expectAccessible('more choices');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const size of MENU_SIZES) {
      await page.setViewportSize(size);
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      await menu.getByRole('link', { name: 'My Stories' }).waitFor();
      await page.keyboard.press('Escape');
    }
    // A menu that is open when the window becomes wide can still be used.
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.setViewportSize(VIEWPORTS.desktop);
    await menu.getByRole('link', { name: 'My Stories' }).tap();
    await page.waitForURL('**/stories');
    await close();
  },
);
