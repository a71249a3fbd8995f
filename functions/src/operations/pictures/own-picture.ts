import { IMAGE_ADDRESS_NOT_ALLOWED } from '@talelantern/domain/contracts/save-image';
import { AppError } from '@talelantern/domain/errors/app-error';
import { ownPictureId } from '@talelantern/domain/images/media-address';
import type { PictureStore } from '../ports/pictures.ts';

export const PICTURE_NOT_FOUND = 'This picture is no longer there';

export const addressNotAllowed = (field: string): AppError =>
  new AppError('invalid', IMAGE_ADDRESS_NOT_ALLOWED, { field });

/** A picture in Storage below its family's own prefix. */
export interface OwnPicture {
  path: string;
  /** Its name without folder and ending. */
  id: string;
}

/**
 * The family's own picture behind an address of ours; nothing is asked of the address itself.
 * @throws AppError `invalid` 'Image address not allowed' for any other address, with the name of the request's field.
 */
export function requireOwnPicture(
  { pathOf }: Pick<PictureStore, 'pathOf'>,
  uid: string,
  address: string,
  field: string,
): OwnPicture {
  const path = pathOf(address);
  const id = path === null ? null : ownPictureId(path, uid);
  if (path === null || id === null) throw addressNotAllowed(field);
  return { path, id };
}

/** Where the picture of a stored item lies; null for none, and for one that is not the family's own. */
export function ownPicturePathOf(
  { pathOf }: Pick<PictureStore, 'pathOf'>,
  uid: string,
  { imagePath, imageUrl }: { imagePath: string | null; imageUrl: string | null },
): string | null {
  const path = imagePath ?? pathOf(imageUrl ?? '');
  return path !== null && ownPictureId(path, uid) !== null ? path : null;
}
