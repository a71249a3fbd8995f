import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { LocalCloud } from '../../local-cloud/launcher/start-local-cloud.ts';
import { openProfile } from '../support/browser.ts';
import { PHONE_SLOWDOWN } from './measure-scrolling.ts';
import { signInToShelf, waitForShelf } from './shelf-family.ts';

/** The end of the URL of a query to Firestore. */
const RUN_QUERY = '/documents:runQuery';
/** Lighthouse's slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};

/** Moments of one visit, ms since navigation; null if it did not happen. */
interface ShelfMoments {
  firstPaintMs: number | null;
  /** The sign-in service has confirmed the stored session. */
  sessionMs: number | null;
  /** The first page of stories is requested. */
  listStartMs: number | null;
  /** The first page of stories has arrived. */
  listMs: number | null;
  largestPaintMs: number | null;
}

export interface ShelfVisit extends ShelfMoments {
  listBytes: number;
  listBytesCompressed: number;
}

/** Opens the shelf `rounds` times on a slow network, with a warm cache and a stored session. */
export async function sampleShelf({ urls }: LocalCloud, email: string, rounds: number): Promise<ShelfVisit[]> {
  const folder = await mkdtemp(join(tmpdir(), 'shelf-profile-'));
  const family = await openProfile(folder, 'phone', urls.app);
  try {
    const first = await family.newPage();
    await signInToShelf(first, email);
    await first.close();
    const visits: ShelfVisit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await family.newPage();
      visits.push(await openShelf(page));
      await page.close();
    }
    return visits;
  } finally {
    await family.close();
    await rm(folder, { recursive: true });
  }
}

async function openShelf(page: Page): Promise<ShelfVisit> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
  const responses: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.url().includes(RUN_QUERY)) responses.push(response.body());
  });
  await page.goto('/stories');
  await waitForShelf(page);
  const moments = await page.evaluate(readMoments, RUN_QUERY);
  const bodies = await Promise.all(responses);
  const list = bodies.toSorted((a, b) => b.length - a.length)[0] ?? Buffer.alloc(0);
  return { ...moments, listBytes: list.length, listBytesCompressed: gzipSync(list).length };
}

/** Runs in the page. */
function readMoments(runQuery: string): Promise<ShelfMoments> {
  const requests = (part: string) => performance.getEntriesByType('resource').filter(({ name }) => name.includes(part));
  const endOf = ({ startTime, duration }: PerformanceEntry): number => startTime + duration;
  const [session] = requests('accounts:lookup');
  // The longest query of the page.
  const list = requests(runQuery).toSorted((a, b) => b.duration - a.duration)[0];
  return new Promise((resolve) => {
    new PerformanceObserver((entries) =>
      resolve({
        firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
        sessionMs: session ? endOf(session) : null,
        listStartMs: list?.startTime ?? null,
        listMs: list ? endOf(list) : null,
        largestPaintMs: entries.getEntries().at(-1)?.startTime ?? null,
      }),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
