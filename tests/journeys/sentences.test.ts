import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject, it } from 'vitest';
import { openBrowser, visit, type Visit } from '../support/browser.ts';
import { planFault } from '../support/provider-controls.ts';
import { generateButton, newName, readyToTell, seeMessage, beSignedIn } from './family-steps.ts';

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

/** A button that is not ready is still pressed by people; Playwright has to be told. */
const EVEN_UNREADY = { force: true };

const pressUnready = (): Promise<void> =>
  generateButton(page, 'Select characters, theme, and age range').click(EVEN_UNREADY);

const see = (sentence: string): Promise<void> => page.getByText(sentence, { exact: true }).first().waitFor();

it('says exactly what is missing at the login', { timeout: JOURNEY_MS }, async () => {
  await page.goto('/login');
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  await signIn.click();
  await see('Please fill in all fields');
  await page.getByLabel('Email').fill('somebody@family.test');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await signIn.click();
  await see('Password must be at least 6 characters');
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await signIn.click();
  await see('Invalid email or password');
});

it('says exactly what is missing before a character or a story', { timeout: JOURNEY_MS }, async () => {
  await beSignedIn(page);
  await page.goto('/create');
  await pressUnready();
  await see('Please select at least one character');
  await page.getByRole('button', { name: 'New Character' }).click();
  await page.getByRole('button', { name: / first$/ }).click(EVEN_UNREADY);
  await see('Please fill in all required fields');
});

it('asks for the theme, then for the age', { timeout: JOURNEY_MS }, async () => {
  await readyToTell(page, newName());
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page
    .getByRole('checkbox')
    .or(page.getByRole('button', { pressed: false }))
    .first()
    .waitFor();
  await page
    .getByRole('button', { name: /^Em/ })
    .or(page.getByRole('checkbox', { name: /^Em/ }))
    .first()
    .click();
  await pressUnready();
  await see('Please select a theme');
  await page.getByText('Adventure', { exact: true }).click();
  await page.getByText('Treasure Hunt', { exact: true }).click();
  await pressUnready();
  await see('Please select an age range');
});

it('R2: tries three times when the story maker fails, and keeps every choice', { timeout: JOURNEY_MS }, async () => {
  const name = newName();
  await readyToTell(page, name);
  await planFault(name, { kind: 'status', status: 500 }, 3);
  await generateButton(page).click();
  await page
    .getByText(/^Story generation failed after 3 attempts: /)
    .first()
    .waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await seeMessage(page, 'Story created successfully!');
});

it('R1: does not try again when the story maker asks for patience', { timeout: JOURNEY_MS }, async () => {
  const name = newName();
  await readyToTell(page, name);
  await planFault(name, { kind: 'status', status: 429 }, 1);
  await generateButton(page).click();
  await see('Rate limit exceeded. Please wait a moment.');
});
