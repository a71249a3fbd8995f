import type { Bucket } from '@google-cloud/storage';
import type { ArchivePacker } from '../ports/ports.ts';
import { retry } from '../../core/retry.ts';
import { createDownloadTokens } from '../../core/bucket-files.ts';
import { writeArchive } from './write-archive.ts';

/** ZIP archives in the project's bucket. */
export function createBucketArchivePacker(bucket: Bucket, publicUrl: string, secret: string): ArchivePacker {
  const { tokenOf, addressOf } = createDownloadTokens({ bucket: bucket.name, publicUrl, secret, kind: 'archive' });
  const packOnce: ArchivePacker['pack'] = (path, entries, fileName) => {
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
  return { addressOf, pack: (...archive) => retry(() => packOnce(...archive)) };
}
