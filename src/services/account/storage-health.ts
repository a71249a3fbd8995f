import { createListeners } from '../core/listeners.ts';

export const STORAGE_NOT_SET_UP =
  'Cloud Storage for Firebase is not properly configured. Some features may not work correctly.';

interface StorageHealthDeps {
  origin: string;
  bucket: string;
  fetch: typeof fetch;
}

/** Storage is not set up: no bucket (404), no billing (402), no access for Firebase (412). */
const NOT_SET_UP_STATUSES: readonly number[] = [402, 404, 412];

export type StorageHealth = ReturnType<typeof createStorageHealth>;

export function createStorageHealth({ origin, bucket, fetch }: StorageHealthDeps) {
  const { watch, notify } = createListeners();
  let isAvailable = bucket !== '';
  let isChecked = !isAvailable;

  async function check(): Promise<void> {
    isChecked = true;
    try {
      const { status } = await fetch(`${origin}/v0/b/${encodeURIComponent(bucket)}/o?maxResults=1`);
      isAvailable = !NOT_SET_UP_STATUSES.includes(status);
      notify();
    } catch {
      // Checked again later, because a request that fails offline says nothing about Storage.
      isChecked = false;
    }
  }

  return {
    origin,
    isAvailable: () => isAvailable,
    watch,
    checkAfterFailure: (): void => {
      if (!isChecked) void check();
    },
  };
}
