import { MOST_CHARACTERS } from '@talelantern/domain/stories/story-choices';
import { leftOf, type Allowed } from './usage-service.ts';

export interface Nouns {
  one: string;
  many: string;
}

export const STORIES: Nouns = { one: 'story', many: 'stories' };
export const PICTURES: Nouns = { one: 'picture', many: 'pictures' };
export const CHARACTERS: Nouns = { one: 'character', many: 'characters' };
export const LOCATIONS: Nouns = { one: 'location', many: 'locations' };
export const REWRITES: Nouns = { one: 'rewrite', many: 'rewrites' };
export const NARRATIONS: Nouns = { one: 'narration', many: 'narrations' };

const PERIODS: Readonly<Record<Allowed['per'], string>> = {
  day: ' today',
  month: ' this month',
  year: ' this year',
  total: '',
};

export const count = (number: number, { one, many }: Nouns): string => `${number} ${number === 1 ? one : many}`;

/** The price beside a button: 'Uses 1 of your 2 stories this month.' (architecture §8). */
export function priceSentence(allowed: Allowed, nouns: Nouns): string {
  const period = PERIODS[allowed.per];
  if (allowed.limit === undefined) return `Your plan has no limit of ${nouns.many}.`;
  const left = leftOf(allowed);
  if (left === 0) return `All ${count(allowed.limit, nouns)}${period} ${allowed.limit === 1 ? 'is' : 'are'} used.`;
  if (left === 1) return `Uses your last ${nouns.one}${period}.`;
  return left === allowed.limit
    ? `Uses 1 of your ${count(left, nouns)}${period}.`
    : `Uses 1 of the ${count(left, nouns)} you have left${period}.`;
}

/** '1 of 2 stories left'. */
export function leftSentence(allowed: Allowed, nouns: Nouns): string {
  return allowed.limit === undefined
    ? `Unlimited ${nouns.many}`
    : `${leftOf(allowed)} of ${count(allowed.limit, nouns)} left`;
}

export const castLimitSentence = (limit: number): string =>
  `Your plan has room for ${count(limit, CHARACTERS)} in one story. Take one back to swap.`;

/** The same, where the plan has no limit but a story has. */
export const castFullSentence = (limit: number): string =>
  limit === MOST_CHARACTERS
    ? `A story has room for ${count(limit, CHARACTERS)}. Take one back to swap.`
    : castLimitSentence(limit);

/** The button of a story with more characters than the plan has room for. */
export const TOO_MANY_CHARACTERS = 'Take a character back first';
