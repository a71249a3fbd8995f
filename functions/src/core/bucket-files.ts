import type { Bucket, FileMetadata, File } from '@google-cloud/storage';
import { retry } from './retry.ts';
import { createHmac } from 'node:crypto';
import { downloadUrl } from '@talelantern/domain/images/media-url';

export const saveFile = (bucket: Bucket, path: string, bytes: Buffer, metadata: FileMetadata): Promise<void> =>
  retry(() => bucket.file(path).save(bytes, { resumable: false, metadata }));

const NOT_FOUND = 404;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === NOT_FOUND;

/** Null when there is no such file. Retries like `retry`, so `ask` must be repeatable. */
export async function nullIfFileMissing<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await retry(ask);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Deletes a file, with retries; succeeds when it does not exist. */
export async function removeFile(file: File): Promise<void> {
  await retry(() => file.delete({ ignoreNotFound: true }));
}

interface DownloadTokenOptions {
  bucket: string;
  /** Origin of download-token URLs. */
  publicUrl: string;
  secret: string;
  /** Different kinds of files have different tokens. */
  kind: 'picture' | 'narration' | 'archive';
}

/** A token is an HMAC of the path: it cannot be guessed, and the same path always gets the same URL. */
export function createDownloadTokens({ bucket, publicUrl, secret, kind }: DownloadTokenOptions) {
  const tokenOf = (path: string): string => {
    const hex = createHmac('sha256', secret).update(`${kind}:${path}`).digest('hex');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
  };
  return { tokenOf, urlOf: (path: string) => downloadUrl(publicUrl, { bucket, path, token: tokenOf(path) }) };
}
