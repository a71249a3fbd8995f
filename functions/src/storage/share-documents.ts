import { HOLDS, readShare, type Share, type ShareSource } from '@talelantern/domain/sharing/share';
import { SHARED_CONTENT_TYPES } from '@talelantern/domain/sharing/share-id';
import type { StoredData } from '@talelantern/domain/stored/read-fields';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { HeldShare } from '../operations/ports/shares.ts';

const sourceSchema = z.object({
  ownerId: z.string(),
  contentType: z.enum(SHARED_CONTENT_TYPES),
  contentId: z.string(),
  hold: z.nullable(z.enum(HOLDS)),
});

/** A share from its two documents; null where one is missing or not to be understood. */
export function readHeldShare(id: string, share: StoredData | null, source: StoredData | null): HeldShare | null {
  const [read, parsed] = [share && readShare(id, share), sourceSchema.safeParse(source)];
  if (!read || !parsed.success) return null;
  const { hold, ...itemAndOwner } = parsed.data;
  // Whoever hides a share by hand may forget to say why.
  return { share: read, source: itemAndOwner, hold: hold ?? (read.hidden ? 'review' : null) };
}

const timeOf = (ms: number | null): Timestamp | null => (ms === null ? null : Timestamp.fromMillis(ms));

/** `shares/{id}/private/source`. */
export const toSourceDocument = (source: ShareSource, hold: HeldShare['hold']): StoredData => ({ ...source, hold });

/** The sharing block as a share and its owner's item hold it. */
export const toSharingBlock = ({ sharing }: Share): StoredData => ({
  ...sharing,
  sharedAt: timeOf(sharing.sharedAt),
});

/** `shares/{id}` when it is made. */
export const toShareDocument = (share: Share): StoredData => ({
  ...toShareState(share),
  sharing: toSharingBlock(share),
});

/** The fields of a later save: all but the counts, which visitors change meanwhile. */
export const toShareUpdate = (share: Share): StoredData => ({
  ...toShareState(share),
  'sharing.isPublic': share.sharing.isPublic,
  'sharing.allowComments': share.sharing.allowComments,
  'sharing.sharedBy': share.sharing.sharedBy,
});

function toShareState({ contentType, copy, hidden, offered, listed, withdrawnAt }: Share): StoredData {
  return { contentType, copy, hidden, offered, listed, withdrawnAt: timeOf(withdrawnAt) };
}
