import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { accessibilityProblems, openBrowser, visit } from '../support/browser.ts';
import {
  chooseThemeAndAge,
  closeCreator,
  createRandomCharacter,
  expectPictureSaved,
  expectToast,
  generateButton,
  newName,
  openParagraphs,
  openSignedIn,
} from './family-steps.ts';
import { expectFirstChapter, walkToFirstChapter } from './first-evening-steps.ts';
import { fillForm, LOCATION_SAVED, press } from './location-steps.ts';

const JOURNEY_MS = 240_000;

/** Maximum number of taps from the landing page to the first chapter (docs/first-evening.md). */
const MAX_TAPS = 5;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('a parent on a phone reads the first chapter after at most five taps', { timeout: JOURNEY_MS }, async () => {
  const { page, errors, close } = await visit(browser, 'phone', inject('cloud').urls.app);
  const taps: string[] = [];
  await walkToFirstChapter(page, {
    async press(control) {
      await control.waitFor();
      taps.push((await control.innerText()).split('\n')[0] ?? '');
      await control.tap();
    },
    type: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
  });
  await expectFirstChapter(page);
  expect(taps.length, taps.join(' · ')).toBeLessThanOrEqual(MAX_TAPS);
  expect(errors).toEqual([]);
  await close();
});

it(
  'a family paints a character, makes a location, generates a story with both and reads it',
  { timeout: JOURNEY_MS },
  async () => {
    const { page, errors, close } = await visit(browser, 'desktop', inject('cloud').urls.app);
    await openSignedIn(page);
    const [hero, location] = [newName(), newName()];
    await page.goto('/locations/create');
    await fillForm(page, location);
    await press(page, 'Save this place');
    await expectToast(page, LOCATION_SAVED);

    await page.goto('/create');
    await createRandomCharacter(page, hero);
    await expectPictureSaved(page);
    expect.soft(await accessibilityProblems(page), 'portrait').toEqual([]);
    await closeCreator(page);
    await chooseThemeAndAge(page, 'Adventure', 'Treasure Hunt', '5-8');
    await press(page, 'Add Locations');
    await press(page, new RegExp(`^${location}`));
    await generateButton(page).click();
    await page.waitForURL('**/stories/story_*');
    expect((await openParagraphs(page, 'Chapter one')).join(' ')).toContain(hero);
    await page.getByText(location).first().waitFor();
    expect.soft(await accessibilityProblems(page), 'story').toEqual([]);

    await page.getByRole('link', { name: 'Read', exact: true }).click();
    await page.getByRole('slider', { name: 'Place in the chapter' }).waitFor();
    await page.keyboard.press('ArrowRight');
    expect.soft(await accessibilityProblems(page), 'reader').toEqual([]);
    await page.goto('/stories');
    await page.getByRole('link', { name: 'Read on' }).waitFor();
    expect(errors).toEqual([]);
    await close();
  },
);
