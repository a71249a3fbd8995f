import {
  type UpdateSharingRequest,
  NOT_FIT_TO_SHARE,
  READ_BEFORE_SHARING,
  SHARING_SENTENCES,
  updateSharingContract,
  type UpdateSharingResponse,
} from '@talelantern/domain/contracts/update-sharing';
import type { Share } from '@talelantern/domain/sharing/share';
import { AppError } from '@talelantern/domain/errors/app-error';
import { newShareId } from '@talelantern/domain/sharing/share-id';
import { isSameData } from '@talelantern/domain/stored/same-data';
import type { StoredShare, ItemReference, SharedItem, Shares, SharesTx, ShownItem } from '../ports/ports.ts';
import { isClosed, moderateItem, namesChildByNow } from './moderate-item.ts';
import { needsReview, waitsSinceOf, copyTextKeysOf } from './needs-review.ts';
import type { RefreshDeps } from './refresh-share.ts';
import { randomShareToken } from './share-keys.ts';
import { contentForShare, fingerprint, type SharedContent, syncPictures, withoutPictures } from './shared-pictures.ts';

/** Optional settings; without a value they stay as they are. `shareId`: the open share that they are for. */
export type SharingSettings = Pick<UpdateSharingRequest, 'allowComments' | 'offered' | 'shareId'>;

interface Publication extends Pick<Share, 'contentType'>, SharedContent {
  shareId: string;
  penName: string;
  settings: SharingSettings;
  isHidden: boolean;
  /** Ms since 1970. */
  now: number;
}

/** Settings without a value stay as in `before`; it stays listed only while its content is unchanged. */
function nextShare(
  before: Share | null,
  { shareId, contentType, copy, coverPlaceholder, penName, settings, isHidden, now }: Publication,
): Share {
  const isOffered = settings.offered ?? before?.offered ?? false;
  const isChanged = !isSameData(before?.copy, copy);
  return {
    id: shareId,
    contentType,
    copy,
    coverPlaceholder,
    sharing: {
      isPublic: true,
      allowComments: settings.allowComments ?? before?.sharing.allowComments ?? false,
      shareId,
      sharedAt: before?.sharing.sharedAt ?? now,
      sharedBy: penName,
      views: before?.sharing.views ?? 0,
      likes: before?.sharing.likes ?? 0,
    },
    hidden: isHidden,
    offered: isOffered,
    listed: (before?.listed ?? false) && isOffered && !isHidden && !isChanged,
    withdrawnAt: null,
  };
}

/** The item may change while it is moderated; the user can try again. */
const MAX_ATTEMPTS = 5;

/** @throws AppError `not_found`, `forbidden` with the specification's messages. */
export async function requireOwnItem(
  shares: Pick<SharesTx, 'item'>,
  uid: string,
  reference: ItemReference,
): Promise<ShownItem> {
  const { notFound, noPermission } = SHARING_SENTENCES[reference.contentType];
  const item = await shares.item(reference);
  if (!item) throw new AppError('not_found', notFound);
  if (item.item.userId !== uid) throw new AppError('forbidden', noPermission);
  return item;
}

/**
 * Moderates the item and publishes what was moderated, again when it, a child's name or a decision about its share has changed
 * in between. Publishes nothing when another request has withdrawn it since this one began.
 * @throws AppError like `requireOwnItem`; `refused` when it is not fit for others, or not approved for the owner's child;
 * `busy` when it keeps changing.
 */
