import { useCallback } from 'react';
import type { StoryEditor } from '../../services/story-service.ts';
import { useRememberStory } from '../use-remember-story.ts';
import { useServices } from '../use-services.ts';

/** Changes a stored story, and shows it changed wherever it stands. Throws as `StoryEditor.edit` does. */
export function useEditStory(): StoryEditor['edit'] {
  const { stories } = useServices();
  const remember = useRememberStory();
  return useCallback<StoryEditor['edit']>(
    async (story, edit) => {
      const edited = await stories.edit(story, edit);
      remember(edited);
      return edited;
    },
    [stories, remember],
  );
}
