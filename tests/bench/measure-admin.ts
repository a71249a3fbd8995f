import { personPath, sharedItemPath, ADMIN_PATHS } from '../../src/config/admin-paths.ts';
import type { Browser, Page, Response } from 'playwright-core';
import { ADMIN_FUNCTION } from '@talelantern/domain/admin/admin-action';
import { KNOWN } from '../support/crowd/grow-crowd.ts';
import { documentsInAnswer, readMethodOf } from '../support/documents-read.ts';
import type { ReadLog } from '../support/read-log.ts';
import { visit } from '../support/browser.ts';

/** A screen of the admin area, or what one shows of several things. */
interface Screen {
  name: string;
  path: string;
  /** Words that are there once the first page is. */
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
  { name: 'A shared item', path: sharedItemPath(KNOWN.shareId), shows: /Entry -2 of the log/ },
  { name: 'Messages: new', path: ADMIN_PATHS.messages, shows: /pending message 0\b/ },
  { name: 'Messages: resolved', path: `${ADMIN_PATHS.messages}?status=resolved`, shows: /resolved message/ },
  { name: 'People, by the first name', path: search('mira'), shows: /^Mira / },
  { name: 'People, by the second name', path: search('lantern'), shows: / Lantern$/ },
  { name: 'People, by the address', path: search(KNOWN.email), shows: new RegExp(`^${KNOWN.name}$`) },
  { name: 'A person', path: personPath(KNOWN.uid), shows: /Entry -1 of the log/ },
  { name: 'Overview', path: ADMIN_PATHS.overview, shows: /^Sign-ups/ },
  { name: 'Settings', path: ADMIN_PATHS.settings, shows: /^Banner$/ },
  { name: 'Log', path: ADMIN_PATHS.log, shows: /Entry \d+ of the log/ },
  { name: 'Log, of a person', path: `${ADMIN_PATHS.log}?target=person&id=${KNOWN.uid}`, shows: /Entry -1 of the log/ },
];

export interface ScreenSample {
  name: string;
  /** Documents that each opening read, by the functions and by the page itself. */
  reads: number[];
  /** From the address to the first page in sight, ms. */
  shownMs: number[];
  /** Of that, the calls of the function, one after another or not, ms. */
  functionMs: number[];
}

interface Bench {
  browser: Browser;
  appUrl: string;
  account: { email: string; password: string };
  readLog: ReadLog;
}

/**
 * Opens every screen by its address, as whoever keeps it as a bookmark: the app starts, finds the sign-in and the
 * administrator's record, and asks the function. `rounds` times each, after once unmeasured.
 */
export async function sampleAdminScreens(
  { browser, appUrl, account, readLog }: Bench,
  rounds: number,
): Promise<ScreenSample[]> {
  const { page, close } = await visit(browser, 'desktop', appUrl);
  const seen = watch(page);
  await signIn(page, account);
  const samples: ScreenSample[] = [];
  for (const screen of ADMIN_SCREENS) {
    const sample: ScreenSample = { name: screen.name, reads: [], shownMs: [], functionMs: [] };
    for (let round = 0; round <= rounds; round += 1) {
      readLog.take();
      await seen.take();
      const begun = performance.now();
      await page.goto(screen.path, { waitUntil: 'commit' });
      await shown(page, screen.shows);
      const shownMs = performance.now() - begun;
      await page.waitForLoadState('networkidle');
      const { documents, functionMs } = await seen.take();
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

/** The page looks by itself, with every frame: Playwright would look again after up to half a second. */
const shown = (page: Page, { source }: RegExp) =>
  page.waitForFunction((wanted) => new RegExp(wanted, 'im').test(document.body?.innerText ?? ''), source);

async function signIn(page: Page, { email, password }: Bench['account']): Promise<void> {
  await page.goto(ADMIN_PATHS.settings);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('Banner', { exact: true }).waitFor();
}

/** What the page itself reads, and for how long it waits for the function. */
function watch(page: Page) {
  let answers: Promise<{ documents: number; functionMs: number }>[] = [];
  page.on('response', (response) => answers.push(weigh(response)));
  return {
    async take() {
      const weighed = await Promise.all(answers);
      answers = [];
      const sum = (of: 'documents' | 'functionMs'): number => weighed.reduce((total, one) => total + one[of], 0);
      return { documents: sum('documents'), functionMs: sum('functionMs') };
    },
  };
}

async function weigh(response: Response): Promise<{ documents: number; functionMs: number }> {
  const { pathname } = new URL(response.url());
  const isPost = response.request().method() === 'POST';
  if (isPost && pathname.endsWith(`/${ADMIN_FUNCTION}`)) {
    await response.finished();
    const { requestStart, responseEnd } = response.request().timing();
    if (!response.ok()) throw new Error(`The function answers ${response.status()}: ${await response.text()}`);
    return { documents: 0, functionMs: responseEnd - requestStart };
  }
  const method = readMethodOf(pathname);
  if (!isPost || method === null || method === 'runAggregationQuery') return { documents: 0, functionMs: 0 };
  return { documents: documentsInAnswer(method, await response.json()), functionMs: 0 };
}
