import type { Price, Subscription, SubscriptionItem } from '../account/records.ts';

/** Statuses that no payment and no time changes any more. */
const OVER: readonly string[] = ['canceled', 'incomplete_expired'];

export const isOver = ({ status }: Subscription): boolean => OVER.includes(status);

/** The product sells one thing at a time. @throws Error for a subscription without an item. */
export function onlyItem({ items, id }: Subscription): SubscriptionItem {
  const [item] = items.data;
  if (item === undefined) throw new Error(`Subscription ${id} has no item`);
  return item;
}

export const periodEndOf = (subscription: Subscription): number => onlyItem(subscription).current_period_end;

/** The same subscription with another price or period. */
export function withItem(
  subscription: Subscription,
  changed: { price?: Price; current_period_start?: number; current_period_end?: number; quantity?: number },
): Subscription {
  const item = { ...onlyItem(subscription), ...changed };
  return { ...subscription, items: { ...subscription.items, data: [item] } };
}
