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

/** A copy with another price or period. */
export function withItem(
  subscription: Subscription,
  changed: { price?: Price; current_period_start?: number; current_period_end?: number; quantity?: number },
): Subscription {
  const item = { ...onlyItem(subscription), ...changed };
  return { ...subscription, items: { ...subscription.items, data: [item] } };
}
