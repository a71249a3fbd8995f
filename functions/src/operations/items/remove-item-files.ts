import { ownerPrefix, thumbnailPath } from '@talelantern/domain/images/media-address';
import type { ItemCollection, OwnedFiles } from '../ports/owned-files.ts';
import type { PictureStore } from '../ports/pictures.ts';

export interface ItemFilesTools {
  ownedFiles: OwnedFiles;
  pictures: Pick<PictureStore, 'list' | 'remove'>;
}

/** An item, and whose it is. */
export interface OwnedItem {
  collection: ItemCollection;
  id: string;
  ownerId: string;
}

/**
 * Removes the files of a deleted item, but for pictures that a story of the family still shows. Only below the owner's
 * own prefix, whatever the item said of itself. An item that is there again keeps everything; may run twice.
 * Answers whether the item is gone.
 */
export async function removeItemFiles(
  { ownedFiles, pictures }: ItemFilesTools,
  { collection, id, ownerId }: OwnedItem,
): Promise<boolean> {
  if (await ownedFiles.exists(collection, id)) return false;
  const stored = await pictures.list(`${ownerPrefix(ownerId)}${collection}/${id}/`);
  if (stored.length === 0) return true;
  const shown = await ownedFiles.picturesInStories(ownerId);
  const kept = new Set([...shown].flatMap((path) => [path, thumbnailPath(path)]));
  await pictures.remove(stored.filter((path) => !kept.has(path)));
  return true;
}
