import { CHARACTER_NOT_FOUND, LOCATION_NOT_FOUND, STORY_NOT_FOUND } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { ItemCollection, OwnedFiles } from '../../families/ports/ports.ts';
import { ownerPrefix, thumbnailPath } from '@talelantern/domain/images/media-url';
import type { PictureStore } from '../ports/ports.ts';

const NOT_FOUND: Readonly<Record<ItemCollection, string>> = {
  stories: STORY_NOT_FOUND,
  characters: CHARACTER_NOT_FOUND,
  locations: LOCATION_NOT_FOUND,
};

/**
 * Runs `work`, which stores files of an item. If the item has been deleted in the meantime, removes its files, because
 * the deletion's trigger ran too early to find them. Does so even when `work` fails.
 * @throws AppError `not_found` when the item is gone; any error of `work`.
 */
export async function storeForItem<Stored>(
  deps: ItemFilesDeps,
  item: OwnedItem,
  work: () => Promise<Stored>,
): Promise<Stored> {
  const [outcome] = await Promise.allSettled([work()]);
  if (await removeItemFiles(deps, item)) throw new AppError('not_found', NOT_FOUND[item.collection]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

export interface ItemFilesDeps {
  ownedFiles: OwnedFiles;
  pictures: Pick<PictureStore, 'list' | 'remove'>;
}

export interface OwnedItem {
  collection: ItemCollection;
  id: string;
  ownerId: string;
}

/**
 * Removes the files of a deleted item below its owner's prefix, except pictures that a story still shows. Does nothing
 * when the item exists again; may run twice. Returns whether the item is gone.
 */
export async function removeItemFiles(
  { ownedFiles, pictures }: ItemFilesDeps,
  { collection, id, ownerId }: OwnedItem,
): Promise<boolean> {
  if (await ownedFiles.exists(collection, id)) return false;
  const stored = await pictures.list(`${ownerPrefix(ownerId)}${collection}/${id}/`);
  if (stored.length === 0) return true;
  const storyPictures = await ownedFiles.picturesInStories(ownerId);
  const usedPaths = new Set([...storyPictures].flatMap((path) => [path, thumbnailPath(path)]));
  await pictures.remove(stored.filter((path) => !usedPaths.has(path)));
  return true;
}
