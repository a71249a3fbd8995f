import { ownerPrefix, thumbnailPath } from '@talelantern/domain/images/media-address';
import type { ItemCollection, OwnedFiles } from '../ports/owned-files.ts';
import type { PictureStore } from '../ports/pictures.ts';

export interface ItemFilesTools {
  ownedFiles: OwnedFiles;
  pictures: Pick<PictureStore, 'list' | 'remove'>;
}

/**
 * Removes the files of a deleted item, but for pictures that a story of the family still shows. Only below the owner's
 * own prefix, whatever the item said of itself. An item that is there again keeps everything; may run twice.
 */
export async function removeItemFiles(
  { ownedFiles, pictures }: ItemFilesTools,
  { collection, id, ownerId }: { collection: ItemCollection; id: string; ownerId: string },
): Promise<void> {
  if (await ownedFiles.exists(collection, id)) return;
  const stored = await pictures.list(`${ownerPrefix(ownerId)}${collection}/${id}/`);
  if (stored.length === 0) return;
  const shown = await ownedFiles.picturesInStories(ownerId);
  const kept = new Set([...shown].flatMap((path) => [path, thumbnailPath(path)]));
  await pictures.remove(stored.filter((path) => !kept.has(path)));
}
