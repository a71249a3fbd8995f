import { mayReloadForChunk } from './visit-marks.ts';

/** Time after which another missing file means another new version, not the same broken one. */
const ONCE_PER_MS = 5 * 60_000;

/**
 * After a new version is deployed, an open page asks for files that are gone. One automatic reload brings the new
 * version; if that does not help, the error screen shows. `reload` and `now` are the browser's.
 */
export function reloadForMissingChunks(reload: () => void, now: () => number): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReloadForChunk(now(), ONCE_PER_MS)) return;
    event.preventDefault();
    reload();
  });
}
