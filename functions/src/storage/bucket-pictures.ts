import { parseDownloadAddress, SHARED_PREFIX, thumbnailPath } from '@talelantern/domain/images/media-address';
import type { Bucket, File } from '@google-cloud/storage';
import type { PictureStore, StoredPicture } from '../operations/ports/pictures.ts';
import { again } from './again.ts';
import { createDownloadTokens } from './download-tokens.ts';
import { unlessMissing } from './missing-file.ts';
import { removeFile } from './remove-file.ts';
import { saveFile } from './save-file.ts';

const CACHE_CONTROL = 'private, max-age=31536000, immutable';
/** What a family takes back is gone from its readers' browsers within a minute, as its page is. */
const SHARED_CACHE_CONTROL = 'private, max-age=60';
/** Many times what we store of a picture. */
const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Pictures in the project's bucket; a thumbnail has the token of its picture. `publicUrl`: where Storage answers
 * download-token addresses.
 */
export function createBucketPictures(bucket: Bucket, publicUrl: string, secret: string): PictureStore {
  const tokens = createDownloadTokens({ bucket: bucket.name, publicUrl, secret, kind: 'picture' });
  const { tokenOf } = tokens;
  const addressOf = (path: string): StoredPicture => ({ imageUrl: tokens.addressOf(path), imagePath: path });
  const metadataFor = (path: string) => ({
    contentType: 'image/webp',
    cacheControl: path.startsWith(SHARED_PREFIX) ? SHARED_CACHE_CONTROL : CACHE_CONTROL,
    metadata: { firebaseStorageDownloadTokens: tokenOf(path) },
  });
  const save = (name: string, bytes: Buffer, path: string): Promise<void> =>
    saveFile(bucket, name, bytes, metadataFor(path));

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
      const found = await unlessMissing(() => bucket.file(path).download({ start: 0, end: MOST_BYTES }));
      return found && found[0].length <= MOST_BYTES ? found[0] : null;
    },
    async copy(from, to) {
      if (from === to) return (await exists(bucket.file(from))) ? addressOf(from) : null;
      const copyTo = (source: string, target: string): Promise<unknown> =>
        unlessMissing(() => bucket.file(source).copy(bucket.file(target), metadataFor(to)));
      const areCopied = await Promise.all([copyTo(from, to), copyTo(thumbnailPath(from), thumbnailPath(to))]);
      return areCopied.every(Boolean) ? addressOf(to) : null;
    },
    async list(prefix) {
      const [files] = await again(() => bucket.getFiles({ prefix }));
      return files.map(({ name }) => name);
    },
    async remove(paths) {
      await Promise.all(paths.map((path) => removeFile(bucket.file(path))));
    },
    pathOf(address) {
      const parsed = parseDownloadAddress(address);
      return parsed?.bucket === bucket.name && parsed.token === tokenOf(parsed.path) ? parsed.path : null;
    },
  };
}

const exists = async (file: File): Promise<boolean> => (await again(() => file.exists()))[0];
