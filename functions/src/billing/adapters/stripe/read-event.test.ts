import { expect, it } from 'vitest';
import { MOVEMENT_EVENTS, toPaymentEvent } from './read-event.ts';

/** An event in the vendor's format. */
const event = (type: string, object: object = {}) => ({
  id: 'evt_1',
  type,
  created: 1_790_000_000,
  livemode: false,
  data: { object: { id: 'ch_1', object: 'charge', customer: 'cus_1', ...object } },
});

it.each([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'subscription_schedule.created',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.canceled',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
])('%s may change a plan', (type) => {
  expect(toPaymentEvent(event(type), false)).toMatchObject({ id: 'evt_1', type, isAboutPlan: true });
});

it('other events do not change the plan', () => {
  for (const type of ['customer.created', 'charge.dispute.created', 'charge.succeeded'])
    expect(toPaymentEvent(event(type), false)).toMatchObject({ isAboutPlan: false, movedPayment: null });
});

it('an event is accepted only in the mode of our key', () => {
  const live = { ...event('invoice.paid'), livemode: true };
  expect([toPaymentEvent(live, true), toPaymentEvent(live, false)]).toMatchObject([
    { isMatchingMode: true },
    { isMatchingMode: false },
  ]);
  expect(toPaymentEvent(event('invoice.paid'), true).isMatchingMode).toBe(false);
});

it('the customer of an event may be an id or an object', () => {
  expect(toPaymentEvent(event('invoice.paid'), false).customerId).toBe('cus_1');
  expect(toPaymentEvent(event('invoice.paid', { customer: { id: 'cus_2' } }), false).customerId).toBe('cus_2');
  expect(toPaymentEvent(event('invoice.paid', { customer: null }), false).customerId).toBeNull();
});

it('a payment is moved back by a full refund only', () => {
  const refunded = (isFull: boolean) => toPaymentEvent(event('charge.refunded', { refunded: isFull }), false);
  expect(refunded(true).movedPayment).toEqual({ chargeId: 'ch_1', movement: 'refunded' });
  expect(refunded(false).movedPayment).toBeNull();
});

it.each([
  ['charge.dispute.funds_withdrawn', 'disputed'],
  ['charge.dispute.funds_reinstated', 'reinstated'],
])('%s has the payment of the dispute', (type, movement) => {
  const dispute = { id: 'dp_1', object: 'dispute', charge: 'ch_2' };
  expect(toPaymentEvent(event(type, dispute), false).movedPayment).toEqual({ chargeId: 'ch_2', movement });
  expect(toPaymentEvent(event(type, { ...dispute, charge: null }), false).movedPayment).toBeNull();
});

it('the sweep looks for refunds and for both movements of a dispute', () => {
  expect(MOVEMENT_EVENTS).toEqual([
    'charge.refunded',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.funds_reinstated',
  ]);
});
