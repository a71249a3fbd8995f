import { canRegenerateImages } from '@talelantern/domain/subscriptions/entitlement';
import type { Plan } from '@talelantern/domain/subscriptions/plans';
import {
  allCharactersMade,
  allLocationsMade,
  PAINTING_AGAIN,
  picturesNow,
  RECORDED_VOICE,
} from '../../services/limit-sentences.ts';
import { castLimitSentence, NARRATIONS, PICTURES, priceSentence, STORIES } from '../../services/usage-sentences.ts';
import { leftOf, type PlanUsage } from '../../services/usage-service.ts';
import type { ReachedLimit } from '../reached-limit.ts';
import { firstOfNextMonth, formatDay } from './renewal-sentence.ts';

export interface LimitWords {
  /** Which limit it is. */
  which: string;
  /** What helps; '' where nothing but waiting does. */
  help: string;
}

const OWN_WORDS = 'Your own words for a story come with Pro and Unlimited.';
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
      return pictureWords(usage, now, more);
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

function pictureWords(usage: PlanUsage, now: number, more: string): LimitWords {
  const pictures = picturesNow(usage);
  if (leftOf(pictures) > 0) return ROOM_AGAIN;
  const back =
    pictures.per === 'day' ? 'Tomorrow there are more.' : `They come back on ${formatDay(firstOfNextMonth(now))}.`;
  return { which: priceSentence(pictures, PICTURES), help: `${back} ${more}`.trim() };
}
