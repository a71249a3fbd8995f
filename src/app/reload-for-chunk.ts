import { mayReloadForChunk } from './visit-flags.ts';

/** A chunk that is missing after this time belongs to a different deployment. */
const MIN_RELOAD_INTERVAL_MS = 5 * 60_000;

/** Each fetch adds an entry to the performance timeline: without this set, the fetches would double on each failure. */
const fetchedAgain = new Set<string>();

/**
 * The host lets browsers cache a 404 below /assets for a year, like the files: a chunk that was requested during a
 * deployment would stay missing after a rollback. Only the cache is asked which files are missing, because Safari's
 * timeline lacks the status, and fetching all of them would take long on a weak network.
 */
function fetchMissingAgain(): void {
  for (const { name } of performance.getEntries()) {
    if (!name.includes('/assets/') || fetchedAgain.has(name)) continue;
    fetchedAgain.add(name);
    void fetchIfMissing(name).catch(() => fetchedAgain.delete(name));
  }
}

async function fetchIfMissing(url: string): Promise<void> {
  const { ok } = await fetch(url, { cache: 'force-cache' });
  if (!ok) await fetch(url, { cache: 'reload' });
}

/**
 * Reloads the page once if a chunk is missing because there is a new build. Otherwise the failure may be due to a weak
 * network, on which a reload would lose the page.
 */
export function reloadForMissingChunks(
  isOutdated: () => Promise<boolean>,
  reload: () => void,
  now: () => number,
): void {
  async function reloadIfOutdated(): Promise<void> {
    if (!(await isOutdated())) fetchMissingAgain();
    else if (mayReloadForChunk(now(), MIN_RELOAD_INTERVAL_MS)) reload();
  }
  window.addEventListener('vite:preloadError', () => void reloadIfOutdated());
}
