import type { AdminRequest, AdminResponse } from '@talelantern/domain/admin/actions';
import { NOT_OFFERED, NOT_SHOWN, SHARE_NOT_FOUND, type ShareDecision } from '@talelantern/domain/admin/moderation';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Clock } from '../operations/ports/clock.ts';
import type { HeldShare } from '../operations/ports/shares.ts';
import { refreshShare, type RefreshTools } from '../operations/sharing/refresh-share.ts';
import { settlePictures } from '../operations/sharing/shared-pictures.ts';
import { withdrawShare } from '../operations/sharing/withdraw-share.ts';
import type { ActingAdmin, AuditBooks, ModerationBooks, ShareChange } from './ports.ts';
import { goneShare, toShareSummary, toSharedContent } from './share-summary.ts';

export interface ModerationTools extends RefreshTools {
  moderationBooks: ModerationBooks;
  auditBooks: AuditBooks;
  clock: Pick<Clock, 'now'>;
}

/** One share as everybody would see it, and what was said and done about it. @throws AppError `not_found`. */
export async function readSharedItem(
  { shares, moderationBooks, auditBooks }: ModerationTools,
  { shareId }: AdminRequest<'readSharedItem'>,
): Promise<AdminResponse<'readSharedItem'>> {
  const held = await shares.share(shareId);
  if (!held) throw new AppError('not_found', SHARE_NOT_FOUND);
  const { share, source } = held;
  const [comments, reports, history] = await Promise.all([
    moderationBooks.commentsOf(share),
    moderationBooks.reportsOf(shareId),
    auditBooks.historyOf('share', shareId),
  ]);
  return {
    share: toShareSummary(held),
    ownerId: source.ownerId,
    views: share.sharing.views,
    likes: share.sharing.likes,
    allowComments: share.sharing.allowComments,
    withdrawnAt: share.withdrawnAt,
    content: share.copy && toSharedContent(share),
    comments,
    reports,
    history,
  };
}

/**
 * Decides about a share. What is approved is judged by the automatic check once more, so that it may stay held; what is
 * hidden or removed loses its pictures too.
 * @throws AppError `not_found`; `refused` for what cannot be listed; `busy` where the check is away: the share waits then.
 */
export async function decideShare(
  tools: ModerationTools,
  admin: ActingAdmin,
  { shareId, decision, note }: AdminRequest<'decideShare'>,
): Promise<AdminResponse<'decideShare'>> {
  const now = tools.clock.now();
  const act = { admin, action: 'decideShare', note, now };
  await tools.moderationBooks.changeShare(shareId, (held) => toShareChange(held, decision), act);
  if (decision === 'approve') await refreshShare(tools, shareId, now);
  if (decision === 'hide') await settlePictures(tools, shareId);
  if (decision === 'remove') await withdrawShare(tools, shareId, now);
  const held = await tools.shares.share(shareId);
  return { share: held ? toShareSummary(held) : goneShare(shareId) };
}

function toShareChange(held: HeldShare | null, decision: ShareDecision): ShareChange | null {
  if (!held) {
    if (decision === 'remove') return null;
    throw new AppError('not_found', SHARE_NOT_FOUND);
  }
  const change = { closesReports: null, closesCommentReports: false, liftsEarlierReviews: false, withdraws: false };
  switch (decision) {
    case 'approve':
      return { ...change, next: released(held), closesReports: 'dismissed', liftsEarlierReviews: true };
    case 'hide':
      return { ...change, next: hidden(held), closesReports: 'upheld' };
    case 'remove':
      return { ...change, next: hidden(held), closesReports: 'upheld', closesCommentReports: true, withdraws: true };
    case 'list':
      return { ...change, next: listed(held) };
    case 'unlist':
      return { ...change, next: { ...held, share: { ...held.share, listed: false } } };
  }
}

const hidden = (held: HeldShare): HeldShare => ({
  ...held,
  hold: 'review',
  share: { ...held.share, hidden: true, listed: false },
});

/** Nobody sees it before it was judged; a withdrawn one is not judged at all. */
function released(held: HeldShare): HeldShare {
  if (held.share.withdrawnAt !== null) return held.hold === 'review' ? { ...held, hold: null } : held;
  return held.hold === null ? held : { ...held, hold: 'waiting' };
}

function listed({ share, ...others }: HeldShare): HeldShare {
  if (share.hidden || share.withdrawnAt !== null) throw new AppError('refused', NOT_SHOWN);
  if (!share.offered) throw new AppError('refused', NOT_OFFERED);
  return { ...others, share: { ...share, listed: true } };
}
