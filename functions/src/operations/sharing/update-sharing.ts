import { VERIFY_EMAIL } from '@talelantern/domain/contracts/contract';
import {
  PEN_NAME_REQUIRED,
  updateSharingContract,
  type UpdateSharingRequest,
  type UpdateSharingResponse,
} from '@talelantern/domain/contracts/update-sharing';
import { AppError } from '@talelantern/domain/errors/app-error';
import { effectivePlan } from '@talelantern/domain/subscriptions/entitlement';
import type { Books } from '../ports/books.ts';
import type { Caller } from '../ports/caller.ts';
import type { Clock } from '../ports/clock.ts';
import { countStart, type StartLimits } from '../generation/starts.ts';
import { previousShare, publishShare, requireOwnItem } from './publish-share.ts';
import type { RefreshTools } from './refresh-share.ts';
import { withdrawShare } from './withdraw-share.ts';

export interface SharingTools extends RefreshTools {
  clock: Clock;
  books: Pick<Books, 'transact'>;
  settings: StartLimits;
  isEmailVerified: (uid: string) => Promise<boolean>;
}

/**
 * Shares an item of the caller's own, changes how it is shared, or withdraws it; the answer says what became of it.
 * Asking twice gives the same share.
 * @throws AppError `not_found`, `forbidden` (specification §5); `verify_email`; `invalid` without a pen name;
 * `rate_limited`; `refused` for what is not fit for others, naming what to change.
 */
export async function updateSharing(
  tools: SharingTools,
  caller: Caller,
  request: UpdateSharingRequest,
): Promise<UpdateSharingResponse> {
  const reference = { contentType: request.contentType, contentId: request.contentId };
  const profile = await tools.shares.profile(caller.uid);
  if (profile?.disabled) throw new AppError('unauthenticated', updateSharingContract.signedOut);
  const item = await requireOwnItem(tools.shares, caller.uid, reference);
  if (!request.isPublic) {
    const { own } = await previousShare(tools.shares, item);
    if (own) await withdrawShare(tools, own.share.id, tools.clock.now());
    return { outcome: 'private', shareId: null, allowComments: false, offered: false };
  }
  // A token may be older than the verification.
  if (!caller.emailVerified && !(await tools.isEmailVerified(caller.uid))) {
    throw new AppError('verify_email', VERIFY_EMAIL);
  }
  const penName = profile?.penName.trim() ?? '';
  if (penName === '') throw new AppError('invalid', PEN_NAME_REQUIRED, { field: 'penName' });
  const { books, clock, settings } = tools;
  const now = clock.now();
  const family = { uid: caller.uid, tier: effectivePlan(profile, now).tier };
  await books.transact(caller.uid, (page) => countStart(page, family, { ...settings, now }));
  return publishShare(tools, caller.uid, reference, { penName, settings: request });
}
