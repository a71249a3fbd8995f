import type { Bucket, File } from '@google-cloud/storage';
import type { FileShelf } from '../operations/ports/belongings.ts';
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
      const [files, next] = await bucket.getFiles(query);
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
      const file = bucket.file(path);
      const [isThere] = await file.exists();
      return isThere ? file.createReadStream({ decompress: false }) : null;
    },
    async removeAll(prefix) {
      for await (const files of pages(prefix)) {
        await Promise.all(files.map(removeFile));
      }
    },
  };
}
