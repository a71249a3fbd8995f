import { PAID_PLAN_IDS, PLANS } from '@talelantern/domain/subscriptions/plans';
import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStripeStandIn, type StripeStandIn } from '../../emulators/stripe/server.ts';
import { createStripeClient } from '../../functions/src/billing/stripe/stripe-client.ts';
import { setUpAccount } from './set-up-account.ts';

const PLACES = { appUrl: 'https://app.test', webhookUrl: 'https://functions.test/stripeWebhook' };

let standIn: StripeStandIn;
let stripe: Stripe;
beforeEach(async () => {
  standIn = await startStripeStandIn({ port: 0, catalogue: 'none' });
  stripe = createStripeClient('sk_test_local', standIn.url);
});
afterEach(() => standIn.close());

async function setUp(): Promise<string[]> {
  const said: string[] = [];
  await setUpAccount(stripe, PLACES, (line) => said.push(line));
  return said;
}

/** Everything that stands in the account, without when it was last looked at. */
async function everything() {
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

describe('setting up an account', () => {
  it('makes a product for each tier and a price for each plan of the table', async () => {
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

  it('lets families change, end and go on with what they have in the portal', async () => {
    await setUp();
    const [portal] = (await stripe.billingPortal.configurations.list({ active: true })).data;
    expect(portal).toMatchObject({
      default_return_url: 'https://app.test/subscription',
      features: {
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: { enabled: true, default_allowed_updates: ['price'] },
      },
    });
    expect(portal?.features.subscription_update.products?.map(({ prices }) => prices.length)).toEqual([2, 2]);
  });

  it('sends what changes a plan to the webhook, and says its secret once', async () => {
    const said = await setUp();
    expect(said).toContainEqual(expect.stringMatching(/^STRIPE_WEBHOOK_SECRET=whsec_\w+$/));
    const [endpoint] = (await stripe.webhookEndpoints.list()).data;
    expect(endpoint).toMatchObject({ url: PLACES.webhookUrl, status: 'enabled' });
    expect(endpoint?.enabled_events).toEqual(expect.arrayContaining(['customer.subscription.updated', 'invoice.paid']));
  });

  it('changes nothing when it runs again', async () => {
    await setUp();
    const before = await everything();
    const said = await setUp();
    expect(await everything()).toEqual(before);
    expect(said.join()).not.toMatch(/made|replaced|STRIPE_WEBHOOK_SECRET/);
  });

  it('replaces a price of another amount, whose payers keep their plan', async () => {
    await setUp();
    const [before] = await pricesOf(['pro_monthly']);
    const cheap = await stripe.prices.create({
      product: 'talelantern_pro',
      currency: 'usd',
      unit_amount: 499,
      recurring: { interval: 'month' },
      lookup_key: 'pro_monthly',
      transfer_lookup_key: true,
    });
    await setUp();
    const [after] = await pricesOf(['pro_monthly']);
    expect(after).toMatchObject({ unit_amount: 999, active: true });
    expect([before?.id, cheap.id]).not.toContain(after?.id);
    expect(await stripe.prices.retrieve(cheap.id)).toMatchObject({
      active: false,
      lookup_key: null,
      metadata: { plan: 'pro_monthly' },
    });
  });
});
