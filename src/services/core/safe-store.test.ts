import { expect, it } from 'vitest';
import { createSafeStore } from './safe-store.ts';

const refuse = (): never => {
  throw new DOMException('Access is denied', 'SecurityError');
};

it('a store to which the browser refuses access keeps its values in memory', () => {
  const store = createSafeStore(refuse);
  expect(store.getItem('key')).toBeNull();
  store.setItem('key', 'value');
  expect(store.getItem('key')).toBe('value');
  store.removeItem('key');
  expect(store.getItem('key')).toBeNull();
});

it('a store that is full keeps a new value in memory until it can be stored', () => {
  const storage = new Map([['key', 'old']]);
  let isFull = true;
  const store = createSafeStore(() => ({
    getItem: (key) => storage.get(key) ?? null,
    setItem(key, value) {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      storage.set(key, value);
    },
    removeItem: (key) => void storage.delete(key),
  }));
  store.setItem('key', 'new');
  expect(store.getItem('key')).toBe('new');
  isFull = false;
  store.setItem('key', 'newer');
  expect(storage.get('key')).toBe('newer');
  storage.set('key', 'of another tab');
  expect(store.getItem('key')).toBe('of another tab');
});
