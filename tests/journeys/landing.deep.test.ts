import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { accessibilityProblems, openBrowser, horizontalOverflow, visit } from '../support/browser.ts';
import { fillSignUp, signUp, waitForHydration } from './family-steps.ts';

const { urls } = inject('cloud');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const startButton = (page: Page) => page.getByRole('link', { name: 'Start your first story' }).first();
const FIRST_WORDS = 'Tonight’s story has your dragon in it';

/** The scripts that the page requested, preloads included. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

it('a parent reads, browses, compares and signs up; afterwards / redirects to sign-in or the generator', async () => {
  const { page, errors, close } = await visit(browser, 'phone', urls.app);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: FIRST_WORDS }).waitFor();
  await page.locator('html.lettered').waitFor();
  // Includes content that is laid out lazily.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);

  // Goes from page to page and back by keyboard.
  const pages = page.getByRole('group', { name: 'Pages, side by side' });
  const shownPageIndex = () => pages.evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth));
  const historyBefore = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Next page' }).first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(shownPageIndex).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(shownPageIndex).toBe(2);
  expect(await page.evaluate(() => [location.hash, history.length])).toEqual(['', historyBefore]);

  const prices = page.locator('#prices');
  await prices.getByText('$9.99').waitFor();
  await prices.getByRole('radio', { name: 'Yearly Save 25%' }).check();
  await prices.getByText('$89.91').waitFor();
  expect(await prices.getByText('$9.99').isVisible()).toBe(false);
  await page.getByText('Who can see our stories?').click();
  await page.getByText('can be taken back at any time').waitFor();

  // The app is not loaded before it is needed.
  expect(await scriptsOf(page)).toEqual([]);
  await startButton(page).focus();
  await expect.poll(() => scriptsOf(page)).not.toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');

  await page.goto('/');
  await page.waitForURL('**/login');
  await signUp(page);
  await page.goto('/');
  await page.waitForURL('**/create');
  expect(errors).toEqual([]);
  await close();
});

it('a visitor who starts with a yearly plan reaches it after signing up', async () => {
  const { page, errors, close } = await visit(browser, 'phone', urls.app);
  await page.goto('/');
  await page.locator('#prices').getByRole('radio', { name: 'Yearly Save 25%' }).check();
  await page.getByRole('link', { name: 'Start with Unlimited' }).click();
  await page.waitForURL('**/login');
  await waitForHydration(page);
  await fillSignUp(page);
  await page.waitForURL('**/subscription');
  await page.getByText('$179.91').waitFor();
  expect(errors).toEqual([]);
  await close();
});

it('an outdated sign-in hint returns to the landing page once', async () => {
  const { page, errors, close } = await visit(browser, 'desktop', urls.app);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('talelantern.was-signed-in', 'yes'));
  await page.goto('/').catch(() => undefined);
  await page.getByRole('heading', { level: 1, name: FIRST_WORDS }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => localStorage.getItem('talelantern.was-signed-in'))).toBeNull();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

it('the landing page works without scripts, except for redirects', async () => {
  const context = await browser.newContext({ baseURL: urls.app, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('#prices label', { hasText: 'Yearly' }).click();
  await page.getByText('$179.91').waitFor();
  await page.getByRole('link', { name: 'Next page' }).first().click();
  await page.waitForURL('**/#leaf-2');
  await page.getByText('Since when can you do that?').waitFor();
  await startButton(page).click();
  await page.waitForURL('**/login');
  await context.close();
});

it.each([
  '/',
  '/login',
  '/stories/shared/s_unknown',
  '/assets/none.js',
  '/robots.txt',
  '/.hidden/login',
  '/stories/shared/..%2f..%2flogin',
])('the app sends security headers and refuses frames: %s', async (path) => {
  const { headers } = await fetch(new URL(path, urls.app));
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe|\*/);
  expect(headers.get('strict-transport-security')).toContain('includeSubDomains');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
});

it('the landing page shows nothing in a frame of another site', async () => {
  const framingServer = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(`<iframe src="${urls.app}/stories/shared/s_unknown"></iframe>`);
  });
  await new Promise<void>((resolve) => framingServer.listen(0, '127.0.0.1', resolve));
  const { port } = framingServer.address() as AddressInfo;
  const { page, errors, close } = await visit(browser, 'desktop', urls.app);
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect.poll(() => errors.join()).toContain("frame-ancestors 'none'");
  expect(page.frames()[1]?.url()).not.toContain(urls.app);
  await close();
  framingServer.close();
});
