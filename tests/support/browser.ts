import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { installChromium } from '../../scripts/chromium.ts';
import { recordRestQuery } from './record-queries.ts';

/** Without these the browser asks the vendor's hosts for updates at every start. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;

/** How long a step may take on a machine that runs the whole cloud beside the browser. */
const PATIENCE_MS = 60_000;

export type ViewportName = keyof typeof VIEWPORTS;

/** Starts the Chromium of this machine, installed first if need be. @throws Error that says how to get one. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await installChromium(), args: QUIET });

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Errors that the page logged so far; a journey expects none that it did not cause. */
  errors: string[];
  close: () => Promise<void>;
}

/** A fresh visitor without any stored data, on a screen of the named size. */
export async function visit(browser: Browser, viewport: ViewportName, baseURL: string): Promise<Visit> {
  const context = await browser.newContext({
    baseURL,
    viewport: VIEWPORTS[viewport],
    hasTouch: viewport === 'phone',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('request', (request) => recordRestQuery(request.url(), request.postData()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, context, errors, close: () => context.close() };
}

/**
 * The rules of WCAG A and AA that the page breaks, as 'rule: first element'. The legacy mode looks into no frames of
 * other origins, of which the app has none; the other one opens a second page each time and takes four times as long.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/** How many pixels the page can be scrolled sideways; a screen of ours has none. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
