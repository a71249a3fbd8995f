import { BUSY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { PaidPlanId } from '@talelantern/domain/subscriptions/plans';
import type { Stripe } from 'stripe';
import type { Log } from '../../operations/ports/log.ts';
import type { PaymentVendor } from '../ports.ts';
import { readEvent, RETURNED_PAYMENTS, toPaymentEvent } from './read-event.ts';
import { isUnpaid, longestLine, planOf, readSubscription, type Paid } from './read-subscription.ts';
import { asking, askingForWhatMayBeGone, createStripeClient, isLiveKey, isWithoutCustomer } from './stripe-client.ts';

export interface StripeSettings {
  /** Null where nothing is sold. */
  keys: { secretKey: string; webhookSecret: string } | null;
  /** Where the API answers, e.g. 'http://127.0.0.1:8414'; null for the vendor's own. */
  apiOrigin: string | null;
}

/** Names the family and what it buys on things at the vendor's, for the people who look there. */
const UID = 'uid';
/** Marks the portal's configuration that the setup script made. */
export const OUR_PORTAL = { app: 'talelantern' } as const;

const PAGE = 100;
/** Those that cost nothing say nothing, and come seldom. */
const RECENT = 10;
const SUBSCRIPTION_PATH = '/subscription';
/** The vendor puts the id there. */
const SESSION_ID = '{CHECKOUT_SESSION_ID}';

/** Stripe behind the port. Prices are found by their lookup keys, which are the plans' ids (architecture §3). */
export function createStripeVendor(settings: StripeSettings, log: Log): PaymentVendor {
  const connect = connector(settings, log);
  return {
    createCustomer: (uid) =>
      asking(log, async () => (await connect().stripe.customers.create({ metadata: { [UID]: uid } })).id),
    setAddress: (customerId, email) =>
      askingForWhatMayBeGone(log, undefined, async () => {
        await connect().stripe.customers.update(customerId, { email });
      }),
    removeCustomer: (customerId) =>
      askingForWhatMayBeGone(log, undefined, async () => {
        await connect().stripe.customers.del(customerId);
      }),
    subscriptionsOf: (customerId) =>
      askingForWhatMayBeGone(log, [], async () => {
        const query = { customer: customerId, status: 'all', limit: PAGE, expand: ['data.latest_invoice'] } as const;
        const { stripe } = connect();
        const subscriptions = [];
        for await (const found of stripe.subscriptions.list({ ...query, expand: [...query.expand] }))
          subscriptions.push(readSubscription(found, isUnpaid(found) ? await findLastPaid(stripe, found.id) : null));
        return subscriptions;
      }),
    endSubscription: (id) =>
      askingForWhatMayBeGone(log, undefined, async () => {
        await connect().stripe.subscriptions.cancel(id);
      }),
    openCheckout: ({ uid, customerId }, plan, origin) =>
      asking(log, async () => {
        const price = await findPrice(connect().stripe, plan);
        return openSession(connect().stripe, { uid, customerId, price }, origin);
      }),
    openAddressOf: (checkoutId) =>
      askingForWhatMayBeGone(log, null, async () => {
        const { status, url } = await connect().stripe.checkout.sessions.retrieve(checkoutId);
        return status === 'open' ? url : null;
      }),
    closeCheckout: (checkoutId) =>
      askingForWhatMayBeGone(log, undefined, () => closeSession(connect().stripe, checkoutId)),
    openPortal: (customerId, origin) =>
      askingForWhatMayBeGone(log, null, async () => {
        const configuration = await findPortal(connect().stripe);
        const { url } = await connect().stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: `${origin}${SUBSCRIPTION_PATH}`,
          ...(configuration === null ? {} : { configuration }),
        });
        return url;
      }),
    readEvent: (body, signature) => {
      const { stripe, webhookSecret, isLive } = connect();
      return readEvent(stripe, { webhookSecret, isLive }, body, signature);
    },
    async *returnedPayments() {
      if (!settings.keys) return;
      yield* await asking(log, async () => {
        const { stripe, isLive } = connect();
        const events = [];
        for await (const told of stripe.events.list({ types: Object.values(RETURNED_PAYMENTS), limit: PAGE }))
          events.push(toPaymentEvent(told, isLive));
        return events;
      });
    },
    findPayment: (chargeId) =>
      askingForWhatMayBeGone(log, null, async () => {
        const { customer, created } = await connect().stripe.charges.retrieve(chargeId);
        return { customerId: typeof customer === 'object' ? (customer?.id ?? null) : customer, madeAt: created * 1000 };
      }),
  };
}

interface Connection {
  stripe: Stripe;
  webhookSecret: string;
  isLive: boolean;
}

/** Opens the connection at its first use. @throws AppError `busy` where nothing is sold: somebody has to set the keys. */
function connector({ keys, apiOrigin }: StripeSettings, log: Log): () => Connection {
  let connection: Connection | undefined;
  return () => {
    if (!keys) {
      log('alert', 'not_configured', { reason: 'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET' });
      throw new AppError('busy', BUSY);
    }
    const { secretKey, webhookSecret } = keys;
    connection ??= { stripe: createStripeClient(secretKey, apiOrigin), webhookSecret, isLive: isLiveKey(secretKey) };
    return connection;
  };
}

/** What the last payment for a subscription was for; null where it was for no plan of ours. */
async function findLastPaid(stripe: Stripe, subscription: string): Promise<Paid | null> {
  const { data } = await stripe.invoices.list({ subscription, status: 'paid', limit: RECENT });
  const line = data.map(({ lines }) => longestLine(lines.data)).find((longest) => longest !== null);
  const price = line?.pricing?.price_details?.price;
  if (!line || !price) return null;
  const plan = planOf(typeof price === 'string' ? await stripe.prices.retrieve(price) : price);
  return plan && { plan, until: line.period.end };
}

/** @throws Error where the setup script has not run: somebody has to run it. */
async function findPrice(stripe: Stripe, plan: PaidPlanId): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [plan], active: true, limit: 1 });
  if (!data[0]) throw new Error(`The vendor has no price for ${plan}: run npm run stripe:setup`);
  return data[0].id;
}

async function openSession(
  stripe: Stripe,
  { uid, customerId, price }: { uid: string; customerId: string; price: string },
  origin: string,
): Promise<{ id: string; url: string } | null> {
  try {
    const { id, url } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customerId,
      client_reference_id: uid,
      line_items: [{ price, quantity: 1 }],
      subscription_data: { metadata: { [UID]: uid } },
      allow_promotion_codes: true,
      success_url: `${origin}${SUBSCRIPTION_PATH}?session=${SESSION_ID}`,
      cancel_url: `${origin}${SUBSCRIPTION_PATH}`,
    });
    if (url === null) throw new Error('The vendor opened a page without an address');
    return { id, url };
  } catch (error) {
    if (isWithoutCustomer(error)) return null;
    throw error;
  }
}

/** The vendor refuses to close what is paid or over: then nobody can pay there anyway. */
async function closeSession(stripe: Stripe, checkoutId: string): Promise<void> {
  const { status } = await stripe.checkout.sessions.retrieve(checkoutId);
  if (status !== 'open') return;
  try {
    await stripe.checkout.sessions.expire(checkoutId);
  } catch (error) {
    const { status: after } = await stripe.checkout.sessions.retrieve(checkoutId);
    if (after === 'open') throw error;
  }
}

/** Ours among the account's portal configurations; null leaves the choice to the vendor. */
export async function findPortal(stripe: Stripe): Promise<string | null> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: PAGE });
  return data.find(({ metadata }) => metadata?.['app'] === OUR_PORTAL.app)?.id ?? null;
}
