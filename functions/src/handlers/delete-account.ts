import { RECENT_SIGN_IN_MINUTES } from '@talelantern/domain/accounts/leaving';
import { SIGN_IN_AGAIN_FIRST, type DeleteAccountResponse } from '@talelantern/domain/contracts/delete-account';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Call } from '../http/serve.ts';
import { deleteAccount, type DepartureTools } from '../operations/accounts/delete-account.ts';
import type { Clock } from '../operations/ports/clock.ts';

const MINUTE_MS = 60_000;

/** @throws AppError `forbidden` for somebody who has not signed in just now: a device may lie about for anybody. */
export async function handleDeleteAccount(
  tools: DepartureTools & { clock: Pick<Clock, 'now'> },
  { caller }: Call<unknown>,
): Promise<DeleteAccountResponse> {
  const now = tools.clock.now();
  const isRecent = caller.signedInAt > now - RECENT_SIGN_IN_MINUTES * MINUTE_MS;
  if (!isRecent) throw new AppError('forbidden', SIGN_IN_AGAIN_FIRST);
  await deleteAccount(tools, caller.uid, now);
  return { deleted: true };
}
