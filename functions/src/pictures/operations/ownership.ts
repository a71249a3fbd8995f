import { CHILD_NOT_FOUND, NO_ACCESS, STORY_NOT_FOUND } from '@talelantern/domain/contracts/contract';
import { isTemporaryId } from '@talelantern/domain/characters/character';
import { AppError } from '@talelantern/domain/errors/app-error';
import { STORY_ID_REQUIRED } from '@talelantern/domain/contracts/scene-request';
import type { Story } from '@talelantern/domain/stories/story';
import type { StoreTx } from '../../generation/ports/ports.ts';
import { IMAGE_URL_NOT_ALLOWED } from '@talelantern/domain/contracts/save-image';
import { ownPictureId } from '@talelantern/domain/images/media-url';
import type { PictureStore } from '../ports/ports.ts';

/** @throws AppError `invalid` for a story that was never saved, `not_found`, `forbidden` for another user's. */
export async function requireOwnStory(tx: StoreTx, uid: string, storyId: string): Promise<Story> {
  if (isTemporaryId(storyId)) throw new AppError('invalid', STORY_ID_REQUIRED, { field: 'storyId' });
  const story = await tx.story(storyId);
  if (!story) throw new AppError('not_found', STORY_NOT_FOUND);
  if (story.userId !== uid) throw new AppError('forbidden', NO_ACCESS);
  return story;
}

/** @throws AppError `not_found` when the user has no such child. */
export async function requireOwnChild(tx: StoreTx, uid: string, childId: string): Promise<void> {
  if (!(await tx.child(uid, childId))) throw new AppError('not_found', CHILD_NOT_FOUND, { field: 'childId' });
}

export const PICTURE_NOT_FOUND = 'This picture no longer exists';

export const urlNotAllowed = (field: string): AppError => new AppError('invalid', IMAGE_URL_NOT_ALLOWED, { field });

export interface OwnPicture {
  path: string;
  /** File name without extension. */
  id: string;
}

/** Only the URL is checked. @throws AppError `invalid` 'Image address not allowed' with the request's field. */
export function requireOwnPicture(
  { pathOf }: Pick<PictureStore, 'pathOf'>,
  uid: string,
  url: string,
  field: string,
): OwnPicture {
  const path = pathOf(url);
  const id = path === null ? null : ownPictureId(path, uid);
  if (path === null || id === null) throw urlNotAllowed(field);
  return { path, id };
}

/** Path of an item's picture; null if the item has no picture, or one that is not the user's own. */
export function ownPicturePathOf(
  { pathOf }: Pick<PictureStore, 'pathOf'>,
  uid: string,
  { imagePath, imageUrl }: { imagePath: string | null; imageUrl: string | null },
): string | null {
  const path = imagePath ?? pathOf(imageUrl ?? '');
  return path !== null && ownPictureId(path, uid) !== null ? path : null;
}
