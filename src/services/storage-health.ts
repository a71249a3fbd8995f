/** The amber banner's words (architecture §3). */
export const STORAGE_NOT_SET_UP =
  'Cloud Storage for Firebase is not properly configured. Some features may not work correctly.';

/** Whether the place where pictures and recordings lie is set up; texts do without it. */
export interface StorageHealth {
  /** Where its files have their addresses. */
  origin: string;
  isWell: () => boolean;
  watch: (onChange: () => void) => () => void;
  /** Something that lies there did not come: looks, once a visit, whether anything would. */
  suspect: () => void;
}

interface StorageHealthDependencies {
  origin: string;
  /** Empty where none is configured. */
  bucket: string;
  fetch: typeof fetch;
}

/**
 * How Storage answers about a bucket that is not there (404), whose project may not pay (402) or that Firebase has no
 * access to (412). Everything else, a refusal too, comes from a bucket that works.
 */
const NOT_SET_UP: readonly number[] = [402, 404, 412];

export function createStorageHealth({ origin, bucket, fetch }: StorageHealthDependencies): StorageHealth {
  const listeners = new Set<() => void>();
  let isWell = bucket !== '';
  let hasLooked = !isWell;

  async function look(): Promise<void> {
    hasLooked = true;
    try {
      const { status } = await fetch(`${origin}/v0/b/${encodeURIComponent(bucket)}/o?maxResults=1`);
      isWell = !NOT_SET_UP.includes(status);
      for (const listener of listeners) listener();
    } catch {
      // No network says nothing about Storage.
      hasLooked = false;
    }
  }

  return {
    origin,
    isWell: () => isWell,
    watch(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    suspect() {
      if (!hasLooked) void look();
    },
  };
}
