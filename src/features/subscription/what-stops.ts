import { canRegenerateImages } from '@talelantern/domain/subscriptions/entitlement';
import type { Plan } from '@talelantern/domain/subscriptions/plans';
import { allowanceOf, type Capability } from '@talelantern/domain/usage/usage';
import {
  CHARACTERS,
  count,
  LOCATIONS,
  NARRATIONS,
  PICTURES,
  REWRITES,
  STORIES,
  type Nouns,
} from '../../services/usage-sentences.ts';

/** What every plan leaves as it is. */
export const WHAT_STAYS: readonly string[] = [
  'Every story, picture and recording',
  'All your characters and locations',
  'Stories you have begun, to their end',
];

const MONTHS = 12;

interface Amount {
  /** Undefined: as many as one likes. */
  limit: number | undefined;
  per: 'month' | 'year';
}

/** What a family has less of with `to` than with `from`, one line each; none where nothing gets less. */
export function whatStops(from: Plan, to: Plan): string[] {
  const less = (capability: Capability, nouns: Nouns): string | null =>
    lessOften(allowanceOf(from, capability), allowanceOf(to, capability), nouns);
  const [before, after] = [from.limits, to.limits];
  const lines = [
    less('stories', STORIES),
    lessRoom(before.charactersPerStory, after.charactersPerStory, CHARACTERS, 'in a story'),
    lessRoom(before.charactersTotal, after.charactersTotal, CHARACTERS, 'in all'),
    lessRoom(before.locations, after.locations, LOCATIONS, 'in all'),
    less('pictures', PICTURES),
    less('rewrites', REWRITES),
    less('narrations', NARRATIONS),
    before.customPrompts && !after.customPrompts && 'No words of your own for a story',
    canRegenerateImages(from) && !canRegenerateImages(to) && 'No painting again',
  ];
  return lines.filter((line) => typeof line === 'string');
}

const perMonth = ({ limit = Infinity, per }: Amount): number => (per === 'year' ? limit / MONTHS : limit);

/** '2 stories a month (now 15)'. */
function lessOften(from: Amount, to: Amount, nouns: Nouns): string | null {
  if (to.limit === undefined || perMonth(to) >= perMonth(from)) return null;
  const isOtherTime = from.limit !== undefined && (to.limit === 0 || from.per !== to.per);
  const now = `(now ${from.limit ?? 'unlimited'}${isOtherTime ? ` a ${from.per}` : ''})`;
  return to.limit === 0 ? `No new ${nouns.many} ${now}` : `${count(to.limit, nouns)} a ${to.per} ${now}`;
}

/** '2 characters in all (now unlimited)'. */
const lessRoom = (from: number | undefined, to: number | undefined, nouns: Nouns, where: string): string | null =>
  to === undefined || to >= (from ?? Infinity) ? null : `${count(to, nouns)} ${where} (now ${from ?? 'unlimited'})`;
