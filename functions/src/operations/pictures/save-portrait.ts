import {
  IMAGE_ADDRESS_NOT_ALLOWED,
  saveImageContract,
  type SaveImageRequest,
  type SaveImageResponse,
} from '@talelantern/domain/contracts/save-image';
import { AppError } from '@talelantern/domain/errors/app-error';
import { characterPicturePath, ownerPrefix } from '@talelantern/domain/images/media-address';
import { effectivePlan } from '@talelantern/domain/subscriptions/entitlement';
import { assertMayPaint, requireOwnItem } from './picture-plan.ts';
import type { Books } from '../ports/books.ts';
import type { Caller } from '../ports/caller.ts';
import type { Clock } from '../ports/clock.ts';
import type { PictureStore } from '../ports/pictures.ts';

export interface SavePortraitTools {
  books: Books;
  pictures: PictureStore;
  clock: Clock;
}

/**
 * Copies a picture of the caller's own to its character's place; doing it twice gives the same address.
 * @throws AppError `invalid` 'Image address not allowed' for anything but an address of an own picture; ownership and
 * `plan_limit` as portrait-plan.ts; `not_found` when the picture is gone.
 */
export async function savePortrait(
  { books, pictures, clock }: SavePortraitTools,
  { uid }: Caller,
  { imageUrl, characterId }: SaveImageRequest,
): Promise<SaveImageResponse> {
  const { path, pictureId } = requireOwnPicture(pictures.pathOf(imageUrl), uid);
  const target = characterPicturePath(uid, characterId, pictureId);
  await books.transact(uid, async (page) => {
    const profile = await page.profile(uid);
    if (profile?.disabled) throw new AppError('unauthenticated', saveImageContract.signedOut);
    const character = await requireOwnItem(page, uid, { collection: 'characters', id: characterId });
    // Saved already, and the character knows it: no new picture is made of it.
    if (character.imagePath !== target) assertMayPaint(effectivePlan(profile, clock.now()), 'characters', character);
  });
  const saved = await pictures.copy(path, target);
  if (!saved) throw new AppError('not_found', PICTURE_NOT_FOUND);
  return saved;
}

export const PICTURE_NOT_FOUND = 'This picture is no longer there';

const PICTURE_BELOW_OWNER = /^(?:[\w-]+\/)*([\w-]{1,64})\.webp$/;

function requireOwnPicture(path: string | null, uid: string): { path: string; pictureId: string } {
  const prefix = ownerPrefix(uid);
  const pictureId = path?.startsWith(prefix) ? PICTURE_BELOW_OWNER.exec(path.slice(prefix.length))?.[1] : undefined;
  if (path === null || pictureId === undefined) {
    throw new AppError('invalid', IMAGE_ADDRESS_NOT_ALLOWED, { field: 'imageUrl' });
  }
  return { path, pictureId };
}
