import { PAID_PLAN_IDS, PLANS, type PaidPlanId, type Tier } from '@talelantern/domain/plans/plans';
import { Stripe } from 'stripe';
import { isMissing } from '../../functions/src/billing/adapters/stripe/stripe-client.ts';
import { PLAN_KEY } from '../../functions/src/billing/adapters/stripe/read-subscription.ts';

type Print = (line: string) => void;

/** The current price of each plan, and the products. */
export interface Catalogue {
  products: readonly { id: string; prices: readonly string[] }[];
  /** Prices no longer sold; existing subscribers keep them. */
  outdated: readonly string[];
}

const PAID_TIERS = [...new Set(PAID_PLAN_IDS.map((id) => PLANS[id].tier))];
const CURRENCY = 'usd';
/** General electronically supplied services (https://docs.stripe.com/tax/tax-codes). */
const TAX_CODE = 'txcd_10000000';
/** Buyers must be shown the whole price (docs/decisions/0149). It cannot be changed once it is set. */
const TAX_BEHAVIOR = 'inclusive';
/** A fixed id, so that the same product is found again. */
export const productIdOf = (tier: Tier): string => `talelantern_${tier}`;
const nameOf = (tier: Tier): string => `Talelantern ${tier[0]?.toUpperCase()}${tier.slice(1)}`;
/** What the vendor's order page says about a tier: the law asks for the essential features beside the price. */
function descriptionOf(tier: Tier): string {
  const plans = PAID_PLAN_IDS.map((id) => PLANS[id]).filter((plan) => plan.tier === tier);
  const [monthly, yearly] = (['month', 'year'] as const).map((interval) =>
    plans.find((plan) => plan.interval === interval)?.features.join(', '),
  );
  return monthly === yearly ? `${monthly}.` : `Monthly: ${monthly}. Yearly: ${yearly}.`;
}
const centsOf = (plan: PaidPlanId): number => Math.round(PLANS[plan].price * 100);

/** Prices cannot be changed: when an amount changes, a new price takes over the plan's lookup key. */
export async function setUpPrices(stripe: Stripe, print: Print): Promise<Catalogue> {
  const { data: known } = await stripe.prices.list({ lookup_keys: [...PAID_PLAN_IDS], limit: 100 });
  const products = [];
  const outdated: string[] = [];
  for (const tier of PAID_TIERS) {
    const product = await setUpProduct(stripe, tier, print);
    const prices = [];
    for (const plan of PAID_PLAN_IDS.filter((id) => PLANS[id].tier === tier)) {
      const previousPrice = known.find(({ lookup_key: key }) => key === plan);
      const price =
        previousPrice && matchesPlan(previousPrice, plan, product)
          ? previousPrice
          : await replacePrice(stripe, plan, product, previousPrice, print);
      if (previousPrice && previousPrice.id !== price.id) outdated.push(previousPrice.id);
      if (price.tax_behavior === 'unspecified') await stripe.prices.update(price.id, { tax_behavior: TAX_BEHAVIOR });
      prices.push(price.id);
    }
    products.push({ id: product, prices });
  }
  return { products, outdated };
}

async function setUpProduct(stripe: Stripe, tier: Tier, print: Print): Promise<string> {
  const id = productIdOf(tier);
  const fields = { name: nameOf(tier), description: descriptionOf(tier), tax_code: TAX_CODE };
  try {
    const { name, active, description, tax_code: code } = await stripe.products.retrieve(id);
    if (name === fields.name && active && description === fields.description && code === TAX_CODE) return id;
    await stripe.products.update(id, { ...fields, active: true });
    print(`Product ${id}: brought up to date`);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await stripe.products.create({ id, ...fields });
    print(`Product ${id}: made`);
  }
  return id;
}

export const matchesPlan = (price: Stripe.Price, plan: PaidPlanId, product: string): boolean =>
  price.active &&
  price.currency === CURRENCY &&
  price.unit_amount === centsOf(plan) &&
  (price.tax_behavior === TAX_BEHAVIOR || price.tax_behavior === 'unspecified') &&
  price.recurring?.interval === PLANS[plan].interval &&
  price.product === product;

async function replacePrice(
  stripe: Stripe,
  plan: PaidPlanId,
  product: string,
  previousPrice: Stripe.Price | undefined,
  print: Print,
): Promise<Stripe.Price> {
  const metadata = { [PLAN_KEY]: plan };
  // Subscribers of the old price keep their plan by this metadata: the lookup key moves on.
  if (previousPrice) await stripe.prices.update(previousPrice.id, { metadata });
  const price = await stripe.prices.create({
    product,
    currency: CURRENCY,
    unit_amount: centsOf(plan),
    recurring: { interval: PLANS[plan].interval },
    tax_behavior: TAX_BEHAVIOR,
    lookup_key: plan,
    transfer_lookup_key: true,
    metadata,
  });
  print(
    `Price ${plan}: ${previousPrice ? 'replaced' : 'made'}, ${PLANS[plan].price} US dollars a ${PLANS[plan].interval}`,
  );
  return price;
}
