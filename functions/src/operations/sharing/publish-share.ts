import {
  NOT_FIT_TO_SHARE,
  READ_BEFORE_SHARING,
  SHARING_SENTENCES,
  type UpdateSharingResponse,
} from '@talelantern/domain/contracts/update-sharing';
import { AppError } from '@talelantern/domain/errors/app-error';
import { newShareId } from '@talelantern/domain/sharing/share-id';
import type { Clock } from '../ports/clock.ts';
import type { HeldShare, ItemReference, SharedItem, SharesPage } from '../ports/shares.ts';
import { isClosed, judgeItem } from './judge-item.ts';
import { nextShare, type SharingSettings } from './next-share.ts';
import type { RefreshTools } from './refresh-share.ts';
import { newShareText } from './share-text.ts';
import { copyForShare, fingerprint, settlePictures, toSharedCopy } from './shared-pictures.ts';

/** The item changed again and again while it was judged; the family's next try finds it still. */
const ROUNDS = 5;

/** @throws AppError `not_found`, `forbidden` with the sentences of specification §5. */
export async function requireOwnItem(
  shares: Pick<SharesPage, 'item'>,
  uid: string,
  reference: ItemReference,
): Promise<SharedItem> {
  const { notFound, noPermission } = SHARING_SENTENCES[reference.contentType];
  const item = await shares.item(reference);
  if (!item) throw new AppError('not_found', notFound);
  if (item.item.userId !== uid) throw new AppError('forbidden', noPermission);
  return item;
}

interface PublishTools extends RefreshTools {
  clock: Clock;
}

/**
 * Judges the item and publishes what was judged, once more where it changed meanwhile.
 * @throws AppError as `requireOwnItem`; `refused` for what is not fit for others, or that the own
 * child may not read yet; `busy` where it keeps changing.
 */
export async function publishShare(
  tools: PublishTools,
  uid: string,
  reference: ItemReference,
  { penName, settings }: { penName: string; settings: SharingSettings },
): Promise<UpdateSharingResponse> {
  // One id for all rounds: a share that comes to nothing leaves no pictures behind under another.
  const newId = newShareId(reference.contentType, newShareText());
  for (let round = 0; round < ROUNDS; round += 1) {
    const item = await requireOwnItem(tools.shares, uid, reference);
    if (isClosed(item)) throw new AppError('refused', READ_BEFORE_SHARING);
    const judgement = await judgeItem(tools, item, penName);
    if (judgement.hold === 'unfit') {
      throw new AppError('refused', NOT_FIT_TO_SHARE.replace('{part}', judgement.part));
    }
    const { own, live } = await previousShare(tools.shares, item);
    const shareId = live?.share.id ?? newId;
    const isUnderReview = own?.hold === 'review' || (await tools.shares.isUnderReview(reference, uid));
    const isShown = judgement.hold === null && !isUnderReview;
    const copy = isShown ? await copyForShare(tools.pictures, shareId, item) : toSharedCopy(item, () => null);
    const published = await tools.shares.transact(reference.contentId, async (page) => {
      const latest = await page.item(reference);
      const previous = latest && (await previousShare(page, latest));
      const isStill =
        previous && fingerprint(latest) === fingerprint(item) && (previous.live?.share.id ?? newId) === shareId;
      if (!isStill) return null;
      // Withdrawing and sharing again does not bring back what an administrator holds.
      const hold = isUnderReview || previous.own?.hold === 'review' ? 'review' : judgement.hold;
      const share = nextShare(previous.live?.share ?? null, {
        shareId,
        contentType: reference.contentType,
        copy,
        penName,
        settings,
        isHidden: hold !== null,
        now: tools.clock.now(),
      });
      return save(page, { share, source: { ...reference, ownerId: uid }, hold }, previous.live !== null);
    });
    await settlePictures(tools, shareId);
    if (published) return published;
  }
  throw new AppError('busy', SHARING_FAILED_TOO_OFTEN);
}

const SHARING_FAILED_TOO_OFTEN = 'This kept changing while it was checked. Please try again in a moment.';

function save(page: SharesPage, held: HeldShare, isKnown: boolean): UpdateSharingResponse {
  const { share, source, hold } = held;
  if (isKnown) page.saveShare(held);
  else page.createShare(held);
  page.saveSharing(source, share);
  return {
    outcome: hold === null ? 'public' : 'held',
    shareId: share.id,
    allowComments: share.sharing.allowComments,
    offered: share.offered,
  };
}

interface PreviousShare {
  /** The share that the item names, withdrawn or not; null where it is another item's. */
  own: HeldShare | null;
  /** The same while it is not withdrawn. */
  live: HeldShare | null;
}

/** What the item was shared as before. */
export async function previousShare(shares: Pick<SharesPage, 'share'>, { item }: SharedItem): Promise<PreviousShare> {
  const shareId = item.sharing?.shareId;
  const held = shareId ? await shares.share(shareId) : null;
  const isOwn = held?.source.contentId === item.id && held.source.ownerId === item.userId;
  const own = isOwn ? held : null;
  return { own, live: own?.share.withdrawnAt === null ? own : null };
}
