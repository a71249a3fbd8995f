import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadForMissingChunks } from './reload-for-chunk.ts';

const missing = () => new Event('vite:preloadError', { cancelable: true });

let time = 1_000;
const reload = vi.fn();
reloadForMissingChunks(reload, () => time);

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => vi.restoreAllMocks());

it('a missing chunk of an old version reloads the page once, then shows the error', () => {
  const [first, second] = [missing(), missing()];
  window.dispatchEvent(first);
  window.dispatchEvent(second);
  expect(reload).toHaveBeenCalledOnce();
  expect(first.defaultPrevented).toBe(true);
  expect(second.defaultPrevented).toBe(false);
});

it('a later deployment may reload the page again', () => {
  window.dispatchEvent(missing());
  time += 10 * 60_000;
  window.dispatchEvent(missing());
  expect(reload).toHaveBeenCalledTimes(2);
});

it('a missing chunk does not reload the page if the browser forbids storage', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  window.dispatchEvent(missing());
  expect(reload).not.toHaveBeenCalled();
});

it('a missing chunk does not reload the page while offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(missing());
  expect(reload).not.toHaveBeenCalled();
});
