import { DELETION_WORD } from '@talelantern/domain/accounts/account-data';
import { AppError } from '@talelantern/domain/errors/app-error';
import { expect, it, vi } from 'vitest';
import { createAccountDataService } from './account-data-service.ts';
import type { FunctionsClient } from '../ports/functions-client.ts';

const ARCHIVE = { url: 'https://storage.test/archive.zip', bytes: 12, madeAt: 1, expiresAt: 2 };
const BUSY_PACKING = new AppError('in_progress', 'We’re packing your archive. It will be here in a moment.');
const FAILED = new AppError('internal', 'We couldn’t pack your archive. Please try again.');

function serviceOf(...responses: readonly (object | Error)[]) {
  const remaining = [...responses];
  const call = vi.fn(async () => {
    const response = remaining.shift();
    if (response instanceof Error) throw response;
    return response;
  });
  const sleep = vi.fn(async () => undefined);
  // One fake implements all contracts, so its result has no single type.
  const functions = { call: call as unknown as FunctionsClient['call'] };
  return { service: createAccountDataService({ uid: 'family', functions, sleep }), call, sleep };
}

it('a request for an archive waits while another request is creating it', async () => {
  const { service, sleep } = serviceOf(BUSY_PACKING, BUSY_PACKING, ARCHIVE);
  expect(await service.packArchive()).toEqual(ARCHIVE);
  expect(sleep).toHaveBeenCalledTimes(2);
});

it('a request for an archive rejects with the reason if it could not be created', async () => {
  const { service } = serviceOf(BUSY_PACKING, FAILED);
  await expect(service.packArchive()).rejects.toBe(FAILED);
});

it('only the account of the signed-in family is deleted', async () => {
  const { service, call } = serviceOf({ deleted: true });
  await service.deleteAccount();
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ name: 'deleteAccount' }), {
    userId: 'family',
    confirmation: DELETION_WORD,
  });
});
