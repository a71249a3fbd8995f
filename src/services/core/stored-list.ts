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

export function writeStoredList(store: KeyValueStore, key: string, entries: readonly unknown[]): void {
  try {
    if (entries.length === 0) store.removeItem(key);
    else store.setItem(key, JSON.stringify(entries));
  } catch {
    // Storage is full or forbidden: the entries are not stored.
  }
}

/** localStorage or sessionStorage. May throw in private windows. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
