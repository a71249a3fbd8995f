import { sleep } from '../../services/sleep.ts';
import type { PlanUsage } from '../../services/usage-service.ts';

const BETWEEN_LOOKS_MS = 2_000;

interface Looking {
  /** Fetches the plan anew. A failure is no news. */
  look: () => Promise<PlanUsage>;
  isNews: (usage: PlanUsage) => boolean;
  /** For how long, ms. */
  forMs: number;
}

/** Looks again and again until there is news, at once first; false where the time is over without any. */
export async function lookForNews({ look, isNews, forMs }: Looking): Promise<boolean> {
  const end = Date.now() + forMs;
  for (;;) {
    const usage = await look().catch(() => null);
    if (usage && isNews(usage)) return true;
    if (Date.now() + BETWEEN_LOOKS_MS > end) return false;
    await sleep(BETWEEN_LOOKS_MS);
  }
}
