import { AppError } from '@talelantern/domain/errors/app-error';
import { expect, it, vi } from 'vitest';
import { createBillingService } from './billing-service.ts';
import type { FunctionsClient } from '../ports/functions-client.ts';

const PAGE = 'https://payments.test/page';
const FAILED = new AppError('busy', 'We couldn’t open the payment page. You weren’t charged. Please try again.');

function createService(answer: () => Promise<object>) {
  const call = vi.fn(answer);
  const redirectTo = vi.fn();
  // One fake answers both contracts, so its result has no single type.
  const functions = { call: call as unknown as FunctionsClient['call'] };
  return { service: createBillingService({ uid: 'family', functions, redirectTo }), call, redirectTo };
}

it('checkout redirects to the function’s address and sends no price', async () => {
  const { service, call, redirectTo } = createService(async () => ({ url: PAGE }));
  await service.checkout('pro_yearly');
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'createCheckoutSession' }), {
    plan: 'pro_yearly',
    userId: 'family',
    requestId: expect.stringMatching(/^[A-Za-z0-9_-]{16,40}$/),
  });
  expect(redirectTo).toHaveBeenCalledExactlyOnceWith(PAGE);
});

it('managing a subscription redirects to the family’s billing page', async () => {
  const { service, call, redirectTo } = createService(async () => ({ url: PAGE }));
  await service.manage();
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'createPortalSession' }), {
    userId: 'family',
    requestId: expect.stringMatching(/^[A-Za-z0-9_-]{16,40}$/),
  });
  expect(redirectTo).toHaveBeenCalledExactlyOnceWith(PAGE);
});

it('a failed billing request does not redirect', async () => {
  const { service, redirectTo } = createService(() => Promise.reject(FAILED));
  await expect(service.checkout('pro_monthly')).rejects.toBe(FAILED);
  await expect(service.manage()).rejects.toBe(FAILED);
  expect(redirectTo).not.toHaveBeenCalled();
});
