import { beforeEach, expect, it, vi } from 'vitest';
import { reloadForMissingChunks } from './reload-for-chunk.ts';

let time = 1_000;
const reload = vi.fn();
const isOutdated = vi.fn<() => Promise<boolean>>();
reloadForMissingChunks(isOutdated, reload, () => time);

const ORIGIN = 'https://tales.test';
/** The browser's cache returns 404 for URLs with 'lacked'; the host has every file. */
const fetched = vi.fn(async (url: string, { cache }: RequestInit) => {
  const isMissing = cache === 'force-cache' && url.includes('lacked');
  return new Response(null, { status: isMissing ? 404 : 200 });
});
const fetchedPastCache = () => fetched.mock.calls.flatMap(([url, { cache }]) => (cache === 'reload' ? [url] : []));

/** Makes the browser's timeline list these files. */
function mockLoadedFiles(...urls: string[]): void {
  const entries = urls.map((url) => ({ name: ORIGIN + url }));
  vi.spyOn(performance, 'getEntries').mockReturnValue(entries as unknown as PerformanceEntryList);
}

async function miss(): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await isOutdated.mock.results.at(-1)?.value;
}

beforeEach(() => {
  reload.mockClear();
  isOutdated.mockReset().mockResolvedValue(true);
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

it('a missing chunk of an old version reloads the page once', async () => {
  await miss();
  await miss();
  expect(reload).toHaveBeenCalledOnce();
});

it('a chunk that fails to load on a weak network does not reload the page', async () => {
  isOutdated.mockResolvedValue(false);
  await miss();
  expect(reload).not.toHaveBeenCalled();
});

it('a later deployment may reload the page again', async () => {
  await miss();
  time += 10 * 60_000;
  await miss();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('a missing chunk does not reload the page if the browser forbids storage', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  await miss();
  expect(reload).not.toHaveBeenCalled();
});

it('only chunks with a cached 404 are fetched past the cache', async () => {
  isOutdated.mockResolvedValue(false);
  mockLoadedFiles('/assets/here.js', '/assets/lacked.js', '/notes');
  await miss();
  await expect.poll(fetchedPastCache).toEqual([`${ORIGIN}/assets/lacked.js`]);
  expect(fetched).not.toHaveBeenCalledWith(`${ORIGIN}/notes`, expect.anything());
});

it('no chunk is fetched past the cache twice, however often chunks fail to load', async () => {
  isOutdated.mockResolvedValue(false);
  mockLoadedFiles('/assets/lacked-once.js');
  await miss();
  mockLoadedFiles('/assets/lacked-once.js', '/assets/lacked-once.js', '/assets/lacked-next.js');
  await miss();
  await miss();
  await expect.poll(fetchedPastCache).toEqual([`${ORIGIN}/assets/lacked-once.js`, `${ORIGIN}/assets/lacked-next.js`]);
});

it('a chunk that could not be fetched offline is fetched on the next failure', async () => {
  isOutdated.mockResolvedValue(false);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  mockLoadedFiles('/assets/lacked-away.js');
  await miss();
  await miss();
  await miss();
  await expect.poll(fetchedPastCache).toEqual([`${ORIGIN}/assets/lacked-away.js`]);
});
