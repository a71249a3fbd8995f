import type { StoredData } from '@talelantern/domain/stored/read-fields';

/** The fields of `after` that differ from `before`: an edit leaves what another device has changed meanwhile. */
export function onlyChanged<Fields extends object>(before: Fields, after: Fields): Partial<Fields>;
export function onlyChanged(before: StoredData, after: StoredData): StoredData {
  return Object.fromEntries(
    Object.entries(after).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key])),
  );
}
