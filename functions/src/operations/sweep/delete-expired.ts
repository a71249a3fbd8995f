import type { GenerationKind } from '@talelantern/domain/generation/job';
import { generatedPicturePath, thumbnailPath } from '@talelantern/domain/images/media-address';
import type { Housekeeping } from '../ports/housekeeping.ts';
import type { PictureStore } from '../ports/pictures.ts';

interface DeleteExpiredTools {
  housekeeping: Pick<Housekeeping, 'deleteExpired'>;
  pictures: Pick<PictureStore, 'remove'>;
}

const PAINTING: readonly GenerationKind[] = ['portrait', 'location', 'scene'];

/**
 * Deletes drafts and ended jobs whose time is over at `now` (ms), and before them what the jobs had painted: a picture
 * that a family saved was copied to its place. Answers how many documents there were.
 */
export const deleteExpired = ({ housekeeping, pictures }: DeleteExpiredTools, now: number): Promise<number> =>
  housekeeping.deleteExpired(now, async (jobs) => {
    const painted = jobs
      .filter(({ kind }) => PAINTING.includes(kind))
      .map(({ userId, requestId }) => generatedPicturePath(userId, requestId));
    await pictures.remove(painted.flatMap((path) => [path, thumbnailPath(path)]));
  });
