import { isRecord, readBoolean, readNumber, readText, readTextOrNull, readTime } from '../stored/read-fields.ts';
import { SHARE_ID_PATTERN } from './share-id.ts';

/** The sharing block of a character or story (specification §3). Its ids and counts come from functions. */
export interface Sharing {
  isPublic: boolean;
  allowComments: boolean;
  shareId: string | null;
  sharedAt: number | null;
  sharedBy: string;
  views: number;
  likes: number;
}

/** The id of a share; null for anything else, which would break a path. */
export function readShareId(value: unknown): string | null {
  const text = readTextOrNull(value);
  return text !== null && SHARE_ID_PATTERN.test(text) ? text : null;
}

/** Reads a stored sharing block; null where the item was never shared. */
export function readSharing(value: unknown): Sharing | null {
  if (!isRecord(value)) return null;
  return {
    isPublic: readBoolean(value['isPublic']),
    allowComments: readBoolean(value['allowComments']),
    shareId: readShareId(value['shareId']),
    sharedAt: readTime(value['sharedAt']),
    sharedBy: readText(value['sharedBy']),
    views: readNumber(value['views']),
    likes: readNumber(value['likes']),
  };
}
