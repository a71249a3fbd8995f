import { canRegenerateImages } from '@talelantern/domain/subscriptions/entitlement';
import type { Plan } from '@talelantern/domain/subscriptions/plans';
import { allowanceOf } from '@talelantern/domain/usage/usage';
import { CHARACTERS, count, LOCATIONS, type Nouns } from '../../services/usage-sentences.ts';

/** What every plan leaves as it is. */
export const WHAT_STAYS: readonly string[] = [
  'Every story, picture and recording, to read, hear and share.',
  'All your characters and locations, also those beyond the new limits.',
  'A story that you have begun can be told to its end.',
];

const MONTHS = 12;
const NEW_STORIES: Nouns = { one: 'new story', many: 'new stories' };
const PICTURES: Nouns = { one: 'new picture', many: 'new pictures' };
const REWRITES: Nouns = { one: 'paragraph told anew', many: 'paragraphs told anew' };
const RECORDINGS: Nouns = { one: 'new recording', many: 'new recordings' };

interface Amount {
  /** Undefined: as many as one likes. */
  limit: number | undefined;
  per?: 'month' | 'year';
}

/** What a family has less of with `to` than with `from`, one sentence each; none where nothing gets less. */
export function whatStops(from: Plan, to: Plan): string[] {
  const lines = [
    less(allowanceOf(from, 'stories'), allowanceOf(to, 'stories'), NEW_STORIES),
    lessRoom(from.limits.charactersPerStory, to.limits.charactersPerStory, CHARACTERS, ' in a new story'),
    lessRoom(from.limits.charactersTotal, to.limits.charactersTotal, CHARACTERS),
    lessRoom(from.limits.locations, to.limits.locations, LOCATIONS),
    less(allowanceOf(from, 'pictures'), allowanceOf(to, 'pictures'), PICTURES),
    less(allowanceOf(from, 'rewrites'), allowanceOf(to, 'rewrites'), REWRITES),
    less(allowanceOf(from, 'narrations'), allowanceOf(to, 'narrations'), RECORDINGS),
    from.limits.customPrompts && !to.limits.customPrompts && 'Your own words for a story wait.',
    canRegenerateImages(from) && !canRegenerateImages(to) && 'Pictures can no longer be painted again.',
  ];
  return lines.filter((line) => typeof line === 'string');
}

const asMany = (limit: number | undefined): string => (limit === undefined ? 'as many as you like' : String(limit));

const perMonth = ({ limit = Infinity, per }: Amount): number => (per === 'year' ? limit / MONTHS : limit);

/** '2 new stories a month instead of 15.' */
function less(from: Amount, to: Amount, nouns: Nouns): string | null {
  if (to.limit === undefined || perMonth(to) >= perMonth(from)) return null;
  if (to.limit === 0) return `No ${nouns.many}.`;
  const before = from.limit === undefined || from.per === to.per ? '' : ` a ${from.per}`;
  return `${count(to.limit, nouns)} a ${to.per} instead of ${asMany(from.limit)}${before}.`;
}

/** 'Room for 2 characters instead of as many as you like.' */
const lessRoom = (from: number | undefined, to: number | undefined, nouns: Nouns, where = ''): string | null =>
  to === undefined || to >= (from ?? Infinity)
    ? null
    : `Room for ${count(to, nouns)}${where} instead of ${asMany(from)}.`;
