import { allUsedSentence, CHARACTERS, LOCATIONS, NARRATIONS, priceSentence } from './usage-sentences.ts';
import { leftOf, type Allowed, type PlanUsage } from './usage-service.ts';

export const RECORDINGS_NEED_PLAN = 'Storyteller voices come with Pro and Unlimited.';
export const CUSTOM_PROMPTS_NEED_PLAN = 'Your own story ideas come with Pro and Unlimited.';

export const allCharactersMade = (limit: number): string => allUsedSentence(limit, 'total', CHARACTERS);

export const allLocationsMade = (limit: number): string => allUsedSentence(limit, 'total', LOCATIONS);

/** How a full plan gets room again. A family that had a larger plan may hold more than the limit. */
export const roomSentence = (taken: number, limit: number): string =>
  taken === limit
    ? 'You can delete one to make room.'
    : `You keep them all. There is room again once you have ${limit === 1 ? 'none' : `fewer than ${limit}`}.`;

/** What the next narration costs, or why none is left. Another device may be recording the last one. */
export const narrationSentence = (narrations: Allowed): string =>
  leftOf(narrations) === 0 && narrations.running
    ? 'Your narration is being recorded.'
    : priceSentence(narrations, NARRATIONS);

/** The picture limit to show: the daily limit once it is reached, else the monthly limit. */
export const currentPictureLimit = ({ pictures, picturesToday }: PlanUsage): Allowed =>
  tighterLimit(pictures, picturesToday);

export const currentRewriteLimit = ({ rewrites, rewritesToday }: PlanUsage): Allowed =>
  tighterLimit(rewrites, rewritesToday);

export const currentNarrationLimit = ({
  narrations,
  narrationsToday,
}: Pick<PlanUsage, 'narrations' | 'narrationsToday'>): Allowed => tighterLimit(narrations, narrationsToday);

const tighterLimit = (month: Allowed, day: Allowed): Allowed => (leftOf(day) === 0 && leftOf(month) > 0 ? day : month);
