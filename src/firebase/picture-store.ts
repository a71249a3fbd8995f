import { thumbnailPath } from '@talelantern/domain/images/media-address';
import { lazily } from '@talelantern/domain/loading/lazily';
import type { FirebaseApp } from 'firebase/app';
import type { Environment } from '../config/environment.ts';
import type { PictureStore } from '../services/ports/item-repositories.ts';

export function createPictureStore(app: () => FirebaseApp, environment: Pick<Environment, 'emulators'>): PictureStore {
  const load = lazily(async () => {
    const { startStorage, deleteFile } = await import('./start-storage.ts');
    const storage = startStorage(app(), environment);
    return (path: string) => deleteFile(storage, path);
  });
  return {
    async delete(path) {
      const deleteAt = await load();
      await Promise.all([deleteAt(path), deleteAt(thumbnailPath(path))]);
    },
  };
}
