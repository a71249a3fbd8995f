import { expect, it } from 'vitest';
import { refreshPlan } from '../../functions/src/billing/refresh-plan.ts';
import { tryOrders } from './support/disordered-events.ts';
import { createFamily } from './support/family.ts';
import { billingTools, planOf, usePayments } from './support/payments.ts';

const payments = await usePayments();
const { stripe, subscribe } = payments;

it('J3: whatever comes late, twice, at once or in any order, what stands at the end is what the vendor says', () =>
  tryOrders(payments, 4));

it('J3: who asked the vendor before another process wrote asks again', async () => {
  const family = await createFamily();
  await stripe.setWebhook(null);
  const [slow, quick] = [billingTools(stripe), billingTools(stripe)];
  const { subscription } = await subscribe(family, 'pro_monthly');
  let asked = 0;
  const subscriptionsOf = async (customerId: string) => {
    const found = await slow.vendor.subscriptionsOf(customerId);
    asked += 1;
    if (asked > 1) return found;
    await stripe.vendor.subscriptions.cancel(subscription);
    expect(await refreshPlan(quick, family.uid, null)).toBe('written');
    return found;
  };
  expect(await refreshPlan({ ...slow, vendor: { subscriptionsOf } }, family.uid, null)).toBe('written');
  expect([asked, await planOf(family)]).toEqual([2, 'free']);
});
