import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject, it } from 'vitest';
import { openBrowser, visit, type Visit } from '../support/browser.ts';
import { planChapterFault } from '../support/provider-controls.ts';
import { generateButton, newName, openMoreChoices, prepareStory, expectToast, openSignedIn } from './family-steps.ts';

const JOURNEY_MS = 120_000;

let browser: Browser;
let visitor: Visit;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  visitor = await visit(browser, 'desktop', inject('cloud').urls.app);
  ({ page } = visitor);
});
afterEach(() => visitor.close());

/** Playwright refuses to press aria-disabled buttons; users can press them. */
const FORCE = { force: true };

const pressDisabled = (): Promise<void> => generateButton(page, 'Select characters, theme, and age range').click(FORCE);

const expectText = (sentence: string): Promise<void> => page.getByText(sentence, { exact: true }).first().waitFor();

it('the login form says exactly what is missing', { timeout: JOURNEY_MS }, async () => {
  await page.goto('/login');
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  await signIn.click();
  await expectText('Please fill in all fields');
  await page.getByLabel('Email').fill('somebody@family.test');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await signIn.click();
  await expectText('Password must be at least 6 characters');
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await signIn.click();
  await expectText('Invalid email or password');
});

it('the generator says exactly what is missing before a character or a story', { timeout: JOURNEY_MS }, async () => {
  await openSignedIn(page);
  await page.goto('/create');
  await pressDisabled();
  await expectText('Please select at least one character');
  await page.getByRole('button', { name: 'New Character' }).click();
  await page.getByRole('button', { name: / first$/ }).click(FORCE);
  await expectText('Please fill in all required fields');
});

it('the generator asks for the theme, then for the age', { timeout: JOURNEY_MS }, async () => {
  const hero = newName();
  await prepareStory(page, hero);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${hero}`) }).click();
  await openMoreChoices(page);
  await page.getByText('Adventure', { exact: true }).click();
  await pressDisabled();
  await expectText('Please select a theme');
  await page.getByText('Treasure Hunt', { exact: true }).click();
  await generateButton(page).waitFor();
  // Drafts of earlier versions have no age.
  await page.evaluate(() => {
    for (const [key, draft] of Object.entries(sessionStorage))
      if (key.endsWith('story-choices')) sessionStorage.setItem(key, String(draft).replace('"5-8"', 'null'));
  });
  await page.reload();
  await pressDisabled();
  await expectText('Please select an age range');
});

it('a failed story request is retried three times and keeps every choice', { timeout: JOURNEY_MS }, async () => {
  const name = newName();
  await prepareStory(page, name);
  await planChapterFault(name, { kind: 'status', status: 500 }, 3);
  await generateButton(page).click();
  await page
    .getByText(/^Story generation failed after 3 attempts: /)
    .first()
    .waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Story created successfully!');
});

it('a rate-limited story request is not retried', { timeout: JOURNEY_MS }, async () => {
  const name = newName();
  await prepareStory(page, name);
  await planChapterFault(name, { kind: 'status', status: 429, retryAfterSeconds: 60 });
  await generateButton(page).click();
  await expectText('Rate limit exceeded. Please wait a moment.');
});
