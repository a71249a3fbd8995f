import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import {
  accessibilityProblems,
  horizontalOverflow,
  openBrowser,
  visit,
  type ViewportName,
  type Visit,
} from './browser.ts';

/** The visitor of a journey, opened by `open` and closed after each test. */
export interface Visitor {
  readonly page: Page;
  readonly errors: string[];
  open: (viewport: ViewportName) => Promise<Page>;
  /** Asserts that the screen, named `screen` in a failure, fits its width and is accessible. */
  expectAccessible: (screen: string) => Promise<void>;
}

/** Declares the hooks of a test file whose tests have one visitor each. */
export function setUpVisitor(): Visitor {
  let browser: Browser;
  let current: Visit | null = null;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await current?.close();
    current = null;
  });
  const openedVisit = (): Visit => {
    if (!current) throw new Error('No page is open: call open first.');
    return current;
  };
  return {
    get page() {
      return openedVisit().page;
    },
    get errors() {
      return openedVisit().errors;
    },
    async open(viewport) {
      current = await visit(browser, viewport, inject('cloud').urls.app);
      return current.page;
    },
    async expectAccessible(screen) {
      const { page } = openedVisit();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect.soft(await accessibilityProblems(page), screen).toEqual([]);
      expect.soft(await horizontalOverflow(page), screen).toBe(0);
    },
  };
}
