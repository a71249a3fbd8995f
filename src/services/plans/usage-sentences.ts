import { MAX_CHARACTERS } from '@talelantern/domain/stories/story-choices';
import { joinNames } from '@talelantern/domain/text/lists';
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
  // Not 'today': a UTC day may have started on the previous evening.
  day: ' for now',
  month: ' this month',
  year: ' this year',
  total: '',
};

export const count = (number: number, { one, many }: Nouns): string => `${number} ${number === 1 ? one : many}`;

export function priceSentence(allowed: Allowed, nouns: Nouns): string {
  const period = PERIODS[allowed.per];
  if (allowed.limit === undefined) return `Your plan includes unlimited ${nouns.many}.`;
  const leftCount = leftOf(allowed);
  if (leftCount === 0) return allUsedSentence(allowed.limit, allowed.per, nouns);
  // Not 'your last story', which would sound like a warning at bedtime.
  if (leftCount === 1)
    return `You have one ${leftCount === allowed.limit ? '' : 'more '}${nouns.one}${period}: this one.`;
  return leftCount === allowed.limit
    ? `Uses 1 of your ${count(leftCount, nouns)}${period}.`
    : `Uses 1 of the ${count(leftCount, nouns)} you have left${period}.`;
}

export function allUsedSentence(limit: number, per: Allowed['per'], { one, many }: Nouns): string {
  const isTotal = per === 'total';
  const several = limit === 2 ? `both ${many}` : `all ${limit} ${many}`;
  const all = limit === 1 ? `${isTotal ? 'the' : 'your'} one ${one}` : several;
  return `You have used ${all}${isTotal ? ' in your plan' : PERIODS[per]}.`;
}

/** What it takes to store the named characters; empty if they take nothing that the plan counts. */
export function placesSentence(names: readonly string[], characters: Allowed): string {
  const { limit } = characters;
  if (limit === undefined || names.length === 0) return '';
  const remainingCount = leftOf(characters);
  if (names.length > remainingCount) return `Your plan has no room for ${joinNames(names)}.`;
  const several = remainingCount === 2 ? 'both places' : `all ${remainingCount} places`;
  const all = remainingCount === 1 ? 'the one place' : several;
  const which = names.length < remainingCount ? `${names.length} of the ${remainingCount} places` : all;
  const verb = names.length === 1 ? 'takes' : 'take';
  const sentence = `${joinNames(names)} ${verb} ${which}${remainingCount < limit ? ' left' : ''} for characters in your plan.`;
  return names.length < remainingCount ? sentence : `${sentence} You can make room again later.`;
}

export function leftSentence(allowed: Allowed, nouns: Nouns): string {
  return allowed.limit === undefined
    ? `Unlimited ${nouns.many}`
    : `${leftOf(allowed)} of ${count(allowed.limit, nouns)} left`;
}

export const castLimitSentence = (limit: number): string =>
  `Your plan allows ${count(limit, CHARACTERS)} in one story. Remove one to swap.`;

export const castFullSentence = (limit: number): string =>
  limit === MAX_CHARACTERS
    ? `A story has room for ${count(limit, CHARACTERS)}. Remove one to swap.`
    : castLimitSentence(limit);

export const TOO_MANY_CHARACTERS = 'Remove a character first';
