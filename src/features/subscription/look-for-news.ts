import { sleep } from '../../services/sleep.ts';
import type { PlanUsage } from '../../services/usage-service.ts';

/** News mostly comes at once: the wait between two looks grows. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5_000;
const GROWTH = 1.25;

/** How long whoever comes back from the vendor's pages is kept waiting for news (abuse.md R21). */
const LOOKING_MS = 60_000;

interface Looking {
  /** Fetches the plan anew. A failure is no news. */
  look: () => Promise<PlanUsage>;
  isNews: (usage: PlanUsage) => boolean;
}

/** Looks again and again for a minute until there is news, at once first; false where none has come. */
export async function lookForNews({ look, isNews }: Looking): Promise<boolean> {
  const end = Date.now() + LOOKING_MS;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * GROWTH, LONGEST_WAIT_MS)) {
    const usage = await look().catch(() => null);
    if (usage && isNews(usage)) return true;
    if (Date.now() + wait > end) return false;
    await sleep(wait);
  }
}
