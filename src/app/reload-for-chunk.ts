import { mayReloadForChunk } from './visit-flags.ts';

/** A chunk that is missing after this time belongs to another deployment. */
const MIN_RELOAD_INTERVAL_MS = 5 * 60_000;

/**
 * Reloads the page once, because old chunks are gone after a deployment. Does not reload offline, where the page would
 * be lost.
 */
export function reloadForMissingChunks(reload: () => void, now: () => number): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReloadForChunk(now(), MIN_RELOAD_INTERVAL_MS)) return;
    event.preventDefault();
    reload();
  });
}
