import { mayReloadForChunk } from './visit-marks.ts';

/** Time after which another missing file means another new version, not the same broken one. */
const ONCE_PER_MS = 5 * 60_000;

/**
 * After a new version is deployed, an open page asks for files that are gone. One automatic reload brings the new
 * version; if that does not help, the error screen shows. Without a network nothing is known about versions, and a
 * reload would take away the page that somebody reads. `reload` and `now` are the browser's.
 */
export function reloadForMissingChunks(reload: () => void, now: () => number): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReloadForChunk(now(), ONCE_PER_MS)) return;
    event.preventDefault();
    reload();
  });
}
