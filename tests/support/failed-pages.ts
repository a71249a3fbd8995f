import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright-core';

/** What the pages of failed journeys showed last; .ci/run prints it. */
const FAILED_PAGES_FILE = '.local/test/failed-pages.txt';

/** A CI log keeps only its end, so long pages are cut. */
const MAX_LINES = 60;
const SNAPSHOT_MS = 5_000;

const openPages = new Map<Page, readonly string[]>();
const closedPages: string[] = [];

/** Keeps what an open page shows when its test fails before closing it. */
export const watchPage = (page: Page, errors: readonly string[]): void => void openPages.set(page, errors);

/** Keeps what a page shows before it is closed, in case its test has failed. */
export async function recordPage(page: Page, errors: readonly string[]): Promise<void> {
  openPages.delete(page);
  const ariaSnapshot = await page
    .locator('body')
    .ariaSnapshot({ timeout: SNAPSHOT_MS })
    .catch((error: unknown) => String(error));
  closedPages.push(
    [page.url(), ...errors.map((error) => `! ${error}`), ...ariaSnapshot.split('\n')].slice(0, MAX_LINES).join('\n'),
  );
}

/** Prints the pages opened or closed since the last test if this one has failed. */
export async function reportPages(test: { name: string; hasFailed: boolean }): Promise<void> {
  if (test.hasFailed) for (const [page, errors] of openPages) await recordPage(page, errors);
  openPages.clear();
  const pages = closedPages.splice(0);
  if (!test.hasFailed || pages.length === 0) return;
  const text = `\n${test.name}\n${pages.join('\n')}\n`;
  console.log(text);
  mkdirSync(dirname(FAILED_PAGES_FILE), { recursive: true });
  appendFileSync(FAILED_PAGES_FILE, text);
}
