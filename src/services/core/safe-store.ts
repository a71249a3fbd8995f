import { attempt } from './attempt.ts';
import type { KeyValueStore } from './stored-list.ts';

/** Keeps in memory what the browser does not store: private windows refuse access, or storage is full. */
export function createSafeStore(open: () => KeyValueStore): KeyValueStore {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => open().getItem(key), null),
    setItem(key, value) {
      memory.set(key, value);
      attempt(() => {
        open().setItem(key, value);
        memory.delete(key);
      }, undefined);
    },
    removeItem(key) {
      memory.delete(key);
      attempt(() => open().removeItem(key), undefined);
    },
  };
}
