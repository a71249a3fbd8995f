import { finished, pipeline } from 'node:stream/promises';
import { PassThrough, type Readable } from 'node:stream';
import type { Bucket } from '@google-cloud/storage';
import { ZipFile } from 'yazl';
import type { ArchiveEntry, ArchivePacker } from '../operations/ports/archives.ts';
import { again } from './again.ts';
import { createDownloadTokens } from './download-tokens.ts';

/**
 * ZIP archives in the project's bucket. yazl writes them: it takes streams, goes on beyond 4 GiB, and depends on a
 * checksum alone. What is read from the bucket goes back into it file by file, so a gigabyte needs no more memory
 * than a picture or a recording.
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
    const storing = pipeline(zip.outputStream, counted, upload);
    await Promise.all([storing, addAll(zip, entries()).catch((error: unknown) => endWith(counted, error))]);
    return bytes;
  };
  return { addressOf, pack: (...archive) => again(() => packOnce(...archive)) };
}

/** The next one is opened when the one before has been taken in. */
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

/** Ends the upload too, which would wait for ever. */
function endWith(counted: PassThrough, error: unknown): never {
  counted.destroy(error instanceof Error ? error : new Error(String(error)));
  throw error;
}
