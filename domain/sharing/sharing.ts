import { readFields, type ValuesOf } from '../stored/define-document.ts';
import { isRecord, readBoolean, readNumber, readText, readTextOrNull, readTime } from '../stored/read-fields.ts';
import { SHARE_ID_PATTERN } from './share-id.ts';

export function readShareId(value: unknown): string | null {
  const text = readTextOrNull(value);
  return text !== null && SHARE_ID_PATTERN.test(text) ? text : null;
}

/** The sharing block of a share (docs/specification.md#3). Functions write its ids and counts. */
export const SHARING_FIELDS = {
  isPublic: readBoolean,
  allowComments: readBoolean,
  shareId: readShareId,
  sharedAt: readTime,
  sharedBy: readText,
  views: readNumber,
  likes: readNumber,
};

export type Sharing = ValuesOf<typeof SHARING_FIELDS>;

export const readSharing = (value: unknown): Sharing | null =>
  isRecord(value) ? readFields(SHARING_FIELDS, value) : null;