export async function publishShare(
  deps: RefreshDeps,
  uid: string,
  reference: ItemReference,
  { penName, settings }: { penName: string; settings: SharingSettings },
): Promise<UpdateSharingResponse> {
  const startedAt = deps.clock.now();
  // One id for all attempts, so that a failed one leaves no pictures under a different id.
  const newId = newShareId(reference.contentType, randomShareToken());
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const item = await requireOwnItem(deps.shares, uid, reference);
    if (isClosed(item)) throw new AppError('refused', READ_BEFORE_SHARING);
    const verdict = await moderateItem(deps, item, penName, deps.clock.now());
    if (verdict.hold === 'unfit') {
      throw new AppError('refused', NOT_FIT_TO_SHARE.replace('{part}', verdict.part));
    }
    const { ownShare, openShare } = await previousShare(deps.shares, item);
    if (isForOtherShare(openShare, settings)) return toSharingResponse(openShare);
    const shareId = openShare?.share.id ?? newId;
    const approvedWords = ownShare?.approvedWords ?? null;
    const isUnderReview =
      ownShare?.hold === 'review' ||
      (await deps.shares.isUnderReview(reference, uid)) ||
      (await needsReview(deps, item, verdict, approvedWords));
    const isShown = verdict.hold === null && !isUnderReview;
    let published: UpdateSharingResponse | null;
    const source = { ...reference, ownerId: uid };
    if (isShown && !openShare) await deps.shares.begin(shareId, source);
    try {
      const content = isShown
        ? await contentForShare(deps.pictures, shareId, item, openShare?.share ?? null)
        : withoutPictures(item);
      published = await deps.shares.transact(reference.contentId, async (tx) => {
        const latest = await tx.item(reference);
        const previous = latest && (await previousShare(tx, latest));
        if ((previous?.ownShare?.share.withdrawnAt ?? 0) > startedAt) return toSharingResponse(null);
        const isStill =
          previous &&
          fingerprint(latest) === fingerprint(item) &&
          (previous.openShare?.share.id ?? newId) === shareId &&
          isSameReview(previous.ownShare, ownShare);
        if (!isStill || (await namesChildByNow(deps, tx, latest, penName))) return null;
        // The account may have been disabled in the meantime, so this is checked again.
        if (await tx.isDisabled(uid)) throw new AppError('unauthenticated', updateSharingContract.signedOut);
        // Withdrawing and sharing again must not undo a review, nor may the words have been removed in the meantime.
        const isHeld =
          isUnderReview ||
          (await tx.isUnderReview(reference, uid)) ||
          (await needsReview(deps, latest, verdict, approvedWords));
        const hold = isHeld ? 'review' : verdict.hold;
        const share = nextShare(previous.openShare?.share ?? null, {
          shareId,
          contentType: reference.contentType,
          ...content,
          penName,
          settings,
          isHidden: hold !== null,
          now: deps.clock.now(),
        });
        const wordsKeys = copyTextKeysOf(content.copy, deps.textKeys);
        const waitsSince = waitsSinceOf(hold, previous.openShare, deps.clock.now());
        const { shownChapters } = latest;
        const isRemoved = previous.openShare?.isRemoved ?? false;
        const review = { hold, isRemoved, waitsSince, approvedWords } as const;
        const saved = { share, source: previous.openShare?.source ?? source };
        return save(tx, { ...saved, ...review, wordsKeys, shownChapters }, previous.openShare !== null);
      });
    } finally {
      // Runs after a failure too: no share refers to the pictures that a failed first sharing has copied, so they are
      // removed here.
      await syncPictures(deps, shareId);
    }
    if (published) return published;
  }
  throw new AppError('busy', SHARING_FAILED_TOO_OFTEN);
}

/** Whether nobody has decided about the item's share in the meantime. */
const isSameReview = (one: StoredShare | null, other: StoredShare | null): boolean =>
  one?.hold === other?.hold && one?.approvedWords === other?.approvedWords;

/**
 * Changes the settings of the item's open share, held or not. Moderates nothing, so that a family can turn comments off
 * even if the item would no longer be accepted. Changes nothing if the settings are for another share. Null without
 * settings or without an open share.
 */
export async function changeSettings(
  shares: Shares,
  uid: string,
  reference: ItemReference,
  settings: SharingSettings,
): Promise<UpdateSharingResponse | null> {
  const { allowComments, offered, shareId } = settings;
  const isUnchanged = allowComments === undefined && offered === undefined;
  if (isUnchanged && shareId === undefined) return null;
  return shares.transact(reference.contentId, async (tx) => {
    const { openShare } = await previousShare(tx, await requireOwnItem(tx, uid, reference));
    if (isForOtherShare(openShare, settings)) return toSharingResponse(openShare);
    if (!openShare || isUnchanged) return null;
    const { sharing, ...share } = openShare.share;
    const isOffered = offered ?? share.offered;
    const changed = {
      ...share,
      sharing: { ...sharing, allowComments: allowComments ?? sharing.allowComments },
      offered: isOffered,
      listed: share.listed && isOffered,
    };
    return save(tx, { ...openShare, share: changed }, true);
  });
}

/** Whether the settings are for a share that is not the item's open one: another device has withdrawn it. */
const isForOtherShare = (openShare: StoredShare | null, { shareId }: SharingSettings): boolean =>
  shareId !== undefined && openShare?.share.id !== shareId;

const SHARING_FAILED_TOO_OFTEN = 'This kept changing while we checked it. Please try again in a moment.';

function save(tx: SharesTx, storedShare: StoredShare, isKnown: boolean): UpdateSharingResponse {
  if (isKnown) tx.saveShare(storedShare);
  else tx.createShare(storedShare);
  tx.saveSharing(storedShare);
  return toSharingResponse(storedShare);
}

export function toSharingResponse(openShare: StoredShare | null): UpdateSharingResponse {
  if (!openShare) return { outcome: 'private', shareId: null, allowComments: false, offered: false };
  const { share, hold } = openShare;
  return {
    outcome: hold === null ? 'public' : 'held',
    shareId: share.id,
    allowComments: share.sharing.allowComments,
    offered: share.offered,
  };
}

interface PreviousShare {
  /** The share that the item points to, withdrawn or not; null when it belongs to another item. */
  ownShare: StoredShare | null;
  /** The previous share; null when it is withdrawn. */
  openShare: StoredShare | null;
}

export async function previousShare(shares: Pick<SharesTx, 'share'>, { item }: SharedItem): Promise<PreviousShare> {
  const shareId = item.sharing?.shareId;
  const storedShare = shareId ? await shares.share(shareId) : null;
  const isOwn = storedShare?.source.contentId === item.id && storedShare.source.ownerId === item.userId;
  const ownShare = isOwn ? storedShare : null;
  return { ownShare, openShare: ownShare?.share.withdrawnAt === null ? ownShare : null };
}
