import { toTombstone } from '@talelantern/domain/sharing/share';
import type { PictureStore } from '../ports/pictures.ts';
import type { Shares } from '../ports/shares.ts';
import { settlePictures } from './shared-pictures.ts';

export interface WithdrawTools {
  shares: Shares;
  pictures: PictureStore;
}

/**
 * Leaves a tombstone where a share was, then removes its pictures, likes and comments. May run twice: whatever is still
 * there goes. `now` in ms.
 */
export async function withdrawShare({ shares, pictures }: WithdrawTools, shareId: string, now: number): Promise<void> {
  const isWithdrawn = await shares.transact(shareId, async (page) => {
    const held = await page.share(shareId);
    if (!held) return false;
    const item = await page.item(held.source);
    if (held.share.withdrawnAt === null) {
      const share = toTombstone(held.share, now);
      // Only what an administrator decided outlives the share.
      page.saveShare({ ...held, share, hold: held.hold === 'review' ? 'review' : null });
      if (item?.item.sharing?.shareId === shareId) page.saveSharing(held.source, share);
    }
    return true;
  });
  if (!isWithdrawn) return;
  await Promise.all([settlePictures({ shares, pictures }, shareId), shares.deleteReactions(shareId)]);
}
