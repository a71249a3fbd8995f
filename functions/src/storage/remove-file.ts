import type { File } from '@google-cloud/storage';
import { again } from './again.ts';

/** Deletes a file, again where that fails; one that is gone already is as good. Throws what the last try threw. */
export async function removeFile(file: File): Promise<void> {
  await again(() => file.delete({ ignoreNotFound: true }));
}
