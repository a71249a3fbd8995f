import type { PictureStore } from '../ports/pictures.ts';
import type { HeldShare, SharedItem, Shares } from '../ports/shares.ts';
import { judgeItem, type Judgement, type JudgingTools } from './judge-item.ts';
import { copyForShare, fingerprint, settlePictures } from './shared-pictures.ts';
import { withdrawShare } from './withdraw-share.ts';

export interface RefreshTools extends JudgingTools {
  shares: Shares;
  pictures: PictureStore;
}

/** An item may change while it is judged; after that many times the next event or sweep goes on. */
const ROUNDS = 5;

/**
 * Makes a share show what its item says now: judged anew, with the pictures of now, hidden and without pictures where it
 * is not fit any more, withdrawn where the item is gone or no longer shared by it. What an earlier run left half done is
 * finished. May run twice, late, or beside another. `now` in ms.
 */
export async function refreshShare(tools: RefreshTools, shareId: string, now: number): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const held = await tools.shares.share(shareId);
    if (!held) return;
    const item = held.share.withdrawnAt === null ? await tools.shares.item(held.source) : null;
    if (!item || !isSharedBy(item, held)) return withdrawShare(tools, shareId, now);
    const judgement = await judgeItem(tools, item, held.share.sharing.sharedBy);
    const isShown = judgement.hold === null && held.hold !== 'review';
    const copy = isShown ? await copyForShare(tools.pictures, shareId, item) : held.share.copy;
    const outcome = await tools.shares.transact(held.source.contentId, async (page) => {
      const [latest, latestItem] = [await page.share(shareId), await page.item(held.source)];
      if (!latest || latest.share.withdrawnAt !== null) return 'withdrawn';
      if (!latestItem || fingerprint(latestItem) !== fingerprint(item) || latest.hold !== held.hold) return 'changed';
      const next = withCopy(latest, copy, judgement);
      if (!isSame(latest, next)) page.saveShare(next);
      return 'saved';
    });
    if (outcome === 'withdrawn') return withdrawShare(tools, shareId, now);
    if (outcome === 'saved') return settlePictures(tools, shareId);
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
