import { beforeEach, expect, it, vi } from 'vitest';
import { reloadForMissingChunks } from './reload-for-chunk.ts';

let time = 1_000;
const reload = vi.fn();
const isOutdated = vi.fn<() => Promise<boolean>>();
reloadForMissingChunks({ reload, isOutdated, now: () => time });

async function miss(): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await isOutdated.mock.results.at(-1)?.value;
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  isOutdated.mockReset().mockResolvedValue(true);
  vi.restoreAllMocks();
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
