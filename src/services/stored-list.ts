import type { KeyValueStore } from './ports/key-value-store.ts';

/** The entries kept under `key` that `read` understands; none where the store does not work. */
export function readStoredList<Entry>(
  store: KeyValueStore,
  key: string,
  read: (value: unknown) => Entry | null,
): Entry[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.map(read).filter((entry) => entry !== null) : [];
  } catch {
    return [];
  }
}

/** Keeps `entries` under `key`, if the store works. */
export function writeStoredList(store: KeyValueStore, key: string, entries: readonly unknown[]): void {
  try {
    if (entries.length === 0) store.removeItem(key);
    else store.setItem(key, JSON.stringify(entries));
  } catch {
    // A full or forbidden store: what it would have kept is then known to this page only.
  }
}
