import { readWordTimings, type WordTimings } from '@talelantern/domain/narration/word-timings';
import { parseJson } from '@talelantern/domain/stored/read-fields';
import type { Bucket } from '@google-cloud/storage';
import type { NarrationPaths, StoredNarration, Sound, EncodedSound } from '../ports/ports.ts';
import { retry } from '../../core/retry.ts';
import { createDownloadTokens, nullIfFileMissing, removeFile, saveFile } from '../../core/bucket-files.ts';
import { readPassageFile, toPassageFile } from './narration-passage-file.ts';

const CACHE_CONTROL = 'private, max-age=31536000, immutable';

/** Narrations in the project's bucket. Passages have no token: only their owner and functions can read them. */
export function createBucketNarrations(bucket: Bucket, publicUrl: string, secret: string) {
  const { tokenOf, urlOf } = createDownloadTokens({ bucket: bucket.name, publicUrl, secret, kind: 'narration' });
  const toStored = (paths: NarrationPaths, durationSeconds: number, { words }: WordTimings): StoredNarration => ({
    ...paths,
    durationSeconds,
    url: urlOf(paths.audioPath),
    words,
  });
  const save = (path: string, bytes: Buffer, contentType: string, fields: Readonly<Record<string, string>>) =>
    saveFile(bucket, path, bytes, {
      contentType,
      cacheControl: CACHE_CONTROL,
      metadata: { firebaseStorageDownloadTokens: tokenOf(path), ...fields },
    });
  return {
    /** Null unless both the audio and readable timings exist. */
    async find(paths: NarrationPaths) {
      const [timings, duration] = await Promise.all([
        timingsIn(bucket, paths.timingsPath),
        durationOf(bucket, paths.audioPath),
      ]);
      return timings && duration !== null ? toStored(paths, duration, timings) : null;
    },
    store: async (paths: NarrationPaths, { bytes, durationSeconds }: EncodedSound, timings: WordTimings) => {
      await Promise.all([
        save(paths.timingsPath, Buffer.from(JSON.stringify(timings)), 'application/json', {}),
        save(paths.audioPath, bytes, 'audio/mpeg', { [DURATION_KEY]: String(durationSeconds) }),
      ]);
      return toStored(paths, durationSeconds, timings);
    },
    /** Paths of the recordings or passages that begin with `prefix`. */
    async pathsBelow(prefix: string) {
      const [files] = await retry(() => bucket.getFiles({ prefix }));
      return new Set(files.map(({ name }) => name));
    },
    /** Null when the passage is missing or invalid. */
    async findPassage(path: string) {
      const bytes = await nullIfFileMissing(() => bucket.file(path).download());
      return bytes && readPassageFile(bytes[0]);
    },
    storePassage: async (path: string, speech: Sound) => {
      await saveFile(bucket, path, toPassageFile(speech), { contentType: 'application/octet-stream' });
    },
    /** Removes single files; missing ones are ignored. */
    async remove(paths: readonly string[]) {
      await Promise.all(paths.map((path) => removeFile(bucket.file(path))));
    },
    async removePassages(folder: string) {
      await retry(() => bucket.deleteFiles({ prefix: folder, force: true }));
    },
  };
}

async function timingsIn(bucket: Bucket, path: string): Promise<WordTimings | null> {
  const [bytes] = (await nullIfFileMissing(() => bucket.file(path).download())) ?? [];
  return bytes ? readWordTimings(parseJson(bytes.toString())) : null;
}

/** Metadata field with the length in seconds, so that the file need not be decoded. */
const DURATION_KEY = 'durationSeconds';

async function durationOf(bucket: Bucket, path: string): Promise<number | null> {
  const metadata = await nullIfFileMissing(() => bucket.file(path).getMetadata());
  const duration = Number(metadata?.[0].metadata?.[DURATION_KEY]);
  return Number.isFinite(duration) && duration > 0 ? duration : null;
}
