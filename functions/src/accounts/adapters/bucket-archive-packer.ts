import type { Bucket } from '@google-cloud/storage';
import type { ArchiveEntry } from '../ports/ports.ts';
import { retry } from '../../core/retry.ts';
import { createDownloadTokens } from '../../core/bucket-files.ts';
import { writeArchive } from './write-archive.ts';

/** ZIP archives in the project's bucket. */
export function createBucketArchivePacker(bucket: Bucket, publicUrl: string, secret: string) {
  const { tokenOf, urlOf } = createDownloadTokens({ bucket: bucket.name, publicUrl, secret, kind: 'archive' });
  const packOnce = (path: string, entries: () => AsyncIterable<ArchiveEntry>, fileName: string) => {
    const upload = bucket.file(path).createWriteStream({
      resumable: false,
      metadata: {
        contentType: 'application/zip',
        contentDisposition: `attachment; filename="${fileName}"`,
        cacheControl: 'private, no-store',
        metadata: { firebaseStorageDownloadTokens: tokenOf(path) },
      },
    });
    return writeArchive(entries(), upload);
  };
  return {
    urlOf,
    /** Packs while it uploads; returns the size in bytes. `entries` is called again after a failure. */
    pack: (...archive: Parameters<typeof packOnce>) => retry(() => packOnce(...archive)),
  };
}
