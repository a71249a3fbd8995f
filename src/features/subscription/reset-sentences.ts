import { fill, joinNames } from '@talelantern/domain/text/lists';
import { NARRATIONS, PICTURES, REWRITES, STORIES } from '../../services/usage-sentences.ts';
import type { Allowed, PlanUsage } from '../../services/usage-service.ts';
import { firstOfNextMonth } from './renewal-sentence.ts';

const RESETS = 'The count of {names} resets {utc} UTC (local time {local}).';

const MINUTE = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

/** A month that ends is always this one; a year that has just begun ends on the same day of another one. */
const MINUTE_OF_YEAR = { ...MINUTE, year: 'numeric' } as const;

/**
 * When what is counted begins anew, one sentence for each such moment. Months are UTC (architecture §3). `now` in ms;
 * `zone` is the device's unless told.
 */
export function resetSentences(usage: PlanUsage, now: number, zone?: string): string[] {
  const moments = [
    { names: countedNames(usage, 'month'), time: firstOfNextMonth(now), format: MINUTE },
    { names: countedNames(usage, 'year'), time: usage.periodEnd, format: MINUTE_OF_YEAR },
  ];
  return moments.flatMap(({ names, time, format }) => {
    if (time === null || names.length === 0) return [];
    const minuteIn = (timeZone?: string): string =>
      new Intl.DateTimeFormat('en-GB', { ...format, timeZone }).format(time);
    return fill(RESETS, { names: joinNames(names), utc: minuteIn('UTC'), local: minuteIn(zone) });
  });
}

function countedNames(usage: PlanUsage, per: Allowed['per']): string[] {
  const counted: readonly [string, Allowed][] = [
    [STORIES.many, usage.stories],
    [PICTURES.many, usage.pictures],
    [REWRITES.many, usage.rewrites],
    [NARRATIONS.many, usage.narrations],
  ];
  // Neither what has no limit nor what the plan lacks is counted.
  return counted.filter(([, allowed]) => allowed.per === per && allowed.limit).map(([names]) => names);
}
