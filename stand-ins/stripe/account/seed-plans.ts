import { PLANS, type Plan } from '@talelantern/domain/plans/plans';
import { SCHEDULE_CONDITIONS } from './records.ts';
import { createPortalConfiguration } from '../endpoints/portal-configurations.ts';
import { createPrice } from '../endpoints/prices.ts';
import { createProduct } from '../endpoints/products.ts';
import type { ApiCall } from '../http/api-call.ts';

type Deps = Omit<ApiCall, 'ids' | 'params'>;

/**
 * Adds the plans to a new account through the API's endpoints: products, prices under their lookup keys, and a portal
 * in which all of them can be changed and cancelled.
 */
export function seedPlans(deps: Deps): void {
  const ask = (params: ApiCall['params']): ApiCall => ({ ...deps, ids: [], params });
  const paidPlans = Object.values(PLANS).filter(({ price }) => price > 0);
  const tiers = [...new Set(paidPlans.map(({ tier }) => tier))];
  const products = tiers.map((tier) => {
    const plans = paidPlans.filter((plan) => plan.tier === tier);
    const name = plans.find(({ interval }) => interval === 'month')?.name ?? tier;
    const product = createProduct(ask({ name, metadata: { tier } })).id;
    return { product, prices: plans.map((plan) => createPrice(ask(priceParams(plan, product))).id) };
  });
  createPortalConfiguration(
    ask({
      features: {
        invoice_history: { enabled: 'true' },
        payment_method_update: { enabled: 'true' },
        subscription_cancel: { enabled: 'true', mode: 'at_period_end' },
        subscription_update: {
          enabled: 'true',
          billing_cycle_anchor: 'now',
          default_allowed_updates: ['price'],
          products,
          schedule_at_period_end: { conditions: SCHEDULE_CONDITIONS.map((type) => ({ type })) },
        },
      },
    }),
  );
}

const priceParams = (plan: Plan, product: string): ApiCall['params'] => ({
  currency: 'usd',
  lookup_key: plan.id,
  product,
  recurring: { interval: plan.interval },
  unit_amount: String(Math.round(plan.price * 100)),
});
