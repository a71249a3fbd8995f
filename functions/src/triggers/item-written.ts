import type { SharedContentType } from '@talelantern/domain/sharing/share-id';
import { readShareId } from '@talelantern/domain/sharing/sharing';
import { isRecord, readText, type StoredData } from '@talelantern/domain/stored/read-fields';
import { removeItemFiles, type ItemFilesTools } from '../operations/items/remove-item-files.ts';
import type { Clock } from '../operations/ports/clock.ts';
import type { ItemCollection } from '../operations/ports/owned-files.ts';
import { readItem } from '../operations/sharing/read-item.ts';
import { refreshShare, type RefreshTools } from '../operations/sharing/refresh-share.ts';
import { fingerprint } from '../operations/sharing/shared-pictures.ts';

export type ItemTools = RefreshTools & ItemFilesTools & { clock: Clock };

/** What was written; null where the document did not exist. */
export interface ItemChange {
  collection: ItemCollection;
  id: string;
  before: StoredData | null;
  after: StoredData | null;
}

/**
 * Follows a change of a story, character or location: the shares it names show what is true now, and the files of a
 * deleted one go. The event says only where to look: it may come twice, late, or after a newer one.
 */
export async function followItem(tools: ItemTools, change: ItemChange): Promise<void> {
  const { collection, id, before, after } = change;
  if (isNewsForOthers(change)) {
    const shareIds = new Set([before, after].map(shareIdOf).filter((shareId) => shareId !== null));
    for (const shareId of shareIds) await refreshShare(tools, shareId, tools.clock.now());
  }
  const ownerId = readText(before?.['userId']);
  if (after === null && ownerId !== '') await removeItemFiles(tools, { collection, id, ownerId });
}

const SHARED_AS: Readonly<Record<ItemCollection, SharedContentType | null>> = {
  stories: 'story',
  characters: 'character',
  locations: null,
};

/** Whether anything changed that a share shows or may show, or that says how it is shared; a new reading place is not. */
function isNewsForOthers({ collection, id, before, after }: ItemChange): boolean {
  const contentType = SHARED_AS[collection];
  if (contentType === null) return false;
  const [earlier, later] = [before, after].map((data) => {
    const found = readItem({ contentType, contentId: id }, data);
    if (!found) return null;
    const { sharing } = found.item;
    const approved = found.contentType === 'story' ? found.item.approvedParts : [];
    return JSON.stringify([fingerprint(found), sharing?.shareId, sharing?.isPublic, approved]);
  });
  return earlier !== later;
}

const shareIdOf = (data: StoredData | null): string | null =>
  isRecord(data?.['sharing']) ? readShareId(data['sharing']['shareId']) : null;
