import type { PortalSession, Subscription } from '../account/records.ts';
import { noSuchError } from '../http/api-error.ts';
import { cancelAtPeriodEnd, changePrice, collectOpen, endSubscription, resume } from '../life/change-subscription.ts';
import { advanceToPeriodEnd } from '../life/pass-time.ts';
import { isOver } from '../life/subscription-state.ts';
import type { Office } from '../office.ts';

type Form = Readonly<Record<string, unknown>>;

/** Does what a button of the portal page stands for. Returns whether there was such a button. */
export function actInPortal(office: Office, { customer }: PortalSession, form: Form): boolean {
  const { account } = office;
  const subscription = (): Subscription => runningSubscription(office, customer, form['subscription']);
  const actions: Readonly<Record<string, () => unknown>> = {
    change: () => changePrice(office, subscription(), account.prices.need(String(form['price']))),
    cancel: () => cancelAtPeriodEnd(office, subscription(), true),
    resume: () => resume(office, subscription()),
    end: () => endSubscription(office, subscription(), { at: account.now(customer), reason: 'cancellation_requested' }),
    card: () => updateCard(office, customer, form['card'] === 'declined' ? 'declined' : 'good'),
    period: () => advanceToPeriodEnd(office, customer),
  };
  const action = actions[String(form['action'])];
  action?.();
  return action !== undefined;
}

/** @throws ApiError 404 for one that is not there, is over or is another's */
function runningSubscription({ account }: Office, customer: string, id: unknown): Subscription {
  const subscription = account.subscriptions.need(String(id));
  if (subscription.customer !== customer || isOver(subscription)) throw noSuchError('subscription', subscription.id);
  return subscription;
}

/** A better card settles at once what is open. */
function updateCard(office: Office, customer: string, card: 'good' | 'declined'): void {
  const { account } = office;
  account.standings.put({ ...account.standing(customer), card });
  if (card === 'declined') return;
  for (const subscription of account.subscriptions.all()) {
    if (subscription.customer === customer && !isOver(subscription)) collectOpen(office, subscription);
  }
}
