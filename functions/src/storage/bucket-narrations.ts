import type { Bucket } from '@google-cloud/storage';
import type { NarrationPaths, NarrationStore, StoredNarration } from '../operations/ports/narrations.ts';
import { again } from './again.ts';
import { createDownloadTokens } from './download-tokens.ts';
import { unlessMissing } from './missing-file.ts';
import { readPassageFile, toPassageFile } from './narration-passage-file.ts';
import { removeFile } from './remove-file.ts';
import { saveFile } from './save-file.ts';

const CACHE_CONTROL = 'private, max-age=31536000, immutable';

/** Recordings in the project's bucket. Passages have no token: only their family and the functions can read them. */
export function createBucketNarrations(bucket: Bucket, publicUrl: string, secret: string): NarrationStore {
  const { tokenOf, addressOf } = createDownloadTokens({ bucket: bucket.name, publicUrl, secret, kind: 'narration' });
  const toStored = (paths: NarrationPaths, durationSeconds: number): StoredNarration => ({
    ...paths,
    durationSeconds,
    url: addressOf(paths.audioPath),
    timingsUrl: addressOf(paths.timingsPath),
  });
  const save = (path: string, bytes: Buffer, contentType: string, fields: Readonly<Record<string, string>>) =>
    saveFile(bucket, path, bytes, {
      contentType,
      cacheControl: CACHE_CONTROL,
      metadata: { firebaseStorageDownloadTokens: tokenOf(path), ...fields },
    });
  return {
    async find(paths) {
      const [[hasTimings], duration] = await Promise.all([
        again(() => bucket.file(paths.timingsPath).exists()),
        durationOf(bucket, paths.audioPath),
      ]);
      return hasTimings && duration !== null ? toStored(paths, duration) : null;
    },
    async store(paths, { bytes, durationSeconds }, timings) {
      await Promise.all([
        save(paths.timingsPath, Buffer.from(JSON.stringify(timings)), 'application/json', {}),
        save(paths.audioPath, bytes, 'audio/mpeg', { [DURATION]: String(durationSeconds) }),
      ]);
      return toStored(paths, durationSeconds);
    },
    async passagesIn(folder) {
      const [files] = await again(() => bucket.getFiles({ prefix: folder }));
      return new Set(files.map(({ name }) => name));
    },
    async findPassage(path) {
      const bytes = await unlessMissing(() => bucket.file(path).download());
      return bytes && readPassageFile(bytes[0]);
    },
    async storePassage(path, speech) {
      await saveFile(bucket, path, toPassageFile(speech), { contentType: 'application/octet-stream' });
    },
    async remove(paths) {
      await Promise.all(paths.map((path) => removeFile(bucket.file(path))));
    },
    async removePassages(folder) {
      await again(() => bucket.deleteFiles({ prefix: folder, force: true }));
    },
  };
}

/** Field of a recording's metadata, in seconds: nobody need decode it to know how long it is. */
const DURATION = 'durationSeconds';

async function durationOf(bucket: Bucket, path: string): Promise<number | null> {
  const metadata = await unlessMissing(() => bucket.file(path).getMetadata());
  const duration = Number(metadata?.[0].metadata?.[DURATION]);
  return Number.isFinite(duration) && duration > 0 ? duration : null;
}
