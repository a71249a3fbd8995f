import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { setPermissions } from '../functions/support/admins.ts';
import { createFamily, PASSWORD, storeCharacter } from '../functions/support/family.ts';
import { accessibilityProblems, openBrowser, horizontalOverflow, visit } from '../support/browser.ts';
import { seedSession } from '../support/signed-in.ts';
import { warmUpFunctions } from '../support/warm-up-functions.ts';
import { newEmail, newName, openMoreChoices } from './family-steps.ts';
import { createReadingFamily, seedReaderSession } from './reading-family.ts';
import { press, signIn } from './shared-steps.ts';

const JOURNEY_MS = 240_000;
const MINUTE_MS = 60_000;

const ACCOUNT_DISABLED = 'This account has been disabled. Please write to us for help.';

warmUpFunctions('admin');

async function openTab(
  context: BrowserContext,
  path: string,
  waitUntilShown: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await waitUntilShown(page);
  return page;
}

const ownWords = (page: Page) => page.getByLabel('What would you like in the story?');

async function typeOnCreate(page: Page, text: string): Promise<void> {
  await openMoreChoices(page);
  await press(page, 'Advanced: your own story elements');
  await ownWords(page).fill(text);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage)))
    .toContain(text);
}

/** Makes a decision on the account's page in the admin area. */
async function decide(admin: Page, act: string, confirm: string, done: string): Promise<void> {
  await press(admin, act);
  await admin.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
  await admin.getByRole('region', { name: 'Messages' }).getByText(done).waitFor();
}

it(
  'a disabled family is signed out of every open page within a minute, and let in again once enabled',
  { timeout: JOURNEY_MS },
  async () => {
    const browser = await openBrowser();
    const app = inject('cloud').urls.app;
    const [family, character, draftText] = [await createReadingFamily(), newName(), `A mitten called ${newName()}`];
    await storeCharacter(family, { name: character, createdAt: new Date() });
    const adminEmail = newEmail();
    await setPermissions(await createFamily({ email: adminEmail }), ['people']);

    const familyVisit = await visit(browser, 'desktop', app);
    await familyVisit.context.clock.install();
    await seedReaderSession(familyVisit.page, family);
    const gallery = await openTab(familyVisit.context, '/characters', (page) =>
      page.getByRole('article').filter({ hasText: character }).waitFor(),
    );
    const reader = await openTab(familyVisit.context, `/stories/${family.storyId}/read`, (page) =>
      page.getByRole('slider', { name: 'Place in the chapter' }).waitFor(),
    );
    const generator = await openTab(familyVisit.context, '/create', (page) => typeOnCreate(page, draftText));

    const admin = await visit(browser, 'desktop', app);
    await seedSession(admin.page, adminEmail, PASSWORD);
    await admin.page.goto(`/admin/people/${family.uid}`);
    await decide(admin.page, 'Disable', 'Disable', 'The account is disabled');

    await familyVisit.context.clock.fastForward(MINUTE_MS);
    for (const page of [gallery, reader, generator]) {
      await page.waitForURL('**/login');
      await page.getByText(ACCOUNT_DISABLED).waitFor();
      expect(await page.getByText(character).count()).toBe(0);
    }
    await generator.getByText('We’ll keep what you started on this device').waitFor();
    expect.soft(await accessibilityProblems(generator)).toEqual([]);
    expect.soft(await horizontalOverflow(generator)).toBe(0);
    await generator.getByRole('link', { name: 'write to us' }).click();
    await generator.getByText('Sign in so we know who to answer.').waitFor();
    await generator.goto('/login');

    await decide(admin.page, 'Enable again', 'Enable', 'The account is enabled again');
    await signIn(generator, `${family.uid}@example.test`);
    await generator.waitForURL('**/create');
    expect(await ownWords(generator).inputValue()).toBe(draftText);
    await generator.goto('/characters');
    await generator.getByRole('article').filter({ hasText: character }).waitFor();
    expect(admin.errors).toEqual([]);
    await browser.close();
  },
);
