import type { NameStore } from '../ports/ports.ts';

/** A write in progress may get an earlier timestamp than one already read; wait until timestamps are final. */
const SETTLED_AFTER_MS = 60_000;
/** Limits a sweep to a few thousand profiles during the first indexing. */
const MAX_PAGES = 4;

/** Names of profiles written since the last run. Returns how many profiles had changed names. `now` in ms. */
export async function indexNames({ nameStore }: { nameStore: NameStore }, now: number): Promise<number> {
  let changedCount = 0;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { outdated, isLast, markDone } = await nameStore.nextChanged(now - SETTLED_AFTER_MS);
    await Promise.all(outdated.map(nameStore.indexNames));
    await markDone();
    changedCount += outdated.length;
    if (isLast) break;
  }
  return changedCount;
}
