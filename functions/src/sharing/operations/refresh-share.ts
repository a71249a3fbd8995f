import type { Hold } from '@talelantern/domain/sharing/item-sharing';
import { isSameData } from '@talelantern/domain/stored/same-data';
import type { PictureStore } from '../../pictures/ports/ports.ts';
import type { TextKeys, StoredShare, SharedItem, Shares, ItemEdit } from '../ports/ports.ts';
import { moderateItem, namesChildByNow, type ItemModerationDeps } from './moderate-item.ts';
import { needsReview, waitsSinceOf, copyTextKeysOf, type ReviewDeps } from './needs-review.ts';
import {
  contentForShare,
  fingerprint,
  isCopyOf,
  type SharedContent,
  syncPictures,
  withoutPictures,
} from './shared-pictures.ts';
import { withdrawShare, type WithdrawDeps } from './withdraw-share.ts';
import type { Clock } from '../../core/clock.ts';

export interface RefreshDeps extends ItemModerationDeps, ReviewDeps {
  shares: Shares;
  pictures: PictureStore;
  clock: Pick<Clock, 'now'>;
}

/** An item may change while it is moderated; after this many attempts the next event or sweep continues. */
const MAX_ATTEMPTS = 5;

/**
 * Updates a share from its item: moderates it again, copies the current pictures, hides it when it is no longer fit,
 * withdraws it when it was removed, or its item is gone or no longer shared. Finishes an earlier run; may run twice, late, or
 * concurrently. `now` in ms. With one attempt, an item that changes during the run is left to the event of that change.
 * With `keepsRejected`, a disallowed share stays held.
 */
export async function refreshShare(
  deps: RefreshDeps,
  shareId: string,
  now: number,
  options: ModerationOptions = {},
): Promise<void> {
  await finishRefresh(deps, shareId, now, await moderateShare(deps, shareId, now, options));
}

interface ModerationOptions {
  attempts?: number;
  keepsRejected?: boolean;
}

type Outcome = 'withdrawn' | 'moderated' | 'changed';

/** Stores the decision about a share, or returns that it has to be withdrawn, or that its item keeps changing. */
export async function moderateShare(
  deps: RefreshDeps,
  shareId: string,
  now: number,
  { attempts = MAX_ATTEMPTS, keepsRejected = false }: ModerationOptions,
): Promise<Outcome> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const shared = await findShared(deps, shareId);
    if (!shared) return 'withdrawn';
    const { storedShare, item } = shared;
    if (keepsRejected && storedShare.hold === 'unfit') return 'moderated';
    const { ownerId, contentId } = storedShare.source;
    const isDisabled = await deps.shares.isDisabled(ownerId);
    const decision = await decide(deps, shared, isDisabled, now);
    const outcome = await deps.shares.transact(contentId, async (tx): Promise<Outcome> => {
      const latest = await tx.share(shareId);
      if (!latest || latest.share.withdrawnAt !== null) return 'withdrawn';
      const latestItem = await tx.item(storedShare.source, latest);
      if (!latestItem || fingerprint(latestItem) !== fingerprint(item) || latest.hold !== storedShare.hold)
        return 'changed';
      if ((await tx.isDisabled(ownerId)) !== isDisabled) return 'changed';
      if (decision.hold === null && (await namesChildByNow(deps, tx, latestItem, latest.share.sharing.sharedBy)))
        return 'changed';
      const { shownChapters } = latestItem;
      const next = { ...withDecision(latest, decision, deps.textKeys, now), shownChapters };
      if (!isSameData(latest, next)) tx.saveShare(next);
      const isShared = isSharedBy(latestItem, latest);
      if (isShared && latestItem.item.sharing?.hold !== next.hold) tx.saveHold(next.source, next.hold);
      return 'moderated';
    });
    if (outcome !== 'changed') return outcome;
  }
  return 'changed';
}

export async function finishRefresh(deps: WithdrawDeps, shareId: string, now: number, outcome: Outcome): Promise<void> {
  if (outcome === 'withdrawn') await withdrawShare(deps, shareId, now);
  if (outcome === 'moderated') await syncPictures(deps, shareId);
}

