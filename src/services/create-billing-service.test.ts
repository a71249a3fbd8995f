import { AppError } from '@talelantern/domain/errors/app-error';
import { expect, it, vi } from 'vitest';
import { createBillingService } from './create-billing-service.ts';
import type { FunctionsClient } from './ports/functions-client.ts';

const PAGE = 'https://payments.test/page';
const FAILED = new AppError('busy', 'The payment page could not be opened. Nothing was paid. Please try again.');

function serviceThat(answer: () => Promise<object>) {
  const call = vi.fn(answer);
  const leaveFor = vi.fn();
  // One function answers for both contracts here, so its answer has no one type.
  const functions = { call: call as unknown as FunctionsClient['call'] };
  return { service: createBillingService({ uid: 'family', functions, leaveFor }), call, leaveFor };
}

it('leaves for the page that the service names, and says nothing of prices', async () => {
  const { service, call, leaveFor } = serviceThat(async () => ({ url: PAGE }));
  await service.checkout('pro_yearly');
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'createCheckoutSession' }), {
    plan: 'pro_yearly',
    userId: 'family',
    requestId: expect.stringMatching(/^[a-z0-9]{24}$/),
  });
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith(PAGE);
});

it('leaves for the page of this family’s subscription', async () => {
  const { service, call, leaveFor } = serviceThat(async () => ({ url: PAGE }));
  await service.manage();
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'createPortalSession' }), {
    userId: 'family',
    requestId: expect.stringMatching(/^[a-z0-9]{24}$/),
  });
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith(PAGE);
});

it('stays where the page could not be opened', async () => {
  const { service, leaveFor } = serviceThat(() => Promise.reject(FAILED));
  await expect(service.checkout('pro_monthly')).rejects.toBe(FAILED);
  await expect(service.manage()).rejects.toBe(FAILED);
  expect(leaveFor).not.toHaveBeenCalled();
});
