import { finished, pipeline } from 'node:stream/promises';
import { PassThrough, type Readable } from 'node:stream';
import type { Bucket } from '@google-cloud/storage';
import { ZipFile } from 'yazl';
import type { ArchiveEntry, ArchivePacker } from '../ports/ports.ts';
import { retry } from '../../core/retry.ts';
import { createDownloadTokens } from '../../core/bucket-files.ts';

/**
 * ZIP archives in the project's bucket, written with yazl: it takes streams, supports more than 4 GiB, and has one
 * small dependency. Entries are copied one by one, so memory use does not grow with their number.
 */
export function createBucketArchivePacker(bucket: Bucket, publicUrl: string, secret: string): ArchivePacker {
  const { tokenOf, addressOf } = createDownloadTokens({ bucket: bucket.name, publicUrl, secret, kind: 'archive' });
  const packOnce: ArchivePacker['pack'] = async (path, entries, fileName) => {
    const zip = new ZipFile();
    const counted = new PassThrough();
    let bytes = 0;
    counted.on('data', (chunk: Buffer) => (bytes += chunk.length));
    const upload = bucket.file(path).createWriteStream({
      resumable: false,
      metadata: {
        contentType: 'application/zip',
        contentDisposition: `attachment; filename="${fileName}"`,
        cacheControl: 'private, no-store',
        metadata: { firebaseStorageDownloadTokens: tokenOf(path) },
      },
    });
    const uploaded = pipeline(zip.outputStream, counted, upload);
    await Promise.all([uploaded, addAll(zip, entries()).catch((error: unknown) => endWith(counted, error))]);
    return bytes;
  };
  return { addressOf, pack: (...archive) => retry(() => packOnce(...archive)) };
}

/** Opens an entry only when the previous one has been read. */
async function addAll(zip: ZipFile, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  for await (const { path, open, isText } of entries) {
    const content = await open();
    if (content) await add(zip, path, content, isText);
  }
  zip.end();
}

async function add(zip: ZipFile, path: string, content: Readable, compress: boolean): Promise<void> {
  zip.addReadStream(content, path, { compress });
  await finished(content, { writable: false });
}

/** Aborts the upload too; otherwise it would never finish. */
function endWith(counted: PassThrough, error: unknown): never {
  counted.destroy(error instanceof Error ? error : new Error(String(error)));
  throw error;
}