/** Finishes an incomplete withdrawal too; moderates nothing. `now` in ms. */
export const withdrawUnlessShared = (
  deps: Pick<RefreshDeps, 'shares' | 'pictures'>,
  shareId: string,
  now: number,
): Promise<void> => withdrawShare(deps, shareId, now, isSharedBy);

const isSharedBy = ({ item }: SharedItem, { share, source }: StoredShare): boolean =>
  item.userId === source.ownerId && item.sharing?.shareId === share.id && item.sharing.isPublic;

/** A share and its item, which is still shared under this share's id. */
interface Shared {
  storedShare: StoredShare;
  item: SharedItem;
}

/** Null when the share is withdrawn, gone, or has to be withdrawn. */
async function findShared({ shares }: Pick<RefreshDeps, 'shares'>, shareId: string): Promise<Shared | null> {
  const storedShare = await shares.share(shareId);
  if (!storedShare || storedShare.isRemoved || storedShare.share.withdrawnAt !== null) return null;
  const item = await shares.item(storedShare.source, storedShare);
  return item && isSharedBy(item, storedShare) ? { storedShare, item } : null;
}

type Decision = Pick<StoredShare, 'hold'> & SharedContent;

/** A hold for review is kept; nothing is moderated while the account is disabled. */
async function decide(
  deps: RefreshDeps,
  { storedShare, item }: Shared,
  isDisabled: boolean,
  now: number,
): Promise<Decision> {
  const { share } = storedShare;
  const heldAs = (hold: Hold): Decision => ({
    hold: storedShare.hold === 'review' ? 'review' : hold,
    copy: share.copy,
    coverPlaceholder: null,
  });
  if (isDisabled) return heldAs('disabled');
  // Only a share without a hold is known to be moderated: one that is held as disabled or waiting may never have been.
  const isShown = storedShare.hold === null && isCopyOf(item, share, { isComplete: true });
  const verdict = await moderateItem(deps, item, share.sharing.sharedBy, now, { isShown });
  if (verdict.hold !== null) return heldAs(verdict.hold);
  const isUnderReview =
    storedShare.hold === 'review' || (await deps.shares.isUnderReview(storedShare.source, storedShare.source.ownerId));
  if (isUnderReview || (await needsReview(deps, item, verdict, storedShare.approvedWords)))
    // The reviewer sees the text that would be published.
    return { hold: 'review', ...withoutPictures(item) };
  // A public share keeps its content without a request to Storage, because a failure of Storage must not hide it. A
  // share from before placeholders gets one.
  const isWhole = isShown && share.coverPlaceholder !== null;
  const content = isWhole ? share : await contentForShare(deps.pictures, share.id, item, share);
  return { hold: null, copy: isShown ? share.copy : content.copy, coverPlaceholder: content.coverPlaceholder };
}

/** A changed copy is no longer listed until it is reviewed. */
function withDecision(
  storedShare: StoredShare,
  { hold, ...content }: Decision,
  textKeys: TextKeys,
  now: number,
): StoredShare {
  const isChanged = !isSameData(content.copy, storedShare.share.copy);
  const listed = storedShare.share.listed && !isChanged && hold === null;
  const wordsKeys = copyTextKeysOf(content.copy, textKeys);
  return {
    ...storedShare,
    hold,
    waitsSince: waitsSinceOf(hold, storedShare, now),
    wordsKeys,
    share: { ...storedShare.share, ...content, listed, hidden: hold !== null },
  };
}

export interface ThrottleDeps extends RefreshDeps {
  clock: Pick<Clock, 'now' | 'sleep'>;
}

/**
 * Refreshes a share after an edit of its item: the first edit immediately, later ones at most once per window. One
 * event waits for the end of the window and moderates the current content; the others return, and so does the event of an
 * edit that was moderated before. If its process dies, the event is delivered again and keeps its slot.
 */
export async function refreshThrottled(deps: ThrottleDeps, shareId: string, edit: ItemEdit): Promise<void> {
  const { clock, moderationRecords } = deps;
  const waitMs = await moderationRecords.schedule(shareId, edit, clock.now());
  if (waitMs === null) return;
  if (waitMs > 0) await clock.sleep(waitMs);
  await moderationRecords.begin(shareId, edit);
  await refreshShare(deps, shareId, clock.now(), { attempts: 1 });
}
