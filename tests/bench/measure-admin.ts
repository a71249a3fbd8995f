import { personPath, sharedItemPath, ADMIN_PATHS } from '../../src/config/admin-paths.ts';
import type { Browser, Page, Response } from 'playwright-core';
import { ADMIN_FUNCTION } from '@talelantern/domain/contracts/admin/admin-action';
import { KNOWN_FAMILY } from '../support/bulk-data/seed-families.ts';
import { documentsInResponse, readMethodOf } from '../support/documents-read.ts';
import type { ReadLog } from '../support/read-log.ts';
import { visit } from '../support/browser.ts';

/** A screen of the admin area, or one with the details of an entry. */
interface Screen {
  name: string;
  path: string;
  /** Text that appears once the first page is loaded. */
  shows: RegExp;
}

const search = (query: string): string => `${ADMIN_PATHS.people}?q=${encodeURIComponent(query)}`;
const queue = (id: string): string => `${ADMIN_PATHS.moderation}?queue=${id}`;

const ADMIN_SCREENS: readonly Screen[] = [
  { name: 'Moderation: reports', path: queue('reports'), shows: /pending report 0\b/ },
  { name: 'Moderation: held comments', path: queue('comments'), shows: /We read comment 1 / },
  { name: 'Moderation: offered', path: queue('offered'), shows: /the Lantern, part 1$/ },
  { name: 'Moderation: unfit', path: queue('unfit'), shows: /the Lantern, part 3$/ },
  { name: 'Moderation: unchecked', path: queue('waiting'), shows: /the Lantern, part 2$/ },
  { name: 'Moderation: hidden by us', path: queue('hidden'), shows: /the Lantern, part 4$/ },
  { name: 'Moderation: hidden comments', path: queue('refused'), shows: /We read comment 2 / },
  { name: 'Moderation: closed reports', path: queue('closed'), shows: /upheld report/ },
  { name: 'A shared item', path: sharedItemPath(KNOWN_FAMILY.shareId), shows: /Entry -2 of the log/ },
  { name: 'Messages: new', path: ADMIN_PATHS.messages, shows: /pending message 0\b/ },
  { name: 'Messages: resolved', path: `${ADMIN_PATHS.messages}?status=resolved`, shows: /resolved message/ },
  { name: 'People, by the first name', path: search('mira'), shows: /^Mira / },
  { name: 'People, by the second name', path: search('lantern'), shows: / Lantern$/ },
  {
    name: 'People, by the email address',
    path: search(KNOWN_FAMILY.email),
    shows: new RegExp(`^${KNOWN_FAMILY.name}$`),
  },
  { name: 'A person', path: personPath(KNOWN_FAMILY.uid), shows: /Entry -1 of the log/ },
  { name: 'Overview', path: ADMIN_PATHS.overview, shows: /^Sign-ups/ },
  { name: 'Settings', path: ADMIN_PATHS.settings, shows: /^Banner$/ },
  { name: 'Log', path: ADMIN_PATHS.log, shows: /Entry \d+ of the log/ },
  {
    name: 'Log, of a person',
    path: `${ADMIN_PATHS.log}?target=person&id=${KNOWN_FAMILY.uid}`,
    shows: /Entry -1 of the log/,
  },
];

export interface ScreenSample {
  name: string;
  /** Documents read on each opening, by the functions and by the page itself. */
  reads: number[];
  /** Time in ms from navigation to the first visible page. */
  shownMs: number[];
  /** Time in ms spent in function calls. */
  functionMs: number[];
}

interface Bench {
  browser: Browser;
  appUrl: string;
  account: { email: string; password: string };
  readLog: ReadLog;
}

/**
 * Opens every screen by its URL: the app starts, restores the sign-in, reads the administrator's record and calls the
 * function. `rounds` times each, after one unmeasured round.
 */
export async function sampleAdminScreens(
  { browser, appUrl, account, readLog }: Bench,
  rounds: number,
): Promise<ScreenSample[]> {
  const { page, close } = await visit(browser, 'desktop', appUrl);
  const watcher = watch(page);
  await signIn(page, account);
  const samples: ScreenSample[] = [];
  for (const screen of ADMIN_SCREENS) {
    const sample: ScreenSample = { name: screen.name, reads: [], shownMs: [], functionMs: [] };
    for (let round = 0; round <= rounds; round += 1) {
      readLog.take();
      await watcher.take();
      const startedAt = performance.now();
      await page.goto(screen.path, { waitUntil: 'commit' });
      await waitUntilShown(page, screen.shows);
      const shownMs = performance.now() - startedAt;
      await page.waitForLoadState('networkidle');
      const { documents, functionMs } = await watcher.take();
      if (round === 0) continue;
      sample.reads.push(documents + readLog.take());
      sample.shownMs.push(shownMs);
      sample.functionMs.push(functionMs);
    }
    samples.push(sample);
  }
  await close();
  return samples;
}

/** Checks with every frame, in the page itself, because Playwright polls only every half second. */
const waitUntilShown = (page: Page, { source }: RegExp) =>
  page.waitForFunction((patternSource) => new RegExp(patternSource, 'im').test(document.body?.innerText ?? ''), source);

async function signIn(page: Page, { email, password }: Bench['account']): Promise<void> {
  await page.goto(ADMIN_PATHS.settings);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('Banner', { exact: true }).waitFor();
}

/** What the page itself reads, and how long it waits for the function. */
function watch(page: Page) {
  let responses: Promise<{ documents: number; functionMs: number }>[] = [];
  page.on('response', (response) => responses.push(measureResponse(response)));
  return {
    async take() {
      const measured = await Promise.all(responses);
      responses = [];
      const sum = (of: 'documents' | 'functionMs'): number => measured.reduce((total, one) => total + one[of], 0);
      return { documents: sum('documents'), functionMs: sum('functionMs') };
    },
  };
}

async function measureResponse(response: Response): Promise<{ documents: number; functionMs: number }> {
  const { pathname } = new URL(response.url());
  const isPost = response.request().method() === 'POST';
  if (isPost && pathname.endsWith(`/${ADMIN_FUNCTION}`)) {
    await response.finished();
    const { requestStart, responseEnd } = response.request().timing();
    if (!response.ok()) throw new Error(`The function returned ${response.status()}: ${await response.text()}`);
    return { documents: 0, functionMs: responseEnd - requestStart };
  }
  const method = readMethodOf(pathname);
  if (!isPost || method === null || method === 'runAggregationQuery') return { documents: 0, functionMs: 0 };
  return { documents: documentsInResponse(method, await response.json()), functionMs: 0 };
}
