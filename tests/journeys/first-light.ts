import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { accessibilityProblems, openBrowser, sidewaysScroll, visit, type ViewportName } from '../support/browser.ts';
import {
  backToStory,
  chooseTale,
  generateButton,
  makeRandomCharacter,
  openParagraphs,
  paintPortrait,
  seeMessage,
  signUp,
  tellTheOthers,
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
  /** Every screen on the way fits its width and can be used by everybody. */
  const lookAt = async (screen: string): Promise<void> => {
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    expect.soft(await accessibilityProblems(visitor.page), screen).toEqual([]);
    expect.soft(await sidewaysScroll(visitor.page), screen).toBe(0);
  };
  return { ...visitor, lookAt };
}

/** Declares the test that walks from the sign-up to the last chapter, on a screen of the named size. */
export function testFirstLight(viewport: ViewportName): void {
  it(
    `a family on a ${viewport} signs up, makes a character, has it painted and grows a story of four chapters`,
    { timeout: JOURNEY_MS },
    async () => {
      const { page, errors, lookAt, close } = await startVisit(viewport);
      await page.goto('/login');
      await lookAt('login');
      await signUp(page);
      await page.getByRole('button', { name: 'Random Character' }).waitFor();
      await lookAt('generator without characters');
      await makeRandomCharacter(page, 'Marisol');
      await lookAt('portrait step');
      await paintPortrait(page);
      await lookAt('portrait');
      await backToStory(page);
      await chooseTale(page, 'Adventure', 'Treasure Hunt', '5-8');
      await lookAt('generator');
      await generateButton(page).click();
      await seeMessage(page, 'Story created successfully!');
      await page.waitForURL('**/stories/story_*');
      await page.getByRole('heading', { level: 1, name: 'The Treasure Hunt of Marisol', exact: true }).waitFor();
      const introduction = await openParagraphs(page, 'Chapter one');
      expect(introduction.length).toBeGreaterThanOrEqual(6);
      expect(introduction.length).toBeLessThanOrEqual(8);
      expect(introduction.join(' ')).toContain('Marisol');
      await lookAt('story');

      await tellTheOthers(page);
      expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(0);

      await page.goto('/stories');
      await page.getByRole('heading', { name: 'The Treasure Hunt of Marisol' }).waitFor();
      await lookAt('shelf');
      await page.goto('/characters');
      await page.getByText('Marisol', { exact: true }).first().waitFor();
      await lookAt('wall');
      expect(errors).toEqual([]);
      await close();
    },
  );
}
