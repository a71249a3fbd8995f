/** Where pictures lie and how they are addressed (architecture §3 'imageUrl on records'). */

export const THUMBNAIL_SUFFIX = '.thumb.webp';

/** `users/u1/characters/c1/p.webp` → `users/u1/characters/c1/p.thumb.webp`. */
export const thumbnailPath = (path: string): string => path.replace(/\.webp$/, THUMBNAIL_SUFFIX);

/** Where the copies of shared pictures lie, each share's in a folder of its own (architecture §4). */
export const SHARED_PREFIX = 'shared/';

export const ownerPrefix = (uid: string): string => `users/${uid}/`;

/** Where a generated picture waits until it is saved to its place. */
export const generatedPicturePath = (uid: string, requestId: string): string =>
  `${ownerPrefix(uid)}generated/${requestId}.webp`;

/** What pictures are saved for: the main pictures of characters and locations, the scenes of stories. */
export interface PictureOwner {
  collection: 'characters' | 'locations' | 'stories';
  id: string;
}

/** The folder of an item's saved pictures; it goes with the item. */
export const itemFolder = (uid: string, { collection, id }: PictureOwner): string =>
  `${ownerPrefix(uid)}${collection}/${id}/`;

export const itemPicturePath = (uid: string, owner: PictureOwner, pictureId: string): string =>
  `${itemFolder(uid, owner)}${pictureId}.webp`;

const PICTURE_BELOW_OWNER = /^(?:[\w-]+\/)*([\w-]{1,64})\.webp$/;

/** The name of the family's own picture at `path`, without its folder and ending; null for anything else. */
export function ownPictureId(path: string, uid: string): string | null {
  const prefix = ownerPrefix(uid);
  return path.startsWith(prefix) ? (PICTURE_BELOW_OWNER.exec(path.slice(prefix.length))?.[1] ?? null) : null;
}

interface StoredAddress {
  bucket: string;
  path: string;
  token: string;
}

/** The download-token address of an object, below `base` ('https://firebasestorage.googleapis.com' in the cloud). */
export function downloadAddress(base: string, { bucket, path, token }: StoredAddress): string {
  return `${base}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
}

/** Takes a download-token address apart; null for anything else. The host is not looked at. */
export function parseDownloadAddress(address: string): StoredAddress | null {
  const match = /^https?:\/\/[^/@?#]+\/v0\/b\/([^/?#]+)\/o\/([^/?#]+)\?([^#]*)$/.exec(address);
  const token = /(?:^|&)token=([\w-]+)(?:&|$)/.exec(match?.[3] ?? '')?.[1];
  if (!match?.[1] || !match[2] || !token) return null;
  try {
    return { bucket: match[1], path: decodeURIComponent(match[2]), token };
  } catch {
    return null;
  }
}

/**
 * The address to show for a stored one: path and token kept, host replaced by `base`, so that a changed host or port
 * breaks nothing. Null for anything that is not an address of ours, which is then never rendered.
 */
export function mediaUrl(stored: string | null, base: string, size: 'full' | 'thumbnail' = 'full'): string | null {
  const address = stored === null ? null : parseDownloadAddress(stored);
  if (!address) return null;
  const path = size === 'thumbnail' ? thumbnailPath(address.path) : address.path;
  return downloadAddress(base, { ...address, path });
}
