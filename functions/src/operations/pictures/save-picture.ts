import { saveImageContract, type SaveImageResponse } from '@talelantern/domain/contracts/save-image';
import { AppError } from '@talelantern/domain/errors/app-error';
import { itemPicturePath, type PictureOwner } from '@talelantern/domain/images/media-address';
import { effectivePlan } from '@talelantern/domain/subscriptions/entitlement';
import type { ItemFilesTools } from '../items/remove-item-files.ts';
import { storeForItem } from '../items/store-for-item.ts';
import type { Books, BooksPage } from '../ports/books.ts';
import type { Caller } from '../ports/caller.ts';
import type { Clock } from '../ports/clock.ts';
import type { PictureStore } from '../ports/pictures.ts';
import { PICTURE_NOT_FOUND, requireOwnPicture } from './own-picture.ts';
import { requireOwnStory } from './own-story.ts';
import { assertMayPaint, requireOwnItem } from './picture-plan.ts';

export interface SavePictureTools extends ItemFilesTools {
  books: Books;
  pictures: PictureStore;
  clock: Clock;
}

/**
 * Copies a picture of the caller's own to the place of its character, location or story; doing it twice gives the same
 * address.
 * @throws AppError `invalid` 'Image address not allowed' for anything but an address of an own picture; ownership and
 * `plan_limit` as picture-plan.ts and own-story.ts; `not_found` when the picture is gone, or its item by now.
 */
export async function savePicture(
  tools: SavePictureTools,
  { uid }: Caller,
  imageUrl: string,
  owner: PictureOwner,
): Promise<SaveImageResponse> {
  const { books, pictures, clock } = tools;
  const picture = requireOwnPicture(pictures, uid, imageUrl, 'imageUrl');
  const target = itemPicturePath(uid, owner, picture.id);
  await books.transact(uid, (page) => assertMaySave(page, uid, { owner, target, now: clock.now() }));
  const saved = await storeForItem(tools, { ...owner, ownerId: uid }, () => pictures.copy(picture.path, target));
  if (!saved) throw new AppError('not_found', PICTURE_NOT_FOUND);
  return saved;
}

async function assertMaySave(
  page: BooksPage,
  uid: string,
  { owner: { collection, id }, target, now }: { owner: PictureOwner; target: string; now: number },
): Promise<void> {
  const profile = await page.profile(uid);
  if (profile?.disabled) throw new AppError('unauthenticated', saveImageContract.signedOut);
  if (collection === 'stories') {
    await requireOwnStory(page, uid, id);
    return;
  }
  const item = await requireOwnItem(page, uid, { collection, id });
  // Saved already, and the item knows it: no new picture is made of it.
  if (item.imagePath !== target) assertMayPaint(effectivePlan(profile, now), collection, item);
}
