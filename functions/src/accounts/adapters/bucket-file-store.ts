import { Readable } from 'node:stream';
import type { Bucket, File } from '@google-cloud/storage';
import { retry } from '../../core/retry.ts';
import { nullIfFileMissing, removeFile } from '../../core/bucket-files.ts';

const PAGE = 200;

/** Files in the project's bucket, listed in pages: a user may have thousands. */
export function createBucketFileStore(bucket: Bucket) {
  async function* pages(prefix: string): AsyncGenerator<File[]> {
    let pageToken: string | undefined;
    do {
      const query = {
        prefix,
        maxResults: PAGE,
        autoPaginate: false,
        ...(pageToken === undefined ? {} : { pageToken }),
      };
      const [files, next] = await retry(() => bucket.getFiles(query));
      if (files.length > 0) yield files;
      pageToken = next?.pageToken;
    } while (pageToken !== undefined);
  }
  return {
    async *list(prefix: string) {
      for await (const files of pages(prefix)) {
        for (const { name, metadata } of files) yield { path: name, bytes: Number(metadata.size ?? 0) };
      }
    },
    async open(path: string) {
      const file = await nullIfFileMissing(() => bucket.file(path).download({ decompress: false }));
      return file && Readable.from(file);
    },
    async removeAll(prefix: string) {
      for await (const files of pages(prefix)) {
        await Promise.all(files.map(removeFile));
      }
    },
  };
}
