import { readBoolean, readChoice, readTime, type StoredData } from '../stored/read-fields.ts';
import { SHARED_CONTENT_TYPES, type SharedContentType } from './share-id.ts';
import { readSharedCopy, type SharedCopy } from './shared-copy.ts';
import { readSharing, type Sharing } from './sharing.ts';

/** `shares/{shareId}`, written by functions only but for views and likes (architecture §4). Times in ms since 1970. */
export interface Share {
  id: string;
  contentType: SharedContentType;
  /** Null where the copy was taken away with the share, or cannot be read. */
  copy: SharedCopy | null;
  sharing: Sharing;
  /** Held back or taken down by moderation. */
  hidden: boolean;
  /** Offered by the owner for the public list. */
  offered: boolean;
  /** Offered and approved by a reviewer; false as soon as the share is hidden or withdrawn. */
  listed: boolean;
  withdrawnAt: number | null;
}

/**
 * Why a share is kept from everybody: `waiting` until it could be checked, `unfit` until its owner changes it, `review`
 * until an administrator lets it go.
 */
export const HOLDS = ['waiting', 'unfit', 'review'] as const;
export type Hold = (typeof HOLDS)[number];

/** `shares/{shareId}/private/source`: whose item the share shows, read by rules and functions only. */
export interface ShareSource {
  ownerId: string;
  contentType: SharedContentType;
  /** Id of the story or character. */
  contentId: string;
}

/** What stays of a share that its owner withdrew at `now` (ms): the id and its counts, so that it is never given again. */
export function toTombstone(share: Share, now: number): Share {
  const sharing = { ...share.sharing, isPublic: false, allowComments: false, sharedBy: '' };
  return { ...share, copy: null, sharing, offered: false, listed: false, withdrawnAt: now };
}

/** Reads a stored share; null where not even the kind of its content is known. */
export function readShare(id: string, data: StoredData): Share | null {
  const contentType = readChoice(data['contentType'], SHARED_CONTENT_TYPES, null);
  const sharing = readSharing(data['sharing']);
  if (contentType === null || sharing === null) return null;
  return {
    id,
    contentType,
    copy: readSharedCopy(contentType, data['copy']),
    sharing,
    // What does not say that it may be seen may not.
    hidden: readBoolean(data['hidden'], true),
    offered: readBoolean(data['offered']),
    listed: readBoolean(data['listed']),
    withdrawnAt: readTime(data['withdrawnAt']),
  };
}
