import { setTimeout } from 'node:timers/promises';
import type { Bucket, FileMetadata } from '@google-cloud/storage';

/** Before the second, third and fourth try, ms: long enough that connections found dead have left the pool. */
const PAUSES_MS = [0, 50, 250];

/**
 * Writes a file, again where that fails: Storage may have closed connections that were kept open, which only the next
 * write on each notices (EPIPE, ECONNRESET), and its client repeats no write that has no precondition. The same bytes
 * twice are the same file. Throws what the last try threw.
 */
export async function saveFile(bucket: Bucket, path: string, bytes: Buffer, metadata: FileMetadata): Promise<void> {
  const save = () => bucket.file(path).save(bytes, { resumable: false, metadata });
  for (const pauseMs of PAUSES_MS)
    try {
      await save();
      return;
    } catch {
      await setTimeout(pauseMs);
    }
  await save();
}
