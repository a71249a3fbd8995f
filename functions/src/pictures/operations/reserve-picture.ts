import { VERIFY_EMAIL } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { consumedOf } from '@talelantern/domain/plans/usage';
import type { Admission } from '../../generation/operations/open-job.ts';
import { reserveUsage } from '../../generation/operations/reservations.ts';
import type { Caller } from '../../generation/ports/ports.ts';
import type { UsageReservation } from '../../generation/ports/records.ts';

/** Pictures in a month that need no verified email address. */
const MAX_UNVERIFIED_PICTURES = 2;

/** @throws AppError `quota_exceeded`; `verify_email` for the third picture without a verified email address. */
export async function reservePicture(
  { tx, profile, plan, now }: Admission,
  { uid, emailVerified }: Caller,
): Promise<UsageReservation> {
  const reserved = await reserveUsage(tx, { uid, plan, profile }, 'pictures', now);
  const usage = await tx.usage(uid, reserved.usageId);
  if (!emailVerified && consumedOf(usage, 'pictures') > MAX_UNVERIFIED_PICTURES)
    throw new AppError('verify_email', VERIFY_EMAIL);
  return reserved;
}
