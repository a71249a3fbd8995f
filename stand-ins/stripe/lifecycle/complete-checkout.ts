import type { CheckoutSession } from '../account/records.ts';
import { UNUSED } from '../account/unused-fields.ts';
import { newCustomer } from './new-customer.ts';
import { beginSubscription } from './begin-subscription.ts';
import type { Deps } from './deps.ts';

/** The result of pressing Pay. */
export type Payment = 'paid' | 'declined' | 'not-open';

/** Pays an open session: creates the customer, the subscription and its first invoice, with their events. */
export function completeCheckout(deps: Deps, id: string, card: 'good' | 'declined' | 'fails-later'): Payment {
  const { account, eventLog } = deps;
  const session = account.checkoutSessions.getOrThrow(id);
  const isDeleted = session.customer !== null && account.customers.find(session.customer) === undefined;
  if (session.status !== 'open' || isDeleted) return 'not-open';
  if (card === 'declined') return 'declined';
  const customer = session.customer ?? createdFor(deps, session);
  const order = account.checkoutOrders.getOrThrow(id);
  account.standings.put({ ...account.customerState(customer), card: 'good' });
  const subscription = beginSubscription(deps, {
    customer,
    price: account.prices.getOrThrow(order.price),
    quantity: order.quantity,
    metadata: order.subscriptionMetadata,
    billingMode: order.billingMode,
  });
  if (card === 'fails-later') account.standings.put({ ...account.customerState(customer), card: 'declined' });
  const complete = account.checkoutSessions.put({
    ...session,
    customer,
    customer_details: { ...UNUSED.customerDetails, email: account.customers.find(customer)?.email ?? null },
    invoice: subscription.latest_invoice,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  });
  eventLog.record('checkout.session.completed', complete);
  return 'paid';
}

/** Expires an unpaid session. */
export function expireSession({ account, eventLog }: Deps, session: CheckoutSession): CheckoutSession {
  const expiredSession = account.checkoutSessions.put({ ...session, status: 'expired', url: null });
  eventLog.record('checkout.session.expired', expiredSession);
  return expiredSession;
}

function createdFor({ account, eventLog }: Deps, { customer_email: email, created }: CheckoutSession): string {
  const customer = account.customers.put(newCustomer(created, email, {}));
  eventLog.record('customer.created', customer);
  return customer.id;
}

/** The redirect after payment. The placeholder may be URL-encoded. */
export const successUrl = ({ id, success_url: url }: CheckoutSession): string =>
  url.replaceAll('{CHECKOUT_SESSION_ID}', id).replaceAll('%7BCHECKOUT_SESSION_ID%7D', id);
