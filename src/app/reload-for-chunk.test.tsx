import { beforeEach, expect, it, vi } from 'vitest';
import { reloadForMissingChunks } from './reload-for-chunk.ts';

let time = 1_000;
const reload = vi.fn();
const isOutdated = vi.fn<() => Promise<boolean>>();
reloadForMissingChunks(isOutdated, reload, () => time);

const ORIGIN = 'https://tales.test';
const fetched = vi.fn(async () => new Response());

/** What the browser has loaded, with the status if it says so. */
function loaded(...entries: [address: string, status: { responseStatus?: number }][]): void {
  const found = entries.map(([name, status]) => ({ name: `${ORIGIN}${name}`, ...status }));
  vi.spyOn(performance, 'getEntries').mockReturnValue(found as unknown as PerformanceEntryList);
}

async function miss(): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await isOutdated.mock.results.at(-1)?.value;
}

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
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

it('a chunk that fails to load on a weak network does not reload the page, which would be lost', async () => {
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

it('chunks that a former deployment lacked are fetched past the cache, which keeps such answers for a year', async () => {
  isOutdated.mockResolvedValue(false);
  loaded(
    ['/assets/here.js', { responseStatus: 200 }],
    ['/assets/lacked.js', { responseStatus: 404 }],
    ['/assets/unknown.js', {}],
    ['/notes', { responseStatus: 404 }],
  );
  await miss();
  expect(fetched.mock.calls).toEqual([
    [`${ORIGIN}/assets/lacked.js`, { cache: 'reload' }],
    [`${ORIGIN}/assets/unknown.js`, { cache: 'reload' }],
  ]);
});

it('no chunk is fetched past the cache twice, however often chunks fail to load', async () => {
  isOutdated.mockResolvedValue(false);
  loaded(['/assets/weak.js', {}]);
  await miss();
  loaded(['/assets/weak.js', {}], ['/assets/weak.js', {}], ['/assets/next.js', {}]);
  await miss();
  await miss();
  expect(fetched.mock.calls).toEqual([
    [`${ORIGIN}/assets/weak.js`, { cache: 'reload' }],
    [`${ORIGIN}/assets/next.js`, { cache: 'reload' }],
  ]);
});

it('a chunk that could not be fetched without a network is fetched at the next failure', async () => {
  isOutdated.mockResolvedValue(false);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  loaded(['/assets/away.js', { responseStatus: 404 }]);
  await miss();
  await miss();
  await miss();
  expect(fetched).toHaveBeenCalledTimes(2);
});
