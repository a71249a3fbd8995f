import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { adminAuth, storedFields } from '../functions/support/cloud-access.ts';
import { PASSWORD } from '../functions/support/family.ts';
import { accessibilityProblems, openBrowser, sidewaysScroll, visit, VIEWPORTS } from '../support/browser.ts';
import { countTellings, holdTelling, planFault } from '../support/provider-controls.ts';
import { signInBefore } from '../support/signed-in.ts';
import { generateButton, newEmail, newName, openParagraphs, readyToTell, seeMessage } from './family-steps.ts';

const JOURNEY_MS = 240_000;

/** Slow enough for something to happen in the middle of the chapter. */
const SLOW = { kind: 'slow', dripMs: 25 };
const STORY_PAGE = '**/stories/story_*';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const visitApp = (viewport: keyof typeof VIEWPORTS = 'phone') => visit(browser, viewport, inject('cloud').urls.app);

/** A family whose first chapter lies open; answers the story's address. */
async function tellFirstChapter(page: Page, name: string, email?: string): Promise<string> {
  await readyToTell(page, name, email);
  await generateButton(page).click();
  await page.waitForURL(STORY_PAGE, { timeout: 90_000 });
  return new URL(page.url()).pathname;
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await ideas(page).first().waitFor();
}

const ideas = (page: Page) => page.getByRole('radiogroup', { name: 'What happens next?' }).getByRole('radio');

async function tellNextChapter(page: Page): Promise<void> {
  await generateButton(page).click();
  await page.waitForURL(STORY_PAGE, { timeout: 90_000 });
}

