import { createHmac } from 'node:crypto';
import { downloadAddress, parseDownloadAddress, thumbnailPath } from '@talelantern/domain/images/media-address';
import type { Bucket, File } from '@google-cloud/storage';
import type { PictureStore, StoredPicture } from '../operations/ports/pictures.ts';

const CACHE_CONTROL = 'private, max-age=31536000, immutable';
const NOT_FOUND = 404;
/** Many times what we store of a picture. */
const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Pictures in the project's bucket. `publicUrl`: where Storage answers download-token addresses. A token is an HMAC of
 * the path under `secret`: nobody can guess it, and doing the same thing twice gives the same address.
 */
export function createBucketPictures(bucket: Bucket, publicUrl: string, secret: string): PictureStore {
  const tokenOf = (path: string): string => {
    const hex = createHmac('sha256', secret).update(`picture:${path}`).digest('hex');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
  };
  const addressOf = (path: string): StoredPicture => ({
    imageUrl: downloadAddress(publicUrl, { bucket: bucket.name, path, token: tokenOf(path) }),
    imagePath: path,
  });
  const metadataFor = (path: string) => ({
    contentType: 'image/webp',
    cacheControl: CACHE_CONTROL,
    metadata: { firebaseStorageDownloadTokens: tokenOf(path) },
  });
  const save = (name: string, bytes: Buffer, path: string): Promise<void> =>
    bucket.file(name).save(bytes, { resumable: false, metadata: metadataFor(path) });

  return {
    async store(path, { picture, thumbnail }) {
      await Promise.all([save(path, picture, path), save(thumbnailPath(path), thumbnail, path)]);
      return addressOf(path);
    },
    async find(path) {
      const found = await Promise.all([path, thumbnailPath(path)].map((name) => exists(bucket.file(name))));
      return found.every(Boolean) ? addressOf(path) : null;
    },
    async read(path) {
      const [bytes] = await bucket
        .file(path)
        .download({ start: 0, end: MOST_BYTES })
        .catch((error: unknown) => {
          if (isMissing(error)) return [null];
          throw error;
        });
      return bytes && bytes.length <= MOST_BYTES ? bytes : null;
    },
    async copy(from, to) {
      if (from === to) return (await exists(bucket.file(from))) ? addressOf(from) : null;
      const copyTo = (source: string, target: string): Promise<boolean> =>
        copied(bucket.file(source), bucket.file(target), metadataFor(to));
      const areCopied = await Promise.all([copyTo(from, to), copyTo(thumbnailPath(from), thumbnailPath(to))]);
      return areCopied.every(Boolean) ? addressOf(to) : null;
    },
    async list(prefix) {
      const [files] = await bucket.getFiles({ prefix });
      return files.map(({ name }) => name);
    },
    async remove(paths) {
      await Promise.all(paths.map((path) => bucket.file(path).delete({ ignoreNotFound: true })));
    },
    pathOf(address) {
      const parsed = parseDownloadAddress(address);
      return parsed?.bucket === bucket.name && parsed.token === tokenOf(parsed.path) ? parsed.path : null;
    },
  };
}

const exists = async (file: File): Promise<boolean> => (await file.exists())[0];

async function copied(from: File, to: File, metadata: object): Promise<boolean> {
  try {
    await from.copy(to, metadata);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === NOT_FOUND;
