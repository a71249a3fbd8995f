import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { adminAuth, storedFields } from '../functions/support/cloud-access.ts';
import { createFamily } from '../functions/support/family.ts';
import { comeAgain, comeAsNew } from '../support/account-chooser.ts';
import { openBrowser, visit, type ViewportName, type Visit } from '../support/browser.ts';
import { answerForGoogle, sameSite } from '../support/gapi.ts';
import { newEmail, seeMessage } from './family-steps.ts';

let browser: Browser;
let visitor: Visit | null = null;
let email: string;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(() => {
  email = newEmail();
});
afterEach(() => visitor?.close());

async function openSignIn(
  from = '/login',
  viewport: ViewportName = 'desktop',
  prepare?: (page: Page) => Promise<void>,
) {
  visitor = await visit(browser, viewport, sameSite(inject('cloud').urls.app));
  await answerForGoogle(visitor.context);
  const { page } = visitor;
  await prepare?.(page);
  await page.goto(from);
  await button(page, 'Google').waitFor();
  return page;
}

const button = (page: Page, name: 'Google' | 'Apple') => page.getByRole('button', { name: `Continue with ${name}` });

async function openWindow(page: Page, name: 'Google' | 'Apple' = 'Google'): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await button(page, name).click();
  return opening;
}

const isGrownUp = (page: Page) => page.getByRole('button', { name: 'Yes, I am' }).click();

const accountOf = (address: string) => adminAuth().getUserByEmail(address);

async function blockWindows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

