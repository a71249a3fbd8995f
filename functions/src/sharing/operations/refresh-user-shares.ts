import { describeCause, type Log } from '../../core/log.ts';
import type { UserDocuments } from '../../families/ports/ports.ts';
import type { Comments, ShareFollowUps } from '../ports/ports.ts';
import { holdNaming } from './moderate-comment.ts';
import { finishRefresh, moderateShare, type RefreshDeps } from './refresh-share.ts';
import { syncPictures } from './shared-pictures.ts';
import { withdrawShare, type WithdrawDeps } from './withdraw-share.ts';

export interface RefreshUserSharesDeps extends RefreshDeps {
  log: Log;
  followUps: ShareFollowUps;
  userDocuments: Pick<UserDocuments, 'unclearedShareIds'>;
  comments: Pick<Comments, 'holdAllBy' | 'holdThose'>;
}

/**
 * Refreshes all shares of a user after a decision about the account (hidden while it is disabled, held for review after
 * too many removals, shown again afterwards) or a change of a real child's name. After a decision about a single share,
 * only removes pictures and reactions of hidden and withdrawn shares. Rejected shares stay held, because they may name a
 * child whose profile is gone; only the family itself shows them again. Comments on the shares that name a child, and
 * those of a disabled user, are left to an administrator. The sweep continues with what has failed, and with the rest
 * when `isOutOfTime`. `now` in ms.
 */
export async function refreshUserShares(
  deps: RefreshUserSharesDeps,
  uid: string,
  now: number,
  isOutOfTime: () => boolean = () => false,
): Promise<void> {
  const followUp = await deps.followUps.find(uid);
  if (followUp === null) return;
  const { decidedAt, isSettled } = followUp;
  if (!isSettled && (await deps.shares.isDisabled(uid))) await deps.comments.holdAllBy(uid);
  const realNames = isSettled ? [] : (await deps.families.safetyOf(uid, null)).realNames;
  const work = async (shareId: string): Promise<void> => {
    if (isSettled) return clearHidden(deps, shareId, now);
    await refreshOrHold(deps, shareId, now);
    // A follow-up does not say which name is new, so comments that an administrator has already shown stay visible.
    await holdNaming(deps, shareId, realNames, { keepsShown: true });
  };
  if (await processShares(deps, { uid, decidedAt }, work, isOutOfTime)) await deps.followUps.end(uid, decidedAt);
}

/**
 * Runs `work` on each share of a user that is not finished for the decision made at `decidedAt` (ms), even after one
 * that fails. Returns false when it runs out of time before the last one.
 * @throws the last failure, so that the next event or sweep continues with what has failed.
 */
export async function processShares(
  { shares, userDocuments }: Pick<RefreshUserSharesDeps, 'shares' | 'userDocuments'>,
  { uid, decidedAt }: { uid: string; decidedAt: number },
  work: (shareId: string) => Promise<void>,
  isOutOfTime: () => boolean,
): Promise<boolean> {
  let [failure, isPaused]: [unknown, boolean] = [null, false];
  for await (const shareId of userDocuments.unclearedShareIds(uid, decidedAt)) {
    try {
      await work(shareId);
      await shares.markRefreshed(shareId, decidedAt);
    } catch (error) {
      failure = error;
    }
    isPaused = isOutOfTime();
    if (isPaused) break;
  }
  if (failure !== null) throw failure;
  return !isPaused;
}

/** Removes what is left of a hidden, removed or withdrawn share; moderates nothing. */
async function clearHidden(deps: WithdrawDeps, shareId: string, now: number): Promise<void> {
  const storedShare = await deps.shares.share(shareId);
  if (!storedShare) return;
  const { share, isRemoved } = storedShare;
  if (isRemoved || share.withdrawnAt !== null) await withdrawShare(deps, shareId, now);
  else if (share.hidden) await syncPictures(deps, shareId);
}

/** What cannot be moderated may name a child, so it is held until the sweep of waiting shares has moderated it. */
export async function refreshOrHold(deps: RefreshUserSharesDeps, shareId: string, now: number): Promise<void> {
  const outcome = await moderateShare(deps, shareId, now, { keepsRejected: true }).catch(async (error: unknown) => {
    if (!(await holdUnmoderated(deps, shareId))) throw error;
    deps.log('alert', 'share_not_judged', { shareId, ...describeCause(error) });
    return 'moderated' as const;
  });
  await finishRefresh(deps, shareId, now, outcome);
}

/**
 * Holds a share that is shown or disabled until it is moderated; returns false for any other, which nobody sees. Reads no item,
 * because reading it may be what failed; so the item does not say why nobody sees the share.
 */
const holdUnmoderated = ({ shares }: Pick<RefreshDeps, 'shares'>, shareId: string): Promise<boolean> =>
  shares.transact(shareId, async (tx) => {
    const storedShare = await tx.share(shareId);
    if (!storedShare || storedShare.share.withdrawnAt !== null) return false;
    if (storedShare.hold === 'review' || storedShare.hold === 'unfit') return false;
    const share = { ...storedShare.share, hidden: true, listed: false, coverPlaceholder: null };
    tx.saveShare({ ...storedShare, hold: 'waiting', share });
    return true;
  });
