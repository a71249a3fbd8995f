import { thumbnailPath } from '@talelantern/domain/images/media-url';
import { lazily } from '@talelantern/domain/loading/lazily';
import type { FirebaseApp } from 'firebase/app';
import type { Environment } from '../config/environment.ts';

/** The family's files in Cloud Storage. The SDK is loaded on first use. */
export function createStoredFiles(app: () => FirebaseApp, environment: Pick<Environment, 'emulators'>) {
  const open = lazily(async () => {
    const { startStorage, deleteFile, findUrl } = await import('./start-storage.ts');
    return { deleteFile, findUrl, storage: startStorage(app(), environment) };
  });
  return {
    /** Deletes the picture at `path` and its thumbnail. Idempotent. */
    async delete(path: string) {
      const { deleteFile, storage } = await open();
      await Promise.all([path, thumbnailPath(path)].map((each) => deleteFile(storage, each)));
    },
    /** A playable URL of the file at `path`; null if it does not exist. */
    async urlOf(path: string) {
      const { findUrl, storage } = await open();
      return findUrl(storage, path);
    },
  };
}
