import { canRegenerateImages, REGENERATION_NEEDS_PLAN } from '@talelantern/domain/plans/entitlement';
import { MAX_STORIES_PER_MONTH, type Plan } from '@talelantern/domain/plans/plans';
import {
  allCharactersMade,
  allLocationsMade,
  CUSTOM_PROMPTS_NEED_PLAN,
  currentNarrationLimit,
  currentPictureLimit,
  narrationSentence,
  RECORDINGS_NEED_PLAN,
  roomSentence,
  currentRewriteLimit,
} from '../../services/plans/limit-sentences.ts';
import {
  castLimitSentence,
  type Nouns,
  PICTURES,
  priceSentence,
  REWRITES,
  STORIES,
} from '../../services/plans/usage-sentences.ts';
import { leftOf, type Allowed, type PlanUsage } from '../../services/plans/usage-service.ts';
import type { ReachedLimit } from '../../shared/plans/plan-limits.ts';
import { firstOfNextMonth, formatDay, formatNextDay, isPeriodOver } from '../../shared/plans/renewal-sentence.ts';

export interface LimitCopy {
  sentence: string;
  help: string;
}

/** A heading for a limit that no longer applies, due to a new period or another plan. */
export const NO_LONGER_REACHED: LimitCopy = { sentence: 'You have room again now', help: '' };

const MORE_COPY: Readonly<Record<Plan['tier'], string>> = {
  free: 'Pro and Unlimited have more.',
  pro: 'Unlimited has more.',
  unlimited: '',
};

export function limitCopy(limit: ReachedLimit, usage: PlanUsage, now: number): LimitCopy {
  const upgradeCopy = MORE_COPY[usage.plan.tier];
  switch (limit) {
    case 'characters':
      return itemsCopy(usage.characters, allCharactersMade, upgradeCopy);
    case 'locations':
      return itemsCopy(usage.locations, allLocationsMade, upgradeCopy);
    case 'stories': {
      const { limit: included = MAX_STORIES_PER_MONTH } = usage.stories;
      const stories = { ...usage.stories, limit: included };
      if (leftOf(stories) > 0) return NO_LONGER_REACHED;
      const help = upgradeCopy || `You’ll have more ${nextMonthOf(usage, now)}.`;
      return { sentence: priceSentence(stories, STORIES), help };
    }
    case 'pictures':
      return byDayOrMonth(usage, currentPictureLimit(usage), PICTURES, now);
    case 'rewrites':
      return byDayOrMonth(usage, currentRewriteLimit(usage), REWRITES, now);
    case 'painting-again':
      return canRegenerateImages(usage.plan)
        ? NO_LONGER_REACHED
        : { sentence: REGENERATION_NEEDS_PLAN, help: 'You keep every picture you’ve painted.' };
    case 'cast': {
      const { charactersPerStory } = usage.plan.limits;
      return charactersPerStory === undefined
        ? NO_LONGER_REACHED
        : { sentence: castLimitSentence(charactersPerStory), help: upgradeCopy };
    }
    case 'custom-prompts':
      return usage.plan.limits.customPrompts ? NO_LONGER_REACHED : { sentence: CUSTOM_PROMPTS_NEED_PLAN, help: '' };
    case 'narrations':
      return narrationCopy(usage, upgradeCopy, now);
    case 'fair-use-today':
      return {
        sentence: 'You’ve made a lot in one day.',
        help: `You can make more ${formatNextDay(now)}. ${upgradeCopy}`.trim(),
      };
    case 'fair-use':
      // Names no item, because the refused item may be a picture or a story.
      return {
        sentence: 'You’ve made a lot this month.',
        help: `You can make more ${nextMonthOf(usage, now)}. ${upgradeCopy}`.trim(),
      };
  }
}

function itemsCopy(items: Allowed, allMade: (limit: number) => string, more: string): LimitCopy {
  const { taken, limit } = items;
  if (limit === undefined || leftOf(items) > 0) return NO_LONGER_REACHED;
  return { sentence: allMade(limit), help: `${roomSentence(taken, limit)} ${more}`.trim() };
}

const nextMonthOf = (usage: PlanUsage, now: number): string =>
  isPeriodOver(usage, now) ? 'with your next payment' : `on ${formatDay(firstOfNextMonth(now))}`;

const moreTomorrow = (now: number): string => `You’ll have more ${formatNextDay(now)}.`;

function narrationCopy(usage: PlanUsage, more: string, now: number): LimitCopy {
  if (usage.narrations.limit === 0) return { sentence: RECORDINGS_NEED_PLAN, help: '' };
  const narrations = currentNarrationLimit(usage);
  if (leftOf(narrations) > 0) return NO_LONGER_REACHED;
  // Does not suggest a larger plan, which has no more recordings in one day.
  const help = narrations.per === 'day' ? moreTomorrow(now) : more;
  return { sentence: narrationSentence(narrations), help };
}

function byDayOrMonth(usage: PlanUsage, allowed: Allowed, nouns: Nouns, now: number): LimitCopy {
  const upgradeCopy = MORE_COPY[usage.plan.tier];
  if (leftOf(allowed) > 0) return NO_LONGER_REACHED;
  const back = allowed.per === 'day' ? moreTomorrow(now) : `You’ll have more ${nextMonthOf(usage, now)}.`;
  return { sentence: priceSentence(allowed, nouns), help: `${back} ${upgradeCopy}`.trim() };
}
