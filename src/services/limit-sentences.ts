import { CHARACTERS, count } from './usage-sentences.ts';
import { leftOf, type Allowed, type PlanUsage } from './usage-service.ts';

export const PAINTING_AGAIN = 'Painting again comes with Pro and Unlimited.';

/** 'All 2 characters of your plan are made.' */
export const allCharactersMade = (limit: number): string =>
  `All ${count(limit, CHARACTERS)} of your plan ${limit === 1 ? 'is' : 'are'} made.`;

/** What one more picture counts against: the day once it is used up, else the month. */
export const picturesNow = ({ pictures, picturesToday }: PlanUsage): Allowed =>
  leftOf(picturesToday) === 0 && leftOf(pictures) > 0 ? picturesToday : pictures;
