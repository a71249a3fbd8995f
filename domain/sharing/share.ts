import { LIMITS } from '../limits/limits.ts';
import { defineDocument, oneOf, type DocumentOf } from '../stored/define-document.ts';
import { readBoolean, readText, readTime, type StoredData } from '../stored/read-fields.ts';
import { SHARED_CONTENT_TYPES, type SharedContentType } from './share-id.ts';
import { readSharedCopy, type SharedCopy } from './shared-copy.ts';
import { readSharing } from './sharing.ts';

/** A file that begins with 'RIFF', as WebP does. */
const WEBP_IN_BASE64 = /^UklGR[A-Za-z0-9+/]+={0,2}$/;

/** The placeholder of a cover, a WebP in base64 (docs/decisions/0188); null if it is too long or anything else. */
export function readCoverPlaceholder(value: unknown): string | null {
  const text = readText(value);
  return text.length <= LIMITS.coverPlaceholder && WEBP_IN_BASE64.test(text) ? text : null;
}

/** `shares/{shareId}`, written by functions, except views and likes. Times in ms since 1970. */
export const SHARE = defineDocument({
  collection: 'shares',
  version: 2,
  fields: {
    contentType: oneOf(SHARED_CONTENT_TYPES, null),
    sharing: readSharing,
    /** Whether the share is held or hidden by moderation; true by default. */
    hidden: (value: unknown) => readBoolean(value, true),
    offered: readBoolean,
    /** Offered and approved by a reviewer; false once the share is hidden or withdrawn. */
    listed: readBoolean,
    withdrawnAt: readTime,
    /** Null if the share shows no cover. Shares stored before this field existed have null until their next refresh. */
    coverPlaceholder: readCoverPlaceholder,
  },
  required: ['contentType', 'sharing'],
  rules: {},
});

export interface Share extends DocumentOf<typeof SHARE> {
  /** Null when the share is withdrawn or invalid. */
  copy: SharedCopy | null;
}

export function readShare(id: string, data: StoredData): Share | null {
  const share = SHARE.read(id, data);
  return share && { ...share, copy: readSharedCopy(share.contentType, data['copy']) };
}

/** `shares/{shareId}/private/source`: the item of the share, readable by rules and functions only. */
export interface ShareSource {
  ownerId: string;
  contentType: SharedContentType;
  contentId: string;
}

/** What remains of a share that is withdrawn at `now` (ms): id and counts, so that the id is never used again. */
export function toTombstone(share: Share, now: number): Share {
  const sharing = { ...share.sharing, isPublic: false, allowComments: false, sharedBy: '' };
  return { ...share, copy: null, coverPlaceholder: null, sharing, offered: false, listed: false, withdrawnAt: now };
}
