import { CHARACTER_NOT_FOUND, LOCATION_NOT_FOUND, STORY_NOT_FOUND } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { ItemCollection } from '../ports/owned-files.ts';
import { removeItemFiles, type ItemFilesTools, type OwnedItem } from './remove-item-files.ts';

const NOT_FOUND: Readonly<Record<ItemCollection, string>> = {
  stories: STORY_NOT_FOUND,
  characters: CHARACTER_NOT_FOUND,
  locations: LOCATION_NOT_FOUND,
};

/**
 * Does `work`, which stores files of an item, also where it fails on the way. If the item was deleted meanwhile, the
 * trigger of its deletion has looked for files too early: those that are there now go again.
 * @throws AppError `not_found` where the item is gone; whatever `work` throws otherwise.
 */
export async function storeForItem<Stored>(
  tools: ItemFilesTools,
  item: OwnedItem,
  work: () => Promise<Stored>,
): Promise<Stored> {
  const [outcome] = await Promise.allSettled([work()]);
  if (await removeItemFiles(tools, item)) throw new AppError('not_found', NOT_FOUND[item.collection]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
