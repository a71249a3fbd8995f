import type { Browser, Locator, Page } from 'playwright-core';
import { ADMIN_PERMISSIONS } from '@talelantern/domain/admin/permissions';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { setPermissions } from '../functions/support/admins.ts';
import { adminFirestore } from '../functions/support/cloud-access.ts';
import { createFamily, PASSWORD, type Family } from '../functions/support/family.ts';
import { accessibilityProblems, openBrowser, sidewaysScroll, visit, type ViewportName } from '../support/browser.ts';
import { wakeFunctions } from '../support/wake-functions.ts';
import { newEmail, newName, seeMessage } from './family-steps.ts';
import { sharingFamily } from './shared-steps.ts';

const WALK_MS = 240_000;
/** Before everything else that waits, and each before the one that waited first until then. */
const LONG_AGO = Date.parse('2020-02-02T12:00:00Z');
let waiting = 0;
const beforeAllOthers = (): Date => new Date(LONG_AGO - 1000 * ++waiting);
/** More stops than any screen has. */
const MOST_STOPS = 150;

wakeFunctions('admin');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** What waits for an administrator: a reported share with two held comments, and a message. */
async function whatWaits() {
  const name = newName();
  const { family, shareId } = await sharingFamily({ title: `The Owl and ${name}` });
  const about = { contentType: 'story', contentId: shareId };
  const firestore = adminFirestore();
  const comment = (text: string) =>
    firestore
      .collection('comments')
      .add({ ...about, userName: 'Pip', text, status: 'held', createdAt: beforeAllOthers() });
  await comment(`Second of ${name}`);
  await comment(`First of ${name}`);
  const details = `Seen by ${name}`;
  const report = { ...about, userId: null, commentId: null, reason: 'unkind', details, status: 'pending' };
  await firestore.collection('reports').add({ ...report, createdAt: beforeAllOthers() });
  const message = { userId: family.uid, message: `Hello from ${name}`, status: 'pending', notes: [] };
  const createdAt = beforeAllOthers();
  await firestore.collection('contact_messages').add({ ...message, createdAt, timestamp: createdAt });
  return { name, family, shareId };
}

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
  { path: '/admin/moderation?queue=closed', shows: /^No report has been closed yet\.|Dismissed|Led to something/ },
  { path: `/admin/moderation/${shareId}`, shows: `Seen by ${name}` },
  { path: '/admin/messages', shows: `Hello from ${name}` },
  { path: '/admin/people', shows: 'Two letters or more' },
  { path: `/admin/people?q=${uid}`, shows: /^One account for/ },
  { path: `/admin/people/${uid}`, shows: 'No administrator has touched this account.' },
  { path: '/admin/overview', shows: 'Families that pay' },
  { path: '/admin/settings', shows: 'Spending, in dollars a day' },
  { path: '/admin/log', shows: /^Nothing has been done here yet\.|Show more|@/ },
];

/** Waits for the words; what did not load on a machine that is busy is asked for again, as anybody would. */
async function see(page: Page, words: string | RegExp): Promise<void> {
  const shown = page.locator('#main').getByText(words).first();
  const again = page.getByRole('button', { name: 'Try again' });
  for (;;) {
    await shown.or(again).first().waitFor();
    if (await shown.isVisible()) return;
    await again.click();
  }
}

it.each<ViewportName>(['phone', 'desktop'])(
  'every screen of the administrators is sound on a %s',
  { timeout: WALK_MS },
  async (viewport) => {
    const { name, family, shareId } = await whatWaits();
    const { page, errors, close } = await openAsAdmin(viewport);
    for (const { path, shows } of screens(family, shareId, name)) {
      await page.goto(path);
      await see(page, shows);
      expect.soft(await accessibilityProblems(page), path).toEqual([]);
      expect.soft(await sidewaysScroll(page), path).toBe(0);
    }
    expect(errors).toEqual([]);
    await close();
  },
);

/** Goes there with the Tab key alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way with the keyboard to ${String(target)}`);
}

async function pressWithKeys(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Asks for an act, says why and does it. */
async function decideWithKeys(page: Page, asked: Locator, act: string): Promise<void> {
  await pressWithKeys(page, asked);
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Why'));
  await page.keyboard.type('With keys');
  await pressWithKeys(page, dialog.getByRole('button', { name: act, exact: true }));
  await dialog.waitFor({ state: 'detached' });
}

const expectFocusIn = (page: Page, words: string) => page.locator(':focus').filter({ hasText: words }).waitFor();

it(
  'one decision of each kind goes with the keyboard alone, which never loses its place',
  { timeout: WALK_MS },
  async () => {
    const { name, family, shareId } = await whatWaits();
    const { page, errors, close } = await openAsAdmin('desktop');
    const main = page.locator('#main');
    const row = (words: string) => main.getByRole('listitem').filter({ hasText: words });

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
    await pressWithKeys(page, message.getByRole('button', { name: 'Take it on' }));
    await seeMessage(page, 'The message is in progress');
    await message.waitFor({ state: 'detached' });
    await page.locator('#main :focus').waitFor();

    await page.goto(`/admin/people/${family.uid}`);
    await decideWithKeys(page, main.getByRole('button', { name: 'Switch off' }), 'Switch off');
    await main.getByRole('button', { name: 'Switch on again' }).waitFor();
    await expectFocusIn(page, 'Switch on again');

    await pressWithKeys(page, main.getByRole('link', { name: 'All of this in the log' }));
    await main.getByText('Switched an account off').waitFor();
    await main.getByText('“With keys”').waitFor();

    await page.goto('/admin/settings');
    const free = main.getByLabel('Free', { exact: true });
    await tabTo(page, free);
    await page.keyboard.type('9999');
    await page.keyboard.press('Enter');
    await main.getByText('A tier may cost nothing to 5,000 dollars a day').waitFor();
    await page.reload();
    await expect.poll(() => free.inputValue()).toBe('9999');
    expect(errors).toEqual([]);
    await close();
  },
);
