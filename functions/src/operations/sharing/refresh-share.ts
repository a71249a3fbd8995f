import type { ModerationTools } from '../moderation.ts';
import type { PictureStore } from '../ports/pictures.ts';
import type { HeldShare, SharedItem, Shares } from '../ports/shares.ts';
import { judgeItem, type Judgement } from './judge-item.ts';
import { copyForShare, fingerprint, removeUnshown } from './shared-pictures.ts';
import { withdrawShare } from './withdraw-share.ts';

export interface RefreshTools extends ModerationTools {
  shares: Shares;
  pictures: PictureStore;
}

/** An item may change while it is judged; after that many times the next event or sweep goes on. */
const ROUNDS = 5;

/**
 * Makes a share show what its item says now: judged anew, with the pictures of now, hidden where it is not fit any more,
 * withdrawn where the item is gone or no longer shared by it. May run twice, late, or beside another. `now` in ms.
 */
export async function refreshShare(tools: RefreshTools, shareId: string, now: number): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const held = await tools.shares.share(shareId);
    if (!held || held.share.withdrawnAt !== null) return;
    const item = await tools.shares.item(held.source);
    if (!item || !isSharedBy(item, held)) return withdrawShare(tools, shareId, now);
    const judgement = await judgeItem(tools, item, held.share.sharing.sharedBy);
    const copy = judgement.hold === null ? await copyForShare(tools.pictures, shareId, item) : held.share.copy;
    const isCurrent = await tools.shares.transact(async (page) => {
      const [latest, latestItem] = [await page.share(shareId), await page.item(held.source)];
      if (!latest || !latestItem || fingerprint(latestItem) !== fingerprint(item)) return false;
      if (latest.share.withdrawnAt !== null) return true;
      const next = withCopy(latest, copy, judgement);
      if (!isSame(latest, next)) page.saveShare(next);
      return true;
    });
    if (!isCurrent) continue;
    if (judgement.hold === null) await removeUnshown(tools.pictures, shareId, item);
    return;
  }
}

const isSharedBy = ({ item }: SharedItem, { share, source }: HeldShare): boolean =>
  item.userId === source.ownerId && item.sharing?.shareId === share.id && item.sharing.isPublic;

/** A changed copy leaves the public list until a reviewer has seen it; what an administrator holds stays held. */
function withCopy(held: HeldShare, copy: HeldShare['share']['copy'], judgement: Judgement): HeldShare {
  const hold = held.hold === 'review' ? 'review' : judgement.hold;
  const isChanged = JSON.stringify(copy) !== JSON.stringify(held.share.copy);
  const listed = held.share.listed && !isChanged && hold === null;
  return { ...held, hold, share: { ...held.share, copy, listed, hidden: hold !== null } };
}

const isSame = (one: HeldShare, other: HeldShare): boolean => JSON.stringify(one) === JSON.stringify(other);
