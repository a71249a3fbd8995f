import { oneOf, readFields, type ValuesOf } from '../stored/define-document.ts';
import { isRecord } from '../stored/read-fields.ts';
import { SHARING_FIELDS } from './sharing.ts';

/** `waiting` until moderated, `unfit` until changed, `review` until approved, `disabled` while the account is. */
export const HOLDS = ['waiting', 'unfit', 'review', 'disabled'] as const;
export type Hold = (typeof HOLDS)[number];

/** The `hold` in an item whose share an administrator has removed; the share itself has no such hold. */
export const REMOVED_LINK = 'removed';

/** The sharing block of a family's character or story. `hold`: why its share is not shown; null if no one holds it. */
const ITEM_SHARING_FIELDS = { ...SHARING_FIELDS, hold: oneOf([...HOLDS, REMOVED_LINK], null) };

export type ItemSharing = ValuesOf<typeof ITEM_SHARING_FIELDS>;

/** Reads a stored sharing block; null when the item was never shared. */
export const readItemSharing = (value: unknown): ItemSharing | null =>
  isRecord(value) ? readFields(ITEM_SHARING_FIELDS, value) : null;
