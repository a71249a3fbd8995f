import { expect, it } from 'vitest';
import { adminFirestore } from './support/cloud-access.ts';
import { startEveryFunction } from './support/every-function.ts';
import { createFamily } from './support/family.ts';
import { customerOf, paymentSettings, planOf, sessionIn, tell, usePayments } from './support/payments.ts';

const payments = await usePayments();
const { functions, stripe, buy } = payments;

it('R20: an event whose process dies leaves nothing, and the next process makes it whole', async () => {
  const family = await createFamily();
  await stripe.setWebhook(null);
  await stripe.pay(sessionIn(await buy(family, 'pro_monthly')));
  const customer = await customerOf(family);
  const object = { id: 'sub_1', object: 'subscription', customer };
  const event = {
    id: `evt_killed${Date.now()}`,
    type: 'customer.subscription.created',
    livemode: false,
    data: { object },
  };
  const isNoted = async () => (await adminFirestore().doc(`stripe_events/${event.id}`).get()).exists;
  const dying = await startEveryFunction(functions.standIn, { settings: paymentSettings(stripe) });
  const asked = async () => (await stripe.requests('/v1/subscriptions')).length;
  const before = await asked();
  await stripe.planFault({ kind: 'hold', token: 'dying' }, { path: '/v1/subscriptions', times: 1 });
  const told = tell(`${dying.url}stripeWebhook`, event).then(
    ({ status }) => status,
    () => 'cut off',
  );
  await expect.poll(asked).toBeGreaterThan(before);
  await dying.stop();
  await stripe.release('dying');
  expect([await told, await planOf(family), await isNoted()]).toEqual(['cut off', 'free', false]);
  expect((await payments.tell(event)).status).toBe(200);
  expect([await planOf(family), await isNoted()]).toEqual(['pro_monthly', true]);
});
