import { STORY_REFUSED_WITHOUT_WISHES } from '@talelantern/domain/contracts/generate-story';
import type { Browser, Locator } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { adminAuth, adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { PASSWORD } from '../functions/support/family.ts';
import { accessibilityProblems, openBrowser, visit, VIEWPORTS } from '../support/browser.ts';
import { countChapterRequests, holdChapter, planChapterFault } from '../support/provider-controls.ts';
import { seedSession } from '../support/signed-in.ts';
import { continueStory, generateChapter, generateFirstChapter } from './chapter-steps.ts';
import { generateButton, newEmail, newName, openParagraphs, prepareStory, expectToast } from './family-steps.ts';

const JOURNEY_MS = 240_000;

/** Delay per word, slow enough to act in mid-chapter. */
const SLOW = { kind: 'slow', dripMs: 25 };
const STORY_PAGE = '**/stories/story_*';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const visitApp = (viewport: keyof typeof VIEWPORTS = 'phone') => visit(browser, viewport, inject('cloud').urls.app);

/** How blue an element looks: moonlight is, daylight is not. */
async function blueToRedRatio(painted: Locator): Promise<number> {
  const { channels } = await sharp(await painted.screenshot()).stats();
  const [red, , blue] = channels.map(({ mean }) => mean);
  return (blue ?? 0) / (red ?? 1);
}

it('a parent can read each next chapter first, to the end of the story', { timeout: JOURNEY_MS }, async () => {
  const { page, errors, close } = await visitApp();
  const [name, email] = [newName(), newEmail()];
  const story = await generateFirstChapter(page, name, email);

  await continueStory(page);
  await generateChapter(page);

  await page.goto('/profile');
  await page.getByText('Let me read it first', { exact: true }).tap();
  const { uid } = await adminAuth().getUserByEmail(email);
  await expect.poll(() => storedFields(`users/${uid}`)).toMatchObject({ preferences: { showFirst: true } });
  await page.goto(story);
  await continueStory(page);
  await planChapterFault(name, SLOW);
  await generateButton(page).click();
  await page.getByText(/^A grown-up reads this chapter first\./).waitFor();
  expect(await page.locator('.read > p').count()).toBe(0);
  await page.waitForURL(STORY_PAGE, { timeout: 90_000 });

  await page.goto(`${story}/read?chapter=3`);
  await page.getByText('A grown-up reads chapter one first. Then it opens for you.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'I’m the grown-up' }).tap();
  await page.goto(`${story}?chapter=3`);
  await page.getByRole('button', { name: 'Looks good, let them read it' }).tap();
  await expectToast(page, 'Story saved successfully!');
  await page.goto(`${story}/read?chapter=3`);
  await page.getByRole('heading', { name: 'Climax' }).waitFor();

  await page.goto(story);
  await continueStory(page);
  await page.setViewportSize(VIEWPORTS.desktop);
  expect(await accessibilityProblems(page)).toEqual([]);
  await generateChapter(page);
  await page.getByText('The end. Sleep well.').waitFor();
  // Free has no closing picture: the cover is shown with a night tint.
  const ending = page.locator('.story-ending-picture');
  await ending.scrollIntoViewIfNeeded();
  await expect.poll(() => blueToRedRatio(ending)).toBeGreaterThan(1.6);
  expect(await page.getByRole('link', { name: 'Continue', exact: true }).count()).toBe(0);
  await page.goto('/subscription');
  await page.getByText('1 of 2 stories left').waitFor();
  expect(errors).toEqual([]);
  await close();
});

it('a chapter from a second tab is kept and overwrites nothing', { timeout: JOURNEY_MS }, async () => {
  const [first, second] = await Promise.all([visitApp('desktop'), visitApp('desktop')]);
  const [name, email] = [newName(), newEmail()];
  const story = await generateFirstChapter(first.page, name, email);
  await seedSession(second.page, email, PASSWORD);
  await second.page.goto(story);
  await continueStory(second.page);
  const release = await holdChapter(name);
  await generateButton(second.page).click();
  await expect.poll(() => countChapterRequests(name)).toBe(2);
  await continueStory(first.page);
  await generateChapter(first.page);
  const storedParagraphs = await openParagraphs(first.page, 'Chapter two');
  await release();

  await second.page
    .getByText('This story was changed somewhere else. Please reload it. Your new chapter is safe.')
    .first()
    .waitFor({ timeout: 90_000 });
  const keptParagraphs = await second.page.locator('.read > p').allTextContents();
  await second.page.getByRole('button', { name: 'Reload the story' }).click();
  await expectToast(second.page, 'This chapter was already written somewhere else');
  expect(await openParagraphs(second.page, 'Chapter two')).toEqual(storedParagraphs);

  await second.page.goto('/stories');
  await second.page.getByText('A chapter without its story').waitFor();
  await second.page.getByRole('button', { name: 'Read what was written' }).click();
  expect(await second.page.locator('.read > p').allTextContents()).toEqual(keptParagraphs);
  await Promise.all([first.close(), second.close()]);
});

it(
  'an interrupted chapter is kept or withdrawn uncharged when the provider fails or moderation refuses',
  { timeout: JOURNEY_MS },
  async () => {
    const { page, close } = await visitApp();
    const name = newName();
    await prepareStory(page, name);
    await planChapterFault(name, { kind: 'cut-stream', afterEvents: 120 });
    await generateButton(page).click();
    await page.getByRole('heading', { name: 'What was written so far' }).waitFor({ timeout: 90_000 });
    const shownParagraphs = await page.locator('.read > p').allTextContents();
    expect(shownParagraphs.length).toBeGreaterThan(1);
    await page.getByText('Nothing was counted against your plan').waitFor();

    await page.reload();
    await page.getByText('A story stopped halfway').waitFor();
    await page.getByRole('button', { name: 'Read what was written' }).tap();
    expect(await page.locator('.read > p').allTextContents()).toEqual(shownParagraphs);
    await page.getByRole('button', { name: 'Discard' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).tap();

    // The chapter and its repair.
    await planChapterFault(name, { kind: 'unsafe-text', paragraph: 4 }, 2);
    await generateButton(page).click();
    await page.getByText(STORY_REFUSED_WITHOUT_WISHES).waitFor({ timeout: 90_000 });
    expect(await page.locator('.read > p').count()).toBe(0);
    await page.goto('/subscription');
    await page.getByText('2 of 2 stories left').waitFor();
    await page.goto('/stories');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('list', { name: 'Unfinished stories' }).count()).toBe(0);
    await close();
  },
);

it('a chapter interrupted offline is completed and charged once', { timeout: JOURNEY_MS }, async () => {
  const { page, context, close } = await visitApp();
  const name = newName();
  await prepareStory(page, name);
  await planChapterFault(name, SLOW);
  await generateButton(page).click();
  await page.locator('.read > p').nth(1).waitFor({ timeout: 90_000 });
  await context.setOffline(true);
  await page.getByRole('heading', { name: 'Failed to generate story' }).waitFor();
  await page.getByRole('heading', { name: 'What was written so far' }).waitFor();
  expect(await page.locator('.read > p').count()).toBeGreaterThan(1);
  await page.getByText('Failed to connect to story generation service').first().waitFor();
  await page.getByText('Trying again continues the same story and counts only once').waitFor();
  await context.setOffline(false);
  await page.getByText('The connection was lost for a moment.').waitFor();
  expect(await page.locator('.read > p').count()).toBeGreaterThan(1);
  await page.waitForURL(STORY_PAGE, { timeout: 90_000 });
  expect((await openParagraphs(page, 'Chapter one')).length).toBeGreaterThan(5);
  expect(await countChapterRequests(name)).toBe(1);
  await page.goto('/subscription');
  await page.getByText('1 of 2 stories left').waitFor();
  await close();
});

it(
  'a first chapter that a second device saves is opened by the first, and charged once',
  { timeout: JOURNEY_MS },
  async () => {
    const [first, second] = await Promise.all([visitApp(), visitApp()]);
    const [name, email] = [newName(), newEmail()];
    await prepareStory(first.page, name, email);
    const { uid } = await adminAuth().getUserByEmail(email);
    await planChapterFault(name, SLOW);
    await generateButton(first.page).click();
    await first.page.locator('.read > p').nth(1).waitFor({ timeout: 90_000 });
    await first.context.setOffline(true);
    await first.page.getByRole('heading', { name: 'What was written so far' }).waitFor();

    const job = adminFirestore().collection('jobs').where('userId', '==', uid).where('kind', '==', 'story');
    const statuses = async () => (await job.get()).docs.map((found) => String(found.get('status')));
    await expect.poll(statuses, { timeout: 90_000 }).toEqual(['done']);
    await seedSession(second.page, email, PASSWORD);
    await second.page.goto('/stories');
    await second.page.getByRole('button', { name: 'Save and open' }).tap();
    await second.page.waitForURL(STORY_PAGE);

    await first.context.setOffline(false);
    await first.page.waitForURL(`**${new URL(second.page.url()).pathname}*`, { timeout: 90_000 });
    expect(await countChapterRequests(name)).toBe(1);
    await first.page.goto('/subscription');
    await first.page.getByText('1 of 2 stories left').waitFor();
    await Promise.all([first.close(), second.close()]);
  },
);

it(
  'an interrupted chapter is found again and charged once after a lost connection or a closed tab',
  { timeout: JOURNEY_MS },
  async () => {
    const { page, context, close } = await visitApp();
    const name = newName();
    await prepareStory(page, name);
    // The story is completed, and its response is lost.
    await page.route(
      /\/generateStory$/,
      async (route) => {
        await route.fetch({ timeout: JOURNEY_MS });
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await generateButton(page).click();
    await page.waitForURL(STORY_PAGE, { timeout: 90_000 });
    expect(await countChapterRequests(name)).toBe(1);

    await continueStory(page);
    await planChapterFault(name, SLOW);
    await generateButton(page).click();
    await expect.poll(() => countChapterRequests(name)).toBe(2);
    await page.close();
    const later = await context.newPage();
    await later.goto('/stories');
    await later.getByText('Your story is ready').waitFor({ timeout: 90_000 });
    await later.getByRole('button', { name: 'Save and open' }).tap();
    await later.waitForURL(STORY_PAGE);
    expect((await openParagraphs(later, 'Chapter two')).length).toBeGreaterThan(5);
    await continueStory(later);
    expect(await countChapterRequests(name)).toBe(2);
    await later.goto('/subscription');
    await later.getByText('1 of 2 stories left').waitFor();
    await close();
  },
);
