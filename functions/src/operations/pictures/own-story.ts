import { NO_ACCESS, STORY_NOT_FOUND } from '@talelantern/domain/contracts/contract';
import { isTemporaryId } from '@talelantern/domain/characters/character';
import { AppError } from '@talelantern/domain/errors/app-error';
import { STORY_ID_REQUIRED } from '@talelantern/domain/stories/scene-request';
import type { Story } from '@talelantern/domain/stories/story';
import type { BooksPage } from '../ports/books.ts';

/**
 * The caller's own stored story.
 * @throws AppError `invalid` for one that was never saved, `not_found`, `forbidden` for another family's.
 */
export async function requireOwnStory(page: BooksPage, uid: string, storyId: string): Promise<Story> {
  if (isTemporaryId(storyId)) throw new AppError('invalid', STORY_ID_REQUIRED, { field: 'storyId' });
  const story = await page.story(storyId);
  if (!story) throw new AppError('not_found', STORY_NOT_FOUND);
  if (story.userId !== uid) throw new AppError('forbidden', NO_ACCESS);
  return story;
}
