import { NOT_KEPT, SHARED_COVER, SHARED_PAGE_CACHING } from '@talelantern/domain/sharing/share-address';
import { securityHeaders } from '@talelantern/domain/web/security-headers';
import type { Request, Response } from 'firebase-functions/https';
import { describeCause, type Log } from '../operations/ports/log.ts';
import type { PictureStore } from '../operations/ports/pictures.ts';
import type { FindShownShare } from '../operations/sharing/find-shown-share.ts';
import { readShareCover } from '../operations/sharing/share-cover.ts';
import { shareAt } from './share-at.ts';

export interface ShareCoverTools {
  findShownShare: FindShownShare;
  pictures: Pick<PictureStore, 'read'>;
  log: Log;
}

/** Whether a cover is asked for, and not a page. */
export const isCover = ({ path }: Request): boolean => path.endsWith(SHARED_COVER);

/** Answers the picture that a shared page begins with; 404 for whatever is not to be seen, and nobody learns why. */
export async function handleShareCover(
  { findShownShare, pictures, log }: ShareCoverTools,
  { path }: Request,
  response: Response,
): Promise<void> {
  for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value);
  response.setHeader('X-Robots-Tag', 'noindex').setHeader('Cache-Control', NOT_KEPT);
  try {
    const share = await shareAt(findShownShare, path.slice(0, -SHARED_COVER.length));
    const cover = share && (await readShareCover(pictures, share));
    if (cover) response.setHeader('Cache-Control', SHARED_PAGE_CACHING).type('image/webp').send(cover);
    else response.status(404).end();
  } catch (error) {
    log('error', 'sharePage', describeCause(error));
    response.status(503).end();
  }
}
