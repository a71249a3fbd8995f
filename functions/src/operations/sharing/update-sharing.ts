import { VERIFY_EMAIL } from '@talelantern/domain/contracts/contract';
import {
  NOT_FIT_TO_SHARE,
  PEN_NAME_REQUIRED,
  SHARING_SENTENCES,
  updateSharingContract,
  type UpdateSharingRequest,
  type UpdateSharingResponse,
} from '@talelantern/domain/contracts/update-sharing';
import { AppError } from '@talelantern/domain/errors/app-error';
import { newShareId } from '@talelantern/domain/sharing/share-id';
import type { Share } from '@talelantern/domain/sharing/share';
import type { SharedCopy } from '@talelantern/domain/sharing/shared-copy';
import type { Books } from '../ports/books.ts';
import type { Caller } from '../ports/caller.ts';
import type { Clock } from '../ports/clock.ts';
import type { HeldShare, ItemReference, SharedItem, SharesPage } from '../ports/shares.ts';
import { countStart, type StartLimits } from '../generation/starts.ts';
import { judgeItem, type Judgement } from './judge-item.ts';
import type { RefreshTools } from './refresh-share.ts';
import { newShareText } from './share-text.ts';
import { copyForShare, fingerprint, settlePictures, toSharedCopy } from './shared-pictures.ts';
import { withdrawShare } from './withdraw-share.ts';

export interface SharingTools extends RefreshTools {
  clock: Clock;
  books: Pick<Books, 'transact'>;
  settings: StartLimits;
  isEmailVerified: (uid: string) => Promise<boolean>;
}

/** The item changed again and again while it was judged; the family's next try finds it still. */
const ROUNDS = 5;

type Settings = Pick<UpdateSharingRequest, 'allowComments' | 'offered'>;

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
  const item = await requireOwnItem(tools, caller, reference);
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
  await books.transact(caller.uid, (page) => countStart(page, caller.uid, { ...settings, now: clock.now() }));
  return publish(tools, caller, reference, { penName, settings: request });
}

async function requireOwnItem(
  { shares }: Pick<SharingTools, 'shares'>,
  { uid }: Caller,
  reference: ItemReference,
): Promise<SharedItem> {
  const { notFound, noPermission } = SHARING_SENTENCES[reference.contentType];
  const item = await shares.item(reference);
  if (!item) throw new AppError('not_found', notFound);
  if (item.item.userId !== uid) throw new AppError('forbidden', noPermission);
  return item;
}

async function publish(
  tools: SharingTools,
  caller: Caller,
  reference: ItemReference,
  { penName, settings }: { penName: string; settings: Settings },
): Promise<UpdateSharingResponse> {
  // One id for all rounds: a share that comes to nothing leaves no pictures behind under another.
  const newId = newShareId(reference.contentType, newShareText());
  for (let round = 0; round < ROUNDS; round += 1) {
    const item = await requireOwnItem(tools, caller, reference);
    const judgement = await judgeItem(tools, item, penName);
    if (judgement.hold === 'unfit') {
      throw new AppError('refused', NOT_FIT_TO_SHARE.replace('{part}', judgement.part));
    }
    const { own, live } = await previousShare(tools.shares, item);
    const shareId = live?.share.id ?? newId;
    const isUnderReview = own?.hold === 'review' || (await tools.shares.isUnderReview(reference, caller.uid));
    const isShown = judgement.hold === null && !isUnderReview;
    const copy = isShown ? await copyForShare(tools.pictures, shareId, item) : toSharedCopy(item, () => null);
    const published = await tools.shares.transact(async (page) => {
      const latest = await page.item(reference);
      const previous = latest && (await previousShare(page, latest));
      const isStill =
        previous && fingerprint(latest) === fingerprint(item) && (previous.live?.share.id ?? newId) === shareId;
      if (!isStill) return null;
      return write(page, reference, {
        caller,
        shareId,
        penName,
        settings,
        copy,
        judgement,
        previous,
        isUnderReview,
        now: tools.clock.now(),
      });
    });
    await settlePictures(tools, shareId);
    if (published) return published;
  }
  throw new AppError('busy', SHARING_FAILED_TOO_OFTEN);
}

const SHARING_FAILED_TOO_OFTEN = 'This kept changing while it was checked. Please try again in a moment.';

interface PreviousShare {
  /** The share that the item names, withdrawn or not; null where it is another item's. */
  own: HeldShare | null;
  /** The same while it is not withdrawn. */
  live: HeldShare | null;
}

async function previousShare(shares: Pick<SharesPage, 'share'>, { item }: SharedItem): Promise<PreviousShare> {
  const shareId = item.sharing?.shareId;
  const held = shareId ? await shares.share(shareId) : null;
  const isOwn = held?.source.contentId === item.id && held.source.ownerId === item.userId;
  const own = isOwn ? held : null;
  return { own, live: own?.share.withdrawnAt === null ? own : null };
}

interface Publication {
  caller: Caller;
  shareId: string;
  penName: string;
  settings: Settings;
  copy: SharedCopy;
  judgement: Judgement;
  previous: PreviousShare;
  isUnderReview: boolean;
  now: number;
}

function write(
  page: SharesPage,
  reference: ItemReference,
  { caller, shareId, penName, settings, copy, judgement, previous, isUnderReview, now }: Publication,
): UpdateSharingResponse {
  const { own, live } = previous;
  // Withdrawing and sharing again does not bring back what an administrator holds.
  const hold = isUnderReview || own?.hold === 'review' ? 'review' : judgement.hold;
  const before = live?.share;
  const offered = settings.offered ?? before?.offered ?? false;
  const isChanged = JSON.stringify(before?.copy) !== JSON.stringify(copy);
  const share: Share = {
    id: shareId,
    contentType: reference.contentType,
    copy,
    sharing: {
      isPublic: true,
      allowComments: settings.allowComments ?? before?.sharing.allowComments ?? false,
      shareId,
      sharedAt: before?.sharing.sharedAt ?? now,
      sharedBy: penName,
      views: before?.sharing.views ?? 0,
      likes: before?.sharing.likes ?? 0,
    },
    hidden: hold !== null,
    offered,
    listed: (before?.listed ?? false) && offered && hold === null && !isChanged,
    withdrawnAt: null,
  };
  const held: HeldShare = { share, source: { ...reference, ownerId: caller.uid }, hold };
  if (live) page.saveShare(held);
  else page.createShare(held);
  page.saveSharing(reference, share);
  return {
    outcome: hold === null ? 'public' : 'held',
    shareId,
    allowComments: share.sharing.allowComments,
    offered,
  };
}
