import { DELETION_WORD } from '@talelantern/domain/accounts/leaving';
import { AppError } from '@talelantern/domain/errors/app-error';
import { expect, it, vi } from 'vitest';
import { createLeavingService } from './create-leaving-service.ts';
import type { FunctionsClient } from './ports/functions-client.ts';

const ARCHIVE = { url: 'https://storage.test/archive.zip', bytes: 12, madeAt: 1, expiresAt: 2 };
const BUSY_PACKING = new AppError('in_progress', 'Your archive is being packed. It will be here in a moment.');
const FAILED = new AppError('internal', 'Your archive could not be packed. Please try again.');

function serviceOf(...answers: readonly (object | Error)[]) {
  const left = [...answers];
  const call = vi.fn(async () => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const sleep = vi.fn(async () => undefined);
  // One function answers for all contracts here, so its answer has no one type.
  const functions = { call: call as unknown as FunctionsClient['call'] };
  return { service: createLeavingService({ uid: 'family', functions, sleep }), call, sleep };
}

it('waits for an archive that another call packs', async () => {
  const { service, sleep } = serviceOf(BUSY_PACKING, BUSY_PACKING, ARCHIVE);
  expect(await service.packArchive()).toEqual(ARCHIVE);
  expect(sleep).toHaveBeenCalledTimes(2);
});

it('tells why an archive could not be packed', async () => {
  const { service } = serviceOf(BUSY_PACKING, FAILED);
  await expect(service.packArchive()).rejects.toBe(FAILED);
});

it('deletes the account of this family and no other', async () => {
  const { service, call } = serviceOf({ deleted: true });
  await service.deleteAccount();
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ name: 'deleteAccount' }), {
    userId: 'family',
    confirmation: DELETION_WORD,
  });
});
