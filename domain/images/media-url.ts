export const THUMBNAIL_SUFFIX = '.thumb.webp';

/** `users/u1/characters/c1/p.webp` → `users/u1/characters/c1/p.thumb.webp`. */
export const thumbnailPath = (path: string): string => path.replace(/\.webp$/, THUMBNAIL_SUFFIX);

export const SHARED_PREFIX = 'shared/';

export const ownerPrefix = (uid: string): string => `users/${uid}/`;

/** Path of a generated picture before it is saved. */
export const generatedPicturePath = (uid: string, requestId: string): string =>
  `${ownerPrefix(uid)}generated/${requestId}.webp`;

export interface PictureOwner {
  collection: 'characters' | 'locations' | 'stories';
  id: string;
}

export const itemFolder = (uid: string, { collection, id }: PictureOwner): string =>
  `${ownerPrefix(uid)}${collection}/${id}/`;

export const itemPicturePath = (uid: string, owner: PictureOwner, pictureId: string): string =>
  `${itemFolder(uid, owner)}${pictureId}.webp`;

const PICTURE_BELOW_OWNER = /^(?:[\w-]+\/)*([\w-]{1,64})\.webp$/;

/** File name without extension of the user's own picture at `path`; null for anything else. */
export function ownPictureId(path: string, uid: string): string | null {
  const prefix = ownerPrefix(uid);
  return path.startsWith(prefix) ? (PICTURE_BELOW_OWNER.exec(path.slice(prefix.length))?.[1] ?? null) : null;
}

interface DownloadUrlParts {
  bucket: string;
  path: string;
  token: string;
}

/** The download-token URL of an object, below `base` ('https://firebasestorage.googleapis.com' in the cloud). */
export function downloadUrl(base: string, { bucket, path, token }: DownloadUrlParts): string {
  return `${base}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
}

export function parseDownloadUrl(url: string): DownloadUrlParts | null {
  const match = /^https?:\/\/[^/@?#]+\/v0\/b\/([^/?#]+)\/o\/([^/?#]+)\?([^#]*)$/.exec(url);
  const token = /(?:^|&)token=([\w-]+)(?:&|$)/.exec(match?.[3] ?? '')?.[1];
  if (!match?.[1] || !match[2] || !token) return null;
  try {
    return { bucket: match[1], path: decodeURIComponent(match[2]), token };
  } catch {
    return null;
  }
}

/** The same path and token at the host `base`. Null for an invalid URL, which is never rendered. */
export function mediaUrl(stored: string | null, base: string, size: 'full' | 'thumbnail' = 'full'): string | null {
  const parts = stored === null ? null : parseDownloadUrl(stored);
  if (!parts) return null;
  const path = size === 'thumbnail' ? thumbnailPath(parts.path) : parts.path;
  return downloadUrl(base, { ...parts, path });
}
