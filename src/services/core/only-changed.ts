import type { StoredData } from '@talelantern/domain/stored/read-fields';
import { isSameData } from '@talelantern/domain/stored/same-data';

/** The fields of `after` that differ from `before`: an edit leaves what another device has changed meanwhile. */
export function onlyChanged<Fields extends object>(before: Fields, after: Fields): Partial<Fields>;
export function onlyChanged(before: StoredData, after: StoredData): StoredData {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => !isSameData(value, before[key])));
}

/** A form over `seen` that was stored elsewhere meanwhile: edited fields stay, the others take what is stored now. */
export const mergeEdits = <Form extends object>(form: Form, seen: Form, stored: Form): Form => ({
  ...stored,
  ...onlyChanged(seen, form),
});
