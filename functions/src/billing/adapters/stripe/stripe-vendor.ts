import type { PaidPlanId } from '@talelantern/domain/plans/plans';
import type { Stripe } from 'stripe';
import type { Log } from '../../../core/log.ts';
import { findPaidPeriods } from './paid-periods.ts';
import { idOf, MOVEMENT_EVENTS, readEvent, toPaymentEvent } from './read-event.ts';
import {
  ENDED_BY_US,
  longestLine,
  needsLastPaid,
  nextPlanOf,
  periodEndOf,
  planOf,
  readSubscription,
  type Paid,
} from './read-subscription.ts';
import {
  callVendor,
  callVendorUnlessMissing,
  connector,
  isInvalid,
  isMissing,
  type PaymentSettings,
} from './stripe-client.ts';
import { openPortalSession } from './stripe-portal.ts';

/** Metadata key of the uid, which administrators see in the vendor's dashboard. */
export const UID = 'uid';

const PAGE = 100;
/** How many invoices are searched for one that is not zero; zero-amount invoices are rare. */
const RECENT_INVOICES = 10;
const SUBSCRIPTION_PATH = '/subscription';
/** A placeholder that the vendor replaces. */
const SESSION_ID = '{CHECKOUT_SESSION_ID}';

/** Stripe as the payment vendor. Lookup keys of prices are the ids of plans. */
export function createStripeVendor(settings: PaymentSettings, log: Log) {
  const connect = connector(settings, log);
  /**
   * Reads a customer; returns `ifDeleted` when the vendor has deleted it. A key of a different account or mode does not
   * find the customer either (docs/decisions/0214): `ifUnknown`, or AppError `busy`.
   */
  const askAbout = <Result, Missing>(
    customerId: string,
    { ifDeleted, ...unknown }: { ifDeleted: Missing; ifUnknown?: Missing },
    ask: (stripe: Stripe) => Promise<Result>,
  ) =>
    callVendor<Result | Missing>(log, async () => {
      const { stripe } = connect();
      try {
        return await ask(stripe);
      } catch (error) {
        if (!isMissing(error)) throw error;
        const state = await stateOf(stripe, customerId);
        if (state === 'deleted') return ifDeleted;
        if (state === 'unknown') {
          log('alert', 'customer_unknown', { customer: customerId });
          if (unknown.ifUnknown !== undefined) return unknown.ifUnknown;
        }
        throw error;
      }
    });
  return {
    /** Returns the new customer's id. The vendor gets only the uid. */
    createCustomer: (uid: string) =>
      callVendor(log, async () => (await connect().stripe.customers.create({ metadata: { [UID]: uid } })).id),
    /**
     * Sets the email address for receipts and the payment page, if it differs; does nothing when the customer is
     * deleted.
     */
    setEmail: (customerId: string, email: string) =>
      askAbout(customerId, { ifDeleted: undefined }, async ({ customers }) => {
        const customer = await customers.retrieve(customerId);
        if (!customer.deleted && customer.email !== email) await customers.update(customerId, { email });
      }),
    /** Ends all subscriptions immediately and deletes the customer; does nothing when it is deleted. */
    removeCustomer: (customerId: string) =>
      askAbout(customerId, { ifDeleted: undefined }, async ({ customers }) => {
        await customers.del(customerId);
      }),
    /** All subscriptions, including ended ones; empty when the customer is deleted, null when the key does not know it. */
    subscriptionsOf: (customerId: string) =>
      askAbout(customerId, { ifDeleted: [], ifUnknown: null }, async (stripe) => {
        const query = { customer: customerId, status: 'all', limit: PAGE, expand: ['data.latest_invoice'] } as const;
        const subscriptions = [];
        for await (const found of stripe.subscriptions.list({ ...query, expand: [...query.expand] }))
          subscriptions.push(
            readSubscription(
              found,
              needsLastPaid(found) ? await findLastPaid(stripe, found.id) : null,
              await findNextPlan(stripe, found),
            ),
          );
        return subscriptions;
      }),
    /** Ends the subscription immediately; if it has ended already, ends the plan that is kept. */
    endSubscription: (id: string) =>
      callVendorUnlessMissing(log, undefined, async () => {
        const { stripe } = connect();
        try {
          await stripe.subscriptions.cancel(id);
        } catch (error) {
          if (isMissing(error)) await stripe.subscriptions.update(id, { metadata: ENDED_BY_US });
          else await endWithoutSchedule(stripe, id, error);
        }
      }),
    /** Opens a payment page; null when the customer is deleted. `origin` is the app's. */
    openCheckout: ({ uid, customerId }: { uid: string; customerId: string }, plan: PaidPlanId, origin: string) =>
      askAbout(customerId, { ifDeleted: null }, async (stripe) => {
        const price = await findPrice(stripe, plan);
        return openSession(stripe, { uid, customerId, price, hasTax: settings.hasTax }, origin);
      }),
    /** URL of the page while it can be paid; otherwise null. */
    openUrlOf: (checkoutId: string) =>
      callVendorUnlessMissing(log, null, async () => {
        const { status, url } = await connect().stripe.checkout.sessions.retrieve(checkoutId);
        return status === 'open' ? url : null;
      }),
    /** Does nothing when the page is paid or expired. */
    closeCheckout: (checkoutId: string) =>
      callVendorUnlessMissing(log, undefined, () => closeSession(connect().stripe, checkoutId)),
    /** Opens the customer portal, or only its page that cancels `toCancel`; null when the customer is deleted. */
    openPortal: (customerId: string, origin: string, toCancel: string | null) =>
      askAbout(customerId, { ifDeleted: null }, (stripe) =>
        openPortalSession(stripe, { customer: customerId, returnUrl: `${origin}${SUBSCRIPTION_PATH}`, toCancel }),
      ),
    /** @throws AppError `invalid` unless the vendor signed exactly these bytes within the last five minutes. */
    readEvent: (body: Buffer, signature: string) => {
      const { stripe, webhookSecret, isLive } = connect();
      return readEvent(stripe, { webhookSecret, isLive }, body, signature);
    },
    /** Refunds and disputes of the last thirty days; empty when payments are off. */
    async *paymentMovements() {
      if (!settings.keys) return;
      yield* await callVendor(log, async () => {
        const { stripe, isLive } = connect();
        const events = [];
        for await (const event of stripe.events.list({ types: MOVEMENT_EVENTS, limit: PAGE }))
          events.push(toPaymentEvent(event, isLive));
        return events;
      });
    },
    findPayment: (chargeId: string) =>
      callVendorUnlessMissing(log, null, async () => {
        const { stripe } = connect();
        const { customer, payment_intent: intent } = await stripe.charges.retrieve(chargeId);
        return { customerId: idOf(customer), paidPeriods: await findPaidPeriods(stripe, idOf(intent)) };
      }),
  };
}

