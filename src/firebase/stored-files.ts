import { thumbnailPath } from '@talelantern/domain/images/media-address';
import { lazily } from '@talelantern/domain/loading/lazily';
import type { FirebaseApp } from 'firebase/app';
import type { Environment } from '../config/environment.ts';
import type { PictureStore } from '../services/ports/item-repositories.ts';
import type { NarrationFiles } from '../services/ports/reading-records.ts';

/** The family's files in Cloud Storage. The SDK is loaded on first use. */
export function createStoredFiles(
  app: () => FirebaseApp,
  environment: Pick<Environment, 'emulators'>,
): PictureStore & Pick<NarrationFiles, 'addressOf'> {
  const open = lazily(async () => {
    const { startStorage, deleteFile, findAddress } = await import('./start-storage.ts');
    return { deleteFile, findAddress, storage: startStorage(app(), environment) };
  });
  return {
    async delete(path) {
      const { deleteFile, storage } = await open();
      await Promise.all([path, thumbnailPath(path)].map((each) => deleteFile(storage, each)));
    },
    async addressOf(path) {
      const { findAddress, storage } = await open();
      return findAddress(storage, path);
    },
  };
}
