import type { Story } from '@talelantern/domain/stories/story';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { HOLD_DELETION_MS } from '../../services/held-deletion.ts';
import { notify } from '../../ui/notify.ts';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';

/** Takes a story off the shelf at once and deletes it after ten seconds, unless that is undone. */
export function useStoryDeletion(): (story: Story) => void {
  const { stories } = useServices();
  const queries = useQueryClient();
  return useCallback(
    (story) => {
      const reload = () => void queries.invalidateQueries({ queryKey: queryKeys.stories });
      const deletion = stories.deleteLater(story);
      reload();
      notify.note(`“${story.title}” goes away`, {
        detail: 'You can bring it back for ten seconds.',
        action: { label: 'Undo', onPress: deletion.undo },
        durationMs: HOLD_DELETION_MS,
      });
      deletion.outcome.catch((error: Error) => notify.failure(error.message)).finally(reload);
    },
    [stories, queries],
  );
}
