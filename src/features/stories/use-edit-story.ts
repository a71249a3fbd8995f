import type { Story } from '@talelantern/domain/stories/story';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Page } from '../../services/page.ts';
import type { StoryEditor } from '../../services/story-service.ts';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';

const withStory = (page: Page<Story>, story: Story): Page<Story> => ({
  ...page,
  items: page.items.map((item) => (item.id === story.id ? story : item)),
});

/** Changes a stored story, and shows it changed wherever it stands. Throws as `StoryEditor.edit` does. */
export function useEditStory(): StoryEditor['edit'] {
  const { stories } = useServices();
  const queries = useQueryClient();
  return useCallback<StoryEditor['edit']>(
    async (story, edit) => {
      const edited = await stories.edit(story, edit);
      queries.setQueryData(queryKeys.story(edited.id), edited);
      queries.setQueryData<InfiniteData<Page<Story>>>(
        queryKeys.storyList,
        (list) => list && { ...list, pages: list.pages.map((page) => withStory(page, edited)) },
      );
      return edited;
    },
    [stories, queries],
  );
}
