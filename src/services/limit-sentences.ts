import { CHARACTERS, count, LOCATIONS } from './usage-sentences.ts';
import { leftOf, type Allowed, type PlanUsage } from './usage-service.ts';

export const RECORDED_VOICE = 'A recorded storyteller comes with Pro and Unlimited.';
export const OWN_WORDS = 'Your own words for a story come with Pro and Unlimited.';
export const PAINTING_AGAIN = 'Painting again comes with Pro and Unlimited.';

/** 'All 2 characters of your plan are made.' */
export const allCharactersMade = (limit: number): string => allMade(limit, CHARACTERS);

/** 'The one location of your plan is made.' */
export const allLocationsMade = (limit: number): string => allMade(limit, LOCATIONS);

const allMade = (limit: number, nouns: typeof CHARACTERS): string =>
  limit === 1 ? `The one ${nouns.one} of your plan is made.` : `All ${count(limit, nouns)} of your plan are made.`;

/** What one more picture counts against: the day once it is used up, else the month. */
export const picturesNow = ({ pictures, picturesToday }: PlanUsage): Allowed => scarcer(pictures, picturesToday);

/** What one more rewrite counts against, as for pictures. */
export const rewritesNow = ({ rewrites, rewritesToday }: PlanUsage): Allowed => scarcer(rewrites, rewritesToday);

const scarcer = (month: Allowed, day: Allowed): Allowed => (leftOf(day) === 0 && leftOf(month) > 0 ? day : month);
