import {
  INTERVALS,
  type PortalConfiguration,
  type PortalSession,
  type Price,
  type Subscription,
} from '../account/records.ts';
import { noSuchError } from '../http/api-error.ts';
import {
  cancelAtPeriodEnd,
  changePrice,
  collectOpen,
  endSubscription,
  keepPrice,
  resume,
  schedulePrice,
} from '../lifecycle/change-subscription.ts';
import { advanceToPeriodEnd } from '../lifecycle/pass-time.ts';
import { hasEnded, onlyItem } from '../lifecycle/subscription-state.ts';
import type { StandInState } from '../state.ts';

type Form = Readonly<Record<string, unknown>>;

/** Runs the action of a portal button. Returns false for an unknown one. */
export function runPortalAction(
  standIn: StandInState,
  { customer, configuration, flow }: PortalSession,
  form: Form,
): boolean {
  const { account } = standIn;
  const { features } = account.portalConfigurations.getOrThrow(configuration);
  const subscription = (): Subscription => runningSubscription(standIn, customer, form['subscription']);
  const actions: Readonly<Record<string, () => unknown>> = {
    change: () => {
      const price = account.prices.getOrThrow(String(form['price']));
      const anchor = features.subscription_update.billing_cycle_anchor ?? 'unchanged';
      return isScheduled(features, onlyItem(subscription()).price, price)
        ? schedulePrice(standIn, subscription(), price)
        : changePrice(standIn, subscription(), price, anchor);
    },
    keep: () => keepPrice(standIn, subscription()),
    cancel: () => cancelAtPeriodEnd(standIn, subscription(), true),
    resume: () => resume(standIn, subscription()),
    end: () =>
      endSubscription(standIn, subscription(), { at: account.now(customer), reason: 'cancellation_requested' }),
    card: () => updateCard(standIn, customer, form['card'] === 'declined' ? 'declined' : 'good'),
    period: () => advanceToPeriodEnd(standIn, customer),
  };
  if (flow && form['action'] !== 'cancel') return false;
  const action = actions[String(form['action'])];
  action?.();
  return action !== undefined;
}

/** Whether the portal's configuration lets the change wait for the end of the period. */
function isScheduled(
  { subscription_update: update }: PortalConfiguration['features'],
  before: Price,
  after: Price,
): boolean {
  const lengthOf = ({ recurring }: Price): number => (recurring ? INTERVALS.indexOf(recurring.interval) : 0);
  const holds = {
    decreasing_item_amount: after.unit_amount < before.unit_amount,
    shortening_interval: lengthOf(after) < lengthOf(before),
  };
  return update.schedule_at_period_end.conditions.some(({ type }) => holds[type]);
}

/** @throws ApiError 404 for a missing or ended subscription, or another customer's */
function runningSubscription({ account }: StandInState, customer: string, id: unknown): Subscription {
  const subscription = account.subscriptions.getOrThrow(String(id));
  if (subscription.customer !== customer || hasEnded(subscription)) throw noSuchError('subscription', subscription.id);
  return subscription;
}

/** A valid card pays open invoices immediately. */
function updateCard(standIn: StandInState, customer: string, card: 'good' | 'declined'): void {
  const { account } = standIn;
  account.standings.put({ ...account.customerState(customer), card });
  if (card === 'declined') return;
  for (const subscription of account.subscriptions.all()) {
    if (subscription.customer === customer && !hasEnded(subscription)) collectOpen(standIn, subscription);
  }
}
