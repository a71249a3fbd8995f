import { expect, it } from 'vitest';
import { refreshPlan } from '../../functions/src/billing/operations/refresh-plan.ts';
import { tryOrders } from './support/unordered-events.ts';
import { createFamily } from './support/family.ts';
import { billingDeps, planOf, setUpPayments } from './support/payments.ts';

const payments = await setUpPayments();
const { stripe, subscribe } = payments;

it('late, duplicate, concurrent and out-of-order payment events all lead to the vendor’s state', () =>
  tryOrders(payments, 4));

it('an event is applied by a process that fetches the subscription again when another one wrote in between', async () => {
  const family = await createFamily();
  await stripe.setWebhook(null);
  const [slow, quick] = [billingDeps(stripe), billingDeps(stripe)];
  const { subscription } = await subscribe(family, 'pro_monthly');
  let callCount = 0;
  const subscriptionsOf = async (customerId: string) => {
    const subscriptions = await slow.vendor.subscriptionsOf(customerId);
    callCount += 1;
    if (callCount > 1) return subscriptions;
    await stripe.vendor.subscriptions.cancel(subscription);
    expect(await refreshPlan(quick, family.uid, null)).toBe('extended');
    return subscriptions;
  };
  const event = { id: `evt_${family.uid}`, type: 'customer.subscription.deleted' };
  expect(await refreshPlan({ ...slow, vendor: { subscriptionsOf } }, family.uid, event)).toBe('written');
  expect([callCount, await planOf(family)]).toEqual([2, 'free']);
});
