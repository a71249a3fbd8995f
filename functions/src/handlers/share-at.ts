import { SHARED_PAGE_PATHS } from '@talelantern/domain/sharing/share-address';
import { SHARED_CONTENT_TYPES, type SharedContentType } from '@talelantern/domain/sharing/share-id';
import type { FindShownShare, ShownShare } from '../operations/sharing/find-shown-share.ts';

/** What the address of a page leads to, e.g. '/stories/shared/s_…'; null for whatever is not to be seen. */
export async function shareAt(findShownShare: FindShownShare, path: string): Promise<ShownShare | null> {
  const contentType = SHARED_CONTENT_TYPES.find((kind) => path.startsWith(SHARED_PAGE_PATHS[kind]));
  return contentType ? findShownShare(contentType, idIn(path, contentType)) : null;
}

const idIn = (path: string, contentType: SharedContentType): string =>
  path.slice(SHARED_PAGE_PATHS[contentType].length).replace(/\/$/, '');
