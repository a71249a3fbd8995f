import type { Story } from '@talelantern/domain/stories/story';
import { DELETE_STORY_FAILED } from '../../../services/story-service.ts';
import { queryKeys } from '../../query-keys.ts';
import { useDeleteLater } from '../../use-delete-later.ts';
import { useServices } from '../../use-services.ts';

const STORY_DELETED = 'Story deleted successfully';

/** Deletes a story after ten seconds in which it can be undone. */
export function useDeleteStory(): (story: Story) => void {
  const { stories } = useServices();
  return useDeleteLater({
    deleteLater: stories.deleteLater,
    keys: { list: queryKeys.storyList, all: queryKeys.stories },
    note: ({ title }) => ({
      message: `“${title}” has left the shelf`,
      detail: 'You can bring it back for ten seconds.',
    }),
    deleted: STORY_DELETED,
    failed: DELETE_STORY_FAILED,
  });
}