describe('a window of Google or Apple', () => {
  it('lets somebody in by Apple without a name', async () => {
    const page = await openSignIn();
    await comeAsNew(await openWindow(page, 'Apple'), { email });
    await isGrownUp(page);
    await page.waitForURL('**/create');
    await seeMessage(page, 'Successfully signed in!');
    const { uid } = await accountOf(email);
    expect(await storedFields(`users/${uid}`)).toMatchObject({ email, displayName: '' });
  });

  it('of somebody who comes again asks nothing and notes the sign-in', async () => {
    const page = await openSignIn();
    await comeAsNew(await openWindow(page), { email, displayName: 'Rosa' });
    await isGrownUp(page);
    await page.waitForURL('**/create');
    const { uid } = await accountOf(email);
    const first = (await storedFields(`users/${uid}`))['lastLoginAt'];
    await visitor?.close();

    const next = await openSignIn('/characters');
    await comeAgain(await openWindow(next), email);
    await next.waitForURL('**/characters');
    await expect.poll(async () => (await storedFields(`users/${uid}`))['lastLoginAt']).not.toEqual(first);
  });

  it('that is closed says nothing', async () => {
    const page = await openSignIn();
    const opened = await openWindow(page);
    await page.getByText(/Waiting for Google/).waitFor();
    await opened.close();
    await page.getByText(/Waiting for Google/).waitFor({ state: 'hidden' });
    expect(await page.getByText(/cancelled|failed/i).count()).toBe(0);
  });

  it('that the next one replaces says nothing, and the next one counts', async () => {
    const page = await openSignIn();
    await openWindow(page, 'Google');
    await comeAsNew(await openWindow(page, 'Apple'), { email });
    await isGrownUp(page);
    await page.waitForURL('**/create');
    expect(await page.getByText(/cancelled|failed/i).count()).toBe(0);
  });

  it('of Google without a name lets nobody in and keeps no account', async () => {
    const page = await openSignIn();
    await comeAsNew(await openWindow(page), { email });
    await page.getByText('User data is incomplete').waitFor();
    await expect(accountOf(email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  it('of a child keeps no account', async () => {
    const page = await openSignIn();
    await comeAsNew(await openWindow(page), { email, displayName: 'Mo' });
    await page.getByRole('button', { name: 'No, not me' }).click();
    await seeMessage(page, 'No account was made');
    await expect.poll(() => accountOf(email).catch(() => null)).toBeNull();
  });

  it('whose question is left by a reload lets nobody in', async () => {
    const page = await openSignIn();
    await comeAsNew(await openWindow(page), { email, displayName: 'Mo' });
    await page.getByRole('dialog', { name: 'Are you a grown-up?' }).waitFor();
    await page.goto('/create');
    await page.waitForURL('**/login');
  });

  it('A13: takes an account over from whoever signed up with the address before and never verified it', async () => {
    const { uid } = await createFamily({ email, verified: false });
    const page = await openSignIn();
    await comeAsNew(await openWindow(page), { email, displayName: 'Rosa' });
    await isGrownUp(page);
    await page.waitForURL('**/create');
    const account = await adminAuth().getUser(uid);
    expect(account.providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
  });
});

it('proves who somebody is, connects and disconnects on the profile page', { timeout: 120_000 }, async () => {
  const page = await openSignIn();
  await comeAsNew(await openWindow(page), { email, displayName: 'Rosa' });
  await isGrownUp(page);
  await page.waitForURL('**/create');
  await page.goto('/profile');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const windowOf = async (name: string): Promise<Page> => {
    const opening = page.waitForEvent('popup');
    await press(name);
    return opening;
  };
  const ways = async () => (await accountOf(email)).providerData.map(({ providerId }) => providerId).toSorted();

  await press('Set a password');
  await comeAgain(await windowOf('Continue with Google'), email);
  await page.getByLabel('New password', { exact: true }).fill('a new harbour');
  await press('Save');
  await expect.poll(ways).toEqual(['google.com', 'password']);

  await comeAsNew(await windowOf('Connect Apple'), { email: newEmail() });
  await seeMessage(page, 'You can now sign in with Apple');
  expect(await ways()).toEqual(['apple.com', 'google.com', 'password']);

  await press('Disconnect Google');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('a new harbour');
  await dialog.locator('[type=submit]').click();
  await seeMessage(page, 'Google is disconnected');
  expect(await ways()).toEqual(['apple.com', 'password']);
});

describe('R28: going to Google and coming back', () => {
  it.each([
    ['where windows are blocked', 'desktop', blockWindows],
    ['under a finger', 'phone', undefined],
  ] as const)('happens %s, and leads on', async (_where, viewport, prepare) => {
    const page = await openSignIn('/characters', viewport, prepare);
    await button(page, 'Google').click();
    await page.waitForURL('**/emulator/auth/handler?**');
    await comeAsNew(page, { email, displayName: 'Rosa' });
    await page.waitForURL('**/login');
    await isGrownUp(page);
    await page.waitForURL('**/characters');
    await seeMessage(page, 'Successfully signed in!');
    const { uid } = await accountOf(email);
    expect(await storedFields(`users/${uid}`)).toMatchObject({ displayName: 'Rosa' });
  });

  it('from /login itself leads to the generator', async () => {
    const page = await openSignIn('/login', 'phone');
    await button(page, 'Apple').click();
    await page.waitForURL('**/emulator/auth/handler?**');
    await comeAsNew(page, { email });
    await isGrownUp(page);
    await page.waitForURL('**/create');
  });

  it('without choosing anybody shows the form again', async () => {
    const page = await openSignIn('/login', 'phone');
    await button(page, 'Google').click();
    await page.waitForURL('**/emulator/auth/handler?**');
    await page.goBack();
    await button(page, 'Google').waitFor();
    expect(await page.getByText(/cancelled|failed/i).count()).toBe(0);
  });
});

it.each(['//evil.test', 'https:evil.test', 'javascript:alert(1)', String.raw`\evil.test`])(
  'K2: an address that asks to go on to %s stays here',
  async (next) => {
    const page = await openSignIn(`/login?next=${encodeURIComponent(next)}`);
    await page.evaluate((from) => history.replaceState({ usr: { from }, key: 'k', idx: 0 }, ''), next);
    await page.reload();
    await comeAsNew(await openWindow(page), { email, displayName: 'Rosa' });
    await isGrownUp(page);
    await page.waitForURL('**/create');
    expect(new URL(page.url()).origin).toBe(new URL(sameSite(inject('cloud').urls.app)).origin);
  },
);
