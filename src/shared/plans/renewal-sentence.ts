import { DAY_MS } from '@talelantern/domain/time/day';
import type { PlanUsage } from '../../services/plans/usage-service.ts';
import { formatTime } from '../time/format-time.ts';

/** Formats days in the family's own time zone. UTC months start there in the evening before, or in the morning. */
const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long' });

export const formatDay = (time: number): string => DAY.format(time);

export function formatDate(time: number, now: number): string {
  const year = new Date(time).getFullYear();
  return year === new Date(now).getFullYear() ? formatDay(time) : `${formatDay(time)}, ${year}`;
}

export const firstOfNextMonth = (now: number): number => {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
};

/** Whether a paid plan is in its grace period, in which a new month or year starts only with the payment. */
export const isPeriodOver = ({ plan, periodEnd }: Pick<PlanUsage, 'plan' | 'periodEnd'>, now: number): boolean =>
  plan.tier !== 'free' && periodEnd !== null && periodEnd <= now;

/** The start of the next UTC day in the family's time zone: 'tomorrow at 1:00 AM'. `now` in ms. */
export function formatNextDay(now: number, zone?: string): string {
  const next = now - (now % DAY_MS) + DAY_MS;
  const [day, nextDay] = [now, next].map((time) => new Date(time).toLocaleDateString('en-US', { timeZone: zone }));
  return `${day === nextDay ? 'today' : 'tomorrow'} at ${formatTime(next, zone)}`;
}

/** When stories become available again. Months are UTC. `now` in ms. */
export function renewalSentence({ plan, stories, periodEnd }: PlanUsage, now: number): string {
  if (stories.limit === undefined) return 'As many stories as you like.';
  const renewsAt = stories.per === 'year' && periodEnd !== null ? periodEnd : firstOfNextMonth(now);
  return `Your ${plan.tier === 'free' ? '' : 'plan’s '}stories renew on ${formatDate(renewsAt, now)}.`;
}
