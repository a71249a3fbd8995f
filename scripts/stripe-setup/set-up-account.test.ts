import { PAID_PLAN_IDS, PLANS } from '@talelantern/domain/plans/plans';
import type { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startStripeStandIn, type StripeStandIn } from '../../stand-ins/stripe/server.ts';
import { createStripeVendor } from '../../functions/src/billing/adapters/stripe/stripe-vendor.ts';
import { createStripeClient } from '../../functions/src/billing/adapters/stripe/stripe-client.ts';
import { setUpAccount } from './set-up-account.ts';

const URLS = { appUrl: 'https://app.test', webhookUrl: 'https://functions.test/stripeWebhook' };

let standIn: StripeStandIn;
let stripe: Stripe;
beforeEach(async () => {
  standIn = await startStripeStandIn({ port: 0, catalogue: 'none' });
  stripe = createStripeClient('sk_test_local', standIn.url);
});
afterEach(() => standIn.close());

async function setUp(): Promise<string[]> {
  const said: string[] = [];
  await setUpAccount(stripe, URLS, (line) => said.push(line));
  return said;
}

/** All objects in the account, without timestamps of the last check. */
async function listAllObjects() {
  const all = { limit: 100 };
  const found = await Promise.all([
    stripe.products.list(all),
    stripe.prices.list(all),
    stripe.billingPortal.configurations.list(all),
    stripe.webhookEndpoints.list(all),
  ]);
  return found.map(({ data }) => data.map((thing) => ({ ...thing, updated: null })));
}

const pricesOf = async (keys: readonly string[]) =>
  (await stripe.prices.list({ lookup_keys: [...keys], limit: 100 })).data;

/** Gives the lookup key of Pro to a different price, as an earlier version of the setup or a person may have. */
const replacePrice = (differences: Pick<Stripe.PriceCreateParams, 'unit_amount' | 'tax_behavior'>) =>
  stripe.prices.create({
    product: 'talelantern_pro',
    currency: 'usd',
    recurring: { interval: 'month' },
    lookup_key: 'pro_monthly',
    transfer_lookup_key: true,
    ...differences,
  });

it('Stripe setup creates a product for each tier and a price for each plan', async () => {
  await setUp();
  const prices = await pricesOf(PAID_PLAN_IDS);
  const cents = { pro_monthly: 999, unlimited_monthly: 1999, pro_yearly: 8991, unlimited_yearly: 17_991 };
  for (const plan of PAID_PLAN_IDS) {
    expect(prices.find(({ lookup_key: key }) => key === plan)).toMatchObject({
      unit_amount: cents[plan],
      currency: 'usd',
      recurring: { interval: PLANS[plan].interval },
      product: `talelantern_${PLANS[plan].tier}`,
      active: true,
    });
  }
  expect(new Set(prices.map(({ product }) => product)).size).toBe(2);
});

it('the order page shows what a plan includes, by month and by year where that differs', async () => {
  await setUp();
  const descriptionOf = async (tier: string) => (await stripe.products.retrieve(`talelantern_${tier}`)).description;
  expect(await descriptionOf('pro')).toMatch(/^Monthly: 15 stories a month, .*\. Yearly: 180 stories a year, .*\.$/);
  expect(await descriptionOf('unlimited')).toMatch(/^Unlimited stories, [^.]*: about 30 stories a month\.$/);
  await stripe.products.update('talelantern_pro', { description: 'Tea' });
  await setUp();
  expect(await descriptionOf('pro')).toContain('15 stories a month');
});

it('Stripe setup lets families change, end and resume their plan in the portal', async () => {
  await setUp();
  const [portal] = (await stripe.billingPortal.configurations.list({ active: true })).data;
  expect(portal).toMatchObject({
    default_return_url: 'https://app.test/subscription',
    features: {
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        billing_cycle_anchor: 'now',
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
      },
    },
  });
  // The next payment page would put the email address of the sign-in back.
  expect(portal?.features.customer_update.allowed_updates).not.toContain('email');
  expect(portal?.features.subscription_update.products?.map(({ prices }) => prices.length)).toEqual([2, 2]);
});

