import { SHARE_ID_PATTERN, shareIdContentType, type SharedContentType } from '@talelantern/domain/sharing/share-id';
import type { Share } from '@talelantern/domain/sharing/share';
import type { SharedCopy } from '@talelantern/domain/sharing/shared-copy';
import type { Shares, Reports } from '../ports/ports.ts';
import { thumbnailPath } from '@talelantern/domain/images/media-url';
import type { PictureStore } from '../../pictures/ports/ports.ts';
import { makePreview, sharedCoverPath } from './shared-pictures.ts';
import type { ReportRequest, ReportResponse } from '@talelantern/domain/contracts/report';
import { FIRST_REPORT_STATUS } from '@talelantern/domain/sharing/report';

/** A share that everyone with the link may see. */
export type ShownShare = Share & { copy: SharedCopy };

export type FindShownShare = (contentType: SharedContentType, shareId: string) => Promise<ShownShare | null>;

/** Finds a public share; null for any other, whatever the reason. Concurrent calls share one read. */
export function createShownShares({ openShare }: Pick<Shares, 'openShare'>): FindShownShare {
  const pendingReads = new Map<string, Promise<Share | null>>();

  function read(shareId: string): Promise<Share | null> {
    const pendingRead = pendingReads.get(shareId);
    if (pendingRead) return pendingRead;
    const newRead = openShare(shareId).finally(() => pendingReads.delete(shareId));
    pendingReads.set(shareId, newRead);
    return newRead;
  }

  return async (contentType, shareId) => {
    if (!SHARE_ID_PATTERN.test(shareId) || shareIdContentType(shareId) !== contentType) return null;
    const share = await read(shareId);
    return share && isShown(share) ? share : null;
  };
}

/** Whether a share is open as in `isOpen` of firestore.rules, and has content. */
const isShown = (share: Share): share is ShownShare =>
  !share.hidden && share.withdrawnAt === null && share.copy !== null && share.copy.contentType === share.contentType;

/** Thumbnail (WebP) of the share's cover; null if the share has no cover. */
export async function readShareCover(
  pictures: Pick<PictureStore, 'read'>,
  { id, copy }: ShownShare,
): Promise<Buffer | null> {
  const path = sharedCoverPath(id, copy);
  return path === null ? null : pictures.read(thumbnailPath(path));
}

/** The JPEG for link previews, made now for a share that has none yet; null without a cover. */
export async function readSharePreview(
  pictures: Pick<PictureStore, 'read' | 'makePreview' | 'remove'>,
  { id, contentType, copy }: ShownShare,
  findShownShare: FindShownShare,
): Promise<Buffer | null> {
  const path = await makePreview(pictures, id, copy);
  if (path === null) return null;
  // If the share was withdrawn while the preview was made, its other pictures are removed already.
  if (!(await findShownShare(contentType, id))) {
    await pictures.remove([path]);
    return null;
  }
  return pictures.read(path);
}

export interface ReportDeps {
  reports: Reports;
  findShownShare: FindShownShare;
}

/** Reports about a share that is not public, or a comment that is not on it, are ignored without an error. */
export async function reportShare(
  { reports, findShownShare }: ReportDeps,
  { contentId, commentId, reason, details }: ReportRequest,
): Promise<ReportResponse> {
  const contentType = shareIdContentType(contentId);
  const isFound =
    (await findShownShare(contentType, contentId)) &&
    (commentId === null || (await reports.isCommentOn(contentId, commentId)));
  if (isFound) {
    await reports.add({
      userId: null,
      contentType,
      contentId,
      commentId,
      reason,
      details: details.trim(),
      status: FIRST_REPORT_STATUS,
    });
  }
  return { received: true };
}
