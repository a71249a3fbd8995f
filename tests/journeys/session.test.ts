import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { adminAuth } from '../functions/support/cloud-access.ts';
import { createFamily, PASSWORD, storeCharacter } from '../functions/support/family.ts';
import { accessibilityProblems, openBrowser, horizontalOverflow, visit, type Visit } from '../support/browser.ts';
import { openSignedIn, createCharacterWithoutPortrait, newEmail, newName } from './family-steps.ts';
import { browserStorage, nameField, press, uidOf } from './session-steps.ts';

const JOURNEY_MS = 180_000;

let browser: Browser;
let visitor: Visit;
let page: Page;
let email: string;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  email = newEmail();
  visitor = await visit(browser, 'desktop', inject('cloud').urls.app);
  ({ page } = visitor);
  await openSignedIn(page, email);
});
afterEach(() => visitor.close());

async function signIn(tab: Page, typedEmail: string): Promise<void> {
  await tab.getByLabel('Email').fill(typedEmail);
  await tab.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(tab, 'Sign in');
}

/** The email address of another family with an account. */
async function createOtherFamily(): Promise<string> {
  const otherEmail = newEmail();
  await createFamily({ email: otherEmail, verified: false });
  return otherEmail;
}

it(
  'signing out removes the family’s data in every tab, so that the next family finds none',
  { timeout: JOURNEY_MS },
  async () => {
    const uid = await uidOf(email);
    const [storedName, draftName] = [newName(), newName()];
    await storeCharacter({ uid }, { name: storedName, createdAt: new Date() });
    const next = await createOtherFamily();
    const second = await visitor.context.newPage();
    await second.goto('/characters');
    await second.getByRole('article').filter({ hasText: storedName }).waitFor();
    await second.goto('/characters?new');
    await nameField(second).fill(draftName);
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => browserStorage(second)).toContain(draftName);

    await press(page, 'Sign out');
    await page.getByRole('heading', { name: 'Sign out now?' }).waitFor();
    await press(page, 'Sign out without saving');
    await page.waitForURL('**/login');
    await second.waitForURL('**/login');
    for (const tab of [page, second]) {
      await tab.getByRole('heading', { name: 'Welcome back' }).waitFor();
      const storageContents = await browserStorage(tab);
      for (const trace of [uid, email, storedName, draftName]) expect(storageContents).not.toContain(trace);
    }

    await signIn(page, next);
    await page.waitForURL('**/create');
    await second.waitForURL('**/create');
    for (const tab of [page, second]) {
      await tab.goto('/characters');
      await tab.getByRole('heading', { name: 'No one lives here yet' }).waitFor();
      expect(await tab.content()).not.toContain(storedName);
    }
    await page.goto('/characters?new');
    expect(await nameField(page).inputValue()).toBe('');
  },
);

it('a disabled user is signed out, and the draft is kept for that user only', { timeout: JOURNEY_MS }, async () => {
  const uid = await uidOf(email);
  const draftName = newName();
  const other = await createOtherFamily();
  await page.goto('/locations/create');
  await nameField(page).fill(draftName);
  await page.goto('/create');
  await createCharacterWithoutPortrait(page, newName());
  await adminAuth().updateUser(uid, { disabled: true });
  await press(page, 'Generate Image');
  await page.waitForURL('**/login');
  await page.getByText('This account has been disabled. Please write to us for help.').waitFor();
  expect.soft(await accessibilityProblems(page)).toEqual([]);
  expect.soft(await horizontalOverflow(page)).toBe(0);

  await signIn(page, email);
  await page
    .locator('form')
    .getByText(/has been disabled/)
    .waitFor();
  await signIn(page, other);
  await page.waitForURL('**/create');
  await page.goto('/locations/create');
  expect(await nameField(page).inputValue()).toBe('');
  await page.goto('/profile');
  await press(page, 'Sign out');
  await page.waitForURL('**/login');

  await adminAuth().updateUser(uid, { disabled: false });
  await page.close();
  page = await visitor.context.newPage();
  await page.goto('/login');
  await signIn(page, email);
  await page.waitForURL('**/create');
  await page.goto('/locations/create');
  await expect.poll(() => nameField(page).inputValue()).toBe(draftName);
});

it('a family stays signed in while the sign-in service fails as a page opens', { timeout: JOURNEY_MS }, async () => {
  const storedName = newName();
  await storeCharacter({ uid: await uidOf(email) }, { name: storedName, createdAt: new Date() });
  let lookupCount = 0;
  await page.route('**/accounts:lookup*', (route) => {
    lookupCount += 1;
    // Without this header the browser would take the response for a lost connection, which never signed anyone out.
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ status: 503, headers, json: { error: { code: 503, message: 'UNAVAILABLE' } } });
  });
  await page.goto('/characters');
  await page.getByRole('article').filter({ hasText: storedName }).waitFor();
  expect(lookupCount).toBeGreaterThan(0);
});
