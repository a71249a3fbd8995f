import type { NameBooks } from './ports.ts';

/** What is written just now may still appear behind what was read: it is looked at the next time. */
const SETTLED_AFTER_MS = 60_000;
/** So that a sweep reads no more than a few thousand profiles, however many wait to be seen for the first time. */
const MOST_PAGES = 4;

/**
 * Keeps, for profiles that were written since the last look, how their names begin: administrators search by that. The
 * first looks go through all that there were before. Answers how many were news. `now` in ms.
 */
export async function keepNames({ nameBooks }: { nameBooks: NameBooks }, now: number): Promise<number> {
  let kept = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { outdated, isLast, seen } = await nameBooks.nextChanged(now - SETTLED_AFTER_MS);
    await Promise.all(outdated.map(nameBooks.keep));
    await seen();
    kept += outdated.length;
    if (isLast) break;
  }
  return kept;
}
