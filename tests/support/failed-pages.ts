import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { failureFolder, PAGES_FILE } from '../../scripts/test-failures.ts';

/** A CI log keeps only its end, so long pages are cut. */
const MAX_LINES = 60;
const SNAPSHOT_MS = 5_000;

interface RunningTest {
  name: string;
  isRetry: boolean;
  hasFailed: () => boolean;
}

let runningTest: RunningTest | null = null;
let recordedCount = 0;
const openPages = new Map<Page, readonly string[]>();

/** Says which test the pages opened from now on belong to. */
export function beginTest(test: RunningTest): void {
  runningTest = test;
  recordedCount = 0;
}

/** Records what an open page shows if its test fails before closing it; a retried test records a trace too. */
export async function watchPage(page: Page, errors: readonly string[]): Promise<void> {
  openPages.set(page, errors);
  if (runningTest?.isRetry) await page.context().tracing.start({ snapshots: true, screenshots: true });
}

/** To be called before a page is closed: keeps a screenshot, the content and the trace if its test has failed. */
export async function recordPage(page: Page): Promise<void> {
  const errors = openPages.get(page) ?? [];
  openPages.delete(page);
  if (!runningTest?.hasFailed()) return;
  recordedCount += 1;
  const folder = failureFolder(runningTest.name);
  mkdirSync(folder, { recursive: true });
  const text = await page
    .locator('body')
    .ariaSnapshot({ timeout: SNAPSHOT_MS })
    .catch((error: unknown) => String(error));
  const lines = [page.url(), ...errors.map((error) => `! ${error}`), ...text.split('\n')].slice(0, MAX_LINES);
  appendFileSync(join(folder, PAGES_FILE), `\n${runningTest.name}\n${lines.join('\n')}\n`);
  const ignore = () => undefined;
  await page.screenshot({ path: join(folder, `${recordedCount}.png`), timeout: SNAPSHOT_MS }).catch(ignore);
  if (runningTest.isRetry)
    await page
      .context()
      .tracing.stop({ path: join(folder, `${recordedCount}-trace.zip`) })
      .catch(ignore);
}

/** Records the pages that the test left open. */
export async function endTest(): Promise<void> {
  for (const page of openPages.keys()) await recordPage(page);
}
