import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { installChromium } from '../../scripts/chromium.ts';
import { recordPage, watchPage } from './failed-pages.ts';
import { recordRestQuery } from './record-queries.ts';

/** Browser UI that headless Chromium creates too; it doubles the cost of every new page. */
const UNNEEDED_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Our list replaces Playwright's default list, of which our pages need these entries. */
const NEEDED_BY_PLAYWRIGHT = ['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'PaintHolding'];

/** Prevent the browser from contacting the vendor's update servers on every start. */
const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...UNNEEDED_FEATURES, ...NEEDED_BY_PLAYWRIGHT].join(',')}`,
];

export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;

/** The longest time for a step on a machine that runs the whole cloud. */
const STEP_TIMEOUT_MS = 60_000;

export type ViewportName = keyof typeof VIEWPORTS;

/** The URL of the Chromium that all files of a run share, in the environment of their processes. */
const SHARED_BROWSER = 'TALELANTERN_TEST_BROWSER';

const launchOptions = async () => ({ executablePath: await installChromium(), args: QUIET_FLAGS });

/** Starts the Chromium that `openBrowser` connects to from now on; returns a function that stops it. */
export async function startSharedBrowser(): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ ...(await launchOptions()), host: '127.0.0.1' });
  process.env[SHARED_BROWSER] = server.wsEndpoint();
  return () => server.close();
}

/**
 * Connects to the shared Chromium, or starts one, installing it if needed; its `close` closes the visits of this
 * caller only. @throws Error that says how to get one.
 */
export async function openBrowser(): Promise<Browser> {
  const url = process.env[SHARED_BROWSER];
  return url === undefined ? chromium.launch(await launchOptions()) : chromium.connect(url);
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Errors that the page logged; a journey expects none that it did not cause. */
  errors: string[];
  close: () => Promise<void>;
}

const contextOptions = (viewport: ViewportName, baseURL: string) =>
  ({ baseURL, viewport: VIEWPORTS[viewport], hasTouch: viewport === 'phone', reducedMotion: 'reduce' }) as const;

/**
 * Starts a browser with a profile in `folder`, as people have: what `visit` opens is private browsing, which keeps no compiled
 * scripts.
 */
export async function openProfile(folder: string, viewport: ViewportName, baseURL: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...(await launchOptions()), ...contextOptions(viewport, baseURL) });
}

/** A fresh visitor without any stored data, on a screen of the named size. */
export async function visit(browser: Browser, viewport: ViewportName, baseURL: string): Promise<Visit> {
  const context = await browser.newContext(contextOptions(viewport, baseURL));
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('request', (request) => recordRestQuery(request.url(), request.postData()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await watchPage(page, errors);
  const close = async (): Promise<void> => {
    await recordPage(page);
    await context.close();
  };
  return { page, context, errors, close };
}

/**
 * WCAG A and AA violations, as 'rule: first element'. Legacy mode ignores frames of other origins, of which the app
 * has none; the other mode opens a second page each time and takes four times as long.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/** The horizontal overflow in px; 0 for all our screens. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Whether the center of `locator` is in the viewport and not covered by another element. */
export const isInView = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
