import { fill, joinNames } from '@talelantern/domain/text/lists';
import { NARRATIONS, PICTURES, REWRITES, STORIES } from '../../services/usage-sentences.ts';
import type { Allowed, PlanUsage } from '../../services/usage-service.ts';
import { firstOfNextMonth } from './renewal-sentence.ts';

const RESETS = 'The count of {names} resets {utc} UTC (local time {local}).';

const MINUTE = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

const minuteIn = (timeZone: string | undefined, time: number): string =>
  new Intl.DateTimeFormat('en-GB', { ...MINUTE, timeZone }).format(time);

/**
 * When what is counted begins anew, one sentence for each such moment. Months are UTC (architecture §3). `now` in ms;
 * `zone` is the device's unless told.
 */
export function resetSentences(usage: PlanUsage, now: number, zone?: string): string[] {
  const moments = [
    { names: countedNames(usage, 'month'), time: firstOfNextMonth(now) },
    { names: countedNames(usage, 'year'), time: usage.periodEnd },
  ];
  return moments.flatMap(({ names, time }) =>
    time === null || names.length === 0
      ? []
      : fill(RESETS, { names: joinNames(names), utc: minuteIn('UTC', time), local: minuteIn(zone, time) }),
  );
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
