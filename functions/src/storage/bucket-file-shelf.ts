import { Readable } from 'node:stream';
import type { Bucket, File } from '@google-cloud/storage';
import type { FileShelf } from '../operations/ports/belongings.ts';
import { again } from './again.ts';
import { unlessMissing } from './missing-file.ts';
import { removeFile } from './remove-file.ts';

const PAGE = 200;

/** Files in the project's bucket, page by page: a family may have thousands. */
export function createBucketFileShelf(bucket: Bucket): FileShelf {
  async function* pages(prefix: string): AsyncGenerator<File[]> {
    let pageToken: string | undefined;
    do {
      const query = {
        prefix,
        maxResults: PAGE,
        autoPaginate: false,
        ...(pageToken === undefined ? {} : { pageToken }),
      };
      const [files, next] = await again(() => bucket.getFiles(query));
      if (files.length > 0) yield files;
      pageToken = next?.pageToken;
    } while (pageToken !== undefined);
  }
  return {
    async *list(prefix) {
      for await (const files of pages(prefix)) {
        for (const { name, metadata } of files) yield { path: name, bytes: Number(metadata.size ?? 0) };
      }
    },
    async open(path) {
      const found = await unlessMissing(() => bucket.file(path).download({ decompress: false }));
      return found && Readable.from(found);
    },
    async removeAll(prefix) {
      for await (const files of pages(prefix)) {
        await Promise.all(files.map(removeFile));
      }
    },
  };
}
