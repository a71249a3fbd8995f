import { SHARE_ID_PATTERN, shareIdContentType, type SharedContentType } from '@talelantern/domain/sharing/share-id';
import type { Share } from '@talelantern/domain/sharing/share';
import type { SharedCopy } from '@talelantern/domain/sharing/shared-copy';
import type { Shares } from '../ports/shares.ts';

/** A share that may be seen by everybody with its link. */
export type ShownShare = Share & { copy: SharedCopy };

export type FindShownShare = (contentType: SharedContentType, shareId: string) => Promise<ShownShare | null>;

/**
 * Finds what a link leads to; null for whatever is not to be seen, and nobody learns why. Readers who come at once share
 * one read of the database.
 */
export function createShownShares({ openShare }: Pick<Shares, 'openShare'>): FindShownShare {
  const underWay = new Map<string, Promise<Share | null>>();

  function read(shareId: string): Promise<Share | null> {
    const running = underWay.get(shareId);
    if (running) return running;
    const started = openShare(shareId).finally(() => underWay.delete(shareId));
    underWay.set(shareId, started);
    return started;
  }

  return async (contentType, shareId) => {
    if (!SHARE_ID_PATTERN.test(shareId) || shareIdContentType(shareId) !== contentType) return null;
    const share = await read(shareId);
    return share && isShown(share) ? share : null;
  };
}

/** As the rules say of everybody (firestore.rules `isOpen`), and there is something to show. */
const isShown = (share: Share): share is ShownShare =>
  !share.hidden && share.withdrawnAt === null && share.copy !== null && share.copy.contentType === share.contentType;
