import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { START_CLICKED } from '../../src/config/storage-keys.ts';
import { adminAuth, storedFields } from '../functions/support/cloud-access.ts';
import { createFamily, PASSWORD } from '../functions/support/family.ts';
import { signInAgain, signInAsNew } from '../support/account-chooser.ts';
import { openBrowser, visit, type ViewportName, type Visit } from '../support/browser.ts';
import { serveGoogleScript, toSameSite } from '../support/gapi.ts';
import { newEmail, expectToast } from './family-steps.ts';

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
  visitor = await visit(browser, viewport, toSameSite(inject('cloud').urls.app));
  await serveGoogleScript(visitor.context);
  const { page } = visitor;
  await prepare?.(page);
  await page.goto(from);
  await button(page, 'Google').waitFor();
  return page;
}

const button = (page: Page, name: 'Google' | 'Apple') => page.getByRole('button', { name: `Continue with ${name}` });

async function openPopup(page: Page, name: 'Google' | 'Apple' = 'Google'): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await button(page, name).click();
  return opening;
}

const confirmAdult = (page: Page) => page.getByRole('button', { name: 'Yes, I am' }).click();

const accountOf = (ownEmail: string) => adminAuth().getUserByEmail(ownEmail);

async function blockPopups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

async function blockFirstPopup(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...args) => {
      if (sessionStorage.getItem('popup') !== null) return open(...args);
      sessionStorage.setItem('popup', 'blocked');
      return null;
    };
  });
}

