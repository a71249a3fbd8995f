import { isRecord, type StoredData } from '@talelantern/domain/stored/read-fields';
import { isSameData } from '@talelantern/domain/stored/same-data';

/** The fields of `after` that differ from `before`. */
export function onlyChanged<Fields extends object>(before: Fields, after: Fields): Partial<Fields>;
export function onlyChanged(before: StoredData, after: StoredData): StoredData {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => !isSameData(value, before[key])));
}

/** Fields that are one choice: merging them one by one would contradict it. */
const CHOICES = [
  ['age', 'customAge'],
  ['type', 'category', 'subcategory', 'specificType'],
];

/**
 * Three-way merge: applies the edits that turned `base` into `form` to `stored`, which another device has changed
 * in the meantime. Of a map, edited fields stay, with the others of the same choice; of a list, added and removed
 * entries. So two parents can add entries to the same avoid list.
 */
export function mergeEdits<Form extends object>(form: Form, base: Form, stored: Form): Form;
export function mergeEdits(form: StoredData, base: StoredData, stored: StoredData): StoredData {
  const edited = Object.keys(onlyChanged(base, form));
  const chosen = CHOICES.filter((fields) => fields.some((field) => edited.includes(field))).flat();
  const edits = Object.entries(form).filter(([key]) => edited.includes(key) || chosen.includes(key));
  return { ...stored, ...Object.fromEntries(edits.map(([key, value]) => [key, merge(value, base[key], stored[key])])) };
}

function merge(edited: unknown, base: unknown, stored: unknown): unknown {
  if (isRecord(edited) && isRecord(base) && isRecord(stored)) return mergeEdits(edited, base, stored);
  if (!Array.isArray(edited) || !Array.isArray(base) || !Array.isArray(stored)) return edited;
  return [
    ...stored.filter((entry) => edited.includes(entry) || !base.includes(entry)),
    ...edited.filter((entry) => !stored.includes(entry) && !base.includes(entry)),
  ];
}

/** `stored` with only those entries of its lists that are in `form` too: as a base, it lets a form remove no entry. */
export function commonPart<Form extends object>(stored: Form, form: Partial<Form>): Form;
export function commonPart(stored: StoredData, form: StoredData): StoredData {
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, commonEntries(value, form[key])]));
}

function commonEntries(stored: unknown, edited: unknown): unknown {
  if (Array.isArray(stored) && Array.isArray(edited)) return stored.filter((entry) => edited.includes(entry));
  return isRecord(stored) && isRecord(edited) ? commonPart(stored, edited) : stored;
}
