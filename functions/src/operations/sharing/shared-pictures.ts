import { createHash } from 'node:crypto';
import {
  ownerPrefix,
  parseDownloadAddress,
  SHARED_PREFIX,
  thumbnailPath,
} from '@talelantern/domain/images/media-address';
import { toSharedCharacter, toSharedStory, type SharedCopy } from '@talelantern/domain/sharing/shared-copy';
import type { PictureStore } from '../ports/pictures.ts';
import type { HeldShare, SharedItem, Shares } from '../ports/shares.ts';

/** Where the pictures of a share lie. */
export const sharePrefix = (shareId: string): string => `${SHARED_PREFIX}${shareId}/`;

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
 * under the owner's own prefix, or were gone when they were first copied, stay out. Doing it twice makes the same.
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

/**
 * Leaves under `shared/{shareId}/` exactly what the share shows by now: everything goes from one that is withdrawn, hidden
 * or was never made, and what another run cleared away meanwhile comes back. To be called after every write of a share.
 */
export async function settlePictures(
  { shares, pictures }: { shares: Pick<Shares, 'share' | 'item'>; pictures: PictureStore },
  shareId: string,
): Promise<void> {
  // The files first: what is copied later belongs to a write that settles them itself.
  const stored = await pictures.list(sharePrefix(shareId));
  const kept = new Set(picturesOf(await shares.share(shareId)).flatMap((path) => [path, thumbnailPath(path)]));
  await pictures.remove(stored.filter((path) => !kept.has(path)));
  const held = await shares.share(shareId);
  const item = held && isSeen(held) ? await shares.item(held.source) : null;
  if (item) await copyForShare(pictures, shareId, item);
}

const isSeen = ({ share }: HeldShare): boolean => share.withdrawnAt === null && !share.hidden;

/** The paths that an open share's copy names. */
function picturesOf(held: HeldShare | null): string[] {
  if (!held || !isSeen(held)) return [];
  const addresses = JSON.stringify(held.share.copy).match(/https?:[^"\\]+/g) ?? [];
  return addresses.map((address) => parseDownloadAddress(address)?.path ?? null).filter((path) => path !== null);
}

function shownPictures(item: SharedItem): string[] {
  const paths = new Set<string>();
  toSharedCopy(item, (path) => {
    if (path !== null) paths.add(path);
    return null;
  });
  return [...paths];
}
