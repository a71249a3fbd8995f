import { newId } from '../account/ids.ts';
import type { Price, Schedule, Subscription } from '../account/records.ts';
import { UNUSED } from '../account/unused-fields.ts';
import type { Deps } from './deps.ts';
import { onlyItem } from './subscription-state.ts';

/** The subscription's scheduled change; undefined if no change is scheduled. */
const scheduleOf = ({ account }: Deps, { schedule }: Subscription): Schedule | undefined =>
  schedule === null ? undefined : account.schedules.getOrThrow(schedule);

/** The price that the subscription changes to with its next period; null without a scheduled change. */
export function nextPriceOf(deps: Deps, subscription: Subscription): Price | null {
  const next = scheduleOf(deps, subscription)?.phases.at(-1)?.items[0];
  return next ? deps.account.prices.getOrThrow(next.price) : null;
}

/** Stores a schedule that changes to `price` with the next period, in two phases as the vendor's portal makes it. */
export function createSchedule({ account, eventLog }: Deps, subscription: Subscription, price: Price): Schedule {
  const { current_period_start: start, current_period_end: end, price: current, quantity } = onlyItem(subscription);
  const phase = (from: number, until: number, id: string) => ({
    ...UNUSED.phase,
    start_date: from,
    end_date: until,
    items: [{ ...UNUSED.phaseItem, plan: id, price: id, quantity }],
  });
  const schedule = account.schedules.put({
    id: newId('sub_sched', 24),
    object: 'subscription_schedule',
    ...UNUSED.schedule,
    created: account.now(subscription.customer),
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    phases: [phase(start, end, current.id), phase(end, end + (end - start), price.id)],
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
  });
  eventLog.record('subscription_schedule.created', schedule);
  return schedule;
}

/** Detaches a subscription's schedule; returns the subscription without it. */
export function releaseSchedule(deps: Deps, subscription: Subscription): Subscription {
  const schedule = scheduleOf(deps, subscription);
  if (schedule === undefined) return subscription;
  const released = { status: 'released', subscription: null, released_subscription: subscription.id } as const;
  deps.eventLog.record('subscription_schedule.released', deps.account.schedules.put({ ...schedule, ...released }));
  return { ...subscription, schedule: null };
}