describe('a popup of Google or Apple', () => {
  it('a user signs in with Apple without a name', async () => {
    const page = await openSignIn();
    await signInAsNew(await openPopup(page, 'Apple'), { email });
    await confirmAdult(page);
    await page.waitForURL('**/create');
    await expectToast(page, 'Successfully signed in!');
    const { uid } = await accountOf(email);
    expect(await storedFields(`users/${uid}`)).toMatchObject({ email, displayName: '' });
  });

  it('a returning user is not asked for their age again, and the sign-in is recorded', async () => {
    const page = await openSignIn();
    await signInAsNew(await openPopup(page), { email, displayName: 'Rosa' });
    await confirmAdult(page);
    await page.waitForURL('**/create');
    const { uid } = await accountOf(email);
    const first = (await storedFields(`users/${uid}`))['lastLoginAt'];
    await visitor?.close();

    const next = await openSignIn('/characters');
    await signInAgain(await openPopup(next), email);
    await next.waitForURL('**/characters');
    await expect.poll(async () => (await storedFields(`users/${uid}`))['lastLoginAt']).not.toEqual(first);
  });

  it('a closed sign-in popup does not show an error', async () => {
    const page = await openSignIn();
    const opened = await openPopup(page);
    await page.getByText(/Waiting for Google/).waitFor();
    await opened.close();
    await page.getByText(/Waiting for Google/).waitFor({ state: 'hidden' });
    expect(await page.getByText(/cancelled|failed/i).count()).toBe(0);
  });

  it('a sign-in popup replaced by another does not show an error, and the second popup signs in', async () => {
    const page = await openSignIn();
    await openPopup(page, 'Google');
    await signInAsNew(await openPopup(page, 'Apple'), { email });
    await confirmAdult(page);
    await page.waitForURL('**/create');
    expect(await page.getByText(/cancelled|failed/i).count()).toBe(0);
  });

  it('a Google sign-in without a name is refused and leaves no account', async () => {
    const page = await openSignIn();
    await signInAsNew(await openPopup(page), { email });
    await page.getByText('User data is incomplete').waitFor();
    await expect(accountOf(email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  it("a child's sign-in leaves no account", async () => {
    const page = await openSignIn();
    await signInAsNew(await openPopup(page), { email, displayName: 'Mo' });
    await page.getByRole('button', { name: 'No, not me' }).click();
    await expectToast(page, 'No account was created');
    await expect.poll(() => accountOf(email).catch(() => null)).toBeNull();
  });

  it('a reload before the adult question is answered does not sign in', async () => {
    const page = await openSignIn();
    await signInAsNew(await openPopup(page), { email, displayName: 'Mo' });
    await page.getByRole('dialog', { name: 'Are you a grown-up?' }).waitFor();
    await page.goto('/create');
    await page.waitForURL('**/login');
  });

  it('a Google sign-in takes over an unverified account with the same email address', async () => {
    const { uid } = await createFamily({ email, verified: false });
    const page = await openSignIn();
    await signInAsNew(await openPopup(page), { email, displayName: 'Rosa' });
    await confirmAdult(page);
    await page.waitForURL('**/create');
    const account = await adminAuth().getUser(uid);
    expect(account.providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
  });
});

it('a user reauthenticates, and links and unlinks a provider, on the profile page', { timeout: 120_000 }, async () => {
  const page = await openSignIn();
  await signInAsNew(await openPopup(page), { email, displayName: 'Rosa' });
  await confirmAdult(page);
  await page.waitForURL('**/create');
  await page.goto('/profile');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const popupOf = async (name: string): Promise<Page> => {
    const opening = page.waitForEvent('popup');
    await press(name);
    return opening;
  };
  const signInMethods = async () =>
    (await accountOf(email)).providerData.map(({ providerId }) => providerId).toSorted();

  await press('Set a password');
  await signInAgain(await popupOf('Continue with Google'), email);
  await page.getByLabel('New password', { exact: true }).fill('a new harbour');
  await press('Save');
  await expect.poll(signInMethods).toEqual(['google.com', 'password']);

  const appleEmail = newEmail();
  await signInAsNew(await popupOf('Connect Apple'), { email: appleEmail });
  await expectToast(page, 'You can now sign in with Apple');
  await page.getByText(`You can sign in with Google as ${email}.`).waitFor();
  await page.getByText(`You can sign in with Apple as ${appleEmail}.`).waitFor();
  expect(await page.getByText(/^This is a different address from your account’s\./).count()).toBe(1);
  expect(await signInMethods()).toEqual(['apple.com', 'google.com', 'password']);

  await press('Disconnect Google');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('a new harbour');
  await dialog.locator('[type=submit]').click();
  await expectToast(page, 'Google is disconnected');
  expect(await signInMethods()).toEqual(['apple.com', 'password']);
});

it.each([
  ['where popups are blocked', 'desktop', blockPopups],
  ['on a touch screen', 'phone', undefined],
] as const)('signing in by redirect to Google happens %s, and continues', async (_where, viewport, prepare) => {
  const page = await openSignIn('/characters', viewport, prepare);
  await button(page, 'Google').click();
  await page.waitForURL('**/emulator/auth/handler?**');
  await signInAsNew(page, { email, displayName: 'Rosa' });
  await page.waitForURL('**/login');
  await confirmAdult(page);
  await page.waitForURL('**/characters');
  await expectToast(page, 'Successfully signed in!');
  const { uid } = await accountOf(email);
  expect(await storedFields(`users/${uid}`)).toMatchObject({ displayName: 'Rosa' });
});

it('a sign-in by redirect from /login returns to the generator', async () => {
  const page = await openSignIn('/login', 'phone');
  await button(page, 'Apple').click();
  await page.waitForURL('**/emulator/auth/handler?**');
  await signInAsNew(page, { email });
  await confirmAdult(page);
  await page.waitForURL('**/create');
});

it('a redirect that returns after it was given up does not sign anyone in, and signing in by password still works', async () => {
  const page = await openSignIn('/login', 'phone');
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  await page.route('**/accounts:signInWithIdp?**', async (route) => {
    await gate;
    await route.continue();
  });
  await button(page, 'Google').click();
  await page.waitForURL('**/emulator/auth/handler?**');
  await page.clock.install();
  const signInRequest = page.waitForRequest('**/accounts:signInWithIdp?**');
  await signInAsNew(page, { email, displayName: 'Rosa' });
  await signInRequest;
  await page.clock.fastForward(20_000);
  await button(page, 'Google').waitFor();

  const lookupResponse = page.waitForResponse('**/accounts:lookup?**');
  openGate();
  await (await lookupResponse).finished();

  const other = newEmail();
  await createFamily({ email: other });
  await page.getByLabel('Email').fill(other);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/create');
  await page.reload();
  await page.getByRole('heading', { name: 'Who is tonight’s story about?' }).waitFor();
});

it('pressing Google again while an abandoned redirect may still return starts another redirect, which asks the adult question', async () => {
  const page = await openSignIn('/login', 'desktop', blockFirstPopup);
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  await page.route('**/accounts:signInWithIdp?**', async (route) => {
    await gate;
    await route.continue();
  });
  await button(page, 'Google').click();
  await page.waitForURL('**/emulator/auth/handler?**');
  await page.clock.install();
  const signInRequest = page.waitForRequest('**/accounts:signInWithIdp?**');
  await signInAsNew(page, { email, displayName: 'Rosa' });
  await signInRequest;
  await page.clock.fastForward(20_000);
  await button(page, 'Google').click();
  await page.waitForURL('**/emulator/auth/handler?**');
  openGate();
  await signInAsNew(page, { email: newEmail(), displayName: 'Karim' });
  await confirmAdult(page);
  await page.waitForURL('**/create');
});

it('pressing Google again while a redirect may still return starts another redirect, so that no popup is open when the first is given up', async () => {
  const page = await openSignIn('/login', 'desktop', async (opened) => {
    await blockFirstPopup(opened);
    await opened.addInitScript((key) => sessionStorage.setItem(key, 'yes'), START_CLICKED);
  });
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  await page.route('**/accounts:signInWithIdp?**', async (route) => {
    await gate;
    await route.continue();
  });
  await button(page, 'Google').click();
  await page.waitForURL('**/emulator/auth/handler?**');
  const signInRequest = page.waitForRequest('**/accounts:signInWithIdp?**');
  await signInAsNew(page, { email, displayName: 'Rosa' });
  await signInRequest;
  await page.getByRole('link', { name: 'Talelantern' }).click();
  await button(page, 'Google').click();
  await page.waitForURL('**/emulator/auth/handler?**');
  openGate();
  await signInAsNew(page, { email: newEmail(), displayName: 'Karim' });
  await confirmAdult(page);
  await page.waitForURL('**/create');
});

it('a sign-in by redirect shows the form again when no account is chosen', async () => {
  const page = await openSignIn('/login', 'phone');
  await button(page, 'Google').click();
  await page.waitForURL('**/emulator/auth/handler?**');
  await page.goBack();
  await button(page, 'Google').waitFor();
  expect(await page.getByText(/cancelled|failed/i).count()).toBe(0);
});

it.each(['//evil.test', 'https:evil.test', 'javascript:alert(1)', String.raw`\evil.test`])(
  'signing in ignores %s as the URL to continue to',
  async (next) => {
    const page = await openSignIn(`/login?next=${encodeURIComponent(next)}`);
    await page.evaluate((from) => history.replaceState({ usr: { from }, key: 'k', idx: 0 }, ''), next);
    await page.reload();
    await signInAsNew(await openPopup(page), { email, displayName: 'Rosa' });
    await confirmAdult(page);
    await page.waitForURL('**/create');
    expect(new URL(page.url()).origin).toBe(new URL(toSameSite(inject('cloud').urls.app)).origin);
  },
);
