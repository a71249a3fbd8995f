import { canRegenerateImages } from '@talelantern/domain/subscriptions/entitlement';
import type { Plan } from '@talelantern/domain/subscriptions/plans';
import {
  allCharactersMade,
  allLocationsMade,
  OWN_WORDS,
  PAINTING_AGAIN,
  picturesNow,
  RECORDED_VOICE,
  rewritesNow,
} from '../../services/limit-sentences.ts';
import {
  castLimitSentence,
  type Nouns,
  NARRATIONS,
  PICTURES,
  priceSentence,
  REWRITES,
  STORIES,
} from '../../services/usage-sentences.ts';
import { leftOf, type Allowed, type PlanUsage } from '../../services/usage-service.ts';
import type { ReachedLimit } from '../reached-limit.ts';
import { firstOfNextMonth, formatDay } from './renewal-sentence.ts';

export interface LimitWords {
  /** Which limit it is. */
  which: string;
  /** What helps; '' where nothing but waiting does. */
  help: string;
}

/** The family has come back later, or with another plan. */
const ROOM_AGAIN: LimitWords = { which: 'There is room again by now.', help: '' };

const MORE: Readonly<Record<Plan['tier'], string>> = {
  free: 'Pro and Unlimited have more.',
  pro: 'Unlimited has more.',
  unlimited: '',
};

/** Says which limit was reached; `now` in ms. */
export function limitWords(limit: ReachedLimit, usage: PlanUsage, now: number): LimitWords {
  const more = MORE[usage.plan.tier];
  switch (limit) {
    case 'characters':
      return usage.characters.limit === undefined || leftOf(usage.characters) > 0
        ? ROOM_AGAIN
        : { which: allCharactersMade(usage.characters.limit), help: more };
    case 'locations':
      return usage.locations.limit === undefined || leftOf(usage.locations) > 0
        ? ROOM_AGAIN
        : { which: allLocationsMade(usage.locations.limit), help: more };
    case 'stories':
      return leftOf(usage.stories) > 0 ? ROOM_AGAIN : { which: priceSentence(usage.stories, STORIES), help: more };
    case 'pictures':
      return byDayOrMonth(picturesNow(usage), PICTURES, now, more);
    case 'rewrites':
      return byDayOrMonth(rewritesNow(usage), REWRITES, now, more);
    case 'painting-again':
      return canRegenerateImages(usage.plan)
        ? ROOM_AGAIN
        : { which: PAINTING_AGAIN, help: 'Every picture that is painted already stays.' };
    case 'cast': {
      const { charactersPerStory } = usage.plan.limits;
      return charactersPerStory === undefined
        ? ROOM_AGAIN
        : { which: castLimitSentence(charactersPerStory), help: more };
    }
    case 'custom-prompts':
      return usage.plan.limits.customPrompts ? ROOM_AGAIN : { which: OWN_WORDS, help: '' };
    case 'narrations':
      return narrationWords(usage, more);
  }
}

function narrationWords({ narrations }: PlanUsage, more: string): LimitWords {
  if (leftOf(narrations) > 0) return ROOM_AGAIN;
  return narrations.limit === 0
    ? { which: RECORDED_VOICE, help: '' }
    : { which: priceSentence(narrations, NARRATIONS), help: more };
}

function byDayOrMonth(allowed: Allowed, nouns: Nouns, now: number, more: string): LimitWords {
  if (leftOf(allowed) > 0) return ROOM_AGAIN;
  const back =
    allowed.per === 'day' ? 'Tomorrow there are more.' : `They come back on ${formatDay(firstOfNextMonth(now))}.`;
  return { which: priceSentence(allowed, nouns), help: `${back} ${more}`.trim() };
}
