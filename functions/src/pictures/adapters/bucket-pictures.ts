import { parseDownloadUrl, SHARED_PREFIX, thumbnailPath } from '@talelantern/domain/images/media-url';
import type { Bucket, File } from '@google-cloud/storage';
import type { StoredPicture, EncodedPicture, PreviewShape } from '../ports/ports.ts';
import { retry } from '../../core/retry.ts';
import { createDownloadTokens, nullIfFileMissing, removeFile, saveFile } from '../../core/bucket-files.ts';

const CACHE_CONTROL = 'private, max-age=31536000, immutable';
/** A withdrawn share's pictures leave browser caches within a minute, like its page. */
const SHARED_CACHE_CONTROL = 'private, max-age=60';
/** Far above the size of a stored picture. */
const MAX_BYTES = 10 * 1024 * 1024;

/** `publicUrl`: origin of the download URLs; `secret`: key of their tokens. A thumbnail has its picture's token. */
export function createBucketPictures(bucket: Bucket, publicUrl: string, secret: string) {
  const tokens = createDownloadTokens({ bucket: bucket.name, publicUrl, secret, kind: 'picture' });
  const { tokenOf } = tokens;
  const storedPictureAt = (path: string): StoredPicture => ({ imageUrl: tokens.urlOf(path), imagePath: path });
  const metadataFor = (path: string) => ({
    contentType: 'image/webp',
    cacheControl: path.startsWith(SHARED_PREFIX) ? SHARED_CACHE_CONTROL : CACHE_CONTROL,
    metadata: { firebaseStorageDownloadTokens: tokenOf(path) },
  });
  const save = (name: string, bytes: Buffer, path: string): Promise<void> =>
    saveFile(bucket, name, bytes, metadataFor(path));

  return {
    store: async (path: string, { picture, thumbnail }: EncodedPicture) => {
      await Promise.all([save(path, picture, path), save(thumbnailPath(path), thumbnail, path)]);
      return storedPictureAt(path);
    },
    /** Null unless both the picture and its thumbnail exist. */
    async find(path: string) {
      const found = await Promise.all([path, thumbnailPath(path)].map((name) => exists(bucket.file(name))));
      return found.every(Boolean) ? storedPictureAt(path) : null;
    },
    /** Null when it is missing or too large. */
    async read(path: string) {
      const found = await nullIfFileMissing(() => bucket.file(path).download({ start: 0, end: MAX_BYTES }));
      return found && found[0].length <= MAX_BYTES ? found[0] : null;
    },
    /** Copies a picture and its thumbnail; repeated calls return the same URL. Null when `from` is missing. */
    async copy(from: string, to: string) {
      if (from === to) return (await exists(bucket.file(from))) ? storedPictureAt(from) : null;
      const copyTo = (source: string, target: string): Promise<unknown> =>
        nullIfFileMissing(() => bucket.file(source).copy(bucket.file(target), metadataFor(to)));
      const areCopied = await Promise.all([copyTo(from, to), copyTo(thumbnailPath(from), thumbnailPath(to))]);
      return areCopied.every(Boolean) ? storedPictureAt(to) : null;
    },
    /**
     * Makes the JPEG for link previews at `to` from a picture: a scene fills it, a portrait is shown whole on a
     * background of its main color. Does nothing if it was made from that picture already. Returns false when the
     * picture is missing or cannot be decoded.
     */
    async makePreview(from: string, to: string, shape: PreviewShape) {
      const file = bucket.file(to);
      const existingMetadata = await nullIfFileMissing(() => file.getMetadata());
      if (existingMetadata?.[0].metadata?.['madeFrom'] === from) return true;
      const picture = await this.read(from);
      if (picture === null) return false;
      // Loaded on demand, because loading the encoder takes time and few functions need it.
      const { encodePreview } = await import('./encode-preview.ts');
      const preview = await encodePreview(picture, shape);
      if (preview === null) return false;
      await saveFile(bucket, to, preview, {
        contentType: 'image/jpeg',
        cacheControl: SHARED_CACHE_CONTROL,
        metadata: { madeFrom: from },
      });
      return true;
    },
    /** A blurred WebP of a picture's thumbnail in base64; null when it is missing, no picture, or would be too large. */
    async makePlaceholder(path: string) {
      const thumbnail = await this.read(thumbnailPath(path));
      if (thumbnail === null) return null;
      const { encodePlaceholder } = await import('./encode-preview.ts');
      return encodePlaceholder(thumbnail);
    },
    /** Paths of all files below `prefix`, which ends with a slash, thumbnails included. */
    async list(prefix: string) {
      const [files] = await retry(() => bucket.getFiles({ prefix }));
      return files.map(({ name }) => name);
    },
    /** Deletes files; missing ones are ignored. */
    async remove(paths: readonly string[]) {
      await Promise.all(paths.map((path) => removeFile(bucket.file(path))));
    },
    /** The path of a download-token URL in this bucket; null for any other URL. */
    pathOf(url: string) {
      const parsed = parseDownloadUrl(url);
      return parsed?.bucket === bucket.name && parsed.token === tokenOf(parsed.path) ? parsed.path : null;
    },
  };
}

const exists = async (file: File): Promise<boolean> => (await retry(() => file.exists()))[0];
