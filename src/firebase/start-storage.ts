import type { FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getDownloadURL,
  getStorage,
  ref,
  type FirebaseStorage,
} from 'firebase/storage';
import type { Environment } from '../config/environment.ts';

/** Retry times from docs/specification.md#9. The app deletes and never uploads; both times are set as specified. */
const OPERATION_RETRY_MS = 2 * 60_000;
const UPLOAD_RETRY_MS = 10 * 60_000;

export function startStorage(app: FirebaseApp, { emulators }: Pick<Environment, 'emulators'>): FirebaseStorage {
  const storage = getStorage(app);
  storage.maxOperationRetryTime = OPERATION_RETRY_MS;
  storage.maxUploadRetryTime = UPLOAD_RETRY_MS;
  if (emulators) {
    const { hostname, port } = new URL(`http://${emulators.storage}`);
    connectStorageEmulator(storage, hostname, Number(port));
  }
  return storage;
}

export async function deleteFile(storage: FirebaseStorage, path: string): Promise<void> {
  await nullIfMissing(deleteObject(ref(storage, path)));
}

export const findUrl = (storage: FirebaseStorage, path: string): Promise<string | null> =>
  nullIfMissing(getDownloadURL(ref(storage, path)));

async function nullIfMissing<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
    if (code === 'storage/object-not-found') return null;
    throw error;
  }
}
