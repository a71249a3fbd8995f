import type { AdminRequest, AdminResponse } from '@talelantern/domain/contracts/admin/actions';
import {
  NOT_OFFERED,
  NOT_SHOWN,
  type SeenShare,
  SHARE_NOT_FOUND,
  type ShareDecision,
  type ShareState,
} from '@talelantern/domain/contracts/admin/moderation';
import { MAX_WORDS_KEYS } from '@talelantern/domain/sharing/removed-words';
import type { SharedCopy } from '@talelantern/domain/sharing/shared-copy';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { StoredShare, TextKeys } from '../../sharing/ports/ports.ts';
import { refreshShare } from '../../sharing/operations/refresh-share.ts';
import { refreshUserShares, type RefreshUserSharesDeps } from '../../sharing/operations/refresh-user-shares.ts';
import { approvalOf, copyKeyOf, copyTextKeysOf } from '../../sharing/operations/needs-review.ts';
import { syncPictures } from '../../sharing/operations/shared-pictures.ts';
import { withdrawShare } from '../../sharing/operations/withdraw-share.ts';
import type { ActingAdmin, AuditedAction, AuditStore, ModerationStore, ShareChange } from '../ports/ports.ts';
import { assertAsSeen, assertContentAsSeen, assertIsCurrentPage } from './assert-as-seen.ts';
import { deletedShareSummary, shareStateOf, toShareSummary, toSharedContent } from './share-summary.ts';

export interface ModerationDeps extends RefreshUserSharesDeps {
  moderationStore: ModerationStore;
  auditStore: AuditStore;
}

/** A share with its comments, reports and audit history. @throws AppError `not_found`. */
export async function readSharedItem(
  { shares, moderationStore, auditStore, textKeys }: ModerationDeps,
  { shareId }: AdminRequest<'readSharedItem'>,
): Promise<AdminResponse<'readSharedItem'>> {
  const storedShare = await shares.share(shareId);
  if (!storedShare) throw new AppError('not_found', SHARE_NOT_FOUND);
  const { share, source } = storedShare;
  const [comments, reports, pendingReports, history] = await Promise.all([
    moderationStore.commentsOf(share),
    moderationStore.reportsOf(shareId),
    moderationStore.countPendingReports(shareId),
    auditStore.historyOf('share', shareId),
  ]);
  return {
    share: toShareSummary(storedShare),
    ownerId: source.ownerId,
    views: share.sharing.views,
    likes: share.sharing.likes,
    allowComments: share.sharing.allowComments,
    withdrawnAt: share.withdrawnAt,
    content: share.copy && toSharedContent(share),
    seen: toSeenShare(share.copy, textKeys),
    comments,
    reports,
    pendingReports,
    history,
  };
}

const toSeenShare = (copy: SharedCopy | null, textKeys: TextKeys): SeenShare | null =>
  copy && { copy: copyKeyOf(copy, textKeys), words: copyTextKeysOf(copy, textKeys).slice(0, MAX_WORDS_KEYS) };

/**
 * Decides about a share. An approved share is moderated automatically once more and may stay held; a hidden or removed
 * one loses its public pictures, and so does the share under which its item is open now.
 * @throws AppError `not_found`; `in_progress` of `assertAsSeen` and `assertContentAsSeen`; `refused` for what cannot be
 * listed; `busy` when moderation is unavailable: the share then waits.
 */
export async function decideShare(
  deps: ModerationDeps,
  admin: ActingAdmin,
  { shareId, decision, from, seen, hold, waitsSince, reportsUntil, note }: AdminRequest<'decideShare'>,
): Promise<AdminResponse<'decideShare'>> {
  const now = deps.clock.now();
  const act: AuditedAction = { admin, action: 'decideShare', note, now };
  const toChange = (storedShare: StoredShare | null) => {
    if (storedShare) assertAsSeen(shareStateOf(storedShare.share), { from, to: STATE_AFTER[decision] });
    if (decision === 'approve') assertIsCurrentPage(reportsUntil);
    // Checked for approvals only: hiding a share that is held changes only why it is held.
    if (decision === 'approve' && storedShare && storedShare.hold !== null) {
      assertContentAsSeen(storedShare.hold, hold);
      assertContentAsSeen(storedShare.waitsSince, waitsSince);
    }
    const change = toShareChange(storedShare, { decision, readUntil: reportsUntil ?? 0 }, deps.textKeys);
    if (storedShare && (decision === 'approve' || decision === 'list'))
      assertContentAsSeen(
        storedShare.share.copy && copyKeyOf(storedShare.share.copy, deps.textKeys),
        seen && seen.copy,
      );
    return change && withSeenTexts(change, seen?.words ?? []);
  };
  const changed = await deps.moderationStore.changeShare(shareId, toChange, act);
  if (decision === 'approve') await refreshShare(deps, shareId, now);
  if (decision === 'hide') await syncPictures(deps, shareId);
  for (const other of changed.others) await syncPictures(deps, other);
  if (decision === 'remove') await withdrawShare(deps, shareId, now);
  const storedShare = await deps.shares.share(shareId);
  for (const uid of changed.usersToRefresh) await refreshUserShares(deps, uid, now);
  return { share: storedShare ? toShareSummary(storedShare) : deletedShareSummary(shareId) };
}

