import type { Bucket, FileMetadata } from '@google-cloud/storage';
import { again } from './again.ts';

/** Writes a file, again where that fails: the same bytes twice are the same file. Throws what the last try threw. */
export const saveFile = (bucket: Bucket, path: string, bytes: Buffer, metadata: FileMetadata): Promise<void> =>
  again(() => bucket.file(path).save(bytes, { resumable: false, metadata }));
