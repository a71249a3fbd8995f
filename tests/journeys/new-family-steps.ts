import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import {
  accessibilityProblems,
  openBrowser,
  horizontalOverflow,
  visit,
  type ViewportName,
} from '../support/browser.ts';
import {
  closeCreator,
  chooseThemeAndAge,
  generateButton,
  createRandomCharacter,
  openParagraphs,
  expectPictureSaved,
  expectToast,
  signUp,
  generateOtherChapters,
} from './family-steps.ts';

/** Sign-up to the last chapter takes dozens of calls on a machine that runs the whole cloud. */
const JOURNEY_MS = 240_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function startVisit(viewport: ViewportName) {
  const visitor = await visit(browser, viewport, inject('cloud').urls.app);
  /** Asserts that the screen fits its width and is accessible. */
  const expectAccessible = async (screen: string): Promise<void> => {
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    expect.soft(await accessibilityProblems(visitor.page), screen).toEqual([]);
    expect.soft(await horizontalOverflow(visitor.page), screen).toBe(0);
  };
  return { ...visitor, expectAccessible };
}

/** Declares the test from sign-up to the last chapter, on a screen of the given size. */
export function testNewFamily(viewport: ViewportName): void {
  it(
    `a family on a ${viewport} signs up, creates a character with a portrait and generates a story of four chapters`,
    { timeout: JOURNEY_MS },
    async () => {
      const { page, errors, expectAccessible, close } = await startVisit(viewport);
      await page.goto('/login');
      await expectAccessible('login');
      await signUp(page);
      await page.getByRole('button', { name: /^Ember/ }).waitFor();
      await expectAccessible('generator without characters');
      await createRandomCharacter(page, 'Marisol');
      await expectPictureSaved(page);
      await expectAccessible('portrait');
      await closeCreator(page);
      await chooseThemeAndAge(page, 'Adventure', 'Treasure Hunt', '5-8');
      await expectAccessible('generator');
      await generateButton(page).click();
      await expectToast(page, 'Story created successfully!');
      await page.waitForURL('**/stories/story_*');
      await page.getByRole('heading', { level: 1, name: 'The Treasure Hunt of Marisol', exact: true }).waitFor();
      const introduction = await openParagraphs(page, 'Chapter one');
      expect(introduction.length).toBeGreaterThanOrEqual(6);
      expect(introduction.length).toBeLessThanOrEqual(8);
      expect(introduction.join(' ')).toContain('Marisol');
      await expectAccessible('story');

      await generateOtherChapters(page);
      expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(0);

      await page.goto('/stories');
      await page.getByRole('link', { name: 'Read again' }).waitFor();
      await expectAccessible('shelf');
      await page.goto('/characters');
      await page.getByText('Marisol', { exact: true }).first().waitFor();
      await expectAccessible('wall');
      expect(errors).toEqual([]);
      await close();
    },
  );
}
