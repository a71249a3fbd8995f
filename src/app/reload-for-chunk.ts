import { mayReloadForChunk } from './visit-flags.ts';

/** A chunk that is missing after this time belongs to another deployment. */
const MIN_RELOAD_INTERVAL_MS = 5 * 60_000;

interface ReloadDeps {
  isOutdated: () => Promise<boolean>;
  reload: () => void;
  now: () => number;
}

/**
 * Reloads the page once if a chunk is missing because there is a new build. On a weak network, where a chunk may fail
 * too, the page would be lost.
 */
export function reloadForMissingChunks({ isOutdated, reload, now }: ReloadDeps): void {
  async function reloadIfOutdated(): Promise<void> {
    if ((await isOutdated()) && mayReloadForChunk(now(), MIN_RELOAD_INTERVAL_MS)) reload();
  }
  window.addEventListener('vite:preloadError', () => void reloadIfOutdated());
}
