import { canRegenerateImages } from '@talelantern/domain/plans/entitlement';
import type { Plan } from '@talelantern/domain/plans/plans';
import { allowanceOf, type Capability } from '@talelantern/domain/plans/usage';
import {
  CHARACTERS,
  count,
  LOCATIONS,
  NARRATIONS,
  PICTURES,
  REWRITES,
  STORIES,
  type Nouns,
} from '../../services/plans/usage-sentences.ts';

export const KEPT_ITEMS: readonly string[] = [
  'Every story, picture and recording',
  'All your characters and locations',
  'Every story you’ve started, through to its end',
];

/** A change of plan does not reset the month's counts, so a smaller plan may be used up from the start. */
export const usageCarriesOverCopy = ({ name }: Plan): string =>
  `What you’ve made this month also counts toward ${name} until the month ends.`;

const MONTHS = 12;

interface Amount {
  limit: number | undefined;
  per: 'month' | 'year';
}

export function downgradeLosses(from: Plan, to: Plan): string[] {
  const less = (capability: Capability, nouns: Nouns): string | null =>
    lessOften(allowanceOf(from, capability), allowanceOf(to, capability), nouns);
  const [before, after] = [from.limits, to.limits];
  const lines = [
    less('stories', STORIES),
    lessRoom(before.charactersPerStory, after.charactersPerStory, CHARACTERS, 'in a story'),
    lessRoom(before.charactersTotal, after.charactersTotal, CHARACTERS, 'in all'),
    lessRoom(before.locations, after.locations, LOCATIONS, 'in all'),
    less('pictures', PICTURES),
    before.imageQuality === 'high' && after.imageQuality !== 'high' && 'Simpler pictures',
    before.chapterPictures > after.chapterPictures &&
      `${count(after.chapterPictures, PICTURES)} with each chapter (now up to ${before.chapterPictures})`,
    less('rewrites', REWRITES),
    less('narrations', NARRATIONS),
    before.customPrompts && !after.customPrompts && 'No story ideas of your own',
    canRegenerateImages(from) && !canRegenerateImages(to) && 'No repainting',
  ];
  return lines.filter((line) => typeof line === 'string');
}

const perMonth = ({ limit = Infinity, per }: Amount): number => (per === 'year' ? limit / MONTHS : limit);

function lessOften(from: Amount, to: Amount, nouns: Nouns): string | null {
  if (to.limit === undefined || perMonth(to) >= perMonth(from)) return null;
  const hasOtherPeriod = from.limit !== undefined && (to.limit === 0 || from.per !== to.per);
  const now = `(now ${from.limit ?? 'unlimited'}${hasOtherPeriod ? ` a ${from.per}` : ''})`;
  return to.limit === 0 ? `No new ${nouns.many} ${now}` : `${count(to.limit, nouns)} a ${to.per} ${now}`;
}

const lessRoom = (from: number | undefined, to: number | undefined, nouns: Nouns, where: string): string | null =>
  to === undefined || to >= (from ?? Infinity) ? null : `${count(to, nouns)} ${where} (now ${from ?? 'unlimited'})`;
