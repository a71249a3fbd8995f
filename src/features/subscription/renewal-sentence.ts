import type { PlanUsage } from '../../services/usage-service.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

export const formatDay = (time: number): string => DAY.format(time);

export const firstOfNextMonth = (now: number): number => {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
};

/** When what is used up comes back, or the paid plan ends. Months are UTC (architecture §3). `now` in ms. */
export function renewalSentence({ plan, stories, periodEnd, cancelsAtPeriodEnd }: PlanUsage, now: number): string {
  if (cancelsAtPeriodEnd && periodEnd !== null) return `Your plan ends on ${formatDay(periodEnd)}.`;
  if (stories.limit === undefined) return 'As many stories as you like.';
  const renewsAt = stories.per === 'year' && periodEnd !== null ? periodEnd : firstOfNextMonth(now);
  return `Your ${plan.tier === 'free' ? '' : 'plan’s '}stories come back on ${formatDay(renewsAt)}.`;
}
