import { attempt } from './attempt.ts';
import type { KeyValueStore } from './stored-list.ts';

/**
 * Keeps values in memory that the browser does not store, because it refuses access, as in private windows, or because
 * its storage is full.
 */
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
