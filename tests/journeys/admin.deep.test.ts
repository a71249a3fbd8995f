import type { Browser, Locator, Page } from 'playwright-core';
import { ADMIN_PERMISSIONS } from '@talelantern/domain/admin/permissions';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { setPermissions } from '../functions/support/admins.ts';
import { createFamily, PASSWORD, type Family } from '../functions/support/family.ts';
import {
  accessibilityProblems,
  openBrowser,
  horizontalOverflow,
  visit,
  type ViewportName,
} from '../support/browser.ts';
import { warmUpFunctions } from '../support/warm-up-functions.ts';
import { storeQueueEntries } from './admin-steps.ts';
import { newEmail, expectToast } from './family-steps.ts';

const JOURNEY_MS = 240_000;
/** More tab stops than any screen has. */
const MAX_TAB_STOPS = 150;

warmUpFunctions('admin');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function openAsAdmin(viewport: ViewportName) {
  const email = newEmail();
  await setPermissions(await createFamily({ email }), ADMIN_PERMISSIONS);
  const visited = await visit(browser, viewport, inject('cloud').urls.app);
  const { page } = visited;
  await page.goto('/admin/overview');
  await page.waitForURL('**/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
  return visited;
}

const screens = ({ uid }: Family, shareId: string, name: string) => [
  { path: '/admin/moderation', shows: `Seen by ${name}` },
  { path: '/admin/moderation?queue=comments', shows: `First of ${name}` },
  { path: '/admin/moderation?queue=closed', shows: /^No reports have been closed yet\.|Dismissed|Action taken/ },
  { path: `/admin/moderation/${shareId}`, shows: `Seen by ${name}` },
  { path: '/admin/messages', shows: `Hello from ${name}` },
  { path: '/admin/people', shows: 'Two letters or more' },
  { path: `/admin/people?q=${uid}`, shows: /^One account for/ },
  { path: `/admin/people/${uid}`, shows: 'No administrator has changed this account.' },
  { path: '/admin/overview', shows: 'Paying families' },
  { path: '/admin/settings', shows: 'Spending, in dollars a day' },
  { path: '/admin/log', shows: /^Nothing here yet\.|Show more|@/ },
];

/** Waits for the text; presses "try again" when loading failed on a busy machine. */
async function waitForText(page: Page, text: string | RegExp): Promise<void> {
  const shownText = page.locator('#main').getByText(text).first();
  const again = page.getByRole('button', { name: 'Try again' });
  for (;;) {
    await shownText.or(again).first().waitFor();
    if (await shownText.isVisible()) return;
    await again.click();
  }
}

it.each<ViewportName>(['phone', 'desktop'])(
  'every admin screen is accessible and fits on a %s',
  { timeout: JOURNEY_MS },
  async (viewport) => {
    const { name, family, shareId } = await storeQueueEntries();
    const { page, errors, close } = await openAsAdmin(viewport);
    for (const { path, shows } of screens(family, shareId, name)) {
      await page.goto(path);
      await waitForText(page, shows);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect.soft(await accessibilityProblems(page), path).toEqual([]);
      expect.soft(await horizontalOverflow(page), path).toBe(0);
    }
    expect(errors).toEqual([]);
    await close();
  },
);

/** Moves the focus to the element with the Tab key. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way with the keyboard to ${String(target)}`);
}

async function pressWithKeys(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Starts an action, gives a reason and confirms. */
async function decideWithKeys(page: Page, trigger: Locator, act: string): Promise<void> {
  await pressWithKeys(page, trigger);
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Why'));
  await page.keyboard.type('With keys');
  await pressWithKeys(page, dialog.getByRole('button', { name: act, exact: true }));
  await dialog.waitFor({ state: 'detached' });
}

const expectFocusIn = (page: Page, text: string) => page.locator(':focus').filter({ hasText: text }).waitFor();

it('an administrator decides each kind of case by keyboard, keeping the focus', { timeout: JOURNEY_MS }, async () => {
  const { name, family, shareId } = await storeQueueEntries();
  const { page, errors, close } = await openAsAdmin('desktop');
  const main = page.locator('#main');
  const row = (text: string) => main.getByRole('listitem').filter({ hasText: text });

  await page.goto('/admin/moderation?queue=comments');
  const first = row(`First of ${name}`);
  await decideWithKeys(page, first.getByRole('button', { name: 'Show', exact: true }), 'Show');
  await first.waitFor({ state: 'detached' });
  await expectFocusIn(page, `Second of ${name}`);

  await page.goto(`/admin/moderation/${shareId}`);
  await decideWithKeys(page, main.getByRole('button', { name: 'Hide', exact: true }).first(), 'Hide');
  await main.getByText('Hidden by us').first().waitFor();
  await expectFocusIn(page, 'Approve');

  await page.goto('/admin/messages');
  const message = row(`Hello from ${name}`);
  await tabTo(page, message.getByLabel('Note'));
  await page.keyboard.type('I ask Hoot.');
  await page.reload();
  await expect.poll(() => message.getByLabel('Note').inputValue()).toBe('I ask Hoot.');
  await pressWithKeys(page, message.getByRole('button', { name: 'Mark as in progress' }));
  await expectToast(page, 'The message is in progress');
  await message.waitFor({ state: 'detached' });
  await page.locator('#main :focus').waitFor();

  await page.goto(`/admin/people/${family.uid}`);
  await decideWithKeys(page, main.getByRole('button', { name: 'Disable' }), 'Disable');
  await main.getByRole('button', { name: 'Enable again' }).waitFor();
  await expectFocusIn(page, 'Enable again');

  await pressWithKeys(page, main.getByRole('link', { name: 'See all of this in the log' }));
  await main.getByText('Disabled an account').waitFor();
  await main.getByText('“With keys”').waitFor();

  await page.goto('/admin/settings');
  const free = main.getByLabel('Free', { exact: true });
  await tabTo(page, free);
  await page.keyboard.type('9999');
  await page.keyboard.press('Enter');
  await main.getByText('A tier’s daily limit must be between 0 and 5,000 dollars').waitFor();
  await page.reload();
  await expect.poll(() => free.inputValue()).toBe('9999');
  expect(errors).toEqual([]);
  await close();
});
