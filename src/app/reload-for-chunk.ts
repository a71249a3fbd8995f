import { mayReloadForChunk } from './visit-flags.ts';

/** A chunk that is missing after this time belongs to another deployment. */
const MIN_RELOAD_INTERVAL_MS = 5 * 60_000;

/** Fetching adds entries: what is still missing would be fetched twice as often at each failure. */
const fetchedAgain = new Set<string>();

/**
 * The host lets browsers keep the answer that a file below /assets is missing for a year, as it does the file: a chunk
 * that was asked for during a deployment would stay missing after a rollback. Which are missing is asked of the cache,
 * as Safari does not say it of what it loaded: to fetch all of them would take long on a weak network.
 */
function fetchMissingAgain(): void {
  for (const { name } of performance.getEntries()) {
    if (!name.includes('/assets/') || fetchedAgain.has(name)) continue;
    fetchedAgain.add(name);
    void fetchIfMissing(name).catch(() => fetchedAgain.delete(name));
  }
}

async function fetchIfMissing(address: string): Promise<void> {
  const { ok } = await fetch(address, { cache: 'force-cache' });
  if (!ok) await fetch(address, { cache: 'reload' });
}

/**
 * Reloads the page once if a chunk is missing because there is a new build. On a weak network, where a chunk may fail
 * too, the page would be lost.
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
