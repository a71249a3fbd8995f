import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { adminAuth } from '../functions/support/cloud-access.ts';
import { storeStory } from '../functions/support/shared-items.ts';
import { accessibilityProblems, openBrowser, visit, type Visit } from '../support/browser.ts';
import { urlOfModule } from '../support/built-app.ts';
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

/** Holds the requests to a URL until the returned function is called. */
async function holdRequests(url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

it(
  'a family that comes back sees its books before its session is confirmed, and none after signing out',
  { timeout: JOURNEY_MS },
  async () => {
    const title = `The Tale of ${newName()}`;
    await storeStory(
      { uid: await uidOf(email), token: '' },
      { title, content: 'Ember flew.', previousParts: ['Ember flew.'], createdAt: new Date(), updatedAt: new Date() },
    );
    const real = page.getByRole('button', { name: `Favorite: ${title}` });
    await page.goto('/stories');
    await real.waitFor();
    await expect.poll(() => browserStorage(page)).toContain('snapshot');
    const releaseScripts = await holdRequests('**/assets/*.js');
    const releaseSession = await holdRequests('**/accounts:lookup*');

    await page.goto('/stories', { waitUntil: 'commit' });
    const book = page.getByRole('link', { name: title });
    await book.focus();
    releaseScripts();
    await page.waitForLoadState();
    expect.soft(await accessibilityProblems(page)).toEqual([]);
    expect(await page.locator('main [inert] button').count()).toBeGreaterThan(0);
    releaseSession();
    await expect.poll(() => page.locator('main [inert]').count()).toBe(0);
    await real.waitFor();
    expect(await book.evaluate((link) => link === document.activeElement)).toBe(true);

    await page.goto('/profile');
    await press(page, 'Sign out');
    await page.waitForURL('**/login');
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(await browserStorage(page)).not.toContain(title);
    await page.goto('/stories');
    await page.waitForURL('**/login');
  },
);

it('a family sees the generator’s question before its session is confirmed, and the question does not move afterwards', async () => {
  const surprise = page.getByRole('button', { name: 'Surprise me' });
  await page.goto('/create');
  await surprise.waitFor();
  const releaseSession = await holdRequests('**/accounts:lookup*');

  await page.goto('/create');
  const question = page.getByRole('heading', { name: 'Who is tonight’s story about?' });
  await page.getByText('Loading your characters').waitFor({ state: 'attached' });
  expect.soft(await accessibilityProblems(page)).toEqual([]);
  const box = await question.boundingBox();
  expect(box).not.toBeNull();
  releaseSession();
  await surprise.waitFor();
  expect(await question.boundingBox()).toEqual(box);
});

it('a session whose account no longer exists redirects to /login once', { timeout: JOURNEY_MS }, async () => {
  await page.goto('/stories');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await adminAuth().deleteUser(await uidOf(email));
  const openedPaths: string[] = [];
  page.on('load', () => openedPaths.push(new URL(page.url()).pathname));
  await page.reload();
  await page.waitForURL('**/login');
  await page.getByText('You’ve been signed out. Please sign in again.').waitFor();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  expect(openedPaths).toHaveLength(1);
});

it('a family makes a character where the browser refuses storage', { timeout: JOURNEY_MS }, async () => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
  });
  await page.goto('/create');
  await page.getByRole('heading', { name: 'Who is tonight’s story about?' }).waitFor();
  await createCharacterWithoutPortrait(page, newName());
});

it('the offline state is shown above the page and on the buttons', { timeout: JOURNEY_MS }, async () => {
  await page.goto('/characters?new');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const version = (await (await page.request.get('/version.json')).json()) as { scripts: string[] };
  const [script] = version.scripts;
  expect(await page.locator(`script[type="module"][src="${script}"]`).count()).toBe(1);
  await nameField(page).fill('Ember');
  await visitor.context.setOffline(true);
  await page.getByText(/^You’re offline\./).waitFor();
  expect.soft(await accessibilityProblems(page)).toEqual([]);
  await visitor.context.setOffline(false);
  await page.getByText('You’re back online').waitFor();
  expect(await page.getByText(/^You’re offline\./).count()).toBe(0);
  expect(await nameField(page).inputValue()).toBe('Ember');
});

it(
  'a chunk of an old build reloads the page once, then offers sign-out and restart',
  { timeout: JOURNEY_MS },
  async () => {
    const brokenUrl = urlOfModule('src/pages/locations-page.tsx');
    await page.route(
      ({ pathname }) => pathname === brokenUrl,
      (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: "throw new Error('Missing or insufficient permissions')",
        }),
    );
    await page.goto('/create');
    let reloads = 0;
    page.on('load', () => {
      reloads += 1;
    });
    await page.route('**/version.json', (route) => route.fulfill({ json: { scripts: ['/assets/newer.js'] } }));
    await page.getByRole('link', { name: 'Locations' }).click();
    await expect.poll(() => reloads).toBe(1);
    await page.getByRole('heading', { name: 'Authentication Error' }).waitFor();
    expect(reloads).toBe(1);
    expect.soft(await accessibilityProblems(page)).toEqual([]);
    await page.unrouteAll();
    await press(page, 'Sign Out and Restart');
    await page.waitForURL((url) => url.pathname === '/');
    // Uses another tab, because this one may still be loading.
    const next = await visitor.context.newPage();
    await next.goto('/create');
    await next.waitForURL('**/login');
    await next.getByRole('heading', { name: 'Welcome back' }).waitFor();
  },
);
