import { CHARACTERS, count, LOCATIONS, type Nouns } from '../../services/usage-sentences.ts';
import type { Allowed, PlanUsage } from '../../services/usage-service.ts';

/** For families that have more than their plan has room for: what that means, one sentence for each kind. */
export const overPlanSentences = (usage: PlanUsage): string[] =>
  [over(usage, usage.characters, CHARACTERS), over(usage, usage.locations, LOCATIONS)].filter(
    (sentence) => sentence !== null,
  );

const over = ({ plan }: PlanUsage, { taken, limit = Infinity }: Allowed, nouns: Nouns): string | null =>
  taken <= limit
    ? null
    : `You have ${count(taken, nouns)} and ${plan.name} has room for ${limit}. All of them stay; only a new one has to wait.`;
