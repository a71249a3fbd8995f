import { fetchIfMissing } from './fetch-if-missing.ts';
import { mayReloadForChunk } from './visit-flags.ts';

/** A chunk that is missing after this time belongs to a different deployment. */
const MIN_RELOAD_INTERVAL_MS = 5 * 60_000;

/** Each fetch adds an entry to the performance timeline: without this set, the fetches would double on each failure. */
const fetchedAgain = new Set<string>();

/** Tries every file that this page has asked for, because Safari's timeline lacks the status. */
function fetchMissingAgain(): void {
  for (const { name } of performance.getEntries()) {
    if (!name.includes('/assets/') || fetchedAgain.has(name)) continue;
    fetchedAgain.add(name);
    void fetchIfMissing(name).catch(() => fetchedAgain.delete(name));
  }
}

/** Once, if a chunk is missing because of a new build. On a weak network a reload would lose the page. */
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
