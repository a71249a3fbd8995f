import { BUSY } from '@talelantern/domain/contracts/contract';
import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { callVendor, callVendorUnlessMissing, isLiveKey } from './stripe-client.ts';

it.each([
  ['sk_live_1', true],
  ['rk_live_1', true],
  ['sk_test_1', false],
  ['rk_test_live_1', false],
])('the key %s charges real money: %s', (key, isLive) => {
  expect(isLiveKey(key)).toBe(isLive);
});

const { StripeAuthenticationError, StripeInvalidRequestError, StripePermissionError } = Stripe.errors;
const missingObject = new StripeInvalidRequestError({ code: 'resource_missing', type: 'invalid_request_error' });

it.each([
  ['a wrong key', new StripeAuthenticationError({ type: 'invalid_request_error' }), ['alert payment_key_refused']],
  ['a missing permission', new StripePermissionError({ type: 'invalid_request_error' }), ['alert payment_key_refused']],
  ['a missing object', missingObject, []],
  ['a lost connection', new Error('ECONNRESET'), []],
])(
  'after %s the call fails as busy, and only a problem with the key alerts an engineer',
  async (_what, error, expected) => {
    const logged: string[] = [];
    const call = callVendor(
      (severity, event) => logged.push(`${severity} ${event}`),
      () => Promise.reject(error),
    );
    await expect(call).rejects.toMatchObject({ code: 'busy', message: BUSY });
    expect(logged).toEqual(expected);
  },
);

it('a missing object may be expected, another failure may not', async () => {
  const callFor = (failure: Error) =>
    callVendorUnlessMissing(
      () => {},
      'gone',
      () => Promise.reject(failure),
    );
  expect(await callFor(missingObject)).toBe('gone');
  await expect(callFor(new Error('ECONNRESET'))).rejects.toMatchObject({ code: 'busy' });
});
