import type { Price, Subscription, SubscriptionItem } from '../account/records.ts';

const FINAL_STATUSES: readonly string[] = ['canceled', 'incomplete_expired'];

export const hasEnded = ({ status }: Subscription): boolean => FINAL_STATUSES.includes(status);

/** The subscription's single item. @throws Error when there is none. */
export function onlyItem({ items, id }: Subscription): SubscriptionItem {
  const [item] = items.data;
  if (item === undefined) throw new Error(`Subscription ${id} has no item`);
  return item;
}

export const periodEndOf = (subscription: Subscription): number => onlyItem(subscription).current_period_end;

/** The earlier form of a price, which the vendor still sends beside it. */
export const planOf = ({ id, active, created, currency, nickname, product, recurring, unit_amount }: Price) => ({
  id,
  object: 'plan',
  active,
  amount: unit_amount,
  amount_decimal: String(unit_amount),
  billing_scheme: 'per_unit',
  created,
  currency,
  interval: recurring?.interval ?? 'month',
  interval_count: recurring?.interval_count ?? 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname,
  product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

/** A copy with a different price or period. */
export function withItem(
  subscription: Subscription,
  changes: { price?: Price; current_period_start?: number; current_period_end?: number; quantity?: number },
): Subscription {
  const plan = changes.price === undefined ? {} : { plan: planOf(changes.price) };
  const item = { ...onlyItem(subscription), ...changes, ...plan };
  return { ...subscription, items: { ...subscription.items, data: [item] } };
}