const STATE_AFTER: Readonly<Record<ShareDecision, ShareState | null>> = {
  approve: 'shown',
  hide: 'held',
  remove: 'withdrawn',
  list: null,
  unlist: null,
};

/** Adds the textHashes that the administrator saw: the family may have replaced them with something harmless. */
const withSeenTexts = ({ takedown, ...change }: ShareChange, textHashes: readonly string[]): ShareChange => ({
  ...change,
  takedown: takedown && { ...takedown, wordsKeys: [...new Set([...takedown.wordsKeys, ...textHashes])] },
});

function toShareChange(
  storedShare: StoredShare | null,
  { decision, readUntil }: { decision: ShareDecision; readUntil: number },
  textKeys: TextKeys,
): ShareChange | null {
  if (!storedShare) {
    if (decision === 'remove') return null;
    throw new AppError('not_found', SHARE_NOT_FOUND);
  }
  const change = {
    nextOfItem: null,
    closesReports: { status: null, until: null },
    closesCommentReports: false,
    liftsEarlierReviews: false,
    liftsTakedown: false,
    takedown: null,
  };
  switch (decision) {
    case 'approve':
      return {
        ...change,
        next: toApprovedShare(toReleasedShare(storedShare), textKeys),
        closesReports: { status: 'dismissed', until: readUntil },
        // Closing the reports of a withdrawn share does not approve other shares.
        liftsEarlierReviews: storedShare.share.withdrawnAt === null || storedShare.hold === 'review',
        liftsTakedown: true,
      };
    case 'hide':
    case 'remove':
      return {
        ...change,
        next: decision === 'remove' ? toRemovedShare(storedShare) : toHiddenShare(storedShare),
        nextOfItem: toHiddenShare,
        closesReports: { status: 'upheld', until: null },
        closesCommentReports: decision === 'remove',
        takedown: { wordsKeys: lastTextKeys(storedShare, textKeys), isRemoval: decision === 'remove' },
      };
    case 'list':
      return { ...change, next: toListed(storedShare) };
    case 'unlist':
      return { ...change, next: { ...storedShare, share: { ...storedShare.share, listed: false } } };
  }
}

/** Hashes of the texts that the share shows or, once withdrawn, showed last. */
const lastTextKeys = ({ share, wordsKeys }: StoredShare, textKeys: TextKeys): readonly string[] =>
  share.copy ? copyTextKeysOf(share.copy, textKeys) : wordsKeys;

const toHiddenShare = (storedShare: StoredShare): StoredShare => ({
  ...storedShare,
  hold: 'review',
  waitsSince: null,
  share: { ...storedShare.share, hidden: true, listed: false },
});

/** A link that its family withdrew is not one that we removed. */
const toRemovedShare = (storedShare: StoredShare): StoredShare => ({
  ...toHiddenShare(storedShare),
  isRemoved: storedShare.isRemoved || storedShare.share.withdrawnAt === null,
});

/** The share released from review, held until it is moderated; a withdrawn share is not moderated. */
function toReleasedShare(storedShare: StoredShare): StoredShare {
  const released = { ...storedShare, isRemoved: false };
  if (released.share.withdrawnAt !== null)
    return released.hold === 'review' ? { ...released, hold: null, waitsSince: null } : released;
  return released.hold === null ? released : { ...released, hold: 'waiting', waitsSince: null };
}

/** Stores the approval of what the share shows, so that it is not held again. */
const toApprovedShare = (storedShare: StoredShare, textKeys: TextKeys): StoredShare =>
  storedShare.hold === null || storedShare.share.copy === null
    ? storedShare
    : { ...storedShare, approvedWords: approvalOf(storedShare.share.copy, textKeys) };

function toListed({ share, ...others }: StoredShare): StoredShare {
  if (share.hidden || share.withdrawnAt !== null) throw new AppError('refused', NOT_SHOWN);
  if (!share.offered) throw new AppError('refused', NOT_OFFERED);
  return { ...others, share: { ...share, listed: true } };
}
