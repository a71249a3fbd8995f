import { createHash } from 'node:crypto';
import { ownerPrefix, thumbnailPath } from '@talelantern/domain/images/media-address';
import { toSharedCharacter, toSharedStory, type SharedCopy } from '@talelantern/domain/sharing/shared-copy';
import type { PictureStore } from '../ports/pictures.ts';
import type { SharedItem } from '../ports/shares.ts';

/** Where the pictures of a share lie (architecture §4). */
export const sharePrefix = (shareId: string): string => `shared/${shareId}/`;

/** The same picture always has the same place in a share, and its path says nothing about the family's. */
const sharedPath = (shareId: string, imagePath: string): string =>
  `${sharePrefix(shareId)}${createHash('sha256').update(imagePath).digest('hex').slice(0, 32)}.webp`;

const isOwn = (ownerId: string, path: string): boolean => path.startsWith(ownerPrefix(ownerId)) && !path.includes('..');

/** The public copy of `item` with the addresses that `pictureOf` gives for its pictures. */
export const toSharedCopy = (item: SharedItem, pictureOf: (imagePath: string | null) => string | null): SharedCopy =>
  item.contentType === 'story' ? toSharedStory(item.item, pictureOf) : toSharedCharacter(item.item, pictureOf);

/** What the public sees of `item` besides the addresses of its pictures: equal texts mean that nothing changed. */
export const fingerprint = (item: SharedItem): string => JSON.stringify(toSharedCopy(item, (path) => path));

/**
 * Copies the pictures that `item` shows under `shared/{shareId}/` and answers the public copy. Pictures that do not lie
 * under the owner's own prefix, or are gone, stay out. Doing it twice makes the same.
 */
export async function copyForShare(
  pictures: Pick<PictureStore, 'find' | 'copy'>,
  shareId: string,
  item: SharedItem,
): Promise<SharedCopy> {
  const ownerId = item.item.userId;
  const addresses = new Map<string, string>();
  const copyOne = async (path: string): Promise<void> => {
    const target = sharedPath(shareId, path);
    const stored = (await pictures.find(target)) ?? (await pictures.copy(path, target));
    if (stored) addresses.set(path, stored.imageUrl);
  };
  await Promise.all(
    shownPictures(item)
      .filter((path) => isOwn(ownerId, path))
      .map(copyOne),
  );
  return toSharedCopy(item, (path) => addresses.get(path ?? '') ?? null);
}

/** Removes the pictures of a share that `item` does not show any more; all of them where it is null. */
export async function removeUnshown(
  pictures: Pick<PictureStore, 'list' | 'remove'>,
  shareId: string,
  item: SharedItem | null,
): Promise<void> {
  const shown = new Set(
    (item ? shownPictures(item) : []).flatMap((path) => {
      const target = sharedPath(shareId, path);
      return [target, thumbnailPath(target)];
    }),
  );
  const stored = await pictures.list(sharePrefix(shareId));
  await pictures.remove(stored.filter((path) => !shown.has(path)));
}

function shownPictures(item: SharedItem): string[] {
  const paths = new Set<string>();
  toSharedCopy(item, (path) => {
    if (path !== null) paths.add(path);
    return null;
  });
  return [...paths];
}
