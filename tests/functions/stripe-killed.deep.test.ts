import { expect, it } from 'vitest';
import { adminFirestore } from './support/cloud-access.ts';
import { startFunctions } from './support/function-under-test.ts';
import { createFamily } from './support/family.ts';
import { customerOf, paymentSettings, planOf, sessionIn, sendEvent, setUpPayments } from './support/payments.ts';

const payments = await setUpPayments();
const { functions, stripe, buy } = payments;

it('an event is applied completely by the next process after the first process has been killed', async () => {
  const family = await createFamily();
  await stripe.setWebhook(null);
  await stripe.pay(sessionIn(await buy(family, 'pro_monthly')));
  const customer = await customerOf(family);
  const object = { id: 'sub_1', object: 'subscription', customer };
  const event = {
    id: `evt_killed${Date.now()}`,
    type: 'customer.subscription.created',
    created: 1_790_000_000,
    livemode: false,
    data: { object },
  };
  const isStored = async () => (await adminFirestore().doc(`stripe_events/${event.id}`).get()).exists;
  const killedProcess = await startFunctions(functions.standIn, { settings: paymentSettings(stripe) });
  const countRequests = async () => (await stripe.requests('/v1/subscriptions')).length;
  const before = await countRequests();
  await stripe.planFault({ kind: 'hold', token: 'dying' }, { path: '/v1/subscriptions', times: 1 });
  const sending = sendEvent(`${killedProcess.url}stripeWebhook`, event).then(
    ({ status }) => status,
    () => 'cut off',
  );
  await expect.poll(countRequests).toBeGreaterThan(before);
  await killedProcess.stop();
  await stripe.release('dying');
  expect([await sending, await planOf(family), await isStored()]).toEqual(['cut off', 'free', false]);
  expect((await payments.sendEvent(event)).status).toBe(200);
  expect([await planOf(family), await isStored()]).toEqual(['pro_monthly', true]);
});
