import { PLANS, type Plan, type PlanId } from '@talelantern/domain/subscriptions/plans';

export type Interval = Plan['interval'];

const MONTHS = 12;
const OFFERED: Readonly<Record<Interval, readonly Plan[]>> = {
  month: [PLANS.pro_monthly, PLANS.unlimited_monthly],
  year: [PLANS.pro_yearly, PLANS.unlimited_yearly],
};

/**
 * The plans of the table, in the order in which they are read: what somebody on Free has comes first, for others Free
 * is the way back.
 */
export const plansBy = (interval: Interval, current: PlanId | null): readonly Plan[] =>
  current === 'free' || current === null ? [PLANS.free, ...OFFERED[interval]] : [...OFFERED[interval], PLANS.free];

const dollars = (amount: number): string => (amount === 0 ? '$0' : `$${amount.toFixed(2)}`);

/** '$89.91', 'a year' and 'That is $7.49 a month'. */
export function priceWords({ price, interval }: Plan): { amount: string; per: string; note: string } {
  const amount = dollars(price);
  if (price === 0) return { amount, per: '', note: 'For as long as you like' };
  const note = interval === 'month' ? 'Paid every month' : `That is ${dollars(price / MONTHS)} a month`;
  return { amount, per: `a ${interval}`, note };
}