/**
 * Whether the key knows a customer, and whether the vendor has deleted it; the vendor still returns deleted customers.
 */
async function stateOf(stripe: Stripe, customerId: string): Promise<'live' | 'deleted' | 'unknown'> {
  try {
    const { deleted } = await stripe.customers.retrieve(customerId);
    return deleted ? 'deleted' : 'live';
  } catch (error) {
    if (isMissing(error)) return 'unknown';
    throw error;
  }
}

/** The plan of a subscription's last payment; null for an unknown price. */
async function findLastPaid(stripe: Stripe, subscription: string): Promise<Paid | null> {
  const { data } = await stripe.invoices.list({ subscription, status: 'paid', limit: RECENT_INVOICES });
  const line = data.map(({ lines }) => longestLine(lines.data)).find((longest) => longest !== null);
  const price = line?.pricing?.price_details?.price;
  if (!line || !price) return null;
  const plan = planOf(typeof price === 'string' ? await stripe.prices.retrieve(price) : price);
  return plan && { plan, from: line.period.start, until: line.period.end };
}

async function findNextPlan(stripe: Stripe, subscription: Stripe.Subscription): Promise<PaidPlanId | null> {
  const id = idOf(subscription.schedule);
  if (id === null) return null;
  const schedule = await stripe.subscriptionSchedules.retrieve(id, { expand: ['phases.items.price'] });
  return nextPlanOf(schedule, periodEndOf(subscription));
}

/**
 * Ends a subscription that the vendor refused to end. It refuses other changes while a schedule manages a subscription,
 * and whether it ends one then is not tried. @throws the refusal when there is no schedule
 */
async function endWithoutSchedule(stripe: Stripe, id: string, refusal: unknown): Promise<void> {
  const schedule = isInvalid(refusal) ? idOf((await stripe.subscriptions.retrieve(id)).schedule) : null;
  if (schedule === null) throw refusal;
  await stripe.subscriptionSchedules.release(schedule);
  await stripe.subscriptions.cancel(id);
}

/** @throws Error when the setup script has not run. */
async function findPrice(stripe: Stripe, plan: PaidPlanId): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [plan], active: true, limit: 1 });
  if (!data[0]) throw new Error(`The vendor has no price for ${plan}: run npm run stripe:setup`);
  return data[0].id;
}

/** The page asks for the billing address that decides the tax, and keeps it for the renewals. */
const TAX = {
  automatic_tax: { enabled: true },
  billing_address_collection: 'auto',
  customer_update: { address: 'auto', name: 'auto' },
} as const;

async function openSession(
  stripe: Stripe,
  { uid, customerId, price, hasTax }: { uid: string; customerId: string; price: string; hasTax: boolean },
  origin: string,
): Promise<{ id: string; url: string }> {
  const { id, url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customerId,
    client_reference_id: uid,
    line_items: [{ price, quantity: 1 }],
    subscription_data: { metadata: { [UID]: uid } },
    allow_promotion_codes: true,
    ...(hasTax ? TAX : {}),
    success_url: `${origin}${SUBSCRIPTION_PATH}?session=${SESSION_ID}`,
    cancel_url: `${origin}${SUBSCRIPTION_PATH}`,
  });
  if (url === null) throw new Error('The vendor opened a page without a URL');
  return { id, url };
}

/** The vendor refuses to close a session that is paid or expired, which is fine. */
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