describe('a story of four chapters', () => {
  it('goes on as the child taps it, and a parent reads first who wants to', { timeout: JOURNEY_MS }, async () => {
    const { page, errors, close } = await visitApp();
    const [name, email] = [newName(), newEmail()];
    const story = await tellFirstChapter(page, name, email);

    await goOn(page);
    expect(await ideas(page).count()).toBe(5);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    const tapped = page.getByRole('radiogroup', { name: 'What happens next?' }).locator('label').first();
    const chosen = await tapped.locator('b + span').textContent();
    await tapped.tap();
    await page.reload();
    await expect.poll(() => ideas(page).first().isChecked()).toBe(true);
    await tellNextChapter(page);
    await seeMessage(page, 'Story saved successfully!');
    expect(await countTellings(chosen ?? 'nothing was tapped')).toBe(1);
    expect((await openParagraphs(page, 'Chapter two')).length).toBeGreaterThan(5);

    await page.goto('/profile');
    await page.getByText('Show me first', { exact: true }).tap();
    const { uid } = await adminAuth().getUserByEmail(email);
    await expect.poll(() => storedFields(`users/${uid}`)).toMatchObject({ preferences: { showFirst: true } });
    await page.goto(story);
    await goOn(page);
    await planFault(name, SLOW, 1);
    await generateButton(page).click();
    await page.getByText(/^A grown-up reads this chapter first\./).waitFor();
    expect(await page.locator('.read > p').count()).toBe(0);
    await page.waitForURL(STORY_PAGE, { timeout: 90_000 });

    await page.goto(`${story}/read?chapter=3`);
    await page.getByText('A grown-up reads chapter one first. Then it opens for you.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'I’m the grown-up' }).tap();
    await page.goto(`${story}?chapter=3`);
    await page.getByRole('button', { name: 'Fine, let them read it' }).tap();
    await seeMessage(page, 'Story saved successfully!');
    await page.goto(`${story}/read?chapter=3`);
    await page.getByRole('heading', { name: 'Climax' }).waitFor();

    await page.goto(story);
    await goOn(page);
    await page.setViewportSize(VIEWPORTS.desktop);
    expect(await accessibilityProblems(page)).toEqual([]);
    await tellNextChapter(page);
    await page.getByText('The end. Sleep well.').waitFor();
    expect(await page.getByRole('link', { name: 'Continue', exact: true }).count()).toBe(0);
    await page.goto('/subscription');
    await page.getByText('1 of 2 stories left').waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  it(
    'R11: keeps the chapter of the tab that came second, and overwrites nothing',
    { timeout: JOURNEY_MS },
    async () => {
      const [first, second] = await Promise.all([visitApp('desktop'), visitApp('desktop')]);
      const [name, email] = [newName(), newEmail()];
      const story = await tellFirstChapter(first.page, name, email);
      await signInBefore(second.page, email, PASSWORD);
      await second.page.goto(story);
      await goOn(second.page);
      const letGo = await holdTelling(name);
      await generateButton(second.page).click();
      await expect.poll(() => countTellings(name)).toBe(2);
      await goOn(first.page);
      await tellNextChapter(first.page);
      const stored = await openParagraphs(first.page, 'Chapter two');
      await letGo();

      await second.page
        .getByText('This story was changed somewhere else. Please reload it; your new chapter is kept.')
        .first()
        .waitFor({ timeout: 90_000 });
      const kept = await second.page.locator('.read > p').allTextContents();
      await second.page.getByRole('button', { name: 'Reload the story' }).click();
      await seeMessage(second.page, 'This chapter was written somewhere else already');
      expect(await openParagraphs(second.page, 'Chapter two')).toEqual(stored);

      await second.page.goto('/stories');
      await second.page.getByText('A chapter that is not in its book').waitFor();
      await second.page.getByRole('button', { name: 'Read what was written' }).click();
      expect(await second.page.locator('.read > p').allTextContents()).toEqual(kept);
      await Promise.all([first.close(), second.close()]);
    },
  );
});

describe('a chapter that is disturbed', () => {
  it(
    'R6: by a provider that breaks, or by a refusal, is kept or withdrawn and charges nothing',
    { timeout: JOURNEY_MS },
    async () => {
      const { page, close } = await visitApp();
      const name = newName();
      await readyToTell(page, name);
      await planFault(name, { kind: 'cut-stream', afterEvents: 120 }, 1);
      await generateButton(page).click();
      await page.getByRole('heading', { name: 'As far as it came' }).waitFor({ timeout: 90_000 });
      const shown = await page.locator('.read > p').allTextContents();
      expect(shown.length).toBeGreaterThan(1);
      await page.getByText('Nothing was counted against your plan').waitFor();

      await page.reload();
      await page.getByText('A story stopped half way').waitFor();
      await page.getByRole('button', { name: 'Read what was written' }).tap();
      expect(await page.locator('.read > p').allTextContents()).toEqual(shown);
      await page.getByRole('button', { name: 'Discard' }).tap();

      await planFault(name, { kind: 'unsafe-text', paragraph: 4 }, 1);
      await generateButton(page).click();
      await page
        .getByText('This story took a turn that is not right for children. Please change your wishes and try again.')
        .waitFor({ timeout: 90_000 });
      expect(await page.locator('.read > p').count()).toBe(0);
      await page.goto('/subscription');
      await page.getByText('2 of 2 stories left').waitFor();
      await page.goto('/stories');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByRole('list', { name: 'Unfinished stories' }).count()).toBe(0);
      await close();
    },
  );

  it('by a device that goes offline, is told to its end and charged once', { timeout: JOURNEY_MS }, async () => {
    const { page, context, close } = await visitApp();
    const name = newName();
    await readyToTell(page, name);
    await planFault(name, SLOW, 1);
    await generateButton(page).click();
    await page.locator('.read > p').nth(1).waitFor({ timeout: 90_000 });
    await context.setOffline(true);
    await page.getByRole('heading', { name: 'Failed to generate story' }).waitFor();
    await page.getByRole('heading', { name: 'As far as it came' }).waitFor();
    expect(await page.locator('.read > p').count()).toBeGreaterThan(1);
    await page.getByText('Failed to connect to story generation service').first().waitFor();
    await page.getByText('Trying again continues the same story, counted once').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).tap();
    await page.waitForURL(STORY_PAGE, { timeout: 90_000 });
    expect((await openParagraphs(page, 'Chapter one')).length).toBeGreaterThan(5);
    expect(await countTellings(name)).toBe(1);
    await page.goto('/subscription');
    await page.getByText('1 of 2 stories left').waitFor();
    await close();
  });

  it(
    'R13: by a lost connection or a closed tab, is told once, found again and charged once',
    { timeout: JOURNEY_MS },
    async () => {
      const { page, context, close } = await visitApp();
      const name = newName();
      await readyToTell(page, name);
      // The story is told to its end, and its answer is lost on the way.
      await page.route(
        /\/generateStory$/,
        async (route) => {
          await route.fetch({ timeout: JOURNEY_MS });
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
      await generateButton(page).click();
      await page.getByText('Failed to connect to story generation service').first().waitFor({ timeout: 90_000 });
      await page.getByRole('button', { name: 'Try again' }).tap();
      await page.waitForURL(STORY_PAGE, { timeout: 90_000 });
      expect(await countTellings(name)).toBe(1);

      await goOn(page);
      await planFault(name, SLOW, 1);
      await generateButton(page).click();
      await expect.poll(() => countTellings(name)).toBe(2);
      await page.close();
      const later = await context.newPage();
      await later.goto('/stories');
      await later.getByText('Your story is ready').waitFor({ timeout: 90_000 });
      await later.getByRole('button', { name: 'Save and open' }).tap();
      await later.waitForURL(STORY_PAGE);
      expect((await openParagraphs(later, 'Chapter two')).length).toBeGreaterThan(5);
      await goOn(later);
      expect(await countTellings(name)).toBe(2);
      await later.goto('/subscription');
      await later.getByText('1 of 2 stories left').waitFor();
      await close();
    },
  );
});