it('Stripe setup sends plan events to the webhook, and prints its secret once', async () => {
  const said = await setUp();
  expect(said).toContainEqual(expect.stringMatching(/^STRIPE_WEBHOOK_SECRET=whsec_\w+$/));
  const [endpoint] = (await stripe.webhookEndpoints.list()).data;
  expect(endpoint).toMatchObject({ url: URLS.webhookUrl, status: 'enabled' });
  expect(endpoint?.enabled_events).toEqual(
    expect.arrayContaining([
      'customer.subscription.updated',
      'invoice.paid',
      'invoice.voided',
      'invoice.marked_uncollectible',
    ]),
  );
});

it('prices and products are ready for tax, and older ones become so without a new price', async () => {
  await setUp();
  const [before] = await pricesOf(['pro_monthly']);
  expect(before).toMatchObject({ tax_behavior: 'inclusive' });
  expect(await stripe.products.retrieve('talelantern_pro')).toMatchObject({ tax_code: 'txcd_10000000' });
  const older = await replacePrice({ unit_amount: 999 });
  await stripe.products.update('talelantern_pro', { tax_code: '' });
  await setUp();
  expect(await pricesOf(['pro_monthly'])).toMatchObject([{ id: older.id, tax_behavior: 'inclusive' }]);
  expect(await stripe.products.retrieve('talelantern_pro')).toMatchObject({ tax_code: 'txcd_10000000' });
});

it('a price to which tax is added is replaced, because that cannot be changed', async () => {
  await setUp();
  const { id } = await replacePrice({ unit_amount: 999, tax_behavior: 'exclusive' });
  await expect(stripe.prices.update(id, { tax_behavior: 'inclusive' })).rejects.toThrow(/tax_behavior/);
  await setUp();
  const [price] = await pricesOf(['pro_monthly']);
  expect(price).toMatchObject({ unit_amount: 999, tax_behavior: 'inclusive', active: true });
  expect(await stripe.prices.retrieve(id)).toMatchObject({ active: false, metadata: { plan: 'pro_monthly' } });
});

it.each([
  [true, { automatic_tax: { enabled: true }, billing_address_collection: 'auto' }],
  [false, { automatic_tax: { enabled: false }, billing_address_collection: null }],
])('a payment page adds tax and asks for the billing address only where tax is on (%s)', async (hasTax, expected) => {
  await setUp();
  const keys = { secretKey: 'sk_test_local', webhookSecret: 'whsec_local' };
  const vendor = createStripeVendor({ keys, apiOrigin: standIn.url, hasTax }, () => {});
  const customerId = await vendor.createCustomer('u1');
  const page = await vendor.openCheckout({ uid: 'u1', customerId }, 'pro_monthly', 'https://app.test');
  expect(await stripe.checkout.sessions.retrieve(page?.id ?? '')).toMatchObject(expected);
});

it('Stripe setup changes nothing when it runs again', async () => {
  await setUp();
  const before = await listAllObjects();
  const said = await setUp();
  expect(await listAllObjects()).toEqual(before);
  expect(said.join()).not.toMatch(/made|replaced|STRIPE_WEBHOOK_SECRET/);
});

it('Stripe setup replaces a price when its amount changes, and subscribers keep their plan', async () => {
  await setUp();
  const [before] = await pricesOf(['pro_monthly']);
  const cheaperPrice = await replacePrice({ unit_amount: 499 });
  await setUp();
  const [after] = await pricesOf(['pro_monthly']);
  expect(after).toMatchObject({ unit_amount: 999, active: true });
  expect([before?.id, cheaperPrice.id]).not.toContain(after?.id);
  expect(await stripe.prices.retrieve(cheaperPrice.id)).toMatchObject({
    active: false,
    lookup_key: null,
    metadata: { plan: 'pro_monthly' },
  });
});
