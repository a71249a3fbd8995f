import { toTombstone } from '@talelantern/domain/sharing/share';
import type { PictureStore } from '../../pictures/ports/ports.ts';
import type { StoredShare, SharedItem, Shares } from '../ports/ports.ts';
import { syncPictures } from './shared-pictures.ts';

export interface WithdrawDeps {
  shares: Shares;
  pictures: PictureStore;
}

/**
 * Replaces a share with a tombstone, then removes its pictures, likes and comments. May run twice. `now` in ms. Leaves
 * an open share unchanged when `isKept` returns true for it and its item. For a share that was never created, removes
 * the pictures that were copied for it.
 */
export async function withdrawShare(
  { shares, pictures }: WithdrawDeps,
  shareId: string,
  now: number,
  isKept: (item: SharedItem, storedShare: StoredShare) => boolean = () => false,
): Promise<void> {
  const isWithdrawn = await shares.transact(shareId, async (tx) => {
    const storedShare = await tx.share(shareId);
    if (!storedShare) return null;
    if (storedShare.share.withdrawnAt !== null) return true;
    const item = await tx.item(storedShare.source, storedShare);
    if (item && isKept(item, storedShare)) return false;
    const share = toTombstone(storedShare.share, now);
    // Only an administrator's review outlasts the withdrawal; other holds end.
    const withdrawn = { ...storedShare, share, hold: storedShare.hold === 'review' ? ('review' as const) : null };
    tx.saveShare(withdrawn);
    if (item?.item.sharing?.shareId === shareId) tx.saveSharing(withdrawn);
    return true;
  });
  if (isWithdrawn === null) {
    await syncPictures({ shares, pictures }, shareId);
    await shares.forget(shareId);
  }
  if (!isWithdrawn) return;
  await Promise.all([syncPictures({ shares, pictures }, shareId), shares.deleteReactions(shareId)]);
  await shares.markCleared(shareId);
}
