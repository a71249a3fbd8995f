import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createFamily, PASSWORD } from '../functions/support/family.ts';
import { setPermissions } from '../functions/support/admins.ts';
import { accessibilityProblems, openBrowser, horizontalOverflow, visit } from '../support/browser.ts';
import { warmUpFunctions } from '../support/warm-up-functions.ts';
import { newEmail, newName, expectToast } from './family-steps.ts';
import { appUrl, newChapters, triggerAppLoad, press, createSharingFamily } from './shared-steps.ts';

const WALK_MS = 180_000;

warmUpFunctions('sharePage', 'report', 'admin');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await accessibilityProblems(page)).toEqual([]);
  expect.soft(await horizontalOverflow(page)).toBe(0);
}

async function reportAsVisitor(page: Page, path: string, details: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await triggerAppLoad(page);
  await press(page, 'Report this page');
  await page.getByLabel('It’s unkind or hurtful').check();
  await page.getByLabel('Anything else we should know?').fill(details);
  await press(page, 'Send the report');
  await expectToast(page, 'Thank you for telling us');
}

async function signInAsAdmin(page: Page, email: string): Promise<void> {
  await page.goto('/admin/moderation');
  await page.waitForURL('**/admin/login');
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Moderation', level: 1 }).waitFor();
}

/** Loads pages of a queue until `entry` is shown: entries of other tests may fill the first page. */
async function findInQueue(page: Page, entry: Locator): Promise<void> {
  const more = page.getByRole('button', { name: /^(?:Show more|Try again)$/ });
  const entries = page.getByRole('main').getByRole('listitem');
  await entry.or(more).first().waitFor();
  while (!(await entry.isVisible())) {
    const before = await entries.count();
    await more.click();
    await expect.poll(() => entries.count()).toBeGreaterThan(before);
  }
}

it("a share is hidden after a visitor's report and an administrator's decision", { timeout: WALK_MS }, async () => {
  const title = `The Owl and ${newName()}`;
  const { path, shareId } = await createSharingFamily({ title, ...newChapters() });
  const email = newEmail();
  await setPermissions(await createFamily({ email }), ['moderation']);

  const visitor = await visit(browser, 'phone', appUrl());
  await reportAsVisitor(visitor.page, path, 'It frightens my cat.');

  const { page, errors, close } = await visit(browser, 'desktop', appUrl());
  await signInAsAdmin(page, email);
  const report = page.getByRole('listitem').filter({ hasText: title });
  await findInQueue(page, report);
  await expectAccessible(page);
  await report.getByText('It frightens my cat.').waitFor();
  await report.getByRole('link', { name: 'Look at it' }).press('Enter');
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hide', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill('Unkind to cats');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click();
  await expectToast(page, 'Hidden from everyone');
  await page.getByRole('list', { name: 'History' }).getByText('“Unkind to cats”').waitFor();
  await page.getByText('Hidden by us', { exact: true }).first().waitFor();

  expect(visitor.errors).toEqual([]);
  const response = await visitor.page.request.get(inject('cloud').urls.app + path);
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain(title);
  await visitor.page.goto(path);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await visitor.page.getByText(title).count()).toBe(0);

  await page.goto('/admin/moderation?queue=hidden');
  await findInQueue(page, page.locator(`a[href*="${shareId}"]`));
  await page.goto('/admin/people');
  await page.getByRole('heading', { name: 'You don’t have access to this page yet' }).waitFor();
  expect(errors).toEqual([]);
  await close();
  await visitor.close();
});
