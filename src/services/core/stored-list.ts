import { parseJson } from '@talelantern/domain/stored/read-fields';

export const createStoredList = <Entry>(store: KeyValueStore, key: string, read: (value: unknown) => Entry | null) => ({
  list: (): Entry[] => {
    const data = parseJson(store.getItem(key));
    return Array.isArray(data) ? data.map(read).filter((entry) => entry !== null) : [];
  },
  write: (entries: readonly Entry[]): void => {
    if (entries.length === 0) store.removeItem(key);
    else store.setItem(key, JSON.stringify(entries));
  },
});

/** localStorage or sessionStorage, wrapped by `createSafeStore`, because browsers may refuse access. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
