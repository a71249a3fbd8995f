import type { Price } from '../account/records.ts';

const DAY = 86_400;

/** The time of a billing cycle, seconds: `steps` intervals after its anchor, by the UTC calendar. */
export function cycleTime(anchor: number, { recurring }: Price, steps: number): number {
  const { interval, interval_count: count } = recurring ?? { interval: 'month', interval_count: 1 };
  if (interval === 'day') return anchor + steps * count * DAY;
  if (interval === 'week') return anchor + steps * count * 7 * DAY;
  return addMonths(anchor, steps * count * (interval === 'year' ? 12 : 1));
}

/** The end of the period that starts at `start`. */
export function periodEnd(anchor: number, price: Price, start: number): number {
  let steps = 1;
  while (cycleTime(anchor, price, steps) <= start) steps += 1;
  return cycleTime(anchor, price, steps);
}

/** The 31st becomes the last day of a shorter month, as in the vendor's API. */
function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}
