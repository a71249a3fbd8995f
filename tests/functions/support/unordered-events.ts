import fc from 'fast-check';
import type { Stripe } from 'stripe';
import { expect } from 'vitest';
import { createFamily, type Family } from './family.ts';
import { customerOf, profileOf, sessionIn, type Payments } from './payments.ts';

/** Changes at the vendor; each causes events. */
const CHANGES = ['end-with-period', 'go-on', 'pay-late', 'pay-again', 'upgrade', 'end-now'] as const;
type Change = (typeof CHANGES)[number];

const step = fc.oneof(
  fc.record({ change: fc.constantFrom(...CHANGES) }),
  // Indexes into the events so far; some are delivered twice, some in parallel, most never.
  fc.record({ deliver: fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }), isImmediate: fc.boolean() }),
);
const story = fc.record({
  steps: fc.array(step, { minLength: 2, maxLength: 8 }),
  lastOrder: fc.infiniteStream(fc.nat()),
});

/**
 * Delivers events late, repeated, in parallel and unordered, `runs` times with a new family each; the family must end
 * in the vendor's state.
 */
export async function tryOrders(payments: Payments, runs: number): Promise<void> {
  const { stripe, buy } = payments;
  await stripe.setWebhook(null);
  await fc.assert(
    fc.asyncProperty(story, async ({ steps, lastOrder }) => {
      const family = await createFamily();
      await stripe.pay(sessionIn(await buy(family, 'pro_monthly')));
      const customer = await customerOf(family);
      for (const one of steps) {
        if ('change' in one) await applyChange(payments, one.change, customer);
        else await deliver(payments, await pick(payments, customer, one.deliver), one.isImmediate);
      }
      // The vendor redelivers until every event is accepted.
      await deliver(payments, shuffle(await eventsOf(payments, customer), lastOrder), true);
      await expectVendorState(payments, family, customer);
    }),
    { numRuns: runs },
  );
}

const newestSubscription = async ({ stripe }: Payments, customer: string): Promise<Stripe.Subscription> => {
  const [subscription] = (await stripe.vendor.subscriptions.list({ customer, status: 'all' })).data;
  if (!subscription) throw new Error('Nothing is subscribed to');
  return subscription;
};

async function applyChange(payments: Payments, change: Change, customer: string): Promise<void> {
  const { stripe } = payments;
  const { id, status, items } = await newestSubscription(payments, customer);
  if (status === 'canceled') return;
  const update = (fields: Stripe.SubscriptionUpdateParams) => stripe.vendor.subscriptions.update(id, fields);
  switch (change) {
    case 'end-with-period':
      await update({ cancel_at_period_end: true });
      return;
    case 'go-on':
      await update({ cancel_at_period_end: false });
      return;
    case 'pay-late':
      return stripe.alter(id, { status: 'past_due' });
    case 'pay-again':
      return stripe.alter(id, { status: 'active' });
    case 'upgrade': {
      const [price] = (await stripe.vendor.prices.list({ lookup_keys: ['unlimited_monthly'] })).data;
      await update({ items: [{ id: items.data[0]?.id ?? '', price: price?.id ?? '' }] });
      return;
    }
    case 'end-now':
      await stripe.vendor.subscriptions.cancel(id);
  }
}

/** The customer's events in order of creation. */
async function eventsOf({ stripe }: Payments, customer: string): Promise<Stripe.Event[]> {
  const { data } = await stripe.vendor.events.list({ limit: 100 });
  return data.filter(({ data: { object } }) => 'customer' in object && object.customer === customer).toReversed();
}

async function pick(payments: Payments, customer: string, indexes: readonly number[]): Promise<Stripe.Event[]> {
  const events = await eventsOf(payments, customer);
  return indexes.flatMap((index) => events[index % events.length] ?? []);
}

function shuffle<Item>(values: readonly Item[], draws: Iterator<number>): Item[] {
  const draw = (): number => draws.next().value ?? 0;
  return values
    .map((thing) => ({ thing, rank: draw() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing);
}

async function deliver({ sendEvent }: Payments, events: readonly Stripe.Event[], isImmediate: boolean): Promise<void> {
  const take = async (event: Stripe.Event) => expect((await sendEvent(event)).status).toBe(200);
  if (isImmediate) await Promise.all(events.map(take));
  else for (const event of events) await take(event);
}

/** Reads the vendor's state independently of the product's code. */
async function expectVendorState(payments: Payments, family: Family, customer: string): Promise<void> {
  const {
    status,
    items,
    ended_at: endedAt,
    cancel_at: endsAt,
    cancel_at_period_end: ends,
  } = await newestSubscription(payments, customer);
  const [item] = items.data;
  const profile = await profileOf(family);
  expect(profile).toMatchObject({ priceId: item?.price.lookup_key, subscriptionStatus: status });
  expect(profile.cancelAtPeriodEnd).toBe(ends || endsAt !== null);
  const end = status === 'canceled' ? endedAt : item?.current_period_end;
  // The start of the grace period is covered by another test.
  if (status !== 'past_due') expect(profile.currentPeriodEnd).toBe((end ?? 0) * 1000);
}
