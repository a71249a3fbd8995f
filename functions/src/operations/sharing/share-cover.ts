import { parseDownloadAddress, thumbnailPath } from '@talelantern/domain/images/media-address';
import type { SharedCopy, SharedStory } from '@talelantern/domain/sharing/shared-copy';
import type { PictureStore } from '../ports/pictures.ts';
import type { ShownShare } from './find-shown-share.ts';
import { sharePrefix } from './shared-pictures.ts';

/** What the page of a story begins with: the cover its family chose, else its first picture. */
export const sharedCoverScene = ({ scenes, coverSceneId }: SharedStory): SharedStory['scenes'][number] | null =>
  scenes.find(({ id }) => id === coverSceneId) ?? scenes[0] ?? null;

const coverAddress = (copy: SharedCopy): string | null =>
  copy.contentType === 'story' ? (sharedCoverScene(copy)?.imageUrl ?? null) : copy.imageUrl;

/** The small version (WebP) of the picture that the page of `share` begins with; null where it has none of its own. */
export async function readShareCover(
  pictures: Pick<PictureStore, 'read'>,
  { id, copy }: ShownShare,
): Promise<Buffer | null> {
  const path = parseDownloadAddress(coverAddress(copy) ?? '')?.path ?? '';
  return path.startsWith(sharePrefix(id)) ? pictures.read(thumbnailPath(path)) : null;
}
