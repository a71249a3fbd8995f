import type { CheckoutSession } from '../account/records.ts';
import { newCustomer } from './new-customer.ts';
import { beginSubscription } from './begin-subscription.ts';
import type { Books } from './books.ts';

/** What came of somebody pressing Pay. */
export type Payment = 'paid' | 'declined' | 'not-open';

/** Pays an open session: the customer, the subscription and its first invoice come into being, and are announced. */
export function completeCheckout(books: Books, id: string, card: 'good' | 'declined' | 'fails-later'): Payment {
  const { account, announcer } = books;
  const session = account.checkoutSessions.need(id);
  const isGone = session.customer !== null && account.customers.find(session.customer) === undefined;
  if (session.status !== 'open' || isGone) return 'not-open';
  if (card === 'declined') return 'declined';
  const customer = session.customer ?? createdFor(books, session);
  const order = account.checkoutOrders.need(id);
  account.standings.put({ ...account.standing(customer), card: 'good' });
  const subscription = beginSubscription(books, {
    customer,
    price: account.prices.need(order.price),
    quantity: order.quantity,
    metadata: order.subscriptionMetadata,
    billingMode: order.billingMode,
  });
  if (card === 'fails-later') account.standings.put({ ...account.standing(customer), card: 'declined' });
  const complete = account.checkoutSessions.put({
    ...session,
    customer,
    customer_details: { email: account.customers.find(customer)?.email ?? null, name: null, phone: null },
    invoice: subscription.latest_invoice,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  });
  announcer.announce('checkout.session.completed', complete);
  return 'paid';
}

/** Closes a session that nobody has paid. */
export function expireSession({ account, announcer }: Books, session: CheckoutSession): CheckoutSession {
  const expired = account.checkoutSessions.put({ ...session, status: 'expired', url: null });
  announcer.announce('checkout.session.expired', expired);
  return expired;
}

function createdFor({ account, announcer }: Books, { customer_email: email, created }: CheckoutSession): string {
  const customer = account.customers.put(newCustomer(created, email, {}));
  announcer.announce('customer.created', customer);
  return customer.id;
}

/** Where the browser goes after paying. The placeholder may have been encoded on its way. */
export const successAddress = ({ id, success_url: url }: CheckoutSession): string =>
  url.replaceAll('{CHECKOUT_SESSION_ID}', id).replaceAll('%7BCHECKOUT_SESSION_ID%7D', id);
