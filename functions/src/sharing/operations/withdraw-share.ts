import { toTombstone } from '@talelantern/domain/sharing/share';
import type { PictureStore } from '../../pictures/ports/ports.ts';
import type { HeldShare, SharedItem, Shares } from '../ports/ports.ts';
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
  isKept: (item: SharedItem, held: HeldShare) => boolean = () => false,
): Promise<void> {
  const isWithdrawn = await shares.transact(shareId, async (tx) => {
    const held = await tx.share(shareId);
    if (!held) return null;
    if (held.share.withdrawnAt !== null) return true;
    const item = await tx.item(held.source, held);
    if (item && isKept(item, held)) return false;
    const share = toTombstone(held.share, now);
    // Only an administrator's review outlasts the withdrawal; other holds end.
    const withdrawn = { ...held, share, hold: held.hold === 'review' ? ('review' as const) : null };
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
