import { PAID_PLAN_IDS, PLANS } from '@talelantern/domain/plans/plans';
import type { Stripe } from 'stripe';
import { isLiveKey } from '../../functions/src/billing/adapters/stripe/stripe-client.ts';
import { findPortal } from '../../functions/src/billing/adapters/stripe/stripe-portal.ts';
import { PLAN_EVENTS } from '../../functions/src/billing/adapters/stripe/read-event.ts';
import { matchesPlan, productIdOf } from '../stripe-setup/set-up-prices.ts';
import type { Check } from './checks.ts';

const SET_UP_ADVICE = 'Run: STRIPE_SECRET_KEY=sk_... npm run stripe:setup';

/** Checks for everything that a sale needs in the account of `secretKey`. */
export const stripeChecks = (stripe: Stripe, secretKey: string, webhookUrl: string): Check[] => [
  {
    name: 'Stripe prices',
    async run() {
      const { data } = await stripe.prices.list({ lookup_keys: [...PAID_PLAN_IDS], active: true, limit: 100 });
      const wrongPlans = PAID_PLAN_IDS.filter((plan) => {
        const price = data.find(({ lookup_key: key }) => key === plan);
        return !price || !matchesPlan(price, plan, productIdOf(PLANS[plan].tier));
      });
      if (wrongPlans.length > 0)
        throw new Error(`${wrongPlans.join(', ')} missing or at another price. ${SET_UP_ADVICE}`);
      return `${data.length} as in the plan table, ${isLiveKey(secretKey) ? 'for real money' : 'in a test account'}`;
    },
  },
  {
    name: 'Stripe portal',
    async run() {
      // The vendor's default portal would let families change plans in different ways from ours, so ours must exist.
      if ((await findPortal(stripe)) === null) throw new Error(`There is none of ours. ${SET_UP_ADVICE}`);
      return 'families can change and end their plan';
    },
  },
  {
    name: 'Stripe webhook',
    async run() {
      const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
      const endpoint = data.find(({ url }) => url === webhookUrl);
      if (endpoint?.status !== 'enabled') throw new Error(`None is enabled for ${webhookUrl}. ${SET_UP_ADVICE}`);
      const missingEvents = PLAN_EVENTS.filter((event) => !endpoint.enabled_events.includes(event));
      if (missingEvents.length > 0) throw new Error(`It is not sent ${missingEvents.join(', ')}. ${SET_UP_ADVICE}`);
      return `enabled for ${webhookUrl}`;
    },
  },
];
