import { createHash } from 'node:crypto';
import { ownerPrefix, parseDownloadUrl, SHARED_PREFIX, thumbnailPath } from '@talelantern/domain/images/media-url';
import { SHARED_PREVIEW } from '@talelantern/domain/sharing/share-url';
import { readSharedCopy, type SharedCopy, type SharedStory } from '@talelantern/domain/sharing/shared-copy';
import { toSharedCharacter, toSharedStory } from '@talelantern/domain/sharing/to-shared-copy';
import type { Share } from '@talelantern/domain/sharing/share';
import { isSameData } from '@talelantern/domain/stored/same-data';
import type { PictureStore } from '../../pictures/ports/ports.ts';
import type { StoredShare, SharedItem, Shares } from '../ports/ports.ts';

export const sharePrefix = (shareId: string): string => `${SHARED_PREFIX}${shareId}/`;

const previewPath = (shareId: string): string => `${SHARED_PREFIX}${shareId}${SHARED_PREVIEW}`;

/** The same picture always has the same path in a share; the path does not reveal the original. */
const sharedPath = (shareId: string, imagePath: string): string =>
  `${sharePrefix(shareId)}${createHash('sha256').update(imagePath).digest('hex').slice(0, 32)}.webp`;

const isOwn = (ownerId: string, path: string): boolean => path.startsWith(ownerPrefix(ownerId)) && !path.includes('..');

const toSharedCopy = (item: SharedItem, pictureOf: (imagePath: string | null) => string | null): SharedCopy =>
  item.contentType === 'story' ? toSharedStory(item.item, pictureOf) : toSharedCharacter(item.item, pictureOf);

/** Equal for items whose public copies differ only in picture URLs. */
export const fingerprint = (item: SharedItem): string => JSON.stringify(toSharedCopy(item, (path) => path));

/** To `shared/{shareId}/`. Leaves out pictures outside the owner's prefix, or missing when first copied. Idempotent. */
async function copyForShare(
  pictures: Pick<PictureStore, 'find' | 'copy'>,
  shareId: string,
  item: SharedItem,
): Promise<SharedCopy> {
  const ownerId = item.item.userId;
  const urls = new Map<string, string>();
  const copyOne = async (path: string): Promise<void> => {
    const target = sharedPath(shareId, path);
    const stored = (await pictures.find(target)) ?? (await pictures.copy(path, target));
    if (stored) urls.set(path, stored.imageUrl);
  };
  await Promise.all(
    shownPictures(item)
      .filter((path) => isOwn(ownerId, path))
      .map(copyOne),
  );
  return toSharedCopy(item, (path) => urls.get(path ?? '') ?? null);
}

/** The parts of a share that come from its item. */
export type SharedContent = Pick<Share, 'copy' | 'coverPlaceholder'>;

/** The public copy with its scenes, whose descriptions are public too, but without the URLs of pictures. */
export const withoutUrls = (item: SharedItem): SharedCopy => toSharedCopy(item, (path) => (path === null ? null : ''));

/** The content of a share that is held: the text only. */
export const withoutPictures = (item: SharedItem): SharedContent => ({
  copy: withoutUrls(item),
  coverPlaceholder: null,
});

/** The content of a shown share: `copyForShare`, and a placeholder, which is made once for a cover. */
export async function contentForShare(
  pictures: Pick<PictureStore, 'find' | 'copy' | 'makePlaceholder'>,
  shareId: string,
  item: SharedItem,
  before: SharedContent | null,
): Promise<SharedContent> {
  const copy = await copyForShare(pictures, shareId, item);
  const cover = sharedCoverPath(shareId, copy);
  if (cover === null) return { copy, coverPlaceholder: null };
  const isSameCover = before?.copy && sharedCoverPath(shareId, before.copy) === cover;
  const knownPlaceholder = isSameCover ? before.coverPlaceholder : null;
  return { copy, coverPlaceholder: knownPlaceholder ?? (await pictures.makePlaceholder(cover)) };
}

