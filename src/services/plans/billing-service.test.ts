import { AppError } from '@talelantern/domain/errors/app-error';
import { expect, it, vi } from 'vitest';
import { createBillingService } from './billing-service.ts';
import type { FunctionsClient } from '../ports/functions-client.ts';

const PAGE = 'https://payments.test/page';
const FAILED = new AppError('busy', 'We couldn’t open the payment page. You weren’t charged. Please try again.');

function createService(respond: () => Promise<object>) {
  const call = vi.fn(respond);
  // One fake implements both contracts, so its result has no single type.
  const functions = { call: call as unknown as FunctionsClient['call'] };
  return { service: createBillingService({ uid: 'family', functions }), call };
}

it('checkout returns the payment page’s URL and sends no price', async () => {
  const { service, call } = createService(async () => ({ url: PAGE }));
  expect(await service.checkout('pro_yearly')).toBe(PAGE);
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'createCheckoutSession' }), {
    plan: 'pro_yearly',
    userId: 'family',
    requestId: expect.stringMatching(/^[A-Za-z0-9_-]{16,40}$/),
  });
});

it('managing a subscription returns the URL of the family’s billing page', async () => {
  const { service, call } = createService(async () => ({ url: PAGE }));
  expect(await service.manage()).toBe(PAGE);
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'createPortalSession' }), {
    userId: 'family',
    requestId: expect.stringMatching(/^[A-Za-z0-9_-]{16,40}$/),
  });
});

it('canceling a subscription requests the portal page that only offers cancellation', async () => {
  const { service, call } = createService(async () => ({ url: PAGE }));
  expect(await service.cancel()).toBe(PAGE);
  expect(call).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'createPortalSession' }),
    expect.objectContaining({ page: 'cancel' }),
  );
});

it('a failed billing request keeps its message', async () => {
  const { service } = createService(() => Promise.reject(FAILED));
  await expect(service.checkout('pro_monthly')).rejects.toBe(FAILED);
  await expect(service.manage()).rejects.toBe(FAILED);
});
