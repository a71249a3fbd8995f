import { PAID_PLAN_IDS, PLANS, type PaidPlanId, type Tier } from '@talelantern/domain/subscriptions/plans';
import { Stripe } from 'stripe';
import { isMissing } from '../../functions/src/billing/stripe/stripe-client.ts';
import { PLAN_IN_METADATA } from '../../functions/src/billing/stripe/read-subscription.ts';

type Say = (line: string) => void;

/** The current price of each plan, and the products that they belong to. */
export interface Catalogue {
  products: readonly { id: string; prices: readonly string[] }[];
  /** Prices that nobody buys any more. Whoever pays one goes on paying it. */
  outdated: readonly string[];
}

const PAID_TIERS = [...new Set(PAID_PLAN_IDS.map((id) => PLANS[id].tier))];
const CURRENCY = 'usd';
/** Our own id, so that the same product is found again. */
const productIdOf = (tier: Tier): string => `talelantern_${tier}`;
const nameOf = (tier: Tier): string => `Talelantern ${tier[0]?.toUpperCase()}${tier.slice(1)}`;
const centsOf = (plan: PaidPlanId): number => Math.round(PLANS[plan].price * 100);

/**
 * One product for each tier and one price for each plan, as the plan table has them. A price cannot be changed: where
 * the table has another amount a new price takes over the plan's lookup key.
 */
export async function setUpPrices(stripe: Stripe, say: Say): Promise<Catalogue> {
  const { data: known } = await stripe.prices.list({ lookup_keys: [...PAID_PLAN_IDS], limit: 100 });
  const products = [];
  const outdated: string[] = [];
  for (const tier of PAID_TIERS) {
    const product = await setUpProduct(stripe, tier, say);
    const prices = [];
    for (const plan of PAID_PLAN_IDS.filter((id) => PLANS[id].tier === tier)) {
      const before = known.find(({ lookup_key: key }) => key === plan);
      const price =
        before && isAsInTable(before, plan, product) ? before : await replacePrice(stripe, plan, product, before, say);
      if (before && before.id !== price.id) outdated.push(before.id);
      prices.push(price.id);
    }
    products.push({ id: product, prices });
  }
  return { products, outdated };
}

async function setUpProduct(stripe: Stripe, tier: Tier, say: Say): Promise<string> {
  const [id, name] = [productIdOf(tier), nameOf(tier)];
  try {
    const { name: known, active } = await stripe.products.retrieve(id);
    if (known === name && active) return id;
    await stripe.products.update(id, { name, active: true });
    say(`Product ${id}: brought up to date`);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await stripe.products.create({ id, name });
    say(`Product ${id}: made`);
  }
  return id;
}

const isAsInTable = (price: Stripe.Price, plan: PaidPlanId, product: string): boolean =>
  price.active &&
  price.currency === CURRENCY &&
  price.unit_amount === centsOf(plan) &&
  price.recurring?.interval === PLANS[plan].interval &&
  price.product === product;

async function replacePrice(
  stripe: Stripe,
  plan: PaidPlanId,
  product: string,
  before: Stripe.Price | undefined,
  say: Say,
): Promise<Stripe.Price> {
  const metadata = { [PLAN_IN_METADATA]: plan };
  // Whoever pays the old price keeps the plan by this note: its lookup key moves on.
  if (before) await stripe.prices.update(before.id, { metadata });
  const price = await stripe.prices.create({
    product,
    currency: CURRENCY,
    unit_amount: centsOf(plan),
    recurring: { interval: PLANS[plan].interval },
    lookup_key: plan,
    transfer_lookup_key: true,
    metadata,
  });
  say(`Price ${plan}: ${before ? 'replaced' : 'made'}, ${PLANS[plan].price} US dollars a ${PLANS[plan].interval}`);
  return price;
}
