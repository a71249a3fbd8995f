import { VERIFY_EMAIL } from '@talelantern/domain/contracts/contract';
import {
  PEN_NAME_REQUIRED,
  updateSharingContract,
  type UpdateSharingRequest,
  type UpdateSharingResponse,
} from '@talelantern/domain/contracts/update-sharing';
import { AppError } from '@talelantern/domain/errors/app-error';
import { effectivePlan } from '@talelantern/domain/plans/entitlement';
import type { JobStore, Caller } from '../../generation/ports/ports.ts';
import { countStart } from '../../generation/operations/starts.ts';
import type { StartLimits } from '../../config.ts';
import { toSharingResponse, changeSettings, previousShare, publishShare, requireOwnItem } from './publish-share.ts';
import type { RefreshDeps } from './refresh-share.ts';
import { withdrawShare } from './withdraw-share.ts';

export interface SharingDeps extends RefreshDeps {
  store: Pick<JobStore, 'transact'>;
  settings: StartLimits;
}

/**
 * Shares an item of the caller, or withdraws it. Settings of a share change without moderating it again; without settings
 * it is moderated again, and published under the present pen name. Nothing changes if `shareId` identifies another share
 * than the item's open one. Idempotent.
 * @throws AppError `not_found`, `forbidden`; `verify_email`; `invalid` without a pen name; `rate_limited`; `refused`
 * for what is not fit for others, naming the part.
 */
export async function updateSharing(
  deps: SharingDeps,
  caller: Caller,
  request: UpdateSharingRequest,
): Promise<UpdateSharingResponse> {
  const reference = { contentType: request.contentType, contentId: request.contentId };
  const profile = await deps.shares.profile(caller.uid);
  if (profile?.disabled) throw new AppError('unauthenticated', updateSharingContract.signedOut);
  const item = await requireOwnItem(deps.shares, caller.uid, reference);
  if (!request.isPublic) {
    const { ownShare } = await previousShare(deps.shares, item);
    if (ownShare) await withdrawShare(deps, ownShare.share.id, deps.clock.now());
    return toSharingResponse(null);
  }
  const changed = await changeSettings(deps.shares, caller.uid, reference, request);
  if (changed) return changed;
  if (!caller.emailVerified) throw new AppError('verify_email', VERIFY_EMAIL);
  const penName = profile?.penName.trim() ?? '';
  if (penName === '') throw new AppError('invalid', PEN_NAME_REQUIRED, { field: 'penName' });
  const { store, clock, settings } = deps;
  const now = clock.now();
  const family = { uid: caller.uid, tier: effectivePlan(profile, now).tier };
  await store.transact(caller.uid, (tx) => countStart(tx, family, { ...settings, now }));
  return publishShare(deps, caller.uid, reference, { penName, settings: request });
}