/** Removes all if withdrawn, hidden or missing; restores what another run removed. Called after every write. */
export async function syncPictures(
  { shares, pictures }: { shares: Pick<Shares, 'share' | 'item'>; pictures: PictureStore },
  shareId: string,
): Promise<void> {
  // List the files before reading the share: a copy made later belongs to a later write, which runs this itself.
  const stored = await pictures.list(sharePrefix(shareId));
  const shownPaths = picturesOf(await shares.share(shareId));
  const usedPaths = new Set([
    ...shownPaths.flatMap((path) => [path, thumbnailPath(path)]),
    ...(shownPaths.length > 0 ? [previewPath(shareId)] : []),
  ]);
  await pictures.remove(stored.filter((path) => !usedPaths.has(path)));
  const storedShare = await shares.share(shareId);
  const item = storedShare && isVisible(storedShare) ? await shares.item(storedShare.source, storedShare) : null;
  if (!item) return;
  await makePreview(pictures, shareId, await copyForShare(pictures, shareId, item));
  // If the share was withdrawn or hidden in the meantime, these may have been copied after the others were removed.
  const latest = await shares.share(shareId);
  if (!latest || !isVisible(latest)) await syncPictures({ shares, pictures }, shareId);
}

/** The picture at the top of a story's page: the chosen cover, otherwise the first scene. */
export const sharedCoverScene = ({ scenes, coverSceneId }: SharedStory): SharedStory['scenes'][number] | null =>
  scenes.find(({ id }) => id === coverSceneId) ?? scenes[0] ?? null;

/** The path of the picture that represents a share; null if the share has no own picture. */
export function sharedCoverPath(shareId: string, copy: SharedCopy): string | null {
  const url = copy.contentType === 'story' ? (sharedCoverScene(copy)?.imageUrl ?? null) : copy.imageUrl;
  const path = parseDownloadUrl(url ?? '')?.path ?? '';
  return path.startsWith(sharePrefix(shareId)) ? path : null;
}

/** Makes the picture for link previews of a share. Returns its path; null without a picture. */
export async function makePreview(
  pictures: Pick<PictureStore, 'makePreview'>,
  shareId: string,
  copy: SharedCopy,
): Promise<string | null> {
  const cover = sharedCoverPath(shareId, copy);
  const preview = previewPath(shareId);
  const shape = copy.contentType === 'story' ? 'scene' : 'portrait';
  return cover !== null && (await pictures.makePreview(cover, preview, shape)) ? preview : null;
}

/** Pictures that the copy lacks are ignored unless it is to be complete: their files may have been missing. */
export function isCopyOf(
  item: SharedItem,
  { id, copy }: Pick<Share, 'id' | 'copy'>,
  { isComplete = false } = {},
): boolean {
  const knownUrls = new Map(urlsIn(copy).map((url) => [parseDownloadUrl(url)?.path, url]));
  const missingUrl = isComplete ? 'missing' : null;
  const pictureOf = (path: string | null) =>
    path === null ? null : (knownUrls.get(sharedPath(id, path)) ?? missingUrl);
  // The item's copy as it would be read back once stored.
  return isSameData(readSharedCopy(item.contentType, toSharedCopy(item, pictureOf)), copy);
}

export const isVisible = ({ share }: StoredShare): boolean => share.withdrawnAt === null && !share.hidden;

const urlsIn = (copy: SharedCopy | null): string[] => JSON.stringify(copy).match(/https?:[^"\\]+/g) ?? [];

function picturesOf(storedShare: StoredShare | null): string[] {
  if (!storedShare || !isVisible(storedShare)) return [];
  return urlsIn(storedShare.share.copy)
    .map((url) => parseDownloadUrl(url)?.path ?? null)
    .filter((path) => path !== null);
}

function shownPictures(item: SharedItem): string[] {
  const paths = new Set<string>();
  toSharedCopy(item, (path) => {
    if (path !== null) paths.add(path);
    return null;
  });
  return [...paths];
}
